//! Closing a match from outside, and looking for damage.

use super::Postgres;
use super::link::Link;
use super::url::Target;
use crate::{Id, Notice, Receipt, State, StoreError, now};

/// Closes an unfinished match by appending a last entry to its log. Returns the state it was in, or
/// `None` if there is no such match. The table is taken from its server, whose next entry is
/// refused.
pub fn close_match(url: &str, id: Id, entry: &str) -> Result<Option<State>, StoreError> {
    let target = Target::read(url)?;
    super::block_on(|| async move {
        let link = Link::connect(&target).await?;
        super::schema::check(&link).await?;
        close(&link, id, entry).await
    })
}

async fn close(link: &Link, id: Id, entry: &str) -> Result<Option<State>, StoreError> {
    // The lease first, as in an append.
    const CLOSE: &str = "WITH open AS (SELECT key, state FROM matches
            WHERE id = $1 AND state IN ('waiting', 'running')),
        taken AS (UPDATE table_leases SET term = term + 1, next = next + 1, node = NULL,
            closed = true FROM open WHERE match = key AND NOT closed
            RETURNING match, next - 1 AS number),
        said AS (INSERT INTO log (match, number, entry) SELECT match, number, $2 FROM taken),
        changed AS (UPDATE matches SET state = 'closed', changed = $3
            FROM taken WHERE key = taken.match)
        SELECT state FROM open JOIN taken ON match = key";
    const STATE: &str = "SELECT state FROM matches WHERE id = $1";
    let row = match link.first(CLOSE, &[&id, &entry, &now()]).await? {
        Some(row) => Some(row),
        None => link.first(STATE, &[&id]).await?,
    };
    let Some(row) = row else { return Ok(None) };
    let state: &str = row.try_get(0)?;
    State::named(state).map(Some).ok_or_else(|| super::rows::damaged(state))
}

impl Postgres {
    /// The database looks after its pages; we look whether logs of matches that go on are whole.
    pub(crate) fn check(&self) -> Receipt<Vec<Notice>> {
        const GAPS: &str = "SELECT key, found, next FROM matches JOIN table_leases ON match = key
            CROSS JOIN LATERAL (SELECT count(*) AS found FROM log WHERE log.match = key) AS counted
            WHERE state IN ('waiting', 'running') AND found <> next LIMIT 100";
        self.read(|link| async move {
            let read = |row: &tokio_postgres::Row| {
                let (found, next): (i64, i32) = (row.try_get(1)?, row.try_get(2)?);
                let last = i64::from(next).saturating_sub(1).cast_unsigned();
                Ok(Notice::Gap { key: row.try_get(0)?, found: found.cast_unsigned(), last })
            };
            link.query(GAPS, &[]).await?.iter().map(read).collect()
        })
    }
}
