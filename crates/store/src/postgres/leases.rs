//! Who may append to a log.

use super::Postgres;
use super::matches::read_match;
use crate::{Acquired, Id, Receipt};

impl Postgres {
    /// Takes a table over, and reads it afterwards: nobody else appends to it any more.
    pub(crate) fn acquire(&self, id: Id) -> Receipt<Option<Acquired>> {
        const ACQUIRE: &str = "UPDATE table_leases SET node = $2, term = term + 1, due = NULL
            FROM matches WHERE id = $1 AND match = key RETURNING term";
        let node = self.node;
        self.write(id, move |link| async move {
            let Some(row) = link.first(ACQUIRE, &[&id, &node]).await? else { return Ok(None) };
            let term = row.try_get(0)?;
            Ok(read_match(&link, id).await?.map(|stored| Acquired { term, stored }))
        })
    }
}
