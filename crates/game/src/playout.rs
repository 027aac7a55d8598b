//! Play without a plan: to the end as the yardstick of an engine's speed, or a few actions of a
//! playout.

use crate::{Evaluate, Game, Nobody, Pending, Rng, Seat};

/// Plays random actions until it is over; gives the number of actions.
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

/// One of the seat's legal actions, each as likely as the others.
#[inline]
pub fn random_action<G: Game>(state: &G, seat: Seat, rng: &mut impl Rng) -> G::Action {
    state.nth(seat, rng.below(state.count(seat)))
}

/// The most promising of a few of the seat's legal actions: so many are drawn
/// and looked at. Better play than any action, and far cheaper than the best.
pub fn promising_action<G: Evaluate>(
    state: &G,
    seat: Seat,
    looks: u32,
    rng: &mut impl Rng,
) -> G::Action {
    let count = state.count(seat);
    let mut draw = || state.handle(state.nth(seat, rng.below(count)), 100, rng);
    let mut best = draw();
    if count == 1 {
        return best;
    }
    let promise = |action| {
        let mut next = state.clone();
        next.act(seat, action, &mut Nobody);
        next.evaluate(seat)
    };
    let mut most = promise(best);
    for _ in 1..looks {
        let action = draw();
        let promised = promise(action);
        if promised > most {
            (best, most) = (action, promised);
        }
    }
    best
}
