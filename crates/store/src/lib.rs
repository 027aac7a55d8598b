//! Storage for matches and people: one SQLite file, nothing to install.
//!
//! A [`Receipt`] resolves when its transaction is on disk. One thread writes, and all waiting
//! writes share a transaction. The log of a match is append-only; the store doesn't interpret its
//! entries.
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

mod alerts;
mod backup;
mod chat;
mod checkpoints;
mod closing;
mod devices;
mod error;
mod history;
mod id;
mod inspect;
mod keys;
mod leaving;
mod lobby;
mod mail;
mod matches;
mod notice;
mod open;
mod people;
mod push;
mod rating;
mod readers;
mod results;
mod schema;
mod seats;
mod time;
mod writer;

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

pub use alerts::{AlertRow, Alerted, WEBHOOK_SECRET};
pub use backup::{Copied, backup};
pub use chat::{CHAT_KEPT, ChatLine, KeptLine};
pub use closing::close_match;
pub use error::StoreError;
pub use history::{GameStatistics, PastMatch, PersonStatistics, SavedRecord};
pub use id::{Id, NoId, random_bytes};
pub use inspect::{InspectedMatch, Inspection};
pub use keys::{KeyHash, KeyKind, KeyRow, NewKey};
pub use leaving::Leaving;
pub use lobby::Lobby;
pub use mail::MailRow;
pub use matches::{Append, Change, MatchKey, NewMatch, State, StoredMatch, Summary};
pub use notice::Notice;
pub use people::{AccountName, Ends, FORMER, PersonRow};
pub use push::PushDevice;
pub use rating::{Rating, Standing};
pub use readers::CONNECTIONS as READERS;
pub use results::{Ended, SeatResult};
pub use seats::{PastSeat, SeatRow};
pub use time::{Millis, now};
pub use writer::{Receipt, Written};

use checkpoints::Checkpoints;
use open::{Lock, Opened};
use readers::Readers;
use writer::Writer;

/// A server's data. Clones share the same store.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    writer: Writer,
    /// None where the data is in memory: the writer's connection is the only one that sees it.
    readers: Option<Readers>,
    _checkpoints: Option<Checkpoints>,
    notices: Vec<Notice>,
    /// Let go when the writer is done: fields are dropped in order.
    _lock: Option<Lock>,
}

impl Store {
    /// Opens the data in a folder, creating it if needed. Only one server can have it open.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with_pages(folder, u32::MAX)
    }

    /// Like [`Store::open`], but the data can't grow beyond this many pages of 4 KiB.
    pub fn open_with_pages(folder: &Path, pages: u32) -> Result<Self, StoreError> {
        let Opened { file, lock, mut notices } = open::folder(folder)?;
        let mut connection = open::writer(&file, &mut notices)?;
        connection.pragma_update(None, "max_page_count", pages)?;
        let readers = Some(Readers::open(&file)?);
        let checkpoints = Checkpoints::start(&mut connection, open::checkpoints(&file)?)?;
        let writer = Writer::start(connection, Some(Arc::clone(&checkpoints.log)));
        let inner =
            Inner { writer, readers, _checkpoints: Some(checkpoints), notices, _lock: Some(lock) };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// In-memory data, lost when the process ends.
    pub fn memory() -> Result<Self, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        open::prepare(&connection)?;
        schema::migrate(&mut connection, Path::new(":memory:"))?;
        let writer = Writer::start(connection, None);
        let notices = Vec::new();
        let inner = Inner { writer, readers: None, _checkpoints: None, notices, _lock: None };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Write statistics since startup.
    pub fn written(&self) -> Written {
        self.inner.writer.written()
    }

    /// Resolves when everything queued before is written and a test write has succeeded: the
    /// writer is alive and the disk accepts data.
    pub fn ready(&self) -> Receipt<()> {
        self.write(|connection| {
            // Larger than a page: where there is no room for another one, this does not fit.
            const WRITE: &str =
                "INSERT OR REPLACE INTO probe (id, filling) VALUES (1, zeroblob(8192))";
            connection.prepare_cached(WRITE)?.execute([])?;
            connection.prepare_cached("DELETE FROM probe")?.execute([])?;
            Ok(())
        })
    }

    /// The number of idle reading connections; `None` if the data is in memory.
    pub fn free_readers(&self) -> Option<usize> {
        self.inner.readers.as_ref().map(Readers::free)
    }

    /// Queues a write; writes happen in the order of these calls. It may be tried twice.
    fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        self.inner.writer.write(work)
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.inner.readers {
            Some(readers) => readers.read(work).await,
            None => self.inner.writer.write(work).await,
        }
    }
}
