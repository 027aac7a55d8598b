//! Playing without a search: to the end, to measure an engine's speed, or a few
//! actions of a rollout.

use crate::groups::{Pick, Picks};
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
/// Of equal ones the first drawn is the best; none is evaluated twice.
pub fn promising_action<G: Evaluate, const SAMPLES: usize>(
    state: &G,
    seat: Seat,
    rng: &mut impl Rng,
) -> G::Action {
    let count = state.count(seat);
    let first = rng.below(count);
    let intended = |action, rng: &mut _| state.motor_noise(action, 100, rng);
    if count == 1 {
        return intended(state.nth(seat, first), rng);
    }
    let mut drawn = [Pick { index: first, found: None }; SAMPLES];
    let mut different = 1;
    for _ in 1..SAMPLES {
        let index = rng.below(count);
        if drawn[..different].iter().all(|pick| pick.index != index) {
            drawn[different].index = index;
            different += 1;
        }
    }
    let wanted = &mut drawn[..different];
    let _ = state.enumerate(seat, &mut Picks { passed: 0, wanted });
    let value_after = |action| {
        let mut next = state.clone();
        next.act(seat, action, &mut Nobody);
        next.evaluate(seat)
    };
    let found = wanted.iter().filter_map(|pick| pick.found);
    let mut valued = found.map(|action| intended(action, rng)).map(|one| (one, value_after(one)));
    let first = valued.next().expect("the index is below the count of legal actions");
    valued.fold(first, |best, next| if next.1 > best.1 { next } else { best }).0
}
