//! Deleting accounts. The person is deleted at once; tables are notified one by one, and pending
//! notifications are stored so that a restart continues with them.

use rusqlite::params;

use super::people::one;
use super::{Sqlite, devices};
use crate::{FORMER, Id, Leaving, Receipt, StoreError};

impl Sqlite {
    pub(crate) fn delete_person(&self, id: Id) -> Receipt<()> {
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

    pub(crate) async fn leaving(&self) -> Result<Vec<Leaving>, StoreError> {
        self.read(|connection| {
            const ALL: &str = "SELECT person, id FROM leaving JOIN matches ON key = match";
            let mut select = connection.prepare_cached(ALL)?;
            let read =
                |row: &rusqlite::Row<'_>| Ok(Leaving { person: row.get(0)?, table: row.get(1)? });
            Ok(select.query_map([], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) fn left(&self, Leaving { person, table }: Leaving) -> Receipt<()> {
        self.write(move |connection| {
            const TOLD: &str = "DELETE FROM leaving WHERE person = ?1
                AND match = (SELECT key FROM matches WHERE id = ?2)";
            connection.prepare_cached(TOLD)?.execute(params![person, table])?;
            Ok(())
        })
    }
}
