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

mod greedy;
mod level;

pub use level::{Budget, Level, UnknownLevel};

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
    let state = G::determinize(view, &mut rng);
    let meant = match level {
        Level::Random => Choice { action: random_action(&state, seat, &mut rng), iterations: 1 },
        Level::Greedy => greedy::choose(&state, view, seat, budget, &mut rng),
    };
    Choice { action: state.handle(meant.action, level.steadiness(), &mut rng), ..meant }
}
