//! Who may append to a log.

use std::sync::Arc;

use super::Postgres;
use super::append::read_leases;
use super::link::Link;
use super::matches::read_match;
use super::nodes::goes_on;
use crate::{Acquired, Id, MatchKey, Receipt, StoreError, Term, now};

impl Postgres {
    /// Takes a table over, and reads it afterwards: nobody else appends to it any more. Among
    /// several servers only one that nobody owns, or whose owner is lost.
    pub(crate) fn acquire(&self, id: Id) -> Receipt<Option<Acquired>> {
        let (node, member) = (self.node, self.member.clone());
        self.write(id, move |link| async move {
            let claimed = match &member {
                None => take(&link, id, node).await?,
                Some(member) => claim(&link, id, node, &member.lost()).await?,
            };
            let Some(term) = claimed else { return Ok(None) };
            Ok(read_match(&link, id).await?.map(|stored| Acquired { term, stored }))
        })
    }

    /// Lets go of a table that nobody needs, so that any server may take it.
    pub(crate) fn release(&self, key: MatchKey, term: Term) {
        const RELEASE: &str = "UPDATE table_leases SET node = NULL WHERE match = $1 AND term = $2";
        if self.member.is_none() {
            return;
        }
        let readers = Arc::clone(&self.readers);
        // Nobody waits for it, and it is done all the same.
        self.spawn(async move {
            let release =
                |link: Arc<Link>| async move { link.execute(RELEASE, &[&key, &term]).await };
            if let Err(error) = readers.turn().await.read(release).await {
                // The table stays with this server, which answers for it.
                tracing::debug!(%error, "cannot let go of a table");
            }
        });
    }

    /// Lets go of a table that goes on: it is due at once, for whichever server comes first.
    pub(crate) fn hand_over(&self, key: MatchKey, term: Term) -> Receipt<()> {
        const HAND_OVER: &str = concat!(
            "UPDATE table_leases SET node = NULL, due = CASE WHEN ",
            goes_on!(),
            " THEN $3::bigint END FROM matches
            WHERE match = $1 AND term = $2 AND key = table_leases.match"
        );
        self.read(move |link| async move {
            link.execute(HAND_OVER, &[&key, &term, &now()]).await?;
            Ok(())
        })
    }

    /// The node that owns a table, and where it is.
    pub(crate) fn owner(&self, id: Id) -> Receipt<Option<(u64, String)>> {
        const OWNER: &str = "SELECT nodes.id, coalesce(nodes.name, '') FROM matches
            JOIN table_leases AS lease ON lease.match = matches.key
            JOIN nodes ON nodes.id = lease.node WHERE matches.id = $1";
        self.read(move |link| async move {
            let row = link.first(OWNER, &[&id]).await?;
            row.map(|row| Ok((row.try_get::<_, i64>(0)?.cast_unsigned(), row.try_get(1)?)))
                .transpose()
        })
    }

    /// Whether a table is still ours.
    pub(crate) fn confirm(&self, key: MatchKey, term: Term) -> Receipt<()> {
        self.read(move |link| async move {
            match read_leases(&link, &[key]).await?.get(&key) {
                None => Err(StoreError::Missing),
                Some(lease) if lease.term() == term => Ok(()),
                Some(_) => Err(StoreError::Fenced { key }),
            }
        })
    }
}

async fn take(link: &Link, id: Id, node: i64) -> Result<Option<Term>, StoreError> {
    const TAKE: &str = "UPDATE table_leases SET node = $2, term = term + 1, due = NULL
        FROM matches WHERE id = $1 AND match = key RETURNING term";
    let row = link.first(TAKE, &[&id, &node]).await?;
    row.map(|row| Ok(row.try_get(0)?)).transpose()
}

/// A table that this node owned before is claimed anew: what it once sent under the old term must
/// not arrive after the log is read.
async fn claim(
    link: &Arc<Link>,
    id: Id,
    node: i64,
    lost: &[(i64, i64)],
) -> Result<Option<Term>, StoreError> {
    const CLAIM: &str = "UPDATE table_leases AS lease SET node = $2, term = term + 1, due = NULL
        FROM matches WHERE matches.id = $1 AND lease.match = matches.key
        AND (lease.node IS NULL OR lease.node = $2
            OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = lease.node)
            OR EXISTS (SELECT FROM nodes
                JOIN unnest($3::bigint[], $4::bigint[]) AS lost(id, heartbeat)
                    ON lost.id = nodes.id AND lost.heartbeat = nodes.heartbeat
                WHERE nodes.id = lease.node))
        RETURNING term";
    const OWNER: &str = "SELECT coalesce(lease.node, 0), coalesce(nodes.name, '') FROM matches
        JOIN table_leases AS lease ON lease.match = matches.key
        LEFT JOIN nodes ON nodes.id = lease.node WHERE matches.id = $1";
    let (ids, heartbeats): (Vec<i64>, Vec<i64>) = lost.iter().copied().unzip();
    if let Some(row) = link.first(CLAIM, &[&id, &node, &ids, &heartbeats]).await? {
        return Ok(Some(row.try_get(0)?));
    }
    let Some(row) = link.first(OWNER, &[&id]).await? else { return Ok(None) };
    let node: i64 = row.try_get(0)?;
    Err(StoreError::Elsewhere { node: node.cast_unsigned(), name: row.try_get(1)? })
}
