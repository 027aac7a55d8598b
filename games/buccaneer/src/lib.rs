//! The rules of Buccaneer, in the order of the rules page
//! (`games/buccaneer/rules`).
//!
//! ```
//! use buccaneer::Buccaneer;
//! use game::{Game, Match, Pending, Setup};
//!
//! let mut play = Match::<Buccaneer>::new(Setup::house(4), "any text")?;
//! play.settle(); // draws the first player and shuffles the ships
//! let Pending::Seats(asked) = play.pending() else { panic!("a seat begins") };
//! let seat = asked.first().expect("one seat is asked");
//! let action = play.legal(seat)[0];
//! play.act(seat, action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod components;
mod edition;
mod options;
mod setup;

mod action;
mod chance;
mod event;
mod refusal;
mod state;

mod boarding;
mod moving;
mod mutiny;
mod scoring;
mod sharing;
mod stalemate;
mod turn;

mod position;
mod preview;
mod view;

mod bot;
mod rules;
mod sketch;
pub mod text;
mod thumbnail;

pub use action::{Action, Boarding};
pub use chance::{Chance, Outcome};
pub use components::{Booty, Ship};
pub use edition::{Edition, Worth};
pub use event::Event;
pub use options::Options;
pub use position::{Answers, Position};
pub use preview::Share;
pub use refusal::Refusal;
pub use scoring::Payout;
pub use state::Buccaneer;
pub use view::View;

pub use disc_stacks::{Awaits, Wages};

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
