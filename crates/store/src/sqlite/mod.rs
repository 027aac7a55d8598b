//! The engine of one machine: one SQLite file, or memory.
//!
//! One thread writes, and all waiting writes share a transaction.

mod alerts;
mod backup;
mod chat;
mod checkpoints;
mod closing;
mod devices;
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
#[cfg(feature = "postgres")]
pub(crate) mod transfer;
mod wal;
mod writer;

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

pub use backup::{Copied, backup};
pub use closing::close_match;
pub use inspect::{InspectedMatch, Inspection};
pub use readers::CONNECTIONS as READERS;

use crate::{Notice, Receipt, StoreError, Written};
use checkpoints::Checkpoints;
use open::{Lock, Opened};
use readers::Readers;
use writer::Writer;

#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: Writer,
    /// None where the data is in memory: the writer's connection is the only one that sees it.
    readers: Option<Readers>,
    _checkpoints: Option<Checkpoints>,
    notices: Vec<Notice>,
    /// Let go when the writer is done: fields are dropped in order.
    _lock: Option<Lock>,
}

impl Sqlite {
    pub(crate) fn open(folder: &Path, pages: u32) -> Result<Self, StoreError> {
        let Opened { file, lock, mut notices } = open::folder(folder)?;
        let mut connection = open::writer(&file, &mut notices)?;
        connection.pragma_update(None, "max_page_count", pages)?;
        let readers = Some(Readers::open(&file)?);
        let checkpoints = Checkpoints::start(&mut connection, open::checkpoints(&file)?)?;
        let writer = Writer::start(connection, Some(Arc::clone(&checkpoints.log)));
        Ok(Self { writer, readers, _checkpoints: Some(checkpoints), notices, _lock: Some(lock) })
    }

    pub(crate) fn memory() -> Result<Self, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        open::prepare(&connection)?;
        schema::migrate(&mut connection, Path::new(":memory:"))?;
        let writer = Writer::start(connection, None);
        let notices = Vec::new();
        Ok(Self { writer, readers: None, _checkpoints: None, notices, _lock: None })
    }

    pub(crate) fn written(&self) -> Written {
        self.writer.written()
    }

    pub(crate) fn ready(&self) -> Receipt<()> {
        self.write(|connection| {
            // Larger than a page: where there is no room for another one, this does not fit.
            const WRITE: &str =
                "INSERT OR REPLACE INTO probe (id, filling) VALUES (1, zeroblob(8192))";
            connection.prepare_cached(WRITE)?.execute([])?;
            connection.prepare_cached("DELETE FROM probe")?.execute([])?;
            Ok(())
        })
    }

    pub(crate) fn free_readers(&self) -> Option<usize> {
        self.readers.as_ref().map(Readers::free)
    }

    /// Queues a write; writes happen in the order of these calls. It may be tried twice.
    fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        self.writer.write(work)
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.readers {
            Some(readers) => readers.read(work).await,
            None => self.writer.write(work).await,
        }
    }
}
