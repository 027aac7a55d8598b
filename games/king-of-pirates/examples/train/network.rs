//! The network and its training.

use crate::samples::Sample;
use game::Rng;
use king_of_pirates::FEATURES;
use std::fmt;

const HIDDEN_UNITS: usize = 8;
/// The weights of a hidden unit: one per feature, its bias and its output
/// weight.
const UNIT: usize = FEATURES + 2;
const BIAS: usize = FEATURES;
const OUTPUT: usize = FEATURES + 1;
const WEIGHTS: usize = HIDDEN_UNITS * UNIT + FEATURES;
/// The initial learning rate.
const LEARNING_RATE: f32 = 0.004;

/// All weights in a row: the hidden units, then the skip weights.
#[derive(Clone)]
pub(crate) struct Network([f32; WEIGHTS]);

impl Network {
    pub(crate) fn new(rng: &mut impl Rng) -> Self {
        Self(std::array::from_fn(|_| (rng.below(2_001) as f32 - 1_000.0) / 3_000.0))
    }

    fn hidden_units(&self) -> impl Iterator<Item = &[f32]> {
        self.0[..HIDDEN_UNITS * UNIT].chunks(UNIT)
    }

    fn skip_weights(&self) -> &[f32] {
        &self.0[HIDDEN_UNITS * UNIT..]
    }

    fn logit(&self, features: &[f32; FEATURES]) -> f32 {
        let outputs =
            self.hidden_units().map(|unit| activation(unit, features).max(0.0) * unit[OUTPUT]);
        outputs.sum::<f32>() + dot(self.skip_weights(), features)
    }

    /// The softmax of the seats' logits.
    fn shares(&self, sample: &Sample) -> Vec<f32> {
        let logits: Vec<f32> = sample.iter().map(|(features, _)| self.logit(features)).collect();
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let weights: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
        let sum: f32 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / sum).collect()
    }

    pub(crate) fn cross_entropy(&self, sample: &Sample) -> f32 {
        let shares = self.shares(sample).into_iter().zip(sample);
        shares.map(|(share, (_, won))| -won * share.max(1e-9).ln()).sum()
    }

    /// Adds the gradient of the cross-entropy.
    fn add_gradient(&self, sample: &Sample, gradient: &mut [f32; WEIGHTS]) {
        for (share, (features, won)) in self.shares(sample).into_iter().zip(sample) {
            let error = share - won;
            let (hidden, skip) = gradient.split_at_mut(HIDDEN_UNITS * UNIT);
            for (unit, gradient) in self.hidden_units().zip(hidden.chunks_mut(UNIT)) {
                let activation = activation(unit, features);
                if activation > 0.0 {
                    let error_of_unit = error * unit[OUTPUT];
                    add_scaled(gradient, error_of_unit, features);
                    gradient[BIAS] += error_of_unit;
                    gradient[OUTPUT] += error * activation;
                }
            }
            add_scaled(skip, error, features);
        }
    }
}

fn activation(unit: &[f32], features: &[f32; FEATURES]) -> f32 {
    dot(unit, features) + unit[BIAS]
}

fn dot(weights: &[f32], features: &[f32; FEATURES]) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

fn add_scaled(to: &mut [f32], factor: f32, features: &[f32; FEATURES]) {
    to.iter_mut().zip(features).for_each(|(to, feature)| *to += factor * feature);
}

/// Adam, with a learning rate that falls linearly to 0.
pub(crate) struct Trainer {
    pub(crate) network: Network,
    mean: [f32; WEIGHTS],
    square: [f32; WEIGHTS],
    step: usize,
    steps: usize,
}

impl Trainer {
    pub(crate) fn new(network: Network, steps: usize) -> Self {
        Self { network, mean: [0.0; WEIGHTS], square: [0.0; WEIGHTS], step: 0, steps }
    }

    /// One gradient step on a batch.
    pub(crate) fn step(&mut self, batch: &[Sample]) {
        let mut gradient = [0.0; WEIGHTS];
        for sample in batch {
            self.network.add_gradient(sample, &mut gradient);
        }
        self.step += 1;
        let rate = LEARNING_RATE * (1.0 - self.step as f32 / (self.steps + 1) as f32);
        let correction = |decay: f32| 1.0 - decay.powi(self.step as i32);
        let (means, squares) = (correction(0.9), correction(0.999));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), slope) in
            self.network.0.iter_mut().zip(moments).zip(gradient)
        {
            let slope = slope / batch.len() as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / means) / ((*square / squares).sqrt() + 1e-8);
        }
    }
}

/// Writes the weights as a source file.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "//! The weights of the network, in thousandths: printed by `examples/train`.\n"
        )?;
        writeln!(f, "use super::{{features::FEATURES, network::ReluUnit}};\n")?;
        writeln!(f, "pub(super) const HIDDEN_UNITS: [ReluUnit; {HIDDEN_UNITS}] = [")?;
        for unit in self.hidden_units() {
            let (bias, output) = (thousandths(unit[BIAS]), thousandths(unit[OUTPUT]));
            let weights = row(&unit[..FEATURES]);
            writeln!(
                f,
                "ReluUnit {{ bias: {bias}, output_weight: {output}, weights: {weights} }},"
            )?;
        }
        writeln!(f, "];\n")?;
        let skip = row(self.skip_weights());
        writeln!(f, "pub(super) const SKIP_WEIGHTS: [i16; FEATURES] = {skip};")
    }
}

fn thousandths(weight: f32) -> i16 {
    (weight * 1000.0).round() as i16
}

fn row(weights: &[f32]) -> String {
    format!("{:?}", weights.iter().map(|&weight| thousandths(weight)).collect::<Vec<_>>())
}
