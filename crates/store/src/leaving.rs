//! Deleting accounts. The person is deleted at once; tables are notified one by one, and pending
//! notifications are stored so that a restart continues with them.

use rusqlite::params;

use crate::people::one;
use crate::{FORMER, Id, Receipt, Store, StoreError, devices};

/// A table that hasn't been notified of a deleted account yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The deleted person's id.
    pub person: Id,
    /// The table's id.
    pub table: Id,
}

impl Store {
    /// Deletes a person. Their matches stay, anonymised. Their open tables must be notified:
    /// [`Store::leaving`] lists them until [`Store::left`].
    pub fn delete_person(&self, id: Id) -> Receipt<()> {
        self.write(move |connection| {
            const TABLES: &str = "INSERT OR IGNORE INTO leaving (person, match)
                SELECT person, match FROM seats JOIN matches ON key = match
                WHERE person = ?1 AND state IN ('waiting', 'running')";
            const SEATS: &str = "UPDATE seats SET person = NULL, name = ?2 WHERE person = ?1";
            connection.execute(TABLES, [id])?;
            connection.execute(SEATS, params![id, FORMER])?;
            connection.execute("DELETE FROM keys WHERE person = ?1", [id])?;
            connection.execute("DELETE FROM ratings WHERE player = ?1", [id])?;
            connection.execute("DELETE FROM chat WHERE person = ?1", [id])?;
            devices::forget_all(connection, id)?;
            one(connection.execute("DELETE FROM people WHERE id = ?1", [id])?)
        })
    }

    /// Tables that haven't been notified of a deleted account yet.
    pub async fn leaving(&self) -> Result<Vec<Leaving>, StoreError> {
        self.read(|connection| {
            const ALL: &str = "SELECT person, id FROM leaving JOIN matches ON key = match";
            let mut select = connection.prepare_cached(ALL)?;
            let read =
                |row: &rusqlite::Row<'_>| Ok(Leaving { person: row.get(0)?, table: row.get(1)? });
            Ok(select.query_map([], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Records that a table has been notified.
    pub fn left(&self, Leaving { person, table }: Leaving) -> Receipt<()> {
        self.write(move |connection| {
            const TOLD: &str = "DELETE FROM leaving WHERE person = ?1
                AND match = (SELECT key FROM matches WHERE id = ?2)";
            connection.prepare_cached(TOLD)?.execute(params![person, table])?;
            Ok(())
        })
    }
}
