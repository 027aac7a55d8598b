//! Looking one action ahead: evaluates each action in several determinizations
//! and plays the best on average.

use crate::{Budget, Choice};
use game::{Evaluate, FastRng, Nobody, Pending, Rng, Seat};
use web_time::{Duration, Instant};

/// Enough determinizations to tell apart actions that depend on hidden facts.
const MAX_SAMPLES: u64 = 16;
/// Each action is tried once even without any time.
const MIN_SAMPLES: u64 = 1;

pub(crate) fn choose<G: Evaluate>(
    state: &G,
    view: &G::View,
    seat: Seat,
    budget: Budget,
    end: Option<Instant>,
    rng: &mut FastRng,
) -> Choice<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut |action| {
        // It intends a steady hand; the noise comes afterwards.
        if state.motor_noise(action, 100, rng) == action {
            actions.push(action);
        }
    });
    assert!(!actions.is_empty(), "the view asks the seat");
    if let [only] = actions[..] {
        return Choice { action: only, iterations: 0, reused_nodes: 0 };
    }
    if let Budget::Iterations(most) = budget {
        keep_some(&mut actions, most, rng);
    }
    let mut sums = vec![0_i64; actions.len()];
    let mut clock = Clock::start(budget, actions.len() as u64, end);
    while clock.another_sample() {
        let state = G::determinize(view, rng);
        for (sum, &action) in sums.iter_mut().zip(&actions) {
            *sum += i64::from(value_after(&state, seat, action, rng));
        }
    }
    let best = sums.iter().copied().max().unwrap_or_default();
    let ties: Vec<G::Action> = actions
        .iter()
        .zip(&sums)
        .filter(|&(_, &sum)| sum == best)
        .map(|(&action, _)| action)
        .collect();
    let action = ties[rng.below(ties.len() as u32) as usize];
    Choice { action, iterations: clock.samples * actions.len() as u64, reused_nodes: 0 }
}

/// Keeps a random selection if the budget does not reach for all actions.
fn keep_some<A>(actions: &mut Vec<A>, most: u64, rng: &mut FastRng) {
    let kept = usize::try_from(most.max(1)).unwrap_or(usize::MAX);
    if kept < actions.len() {
        rng.shuffle(actions);
        actions.truncate(kept);
    }
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
