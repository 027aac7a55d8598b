//! What bots know about Buccaneer.

mod beliefs;
mod heuristic;
mod self_harm;

use crate::{Action, Buccaneer, Event, View};
use game::{Evaluate, Seat};

impl Evaluate for Buccaneer {
    const MEMORY: bool = true;

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    fn self_harm(&self, seat: Seat, action: Action) -> bool {
        self.harms_itself(seat, action)
    }

    fn fill_beliefs(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        beliefs::fill(view, told, remembers);
    }
}
