//! The rules of King of Pirates, in the order of the rules page
//! (`games/king-of-pirates/rules`).
//!
//! ```
//! use king_of_pirates::KingOfPirates;
//! use game::{Game, Match, Pending, Setup};
//!
//! let mut play = Match::<KingOfPirates>::new(Setup::house(4), "any text")?;
//! play.settle(); // lays the tiles and shuffles the decks
//! let Pending::Seats(asked) = play.pending() else { panic!("a seat mans its ship") };
//! let seat = asked.first().expect("one seat is asked");
//! let action = play.legal(seat)[0];
//! play.act(seat, action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod components;
mod edition;
mod kit;
mod list;
mod map;
mod options;
mod pirate;
mod setup;

mod action;
mod chance;
mod event;
mod frame;
mod refusal;
mod state;

mod cannonballs;
mod cards;
mod dutchman;
mod fight;
mod hideout;
mod island;
mod moving;
mod mutiny;
mod scoring;
mod turn;
mod upkeep;
mod windows;

mod plausible;
mod position;
mod preview;
mod reading;
mod standing;
mod view;

mod bot;
mod rules;
mod sketch;
pub mod text;
mod thumbnail;

pub use action::{Action, Dice, Play, Side, Target};
pub use board::{Heading, Hex};
pub use bot::FEATURES;
pub use chance::{Chance, Outcome};
pub use components::{Card, Class, Color, Nation, Part, Site, Size, Tile, Upkeep};
pub use edition::{
    Board, Edition, Flags, Hull, Islands, Loot, Parts, PirateCard, Strength, Targets, TileCounts,
    Tiles, Treasure, UpkeepDie,
};
pub use event::{Event, Pile};
pub use frame::{Fight, FightStep, Frame, Moment, Mutiny, Phase, Refit, RefitStep, Stage, Window};
pub use list::List;
pub use options::Options;
pub use pirate::{Command, Pirate, Pirates, Skill};
pub use position::{Position, ShipPosition, TilePosition};
pub use preview::with_cannonballs;
pub use refusal::{Manning, Matter, Refusal};
pub use state::KingOfPirates;
pub use view::{ShipView, TileView, View};

use game::Seat;

/// An interactive lesson: prepared positions, and what is to be done in each.
pub const LESSON: &str = include_str!("../lesson.json");
