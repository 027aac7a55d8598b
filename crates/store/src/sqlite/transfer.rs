//! A folder whose data is moved.

use std::path::Path;

use rusqlite::Connection;

use super::open::{self, Lock, Opened};
use crate::StoreError;

/// A folder's data, kept from servers as long as this lives.
#[derive(Debug)]
pub(crate) struct Folder {
    pub(crate) connection: Connection,
    _lock: Lock,
}

impl Folder {
    /// Opens data that is there.
    pub(crate) fn existing(folder: &Path) -> Result<Self, StoreError> {
        if !folder.join(open::FILE).exists() {
            let reason = "there is no data of a server in it".to_owned();
            return Err(StoreError::Unusable { path: folder.to_owned(), reason });
        }
        Self::open(folder)
    }

    /// Makes a folder for data.
    pub(crate) fn empty(folder: &Path) -> Result<Self, StoreError> {
        const ANY: &str = "SELECT EXISTS (SELECT 1 FROM matches) OR EXISTS (SELECT 1 FROM people)";
        let opened = Self::open(folder)?;
        if opened.connection.query_row(ANY, [], |row| row.get(0))? {
            return Err(StoreError::NotEmpty);
        }
        Ok(opened)
    }

    fn open(folder: &Path) -> Result<Self, StoreError> {
        let Opened { file, lock, mut notices } = open::folder(folder)?;
        let connection = open::writer(&file, &mut notices)?;
        match notices.first() {
            Some(notice) => Err(StoreError::Damaged(notice.to_string())),
            None => Ok(Self { connection, _lock: lock }),
        }
    }
}
