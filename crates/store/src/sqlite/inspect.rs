//! Reading a folder's data without changing it, even while a server is running.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::matches::{entries, find_summary};
use super::{backup, notice, open, schema, seats};
use crate::{Id, Notice, PastSeat, StoreError, StoredMatch, Summary};

/// A folder's data, opened for reading only.
#[derive(Debug)]
pub struct Inspection {
    connection: Connection,
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
        let connection = open::connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let found = schema::check(&connection, &file)?;
        if found < schema::VERSION {
            return Err(StoreError::Older { found, known: schema::VERSION });
        }
        Ok(Self { connection })
    }

    /// Checks all pages, all references between rows, and the numbering of all logs.
    pub fn damage(&self) -> Result<Vec<Notice>, StoreError> {
        let mut found = notice::damaged_pages(&self.connection)?;
        match backup::check(&self.connection) {
            Err(StoreError::Damaged(text)) if found.is_empty() => {
                found.push(Notice::DamagedPage(text));
            }
            Ok(()) | Err(StoreError::Damaged(_)) => {}
            Err(error) => return Err(error),
        }
        found.extend(notice::gaps(&self.connection)?);
        Ok(found)
    }

    /// The ids of all matches, oldest first.
    pub fn matches(&self) -> Result<Vec<Id>, StoreError> {
        let mut select = self.connection.prepare("SELECT id FROM matches ORDER BY key")?;
        Ok(select.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// A match; none if it has been deleted meanwhile.
    pub fn read(&self, id: Id) -> Result<Option<InspectedMatch>, StoreError> {
        // One moment: a server may write between two statements.
        let moment = self.connection.unchecked_transaction()?;
        let Some(summary) = find_summary(&moment, id)? else { return Ok(None) };
        let entries = entries(&moment, summary.key)?;
        let record = record(&moment, &summary)?;
        let seats = seats::of_finished(&moment, summary.key)?;
        Ok(Some(InspectedMatch { stored: StoredMatch { summary, entries }, record, seats }))
    }
}

fn record(connection: &Connection, summary: &Summary) -> Result<Option<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT record FROM records WHERE match = ?1")?;
    Ok(select.query_row([summary.key], |row| row.get(0)).optional()?)
}
