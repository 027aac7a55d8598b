//! The only crate that names all the games: a [`GameId`] for each, and the
//! [`Table`] that hides which one is played. Inside, everything is generic
//! and fast; here it is erased once, with JSON in and out.
//!
//! ```
//! use catalog::{Choices, GameId, Table};
//! use table::Seat;
//!
//! let mut table = GameId::Buccaneer.open(&Choices { players: 3, ..Choices::default() })?;
//! table.settle();
//! let seat = (0..3).map(Seat::new).find(|&seat| !table.legal(seat).is_empty());
//! let seat = seat.expect("somebody is asked");
//! let action = table.legal(seat)[0].action.clone();
//! table.act(seat, &action)?;
//! # Ok::<(), catalog::TableError>(())
//! ```

mod error;
mod game;
mod happened;
mod live;
mod open;
mod table;

pub use error::TableError;
pub use game::{About, GameId, UnknownGame};
pub use happened::{Happened, Scene};
pub use live::{Live, Played, Retold};
pub use open::{Choices, EditionChoice, load, replay};
pub use table::{Asked, BotChoice, Hint, Listed, Table};
