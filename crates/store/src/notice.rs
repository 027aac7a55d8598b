//! Problems with the data that the operator should know, found at startup and by a check.

use std::path::PathBuf;

use crate::{MatchKey, Store, StoreError};

/// A problem with the data. The server keeps running with what it has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The process was killed, and the write-ahead file is missing.
    #[error(
        "{path} is missing after the server was killed: the last changes may be lost; \
         if you moved the data, move all of its files",
        path = path.display()
    )]
    LostLog {
        /// The file.
        path: PathBuf,
    },
    /// Changes after a damaged spot could not be read.
    #[error(
        "{path} is damaged: {commits} or more commits in it are unreadable and lost; \
         compare with a backup",
        path = path.display()
    )]
    DamagedLog {
        /// The file.
        path: PathBuf,
        /// The number of unreadable commits.
        commits: u64,
    },
    /// SQLite found a damaged page.
    #[error("the database is damaged, restore a backup: {0}")]
    DamagedPage(String),
    /// A table can't be read.
    #[error("the table {table} cannot be read, restore a backup: {reason}")]
    Unreadable {
        /// Its name.
        table: &'static str,
        /// The database's error message.
        reason: String,
    },
    /// Log entries are missing.
    #[error("the log of match {key} has {found} entries, but its last number is {last}")]
    Gap {
        /// The match.
        key: MatchKey,
        /// The number of entries found.
        found: u64,
        /// The number of the last entry, counted from 0.
        last: u64,
    },
    /// Others on this machine can read the file.
    #[error("others can read {path}, and its permissions cannot be changed", path = path.display())]
    Exposed {
        /// The file.
        path: PathBuf,
    },
    /// PostgreSQL keeps no second copy of what it acknowledges.
    #[error(
        "PostgreSQL has no synchronous standby: if its machine is lost, so is what was \
         acknowledged last; see `synchronous_standby_names`"
    )]
    NoStandby,
}

impl Notice {
    pub(crate) fn unreadable(table: &'static str, error: StoreError) -> Self {
        let reason = match error {
            StoreError::Damaged(reason) | StoreError::Broken(reason) => reason,
            other => other.to_string(),
        };
        Self::Unreadable { table, reason }
    }

    /// Whether nothing is wrong with the data, but something could be better.
    pub fn is_advice(&self) -> bool {
        matches!(self, Self::NoStandby)
    }
}

impl Store {
    /// Problems found when the data was opened.
    pub fn notices(&self) -> &[Notice] {
        engine!(self, engine => engine.notices())
    }

    /// Checks all pages and the numbering of all logs; this takes a while.
    pub async fn check(&self) -> Result<Vec<Notice>, StoreError> {
        engine!(self, engine => engine.check().await)
    }
}
