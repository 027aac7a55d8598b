//! Errors of the store.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::ErrorCode;

use crate::MatchKey;

/// Why data could not be read or written. A failed write leaves nothing behind.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder or file can't be used.
    #[error("cannot use {path}: {reason}", path = path.display())]
    Unusable {
        /// The file or folder.
        path: PathBuf,
        /// The system's error message.
        reason: String,
    },
    /// Another server has the data open.
    #[error(
        "{path} is in use by another server; choose another folder with `--data`, or use `:memory:`",
        path = path.display()
    )]
    InUse {
        /// The file or folder.
        path: PathBuf,
    },
    /// The file is a database, but not one of ours.
    #[error("{path} is not a Freebooter database", path = path.display())]
    Foreign {
        /// The file or folder.
        path: PathBuf,
    },
    /// Written by a later version of this program.
    #[error(
        "the data has version {found}, but this program only knows version {known}: use a newer program"
    )]
    Newer {
        /// The version of the data.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// An older program wrote the data, and it is opened for reading only.
    #[error(
        "the data has version {found}, but this program needs version {known}: \
         start the server once to bring it up to date"
    )]
    Older {
        /// The version of the data.
        found: u32,
        /// The version this program needs.
        known: u32,
    },
    /// The file is damaged.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(String),
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The file or its folder is read-only.
    #[error("the database is read-only")]
    ReadOnly,
    /// The disk, or something else a write needs, failed.
    #[error("the disk failed: {0}")]
    Broken(String),
    /// Log entries are numbered without gaps, and no number is written twice.
    #[error("entry {number} of match {key} is out of order")]
    OutOfOrder {
        /// The match.
        key: MatchKey,
        /// The number of the refused entry.
        number: u64,
    },
    /// The name or id is already taken.
    #[error("already taken")]
    Taken,
    /// Nothing has this name or id.
    #[error("not found")]
    Missing,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Any other SQLite error.
    #[error("database: {0}")]
    Sqlite(Arc<rusqlite::Error>),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen | ErrorCode::DatabaseBusy) => {
                Self::Broken(error.to_string())
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Damaged(error.to_string())
            }
            Some(ErrorCode::ConstraintViolation) if unique(&error) => Self::Taken,
            _ => Self::Sqlite(Arc::new(error)),
        }
    }
}

fn unique(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    let extended = error.sqlite_error().map(|error| error.extended_code);
    matches!(extended, Some(SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY))
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    #[test]
    fn a_disk_that_fails_is_no_mistake_of_ours() {
        for code in [ffi::SQLITE_IOERR_WRITE, ffi::SQLITE_IOERR_FSYNC, ffi::SQLITE_IOERR] {
            let error = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
            assert!(matches!(error.into(), StoreError::Broken(_)), "{code}");
        }
    }
}
