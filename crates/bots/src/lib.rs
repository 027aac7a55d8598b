//! Opponents. A bot gets a seat's view and the events that the seat received,
//! never the state: its type keeps it from cheating.
//!
//! ```
//! use bots::{Bot, Budget, Level};
//! use buccaneer::Buccaneer;
//! use game::{Game, Match, Pending, Setup, Viewer};
//!
//! let mut play = Match::<Buccaneer>::new(Setup::house(3), "a seed")?;
//! play.settle();
//! let Pending::Seats(asked) = play.pending() else { unreachable!() };
//! let seat = asked.first().expect("somebody begins");
//! let view = play.state().view(Viewer::Seat(seat));
//! let bot = Bot::<Buccaneer>::new(Level::Captain, &view, seat, 7)
//!     .remembering(&play.told(Viewer::Seat(seat)));
//! let choice = bot.choose(Budget::Iterations(100));
//! play.act(seat, choice.action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blunder;
mod bot;
mod clock;
mod greedy;
mod hint;
mod search;
mod sensible;

pub use bot::{Bot, Choice};
pub use game::{Budget, Level, UnknownLevel};
pub use hint::{Hint, hints, percent, reasons};
pub use search::{ActionStats, CachedTree};

use game::{Evaluate, Seat};

/// The choice of a bot of this level from the view alone, without memory. The
/// same view, budget of iterations and seed give the same choice.
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
    Bot::<G>::new(level, view, seat, seed).choose(budget)
}
