//! The match as a page shows it.
//!
//! A [`MatchModel`] is the handle that pages and boards hold: signals that change with every input.
//! Behind it is a [`Source`], which knows the match itself: on this device, on the server, in a
//! lesson or in a record. Boards see no difference. What a game looks like is its [`GameUi`].

pub mod cast;
mod entry;
mod game_ui;
mod match_model;
mod sequence;
mod snapshot;
mod source;
pub mod who;

pub use crate::model::entry::Entry;
pub use crate::model::game_ui::{
    Action, Count, Event, GameUi, Look, Refusal, Swatch, Tile, View, option_value, swatches,
};
pub use crate::model::match_model::{Hooks, MatchModel};
pub use crate::model::sequence::Sequence;
pub use crate::model::snapshot::{Advice, Clocks, Next, Refused, Snapshot};
pub use crate::model::source::Source;
pub use crate::model::who::Who;
