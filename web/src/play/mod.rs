//! A match: who sits where, whose move it is, what has been told. It is kept on this device
//! ([`Sitting`]) or by the server ([`Remote`]); [`Table`] is the handle that pages hold, and boards
//! see no difference.

mod guided;
mod past;
mod player;
mod remote;
pub(crate) mod saved;
mod sitting;
mod source;
mod table;
mod thinking;
mod undo;
pub(crate) mod who;

pub(crate) use crate::play::guided::Guided;
pub(crate) use crate::play::past::{Eyes, Past};
pub(crate) use crate::play::player::Player;
pub(crate) use crate::play::remote::Remote;
pub(crate) use crate::play::saved::Saved;
pub(crate) use crate::play::sitting::{Entry, Next, Sitting, seat_piece};
pub(crate) use crate::play::source::Source;
pub(crate) use crate::play::table::{Advice, Refused, Snapshot, Table};
pub(crate) use crate::play::who::Who;
