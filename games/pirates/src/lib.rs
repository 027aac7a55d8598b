//! The rules of Pirates, in the order of the rules page
//! (`games/pirates/rules`).
//!
//! ```
//! use pirates::Pirates;
//! use game::{Game, Match, Pending, Setup};
//!
//! let mut play = Match::<Pirates>::new(Setup::house(4), "any text")?;
//! play.settle(); // draws the first player and shuffles the cards
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

mod assemble;
mod capture;
mod mutiny;
mod ransom;
mod scoring;
mod sharing;
mod stalemate;
mod turn;

mod hidden;
mod position;
mod preview;
mod view;

mod bot;
mod rules;
mod sketch;
pub mod text;
mod thumbnail;

pub use action::{Action, Capture, Ransom};
pub use chance::{Chance, Outcome};
pub use components::{Card, Kind, Spoils, Token};
pub use edition::{Edition, Worth};
pub use event::Event;
pub use options::Options;
pub use position::Position;
pub use preview::{Preview, Share};
pub use refusal::Refusal;
pub use scoring::{Payout, price_of_wheel};
pub use state::Pirates;
pub use view::View;

pub use disc_stacks::{Awaits, Wages};

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
