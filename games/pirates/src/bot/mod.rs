//! What bots know about Pirates.

mod beliefs;
mod heuristic;
mod self_harm;

use crate::{Action, Event, Pirates, View};
use game::{BlunderRate, BlunderRegret, Evaluate, Seat};

impl Evaluate for Pirates {
    /// Final scores lie about 40 ducats apart, so 25 ducats are a clear lead.
    const LEAD: i32 = 25 * heuristic::DUCAT;
    const MEMORY: bool = true;
    /// A captain finds most good actions here: with smaller figures an admiral
    /// would be hardly stronger.
    const BLUNDER_RATE: BlunderRate = BlunderRate { cabin_boy: 50, mate: 58, captain: 30 };
    const BLUNDER_REGRET: BlunderRegret = BlunderRegret { cabin_boy: 200, mate: 150, captain: 70 };

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
