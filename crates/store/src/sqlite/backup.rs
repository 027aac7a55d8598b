//! Backups of the data while it is in use.

use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::{open, schema};
use crate::StoreError;

/// The contents of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The number of people.
    pub people: u64,
    /// The number of matches.
    pub matches: u64,
}

/// Copies a snapshot of a folder's data to a new file and checks the copy. The server can keep
/// running. An existing file is never overwritten.
pub fn backup(folder: &Path, to: &Path) -> Result<Copied, StoreError> {
    let from = folder.join(open::FILE);
    let source = open::connect(&from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    schema::check(&source, &from)?;
    let place = to.parent().filter(|parent| !parent.as_os_str().is_empty());
    let unusable = |error: &std::io::Error| StoreError::Unusable {
        path: to.to_owned(),
        reason: error.to_string(),
    };
    // Beside its place, so that it comes there whole or not at all.
    let file = tempfile::NamedTempFile::new_in(place.unwrap_or(Path::new(".")));
    let file = file.map_err(|error| unusable(&error))?;
    let copied = copy(&source, file.path())?;
    file.as_file().sync_all().map_err(|error| unusable(&error))?;
    file.persist_noclobber(to).map_err(|error| unusable(&error.error))?;
    Ok(copied)
}

fn copy(source: &Connection, to: &Path) -> Result<Copied, StoreError> {
    let mut target = Connection::open(to)?;
    {
        // All pages in one step: one moment, and the writer is not in the way of a reader.
        let backup = Backup::new(source, &mut target)?;
        if backup.step(-1)? != StepResult::Done {
            return Err(StoreError::Damaged("the copy did not finish".to_owned()));
        }
    }
    // Free pages may hold what was deleted before it was overwritten at once.
    target.pragma_update(None, "secure_delete", true)?;
    target.execute_batch("VACUUM")?;
    // A copy is one file, without a log of changes beside it.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    check(&target)?;
    let count = |table| {
        target.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0))
    };
    let (people, matches) = (count("people")?.cast_unsigned(), count("matches")?.cast_unsigned());
    let bytes = std::fs::metadata(to).map_or(0, |data| data.len());
    Ok(Copied { bytes, people, matches })
}

pub(crate) fn check(target: &Connection) -> Result<(), StoreError> {
    let found: String = target.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Damaged(found));
    }
    let mut orphans = target.prepare("PRAGMA foreign_key_check")?;
    if orphans.exists([])? {
        return Err(StoreError::Damaged("rows refer to missing rows".to_owned()));
    }
    Ok(())
}
