//! Playing without a search: to the end, to measure an engine's speed, or a few
//! actions of a rollout.

use crate::{Evaluate, Game, Nobody, Pending, Rng, Seat};

/// Plays random actions to the end of the match and returns their number.
pub fn playout<G: Game>(state: &mut G, rng: &mut impl Rng) -> u32 {
    let mut actions = 0;
    loop {
        match state.pending() {
            Pending::Over => return actions,
            Pending::Chance(_) => {
                let outcome = state.roll(rng);
                state.resolve(&outcome, &mut Nobody);
            }
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let action = random_action(state, seat, rng);
                state.act(seat, action, &mut Nobody);
                actions += 1;
            }
        }
    }
}

/// A uniformly random legal action of the seat.
#[inline]
pub fn random_action<G: Game>(state: &G, seat: Seat, rng: &mut impl Rng) -> G::Action {
    state.nth(seat, rng.below(state.count(seat)))
}

/// The best of a few random legal actions of the seat, by [`Evaluate`]: better
/// play than a random action, and far cheaper than evaluating all of them.
pub fn promising_action<G: Evaluate>(
    state: &G,
    seat: Seat,
    samples: u32,
    rng: &mut impl Rng,
) -> G::Action {
    let count = state.count(seat);
    let mut draw = || state.motor_noise(state.nth(seat, rng.below(count)), 100, rng);
    let mut best = draw();
    if count == 1 {
        return best;
    }
    let value_after = |action| {
        let mut next = state.clone();
        next.act(seat, action, &mut Nobody);
        next.evaluate(seat)
    };
    let mut best_value = value_after(best);
    for _ in 1..samples {
        let action = draw();
        let value = value_after(action);
        if value > best_value {
            (best, best_value) = (action, value);
        }
    }
    best
}
