//! What bots know about Template Game.

mod heuristic;

use crate::{Awaits, TemplateGame};
use game::{Evaluate, Seat};

impl Evaluate for TemplateGame {
    /// Two turns of everybody.
    const ROLLOUT_DEPTH: u32 = 8;

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    fn turn_begins(&self) -> bool {
        self.awaits == Some(Awaits::Dice)
    }
}
