//! Random play to the end: the yardstick of an engine's speed.

use crate::{Game, Nobody, Pending, Rng, Seat};

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
