//! Commands to the task of a table.

use std::sync::Arc;

use game::Seat;
use protocol::v1::{Request, Seq, TableInfo};
use serde_json::value::RawValue;
use store::{Id, SeatRow, StoreError};
use tokio::sync::oneshot;

use super::state::{ConnId, Expected, Join, Refusal, Wire};
use crate::limits::Net;
use crate::outgoing::Outbox;

/// A command to a table.
pub(crate) enum Command {
    /// Somebody connects; `ready` is dropped if the table just left.
    Connect {
        connection: ConnId,
        person: Id,
        name: String,
        guest: bool,
        from: Net,
        to: Outbox,
        ready: oneshot::Sender<()>,
    },
    Disconnect {
        connection: ConnId,
    },
    Request {
        connection: ConnId,
        request: Request,
    },
    Info {
        viewer: Option<Id>,
        answer: oneshot::Sender<TableInfo>,
    },
    Record {
        viewer: Option<Id>,
        answer: oneshot::Sender<Option<Finished>>,
    },
    Decided {
        seat: Seat,
        since: Seq,
        action: Option<Box<RawValue>>,
    },
    /// The table for another match has been made, or could not be.
    Rematched {
        made: bool,
    },
    /// A page of history is written; none if that failed.
    Page {
        connection: ConnId,
        message: Option<Wire>,
    },
    /// Somebody joins from elsewhere.
    Join {
        person: Id,
        name: String,
        how: Join,
        /// Whether there is a seat.
        answer: oneshot::Sender<Result<bool, StoreError>>,
    },
    /// Somebody leaves their seat without being connected.
    Stand {
        person: Id,
        answer: oneshot::Sender<Result<Result<(), Refusal>, StoreError>>,
    },
    /// The host keeps a seat for a person.
    Reserve {
        connection: ConnId,
        seat: Seat,
        expected: Expected,
    },
    /// Somebody has changed the table in the store.
    Reload,
    /// What is under way is finished, and then another node goes on.
    HandOver {
        done: oneshot::Sender<()>,
    },
    /// Somebody is gone for good.
    Leave {
        person: Id,
        answer: oneshot::Sender<Result<(), StoreError>>,
    },
}

/// A finished match, written down.
pub(crate) struct Finished {
    /// With how its dice came about, as `fair`. All who ask get the same copy.
    pub(crate) record: Arc<RawValue>,
    pub(crate) players: Vec<SeatRow>,
    pub(crate) table: Id,
}
