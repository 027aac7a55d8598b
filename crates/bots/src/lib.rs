//! Opponents. A bot is given a view and what its seat was told, never the
//! state, so it cannot cheat by type.
//!
//! ```
//! use bots::{Budget, Level, Mind};
//! use buccaneer::Buccaneer;
//! use game::{Game, Match, Pending, Setup, Viewer};
//!
//! let mut play = Match::<Buccaneer>::new(Setup::house(3), "a seed")?;
//! play.settle();
//! let Pending::Seats(asked) = play.pending() else { unreachable!() };
//! let seat = asked.first().expect("somebody begins");
//! let view = play.state().view(Viewer::Seat(seat));
//! let mind = Mind::<Buccaneer>::new(Level::Captain, &view, seat, 7)
//!     .remembering(&play.told(Viewer::Seat(seat)));
//! let choice = mind.choose(Budget::Iterations(100));
//! play.act(seat, choice.action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod greedy;
mod hint;
mod level;
mod mind;
mod search;

pub use hint::{Hint, hints, percent, reasons};
pub use level::{Budget, Level, UnknownLevel};
pub use mind::{Choice, Mind};
pub use search::{Opinion, Thoughts};

use game::{Evaluate, Seat};

/// The action that a bot of this level chooses from the view alone, with no
/// memory. The same view, budget of iterations and seed give the same choice.
///
/// # Panics
/// If the view does not ask the seat.
pub fn choose<G: Evaluate>(
    level: Level,
    view: &G::View,
    seat: Seat,
    budget: Budget,
    seed: u64,
) -> Choice<G::Action> {
    Mind::<G>::new(level, view, seat, seed).choose(budget)
}
