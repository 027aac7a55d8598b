//! What can go wrong with the data.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::ErrorCode;

use crate::MatchKey;

/// Why something could not be read or kept. Nothing of a failed write is kept.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder or file cannot be used.
    #[error("cannot use {path}: {reason}", path = path.display())]
    Unusable {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// Another server has the data open.
    #[error(
        "{path} is in use by another server; choose another folder with `--data`, or use `:memory:`",
        path = path.display()
    )]
    InUse {
        /// Which.
        path: PathBuf,
    },
    /// The file is a database, but not one of ours.
    #[error("{path} is not a Freebooter database", path = path.display())]
    Foreign {
        /// Which.
        path: PathBuf,
    },
    /// Written by a later version of this program.
    #[error("the data has version {found}, but this program only knows version {known}: use a newer program")]
    Newer {
        /// In the file.
        found: u32,
        /// Of this program.
        known: u32,
    },
    /// What is in the file makes no sense.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(String),
    /// There is no room.
    #[error("the disk is full")]
    Full,
    /// The file or its folder must not be written.
    #[error("the database is read-only")]
    ReadOnly,
    /// The disk fails, or something else that a write needs.
    #[error("the disk failed: {0}")]
    Broken(String),
    /// A log goes on with the number after its last one, and no number is written twice.
    #[error("entry {number} of match {key} is out of order")]
    OutOfOrder {
        /// The match.
        key: MatchKey,
        /// The number that was to be written.
        number: u64,
    },
    /// Something with this name or id is there already.
    #[error("already taken")]
    Taken,
    /// There is nothing of this name or id.
    #[error("not found")]
    Missing,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else SQLite says.
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
