//! How a match will end, told where a turn begins: every seat's share of the
//! win, by what it has and where it stands.
//!
//! A small network says it, with the same weights for every seat. It was
//! taught by matches of quick choices: `examples/train`.

use super::{
    features::SIGNS,
    weights::{BENDS, STRAIGHT},
};
use crate::KingOfPirates;
use game::Seat;

/// A sum of weights that goes beyond this says nothing more.
const SURE: f32 = 15.0;

/// What a sign adds where a sum of signs is above nothing, and not below.
pub(super) struct Bend {
    /// Where it begins, in thousandths like all weights.
    pub(super) from: i16,
    /// What the sum counts for.
    pub(super) worth: i16,
    pub(super) signs: [i16; SIGNS],
}

impl Bend {
    fn bend(&self, signs: &[f32; SIGNS]) -> f32 {
        let sum = weigh(&self.signs, signs) + thousandths(self.from);
        sum.max(0.0) * thousandths(self.worth)
    }
}

fn thousandths(weight: i16) -> f32 {
    f32::from(weight) / 1000.0
}

fn weigh(weights: &[i16; SIGNS], signs: &[f32; SIGNS]) -> f32 {
    weights.iter().zip(signs).map(|(&weight, sign)| thousandths(weight) * sign).sum()
}

impl KingOfPirates {
    /// Every seat's share of the win.
    pub(super) fn reckon_shares(&self) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        let mut sum = 0.0;
        for (seat, signs) in self.seats().zip(self.signs()) {
            let bent: f32 = BENDS.iter().map(|bend| bend.bend(&signs)).sum();
            let share = (weigh(&STRAIGHT, &signs) + bent).clamp(-SURE, SURE).exp();
            shares[seat.index()] = share;
            sum += share;
        }
        shares.map(|share| share / sum)
    }
}
