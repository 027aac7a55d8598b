//! A small network that estimates each seat's share of the win at the start of
//! a turn.
//!
//! Each seat's 28 features go through 8 hidden `ReLU` units and, by
//! skip weights, straight to the output. The seats share the weights; a softmax
//! over their outputs gives the shares. `examples/train` trained it on matches
//! played by the rollout policy.

use super::{
    features::FEATURES,
    weights::{HIDDEN_UNITS, SKIP_WEIGHTS},
};
use crate::KingOfPirates;
use game::Seat;

/// Outputs are clamped to this before the softmax.
const MAX_LOGIT: f32 = 15.0;

/// A hidden `ReLU` unit; its weights are in thousandths.
pub(super) struct ReluUnit {
    pub(super) bias: i16,
    pub(super) output_weight: i16,
    pub(super) weights: [i16; FEATURES],
}

/// The weights as numbers, by feature, the skip weights last: all sums of a
/// seat are made side by side.
static WEIGHTS: [[f32; SUMS]; FEATURES] = {
    let mut weights = [[0.0; SUMS]; FEATURES];
    let mut feature = 0;
    while feature < FEATURES {
        let mut unit = 0;
        while unit < HIDDEN_UNITS.len() {
            weights[feature][unit] = thousandths(HIDDEN_UNITS[unit].weights[feature]);
            unit += 1;
        }
        weights[feature][unit] = thousandths(SKIP_WEIGHTS[feature]);
        feature += 1;
    }
    weights
};

/// A sum for each hidden unit and one for the skip weights, filled up to a
/// number that machines add at once.
const SUMS: usize = 12;

const fn thousandths(weight: i16) -> f32 {
    weight as f32 / 1000.0
}

/// The output of the network for a seat.
fn logit(features: &[f32; FEATURES]) -> f32 {
    let mut sums = [0.0; SUMS];
    for (weights, feature) in WEIGHTS.iter().zip(features) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += weight * feature;
        }
    }
    let units = HIDDEN_UNITS.iter().zip(sums);
    let outputs = units.map(|(unit, sum)| {
        (sum + thousandths(unit.bias)).max(0.0) * thousandths(unit.output_weight)
    });
    let hidden: f32 = outputs.sum();
    sums[HIDDEN_UNITS.len()] + hidden
}

impl KingOfPirates {
    pub(super) fn network_shares(&self) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        let mut sum = 0.0;
        for (seat, features) in self.seats().zip(self.features()) {
            let share = logit(&features).clamp(-MAX_LOGIT, MAX_LOGIT).exp();
            shares[seat.index()] = share;
            sum += share;
        }
        shares.map(|share| share / sum)
    }
}
