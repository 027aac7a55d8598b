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

impl ReluUnit {
    /// What the unit adds to the output.
    fn output(&self, features: &[f32; FEATURES]) -> f32 {
        let sum = dot(&self.weights, features) + thousandths(self.bias);
        sum.max(0.0) * thousandths(self.output_weight)
    }
}

fn thousandths(weight: i16) -> f32 {
    f32::from(weight) / 1000.0
}

fn dot(weights: &[i16; FEATURES], features: &[f32; FEATURES]) -> f32 {
    weights.iter().zip(features).map(|(&weight, feature)| thousandths(weight) * feature).sum()
}

impl KingOfPirates {
    pub(super) fn network_shares(&self) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        let mut sum = 0.0;
        for (seat, features) in self.seats().zip(self.features()) {
            let hidden: f32 = HIDDEN_UNITS.iter().map(|unit| unit.output(&features)).sum();
            let logit = dot(&SKIP_WEIGHTS, &features) + hidden;
            let share = logit.clamp(-MAX_LOGIT, MAX_LOGIT).exp();
            shares[seat.index()] = share;
            sum += share;
        }
        shares.map(|share| share / sum)
    }
}
