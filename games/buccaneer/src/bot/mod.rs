//! What bots know about Buccaneer.

mod beliefs;
mod heuristic;

use crate::{Buccaneer, Event, View};
use game::{Evaluate, Seat};

impl Evaluate for Buccaneer {
    const MEMORY: bool = true;

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    fn fill_beliefs(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        beliefs::fill(view, told, remembers);
    }
}
