//! What bots know about Pirates.

mod beliefs;
mod heuristic;

use crate::{Event, Pirates, View};
use game::{Evaluate, Seat};

impl Evaluate for Pirates {
    /// Final scores lie about 40 ducats apart, so 25 ducats are a clear lead.
    const LEAD: i32 = 25 * heuristic::DUCAT;
    const MEMORY: bool = true;

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    fn fill_beliefs(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        beliefs::fill(view, told, remembers);
    }
}
