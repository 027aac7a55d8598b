//! A match on this device: who sits where, whose move it is, what has been told.
//!
//! Nothing here knows a page, so it is tested natively.

mod player;
pub(crate) mod saved;
mod sitting;
mod table;
mod undo;

pub(crate) use crate::play::player::Player;
pub(crate) use crate::play::saved::Saved;
pub(crate) use crate::play::sitting::{Entry, Next, Sitting};
pub(crate) use crate::play::table::{Advice, Refused, Snapshot, Table};
