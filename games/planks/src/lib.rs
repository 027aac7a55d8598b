//! The rules of Squabble on the Planks, in the order of the rules page
//! (`games/planks/rules`).
//!
//! ```
//! use planks::Planks;
//! use game::{Game, Match, Pending, Setup};
//!
//! let mut play = Match::<Planks>::new(Setup::house(4), "any text")?;
//! play.settle(); // draws the first player and lays out the planks
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

mod balance;
mod crowd;
mod gold;
mod honour;
mod moving;
mod returning;
mod scoring;
mod sliding;
mod tipping;
mod turn;

mod phase;
mod position;
mod preview;
mod reading;
mod view;

mod bot;
mod rules;
mod sketch;
pub mod text;
mod thumbnail;

pub use action::{Action, Choice, Deciding, JOLT, Moving, Placing, Returning, Sliding};
pub use chance::{Awaits, Chance, Outcome};
pub use components::{Color, Colors, Face, Gold, Plank, Side, Space, Spot};
pub use edition::{Balance, Edition, Faces, Rocking, Stock};
pub use event::{After, Event, Fall};
pub use options::{Drawn, Options, Order, Returns, Sea, Sides};
pub use position::{Position, Row};
pub use preview::Preview;
pub use refusal::Refusal;
pub use state::{Phase, Planks};
pub use view::View;

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
