//! What a state is worth to every seat: shares of the win.

use game::{Evaluate, Pending, Seat};

/// By seat, from 0 to 1; together about 1.
pub(crate) type Values = [f32; Seat::MOST];

/// How much the margin counts where the win is decided: enough to prefer the
/// larger one.
const MARGIN: f32 = 0.03;

/// The shares of a state: of the win if it is over, of what it promises if
/// not.
pub(crate) fn of<G: Evaluate>(state: &G) -> Values {
    let promised = state.shares();
    if state.pending() != Pending::Over {
        return promised;
    }
    let winners = state.standing().winners;
    let mut values = promised.map(|share| share * MARGIN);
    for seat in &winners {
        values[seat.index()] += (1.0 - MARGIN) / winners.len() as f32;
    }
    values
}

/// How promising actions look by the score after each, as parts of 1: the
/// sharper, the less is left for those that look worse than the best.
pub(crate) fn priors(scores: Vec<i32>, lead: i32, sharpness: f32) -> Vec<f32> {
    let best = scores.iter().copied().max().unwrap_or(0);
    let weight = |score: i32| (sharpness * (score - best) as f32 / lead as f32).max(-6.0).exp();
    let weights: Vec<f32> = scores.into_iter().map(weight).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priors_favour_what_looks_better_and_forget_nothing() {
        let priors = priors(vec![0, 1_000, -50_000], 1_000, 2.0);
        assert!(priors[1] > priors[0] && priors[0] > priors[2] && priors[2] > 0.0);
        assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let sharper = super::priors(vec![0, 1_000, -50_000], 1_000, 4.0);
        assert!(sharper[1] > priors[1] && sharper[0] < priors[0]);
    }
}
