//! Closing a table from outside, for the operator.

use std::path::Path;

use store::{Id, State, StoreError};

use super::command::Command;
use super::entry::Entry;
use super::{Tables, TablesError};
use crate::config::Data;

/// How long back [`Tables::drop_closed`] looks, in milliseconds: far longer than from one look to
/// the next.
const LOOK_BACK: i64 = 10 * 60 * 1_000;

/// The result of closing a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// It is closed for good.
    Now,
    /// It was closed before.
    Before,
    /// Its match is over, and stays as it is.
    Over,
}

/// Closes a table for good in a server's data, a folder or the address of a database. A running server drops the table at its next action,
/// or within two minutes. Its players see the reason.
pub fn close_table(folder: &Path, id: Id, why: &str) -> Result<Closed, TablesError> {
    let entry = Entry::Closed { why: why.to_owned() };
    let entry = serde_json::to_string(&entry).expect("an entry is plain data");
    let closed = match Data::from(folder.to_owned()) {
        Data::Postgres(url) => store::postgres::close_match(url.secret(), id, &entry)?,
        Data::Folder(_) | Data::Memory => store::close_match(folder, id, &entry)?,
    };
    match closed {
        None => Err(TablesError::Missing),
        Some(State::Waiting | State::Running) => Ok(Closed::Now),
        Some(State::Closed) => Ok(Closed::Before),
        Some(State::Finished) => Ok(Closed::Over),
    }
}

impl Tables {
    /// Lets go of tables that somebody has closed in the store.
    pub(crate) async fn drop_closed(&self) -> Result<(), StoreError> {
        for id in self.inner.store.closed_since(store::now() - LOOK_BACK).await? {
            self.reload(id).await;
            self.hub().forget(id);
            self.alerts().forget_table(id);
        }
        Ok(())
    }

    /// A table in memory leaves it, and is read again when somebody wants it.
    pub(crate) async fn reload(&self, id: Id) {
        if let Some(table) = self.in_memory(id) {
            // A table that has just left needs not be told.
            let _ = table.send(Command::Reload).await;
        }
    }
}
