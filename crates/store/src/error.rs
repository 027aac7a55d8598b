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
    /// The match has another owner by now: nothing more may be appended under this term.
    #[error("match {key} has another owner")]
    Fenced {
        /// The match.
        key: MatchKey,
    },
    /// Another server plays the match.
    #[error("the match is played on node {name}")]
    Elsewhere {
        /// Its number.
        node: u64,
        /// Where it is.
        name: String,
    },
    /// The database can't be reached, or broke off. An append that says this was not kept, or will
    /// be refused to be appended to; of any other write nobody knows.
    #[error("PostgreSQL cannot be reached: {0}")]
    Unavailable(String),
    /// The address of the database makes no sense.
    #[error("this is not a PostgreSQL address like postgres://user:password@host/database: {0}")]
    Url(String),
    /// The database refuses the user or the password, or there is no such database.
    #[error("PostgreSQL refuses the connection: {0}")]
    Refused(String),
    /// The user lacks a right.
    #[error("the user of the database lacks a right: {0}; see docs/operating.md for what it needs")]
    Denied(String),
    /// The database has no tables.
    #[error("the database is empty; run `freebooter migrate --data postgres://…` first")]
    Unprepared,
    /// The database has somebody else's tables.
    #[error("the database holds other tables than Freebooter's; choose one of its own")]
    ForeignDatabase,
    /// The database was migrated by an older program.
    #[error(
        "the database has version {found}, but this program needs version {known}: \
         run `freebooter migrate --data postgres://…` first"
    )]
    Outdated {
        /// The version of the database.
        found: u32,
        /// The version this program needs.
        known: u32,
    },
    /// The database acknowledges what it may lose.
    #[error("PostgreSQL has `{setting} = off`, and may lose what it has acknowledged; turn it on")]
    Unsafe {
        /// The setting's name.
        setting: &'static str,
    },
    /// The database is a copy that can't be written to.
    #[error("this PostgreSQL is a standby, which is read-only; connect to the primary")]
    Standby,
    /// Another server uses the database.
    #[error(
        "the database is in use by another server; stop it first, choose another database, \
         or start all of them with `--node`"
    )]
    DatabaseInUse,
    /// Another node of the database has this name.
    #[error("node {name} is running already; every server needs a `--node` of its own")]
    NodeTaken {
        /// The name of both.
        name: String,
    },
    /// Another node of the database plays by other rules.
    #[error(
        "node {node} plays other versions of the rules; all servers on a database need the same \
         program, so stop the others first"
    )]
    OtherRules {
        /// The other node.
        node: String,
    },
    /// Data is only moved to where there is none.
    #[error("there is data already where this should be moved to; choose an empty place")]
    NotEmpty,
    /// The program can't use PostgreSQL.
    #[error("this program was built without PostgreSQL")]
    Unsupported,
    /// Any other PostgreSQL error.
    #[error("database: {0}")]
    Postgres(String),
    /// Any other SQLite error.
    #[error("database: {0}")]
    Sqlite(Arc<rusqlite::Error>),
}

impl StoreError {
    /// Whether the same may succeed soon: the database is away, or takes no writes, as while a
    /// standby takes its place.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code))]
    pub(crate) fn is_temporary(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::ReadOnly)
    }
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
