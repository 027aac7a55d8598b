//! Opponents. A bot is given a view and a seat, never the state, so it cannot
//! cheat by type.
//!
//! ```
//! use bots::{Budget, Level, choose};
//! use buccaneer::Buccaneer;
//! use table::{Game, Match, Pending, Setup, Viewer};
//!
//! let mut play = Match::<Buccaneer>::new(Setup::house(3), "a seed")?;
//! play.settle();
//! let Pending::Seats(asked) = play.pending() else { unreachable!() };
//! let seat = asked.first().expect("somebody begins");
//! let view = play.state().view(Viewer::Seat(seat));
//! let choice = choose::<Buccaneer>(Level::Greedy, &view, seat, Budget::default(), 7);
//! play.act(seat, choice.action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod greedy;
mod level;
mod search;

pub use level::{Budget, Level, UnknownLevel};
pub use search::Opinion;

use clock::Clock;
use search::Config;
use table::{Evaluate, FastRng, Seat, random_action};

/// What a bot chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// How many actions it tried before.
    pub iterations: u64,
}

/// The action that a bot of this level chooses. The same view, budget of
/// iterations and seed give the same choice.
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
    let mut rng = FastRng::new(seed);
    match level {
        Level::Random => {
            let state = G::determinize(view, &mut rng);
            Choice { action: random_action(&state, seat, &mut rng), iterations: 1 }
        }
        Level::Greedy => greedy::choose::<G>(view, seat, budget, &mut rng),
        Level::Captain => search::choose::<G>(view, seat, Config::BEST, Clock::new(budget), seed),
        Level::Plain => search::choose::<G>(view, seat, Config::PLAIN, Clock::new(budget), seed),
    }
}
