//! The value of a state: each seat's share of the win.

use game::{Evaluate, Pending, Seat};

/// By seat, from 0 to 1; together about 1.
pub(crate) type Values = [f32; Seat::MOST];

/// The weight of the margin in a finished match: just enough to prefer the
/// larger of two wins.
const MARGIN_WEIGHT: f32 = 0.03;

/// The shares of the win: the actual ones if the match is over, otherwise the
/// expected ones.
pub(crate) fn of<G: Evaluate>(state: &G) -> Values {
    let expected = state.shares();
    if state.pending() != Pending::Over {
        return expected;
    }
    let winners = state.standing().winners;
    let mut values = expected.map(|share| share * MARGIN_WEIGHT);
    for seat in &winners {
        values[seat.index()] += (1.0 - MARGIN_WEIGHT) / winners.len() as f32;
    }
    values
}

/// The softmax of the heuristic scores after each action. The lower the
/// temperature, the less is left for actions that look worse than the best.
pub(crate) fn priors(scores: Vec<i32>, lead: i32, temperature: f32) -> Vec<f32> {
    let sharpness = 1.0 / temperature;
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
    fn priors_favour_better_scores_and_are_never_zero() {
        let warm = priors(vec![0, 1_000, -50_000], 1_000, 0.5);
        assert!(warm[1] > warm[0] && warm[0] > warm[2] && warm[2] > 0.0);
        assert!((warm.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let cold = priors(vec![0, 1_000, -50_000], 1_000, 0.25);
        assert!(cold[1] > warm[1] && cold[0] < warm[0]);
    }
}
