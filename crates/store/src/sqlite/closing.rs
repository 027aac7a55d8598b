//! Closing a match from outside, even while a server is running.

use std::path::Path;

use rusqlite::{OpenFlags, TransactionBehavior, params};

use super::matches::find_summary;
use super::{Sqlite, open, schema};
use crate::{Id, Millis, State, StoreError, now};

/// Closes an unfinished match by appending a last entry to its log. Returns the state it was in, or
/// `None` if there is no such match. A running server notices when it writes the next entry:
/// nothing may follow this one.
pub fn close_match(folder: &Path, id: Id, entry: &str) -> Result<Option<State>, StoreError> {
    let file = folder.join(open::FILE);
    let mut connection = open::connect(&file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    schema::check(&connection, &file)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let Some(found) = find_summary(&transaction, id)? else { return Ok(None) };
    if matches!(found.state, State::Waiting | State::Running) {
        const LAST: &str = "INSERT INTO log (match, number, entry)
            SELECT ?1, ifnull(max(number) + 1, 0), ?2 FROM log WHERE match = ?1";
        transaction.execute(LAST, params![found.key, entry])?;
        let close = "UPDATE matches SET state = ?2, changed = ?3 WHERE key = ?1";
        transaction.execute(close, params![found.key, State::Closed, now()])?;
    }
    transaction.commit()?;
    Ok(Some(found.state))
}

impl Sqlite {
    pub(crate) async fn closed_since(&self, since: Millis) -> Result<Vec<Id>, StoreError> {
        self.read(move |connection| {
            const CLOSED: &str = "SELECT id FROM matches WHERE state = 'closed' AND changed >= ?1";
            let mut select = connection.prepare_cached(CLOSED)?;
            Ok(select.query_map([since], |row| row.get(0))?.collect::<Result<_, _>>()?)
        })
        .await
    }
}
