//! The rules of Template Game, in the order of the rules page
//! (`games/template-game/rules`).
//!
//! ```
//! use game::{Game, Match, Pending, Setup};
//! use template_game::TemplateGame;
//!
//! let mut play = Match::<TemplateGame>::new(Setup::house(3), "any text")?;
//! play.settle(); // draws the first player, deals the charms and rolls the dice
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

mod rowing;
mod scoring;
mod turn;

mod position;
mod preview;
mod view;

mod bot;
mod rules;
mod sketch;
pub mod text;

pub use action::Action;
pub use chance::{Awaits, Chance, Outcome};
pub use components::{Color, Pips, Track};
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use position::Position;
pub use preview::Preview;
pub use refusal::Refusal;
pub use state::TemplateGame;
pub use view::View;

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
