//! A match of any game behind one type, [`AnyMatch`]. Inside, everything is
//! generic and fast; here it is erased once, with JSON in and out.
//!
//! ```
//! use engine::{AnyMatch, Choices};
//! use game::Seat;
//! use registry::GameId;
//!
//! let choices = Choices { players: 3, ..Choices::default() };
//! let mut play = engine::open(GameId::Buccaneer, &choices)?;
//! play.settle();
//! let seat = (0..3).map(Seat::new).find(|&seat| !play.legal(seat).is_empty());
//! let seat = seat.expect("somebody is asked");
//! let action = play.legal(seat)[0].action.clone();
//! play.act(seat, &action)?;
//! # Ok::<(), engine::MatchError>(())
//! ```

mod any_match;
mod error;
mod happened;
mod live;
mod open;
mod words;

pub use any_match::{AnyMatch, Asked, BotChoice, Hint, Listed};
pub use error::MatchError;
pub use happened::{Happened, Scene};
pub use live::{Live, Played, Retold};
pub use open::{Choices, EditionChoice, draw_edition, load, open, read_edition, replay};
pub use words::{bundle, say, sentence, sentences};
