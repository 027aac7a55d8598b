//! People who delete their account. The person is gone at once; tables are told one by one, and
//! those that have not been told yet are written down, so that a restart goes on with them.

use rusqlite::params;

use crate::people::one;
use crate::{FORMER, Id, Receipt, Store, StoreError, devices};

/// A table that has not been told yet that a person is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Who is gone.
    pub person: Id,
    /// The table's id.
    pub table: Id,
}

impl Store {
    /// Forgets a person. What they played stays, under no name. Their open tables have to be told:
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
            devices::forget_all(connection, id)?;
            one(connection.execute("DELETE FROM people WHERE id = ?1", [id])?)
        })
    }

    /// Tables that have not been told yet that somebody is gone.
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

    /// A table has been told.
    pub fn left(&self, Leaving { person, table }: Leaving) -> Receipt<()> {
        self.write(move |connection| {
            const TOLD: &str = "DELETE FROM leaving WHERE person = ?1
                AND match = (SELECT key FROM matches WHERE id = ?2)";
            connection.prepare_cached(TOLD)?.execute(params![person, table])?;
            Ok(())
        })
    }
}
