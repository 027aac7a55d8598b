//! Mistakes such as people make: now and then not the best action, but one
//! that is nearly as good.

use crate::{ActionStats, Level};
use game::{Evaluate, Rng};

/// The least weight of an action within the bound, as a part of the bound, so
/// that the worst of them is chosen at times too.
const LEAST_WEIGHT: f64 = 0.1;

/// How a level of a game errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Blunder {
    /// How often, in percent.
    rate: u32,
    /// The most that it may cost, in shares of the win.
    regret: f64,
}

impl Blunder {
    pub(crate) fn of<G: Evaluate>(level: Level) -> Self {
        let regret = f64::from(G::BLUNDER_REGRET.of(level)) / 1_000.0;
        Self { rate: G::BLUNDER_RATE.of(level), regret }
    }

    /// The first of the actions, or, at the level's rate, another one that was
    /// tried and costs no more than the bound; cheaper mistakes are made more
    /// often. The best action comes first.
    pub(crate) fn choose<A: Copy>(self, actions: &[ActionStats<A>], rng: &mut impl Rng) -> A {
        let (best, others) = actions.split_first().expect("there is an action to choose");
        if rng.below(100) >= self.rate {
            return best.action;
        }
        let tried = others.iter().filter(|other| other.visits > 0);
        let weighted = tried.filter_map(|other| Some((other.action, self.weight(best, other)?)));
        pick(&weighted.collect::<Vec<_>>(), rng).unwrap_or(best.action)
    }

    /// None if the action costs too much.
    fn weight<A>(self, best: &ActionStats<A>, other: &ActionStats<A>) -> Option<u32> {
        let cost = (best.value - other.value).max(0.0);
        let weight = self.regret * (1.0 + LEAST_WEIGHT) - cost;
        (cost <= self.regret).then(|| (weight * 100_000.0) as u32 + 1)
    }
}

fn pick<A: Copy>(weighted: &[(A, u32)], rng: &mut impl Rng) -> Option<A> {
    let sum: u32 = weighted.iter().map(|&(_, weight)| weight).sum();
    let mut left = if sum == 0 { 0 } else { rng.below(sum) };
    let found = weighted.iter().find(|&&(_, weight)| {
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    found.map(|&(action, _)| action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::FastRng;

    /// How often in ten thousand decisions each action is chosen.
    fn chosen(blunder: Blunder, stats: &[(u64, f64)]) -> Vec<u32> {
        let stats = stats.iter().enumerate();
        let actions: Vec<_> =
            stats.map(|(action, &(visits, value))| ActionStats { action, visits, value }).collect();
        let mut times = vec![0; actions.len()];
        let mut rng = FastRng::new(5);
        for _ in 0..10_000 {
            times[blunder.choose(&actions, &mut rng)] += 1;
        }
        times
    }

    const HALF: Blunder = Blunder { rate: 50, regret: 0.1 };

    #[test]
    fn a_blunder_costs_no_more_than_the_bound() {
        let times = chosen(HALF, &[(60, 0.5), (20, 0.45), (10, 0.41), (5, 0.39), (0, 0.5)]);
        assert_eq!(times[3..], [0, 0], "too dear, and never tried: {times:?}");
        assert!(times[0].abs_diff(5_000) < 200, "{times:?}");
        assert!(times[1] > times[2] && times[2] > 500, "cheaper ones are made more often");
    }

    #[test]
    fn without_a_cheap_mistake_there_is_none() {
        assert_eq!(chosen(HALF, &[(60, 0.5), (40, 0.3)]), [10_000, 0]);
        assert_eq!(chosen(HALF, &[(0, 0.0)]), [10_000]);
    }

    #[test]
    fn what_looks_better_than_the_most_visited_counts_as_free() {
        let times = chosen(HALF, &[(60, 0.5), (2, 0.9), (2, 0.5)]);
        assert!(times[1].abs_diff(times[2]) < 300, "{times:?}");
    }
}
