//! The way of a client's messages from the node that has its socket, the *gateway*, to the node
//! that owns its table, and back.
//!
//! The bus may lose, double and delay every message. So frames are numbered, and if one is missing
//! the link is resumed: it gets a new number, every connection connects again after the last entry
//! that its client has seen, and acts without an answer are said again; their keys make sure that
//! each counts once. Nothing else is repeated.

mod flow;
mod frame;
mod gateway;
mod owner;
#[cfg(test)]
mod tests;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use flow::{CONFIRM_AFTER, CONFIRM_FRAMES, CREDIT, FRAME_BYTES, GATHER};
pub use frame::{ConnId, Frame, FrameError, Item, Kind};
pub use gateway::{Busy, Link, Out};
pub use owner::{OwnerLink, OwnerOut};

/// How often each side says that it is there.
pub const PING_EVERY: Duration = Duration::from_secs(1);
/// How long a frame waits for its confirmation before the sender asks by a ping.
pub const PROBE_AFTER: Duration = Duration::from_millis(250);
/// After this long without a frame the other side counts as gone.
pub const SILENCE: Duration = Duration::from_secs(3);
/// How many acts of a connection may wait for an answer.
pub const UNANSWERED: usize = 8;

/// Who a connection is. The owner believes it: only nodes have credentials for the bus.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Connect {
    /// The id of the table.
    pub table: String,
    /// The id of the person.
    #[serde(default)]
    pub person: String,
    /// The person's name.
    #[serde(default)]
    pub name: String,
    /// The client wants the legal actions with every update.
    #[serde(default)]
    pub legal: bool,
    /// The last entry that the client has seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// The connection has been greeted before: no second welcome.
    #[serde(default)]
    pub resumed: bool,
}
