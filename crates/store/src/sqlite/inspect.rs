//! Reading a folder's data without changing it, even while a server is running.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::matches::{entries, find_unseated};
use super::{backup, notice, open, schema, seats, wal};
use crate::{Id, Notice, PastSeat, StoreError, StoredMatch, Summary};

/// A folder's data, opened for reading only.
#[derive(Debug)]
pub struct Inspection {
    connection: Connection,
    /// What was wrong with the write-ahead log before the file was opened.
    log: Option<Notice>,
}

/// A match with everything that is stored about it.
#[derive(Clone, Debug)]
pub struct InspectedMatch {
    /// The match and its log.
    pub stored: StoredMatch,
    /// Its record as JSON, if it is finished.
    pub record: Option<String>,
    /// Its seats with their results.
    pub seats: Vec<PastSeat>,
}

impl Inspection {
    /// Opens the data in a folder, or a backup.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = if path.is_dir() { path.join(open::FILE) } else { path.to_owned() };
        let log = wal::look(&file);
        let connection = open::connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let found = schema::check(&connection, &file)?;
        if found < schema::VERSION {
            return Err(StoreError::Older { found, known: schema::VERSION });
        }
        Ok(Self { connection, log })
    }

    /// Checks the write-ahead log, all pages, all references between rows, and the numbering of all
    /// logs.
    pub fn damage(&self) -> Vec<Notice> {
        let mut found = Vec::from_iter(self.log.clone());
        let pages = notice::damaged_pages(&self.connection);
        if pages.is_empty() {
            let rows = backup::check(&self.connection).map_err(|error| match error {
                StoreError::Damaged(text) => {
                    Notice::DamagedPage(notice::with_tables(&self.connection, &text))
                }
                other => Notice::DamagedPage(other.to_string()),
            });
            found.extend(rows.err());
        }
        found.extend(pages);
        found.extend(notice::gaps(&self.connection));
        found
    }

    /// The ids of all matches, oldest first: as many as can be read, and why there are no more.
    pub fn matches(&self) -> (Vec<Id>, Option<Notice>) {
        let mut ids = Vec::new();
        let listed = self.list(&mut ids);
        (ids, listed.err().map(|error| Notice::unreadable("matches", error.into())))
    }

    fn list(&self, ids: &mut Vec<Id>) -> rusqlite::Result<()> {
        let mut select = self.connection.prepare("SELECT id FROM matches ORDER BY key")?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            ids.push(row.get(0)?);
        }
        Ok(())
    }

    /// A match; none if it has been deleted meanwhile. The error names the table that can't be
    /// read.
    pub fn read(&self, id: Id) -> Result<Option<InspectedMatch>, Notice> {
        let of = |table| move |error| Notice::unreadable(table, error);
        // One moment: a server may write between two statements.
        let moment = self.connection.unchecked_transaction();
        let moment = moment.map_err(StoreError::from).map_err(of("matches"))?;
        let summary = find_unseated(&moment, id).map_err(of("matches"))?;
        let Some(mut summary) = summary else { return Ok(None) };
        summary.seats = seats::of_match(&moment, summary.key).map_err(of("seats"))?;
        let entries = entries(&moment, summary.key).map_err(of("log"))?;
        let record = record(&moment, &summary).map_err(of("records"))?;
        let seats = seats::of_finished(&moment, summary.key).map_err(of("seats"))?;
        Ok(Some(InspectedMatch { stored: StoredMatch { summary, entries }, record, seats }))
    }
}

fn record(connection: &Connection, summary: &Summary) -> Result<Option<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT record FROM records WHERE match = ?1")?;
    Ok(select.query_row([summary.key], |row| row.get(0)).optional()?)
}
