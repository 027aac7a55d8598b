//! The contract every game signs.
//!
//! A game is a plain value that is cheap to clone. It says who is asked
//! ([`Game::pending`]), what they may do ([`Game::legal`]), why they may not
//! ([`Game::check`]), and it changes by inputs alone: the actions of seats
//! ([`Game::act`]) and the outcomes of chance ([`Game::resolve`]). A
//! [`Match`] is a set-up and the list of those inputs; it replays on every
//! machine to the same [`Match::hash`].
//!
//! What a person or a bot may know is a [`Game::View`], built up from the
//! state for one [`Viewer`]; the state itself cannot be serialised, so it
//! cannot be sent by mistake.
//!
//! ```
//! use game::{Rng, Seat, Seats, Seed};
//!
//! let asked: Seats = [Seat::new(0), Seat::new(3)].into_iter().collect();
//! assert_eq!(asked.len(), 2);
//!
//! // Every draw of a match has a generator of its own: the same seed and the
//! // same number give the same dice, whatever was drawn before.
//! let seed = Seed::from_text("any text");
//! assert_eq!(seed.draw(7).die(6), seed.draw(7).die(6));
//! ```

mod bit_set;
mod blunder_rate;
mod blunder_regret;
mod budget;
mod colors;
mod edition;
mod evaluate;
mod first;
mod frames;
mod game;
mod groups;
mod keys;
mod level;
mod messages;
mod own_parts;
mod play;
mod playout;
mod record;
mod rng;
mod seat;
mod shape;
mod shorten;
mod sink;
mod sketch;
mod text;
mod thumbnail;
mod undo;

pub use bit_set::{BitSet, Bits, Numbered};
pub use blunder_rate::BlunderRate;
pub use blunder_regret::BlunderRegret;
pub use budget::Budget;
pub use colors::{COLORS, ChosenColors};
pub use edition::{Edition, EditionError, Fault, PathSegment};
pub use evaluate::Evaluate;
pub use first::First;
pub use frames::Frames;
pub use game::{
    Game, OptionSpec, Pending, PositionError, Refusal, Setup, SetupError, Standing, is_default,
};
pub use groups::{AnyAction, Groups, any_action};
pub use keys::check_keys;
pub use level::{Level, UnknownLevel};
pub use messages::Messages;
pub use play::{ActError, ChanceError, Draws, Events, Match, WrongDraw};
pub use playout::{playout, promising_action, random_action};
pub use record::{Input, Record, RecordError, RecordHeader, Redraw, Start};
pub use rng::{DrawRng, FastRng, Rng, Seed};
pub use seat::{Seat, Seats, Viewer};
pub use shape::{Shape, Tint};
pub use shorten::shorten;
pub use sink::{Nobody, Sink};
pub use sketch::{Ink, Say, Sketch, Span};
pub use text::{Decimal, Join, List, Text, Value};
pub use thumbnail::{Mark, Thumbnail};
pub use undo::Revealed;
