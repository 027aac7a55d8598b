//! A program that was built without PostgreSQL says so.

use std::path::Path;

use crate::{FleetNode, Id, Node, State, Store, StoreError};

pub(crate) fn open(_: &str) -> Result<Store, StoreError> {
    Err(StoreError::Unsupported)
}

pub(crate) fn join(_: &str, _: &str, _: &str) -> Result<(Store, Node), StoreError> {
    Err(StoreError::Unsupported)
}

/// What a migration did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    /// The version before; 0 for an empty database.
    pub from: u32,
    /// The version now.
    pub to: u32,
}

/// Brings a database to the version of this program.
pub fn migrate(_: &str) -> Result<Migrated, StoreError> {
    Err(StoreError::Unsupported)
}

/// Closes an unfinished match.
pub fn close_match(_: &str, _: Id, _: &str) -> Result<Option<State>, StoreError> {
    Err(StoreError::Unsupported)
}

/// All nodes of a database.
pub fn fleet(_: &str) -> Result<Vec<FleetNode>, StoreError> {
    Err(StoreError::Unsupported)
}

/// Tells a node to hand its tables over.
pub fn drain(_: &str, _: &str) -> Result<bool, StoreError> {
    Err(StoreError::Unsupported)
}

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// The number of people.
    pub people: u64,
    /// The number of matches.
    pub matches: u64,
    /// The number of log entries.
    pub entries: u64,
}

/// Copies all data of a folder to a database.
pub fn move_to_database(_: &Path, _: &str) -> Result<Moved, StoreError> {
    Err(StoreError::Unsupported)
}

/// Copies all data of a database to a folder.
pub fn move_to_folder(_: &str, _: &Path) -> Result<Moved, StoreError> {
    Err(StoreError::Unsupported)
}
