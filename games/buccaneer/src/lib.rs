//! The rules of Buccaneer, in the order of the rules page
//! (`docs/rules/buccaneer.md`).
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

mod action;
mod components;
mod event;
mod refusal;

mod boarding;
mod moving;
mod mutiny;
mod scoring;
mod setup;
mod sharing;
mod stalemate;
mod turn;

mod ai;
mod position;
mod preview;
mod rules;
mod sketch;
mod state;
mod view;
mod words;

pub use action::{Action, Boarding};
pub use components::{Booty, House, Ship, Worth};
pub use event::Event;
pub use position::{Answers, Position};
pub use preview::Share;
pub use refusal::Refusal;
pub use scoring::Payout;
pub use setup::{Chance, Options, Outcome};
pub use state::Buccaneer;
pub use view::View;

pub use disc_stacks::{Awaits, Wages};

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
