//! The network and how it learns.

use crate::samples::Lesson;
use game::Rng;
use king_of_pirates::SIGNS;
use std::fmt;

const BENDS: usize = 8;
/// The signs, where it begins, and what it counts for.
const BEND: usize = SIGNS + 2;
const WEIGHTS: usize = BENDS * BEND + SIGNS;
/// How far a weight goes in a step, at first.
const STEP: f32 = 0.004;

/// All weights in a row: the bends, then what every sign adds by itself.
#[derive(Clone)]
pub(crate) struct Network([f32; WEIGHTS]);

impl Network {
    pub(crate) fn new(rng: &mut impl Rng) -> Self {
        Self(std::array::from_fn(|_| (rng.below(2_001) as f32 - 1_000.0) / 3_000.0))
    }

    fn bends(&self) -> impl Iterator<Item = &[f32]> {
        self.0[..BENDS * BEND].chunks(BEND)
    }

    fn straight(&self) -> &[f32] {
        &self.0[BENDS * BEND..]
    }

    fn score(&self, signs: &[f32; SIGNS]) -> f32 {
        let bent = self.bends().map(|bend| sum(bend, signs).max(0.0) * bend[SIGNS + 1]);
        bent.sum::<f32>() + weigh(self.straight(), signs)
    }

    /// What it tells, by seat.
    fn shares(&self, lesson: &Lesson) -> Vec<f32> {
        let scores: Vec<f32> = lesson.iter().map(|(signs, _)| self.score(signs)).collect();
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let weights: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
        let sum: f32 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / sum).collect()
    }

    pub(crate) fn surprise(&self, lesson: &Lesson) -> f32 {
        let told = self.shares(lesson).into_iter().zip(lesson);
        told.map(|(share, (_, won))| -won * share.max(1e-9).ln()).sum()
    }

    /// Which way surprise rises, added to what is there.
    fn blame(&self, lesson: &Lesson, blame: &mut [f32; WEIGHTS]) {
        for (share, (signs, won)) in self.shares(lesson).into_iter().zip(lesson) {
            let error = share - won;
            let (bends, straight) = blame.split_at_mut(BENDS * BEND);
            for (bend, blame) in self.bends().zip(bends.chunks_mut(BEND)) {
                let sum = sum(bend, signs);
                if sum > 0.0 {
                    let part = error * bend[SIGNS + 1];
                    add(blame, part, signs);
                    blame[SIGNS] += part;
                    blame[SIGNS + 1] += error * sum;
                }
            }
            add(straight, error, signs);
        }
    }
}

fn sum(bend: &[f32], signs: &[f32; SIGNS]) -> f32 {
    weigh(bend, signs) + bend[SIGNS]
}

fn weigh(weights: &[f32], signs: &[f32; SIGNS]) -> f32 {
    weights.iter().zip(signs).map(|(weight, sign)| weight * sign).sum()
}

fn add(to: &mut [f32], part: f32, signs: &[f32; SIGNS]) {
    to.iter_mut().zip(signs).for_each(|(to, sign)| *to += part * sign);
}

/// Adam: steps by the mean of the blame over its size, smaller and smaller.
pub(crate) struct Teacher {
    pub(crate) network: Network,
    mean: [f32; WEIGHTS],
    square: [f32; WEIGHTS],
    step: usize,
    steps: usize,
}

impl Teacher {
    pub(crate) fn new(network: Network, steps: usize) -> Self {
        Self { network, mean: [0.0; WEIGHTS], square: [0.0; WEIGHTS], step: 0, steps }
    }

    pub(crate) fn teach(&mut self, lessons: &[Lesson]) {
        let mut blame = [0.0; WEIGHTS];
        for lesson in lessons {
            self.network.blame(lesson, &mut blame);
        }
        self.step += 1;
        let far = STEP * (1.0 - self.step as f32 / (self.steps + 1) as f32);
        let settled = |rate: f32| 1.0 - rate.powi(self.step as i32);
        let (means, squares) = (settled(0.9), settled(0.999));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), blame) in self.network.0.iter_mut().zip(moments).zip(blame) {
            let blame = blame / lessons.len() as f32;
            *mean = 0.9 * *mean + 0.1 * blame;
            *square = 0.999 * *square + 0.001 * blame * blame;
            *weight -= far * (*mean / means) / ((*square / squares).sqrt() + 1e-8);
        }
    }
}

/// As a source file.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "//! What tells shares of the win, in thousandths: printed by `examples/train`.\n"
        )?;
        writeln!(f, "use super::{{features::SIGNS, network::Bend}};\n")?;
        writeln!(f, "pub(super) const BENDS: [Bend; {BENDS}] = [")?;
        for bend in self.bends() {
            let (from, worth) = (thousandths(bend[SIGNS]), thousandths(bend[SIGNS + 1]));
            writeln!(
                f,
                "Bend {{ from: {from}, worth: {worth}, signs: {} }},",
                row(&bend[..SIGNS])
            )?;
        }
        writeln!(f, "];\n")?;
        writeln!(f, "pub(super) const STRAIGHT: [i16; SIGNS] = {};", row(self.straight()))
    }
}

fn thousandths(weight: f32) -> i16 {
    (weight * 1000.0).round() as i16
}

fn row(weights: &[f32]) -> String {
    format!("{:?}", weights.iter().map(|&weight| thousandths(weight)).collect::<Vec<_>>())
}
