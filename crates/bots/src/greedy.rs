//! Looking one action ahead: evaluates each action in several determinizations.

use crate::{ActionStats, Budget, search::legal_actions, sensible};
use game::{Evaluate, FastRng, Nobody, Pending, Rng, Seat};
use std::cmp::Reverse;
use web_time::{Duration, Instant};

/// Enough determinizations to tell apart actions that depend on hidden facts.
const MAX_SAMPLES: u64 = 16;
/// Each action is tried once even without any time.
const MIN_SAMPLES: u64 = 1;

/// What a look at the actions found.
pub(crate) struct Look<A> {
    /// Those that were tried, the best first, equal ones in random order.
    pub(crate) actions: Vec<ActionStats<A>>,
    /// The number of actions tried, each time it was.
    pub(crate) iterations: u64,
}

/// Looks one action ahead, within the budget and until `end`. If it is
/// `sensible`, it considers no action that only harms the seat.
pub(crate) fn look<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    sensible: bool,
    (budget, end): (Budget, Option<Instant>),
    rng: &mut FastRng,
) -> Look<G::Action> {
    let state = G::determinize(view, rng);
    let mut actions = Vec::new();
    legal_actions(&state, seat, &mut actions);
    assert!(!actions.is_empty(), "the view asks the seat");
    if sensible && actions.len() > 1 {
        sensible::keep::<G>(&mut actions, view, seat, rng);
    }
    if let [action] = actions[..] {
        return Look {
            actions: vec![ActionStats { action, visits: 0, value: 0.0 }],
            iterations: 0,
        };
    }
    // At random, for equal ones and for a budget that does not reach for all.
    rng.shuffle(&mut actions);
    if let Budget::Iterations(most) = budget {
        actions.truncate(usize::try_from(most.max(1)).unwrap_or(usize::MAX));
    }
    score::<G>(actions, view, seat, (budget, end), rng)
}

/// Evaluates each action in as many determinizations as the budget allows.
fn score<G: Evaluate>(
    actions: Vec<G::Action>,
    view: &G::View,
    seat: Seat,
    (budget, end): (Budget, Option<Instant>),
    rng: &mut FastRng,
) -> Look<G::Action> {
    let mut sums = vec![0_i64; actions.len()];
    let mut clock = Clock::start(budget, actions.len() as u64, end);
    let mut players = 0;
    while clock.another_sample() {
        let state = G::determinize(view, rng);
        players = state.players();
        for (sum, &action) in sums.iter_mut().zip(&actions) {
            *sum += i64::from(value_after(&state, seat, action, rng));
        }
    }
    let samples = clock.samples;
    let iterations = samples * actions.len() as u64;
    let mut scored: Vec<(i64, G::Action)> = sums.into_iter().zip(actions).collect();
    scored.sort_by_key(|&(sum, _)| Reverse(sum));
    let value = |sum: i64| share::<G>(sum as f64 / samples as f64, players);
    let scored = scored.into_iter();
    let actions =
        scored.map(|(sum, action)| ActionStats { action, visits: samples, value: value(sum) });
    Look { actions: actions.collect(), iterations }
}

/// The share of the win that an evaluation stands for: a lead multiplies the
/// odds by e, and without one they are even.
fn share<G: Evaluate>(evaluation: f64, players: usize) -> f64 {
    let rivals = players.saturating_sub(1).max(1) as f64;
    1.0 / (1.0 + rivals * (-evaluation / f64::from(G::LEAD)).exp())
}

/// The value of the state after an action and the chance that follows it.
fn value_after<G: Evaluate>(state: &G, seat: Seat, action: G::Action, rng: &mut FastRng) -> i32 {
    let mut next = state.clone();
    next.act(seat, action, &mut Nobody);
    while matches!(next.pending(), Pending::Chance(_)) {
        let outcome = next.roll(rng);
        next.resolve(&outcome, &mut Nobody);
    }
    next.evaluate(seat)
}

/// Counts determinizations against the budget.
struct Clock {
    samples: u64,
    most: u64,
    until: Option<Instant>,
}

impl Clock {
    fn start(budget: Budget, actions: u64, end: Option<Instant>) -> Self {
        match budget {
            Budget::Iterations(iterations) => {
                let most = (iterations / actions).clamp(MIN_SAMPLES, MAX_SAMPLES);
                Self { samples: 0, most, until: end }
            }
            Budget::Millis(millis) => {
                let until = Instant::now() + Duration::from_millis(millis.min(3_600_000));
                Self { samples: 0, most: MAX_SAMPLES, until: end.into_iter().chain([until]).min() }
            }
        }
    }

    fn another_sample(&mut self) -> bool {
        let in_time = self.until.is_none_or(|until| Instant::now() < until);
        let go = self.samples < MIN_SAMPLES || (self.samples < self.most && in_time);
        self.samples += u64::from(go);
        go
    }
}
