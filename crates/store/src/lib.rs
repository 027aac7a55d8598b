//! Storage for matches and people.
//!
//! Two engines do the same: SQLite, one file and nothing to install, and PostgreSQL, for servers
//! that outgrow one machine. A [`Receipt`] resolves when its transaction is on disk. The log of a
//! match is append-only; the store doesn't interpret its entries.
//!
//! ```
//! # fn main() -> Result<(), store::StoreError> {
//! use store::{Append, NewMatch, Store};
//!
//! let store = Store::memory()?;
//! let new = NewMatch { id: store::Id::random(), game: "pirates".into(), public: true,
//!     settings: "{}".into(), seats: Vec::new() };
//! let key = store.create_match(new).wait()?;
//! store.append(Append::entries(key, 0, vec![r#"{"seat":0}"#.into()])).wait()?;
//! # Ok(())
//! # }
//! ```

/// Calls a method of the engine in use.
macro_rules! engine {
    ($store:expr, $engine:ident => $call:expr) => {
        match &*$store.engine {
            $crate::Engine::Sqlite($engine) => $call,
            #[cfg(feature = "postgres")]
            $crate::Engine::Postgres($engine) => $call,
        }
    };
}

mod alerts;
mod chat;
mod closing;
mod devices;
mod error;
mod history;
mod id;
mod keys;
mod leaving;
mod lobby;
mod mail;
mod matches;
mod node;
mod notice;
mod people;
#[cfg_attr(not(feature = "postgres"), path = "no_postgres.rs")]
pub mod postgres;
mod push;
mod rating;
mod receipt;
mod results;
mod seats;
mod slow;
mod sqlite;
mod time;

use std::path::Path;
use std::sync::Arc;

pub use alerts::{AlertRow, Alerted, HeldAlert, Lease, WEBHOOK_SECRET};
pub use chat::{CHAT_KEPT, ChatLine, KeptLine};
pub use error::StoreError;
pub use history::{GameStatistics, PastMatch, PersonStatistics, SavedRecord};
pub use id::{Id, NoId, random_bytes};
pub use keys::{KeyHash, KeyKind, KeyRow, NewKey};
pub use leaving::Leaving;
pub use lobby::Lobby;
pub use mail::MailRow;
pub use matches::{
    Acquired, Append, Change, HostLimit, Invitations, MatchKey, NewMatch, OpenMatches, State,
    StoredMatch, Summary, Term,
};
pub use node::{FleetNode, Node, NodeRow, TakenOver};
pub use notice::Notice;
pub use people::{AccountName, Ends, FORMER, PersonRow};
pub use push::PushDevice;
pub use rating::{Rating, Standing};
pub use receipt::{Receipt, Written};
pub use results::{Ended, SeatResult};
pub use seats::{PastSeat, SeatRow};
pub use slow::set_slow_query_threshold;
pub use sqlite::{Copied, InspectedMatch, Inspection, READERS, backup, close_match};
pub use time::{Millis, now};

use sqlite::Sqlite;

/// A server's data. Clones share the same store.
#[derive(Clone, Debug)]
pub struct Store {
    engine: Arc<Engine>,
}

/// What keeps the data.
#[derive(Debug)]
enum Engine {
    Sqlite(Sqlite),
    #[cfg(feature = "postgres")]
    Postgres(postgres::Postgres),
}

impl Store {
    /// Opens the data in a folder, creating it if needed. Only one server can have it open.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with_pages(folder, u32::MAX)
    }

    /// Like [`Store::open`], but the data can't grow beyond this many pages of 4 KiB.
    pub fn open_with_pages(folder: &Path, pages: u32) -> Result<Self, StoreError> {
        Ok(Self { engine: Arc::new(Engine::Sqlite(Sqlite::open(folder, pages)?)) })
    }

    /// In-memory data, lost when the process ends.
    pub fn memory() -> Result<Self, StoreError> {
        Ok(Self { engine: Arc::new(Engine::Sqlite(Sqlite::memory()?)) })
    }

    /// Connects to a PostgreSQL database, which [`postgres::migrate`] has prepared. Only one server
    /// can have it open.
    pub fn connect(url: &str) -> Result<Self, StoreError> {
        postgres::open(url)
    }

    /// Write statistics since startup.
    pub fn written(&self) -> Written {
        engine!(self, engine => engine.written())
    }

    /// The number of statements since startup that took as long as [`set_slow_query_threshold`]
    /// says; each is logged.
    pub fn slow_queries(&self) -> u64 {
        slow::count()
    }

    /// Resolves when everything queued before is written and a test write has succeeded: the
    /// writer is alive and the disk accepts data.
    pub fn ready(&self) -> Receipt<()> {
        engine!(self, engine => engine.ready())
    }

    /// The number of idle reading connections; `None` if the engine has none of its own.
    pub fn free_readers(&self) -> Option<usize> {
        engine!(self, engine => engine.free_readers())
    }
}
