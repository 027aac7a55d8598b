//! Matches, their logs, and lists of them.

use super::Postgres;
use super::change::sit;
use super::lane::Job;
use super::link::{Link, Parameter};
use super::rows::{Listing, summary, with_seats};
use super::types::text;
use crate::{
    Append, HostLimit, Id, Invitations, Lobby, MatchKey, Millis, NewMatch, OpenMatches, Receipt,
    State, StoreError, StoredMatch, Summary, now,
};

/// The rest is for the next time.
const STALE_AT_A_TIME: i64 = 256;

/// Lists are without the texts of editions, which may be as large as a request.
macro_rules! list {
    ($which:literal) => {
        with_seats!(
            "key, id, game, state, public, coalesce(listed, settings), created, changed,
            (SELECT name FROM people WHERE people.id = host_id)",
            $which
        )
    };
}

const FIND: &str = with_seats!(
    "key, id, game, state, public, settings, created, changed, NULL::text",
    "WHERE id = $1"
);
const FIND_WITH_LOG: &str = with_seats!(
    "key, id, game, state, public, settings, created, changed, NULL::text",
    ", ARRAY(SELECT entry FROM log WHERE match = key ORDER BY number) AS entries",
    "WHERE id = $1"
);

impl Postgres {
    pub(crate) fn create_match(&self, new: NewMatch) -> Receipt<MatchKey> {
        let node = self.node;
        self.write(
            new.id,
            move |link| async move { link.transact(create(&link, &new, node)).await },
        )
    }

    pub(crate) fn create_match_within(
        &self,
        new: NewMatch,
        limit: HostLimit,
    ) -> Receipt<Option<MatchKey>> {
        // Until the end of the transaction; also among several servers.
        const ALONE: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text";
        const HOSTED: &str = "SELECT count(*), coalesce(sum(octet_length(settings)), 0)::bigint
            FROM matches WHERE state IN ('waiting', 'running') AND host = $1";
        let node = self.node;
        self.write(limit.host, move |link| async move {
            let host = limit.host.to_string();
            let creating = async {
                link.first(ALONE, &[&host]).await?;
                let row = link.first(HOSTED, &[&host]).await?.ok_or(StoreError::Missing)?;
                let (matches, bytes): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
                let bytes = bytes.unsigned_abs() as usize + new.settings.len();
                if matches.unsigned_abs() as usize >= limit.matches || bytes > limit.bytes {
                    return Ok(None);
                }
                create(&link, &new, node).await.map(Some)
            };
            link.transact(creating).await
        })
    }

    pub(crate) fn append(&self, append: Append) -> Receipt<()> {
        let (sender, receipt) = Receipt::new();
        // A task that is gone drops the job, and the receipt says `Closed`.
        let _ = self.lane(append.key).send(Job::Append(append, sender));
        receipt
    }

    pub(crate) fn read_match(&self, id: Id) -> Receipt<Option<StoredMatch>> {
        self.read(move |link| async move { read_match(&link, id).await })
    }

    pub(crate) fn find_match(&self, id: Id) -> Receipt<Option<Summary>> {
        self.read(move |link| async move {
            link.first(FIND, &[&id]).await?.map(|row| summary(&row)).transpose()
        })
    }

    pub(crate) fn matches(&self, state: State) -> Receipt<Vec<Summary>> {
        const LIST: &str = list!("WHERE state = $1 ORDER BY changed DESC, key DESC");
        self.read(move |link| async move { list(&link, LIST, &[&state.name()]).await })
    }

    pub(crate) fn matches_of(&self, person: Id, limit: u32) -> Receipt<Vec<Summary>> {
        const THEIRS: &str = list!(
            "WHERE state IN ('waiting', 'running')
            AND key IN (SELECT match FROM seats WHERE person = $1)
            ORDER BY changed DESC, key DESC LIMIT $2"
        );
        let limit = i64::from(limit);
        self.read(move |link| async move { list(&link, THEIRS, &[&person, &limit]).await })
    }

    pub(crate) fn last_change(&self) -> Receipt<Option<Millis>> {
        const LAST: &str = "SELECT max(changed) FROM matches";
        self.read(|link| async move {
            let row = link.first(LAST, &[]).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
        })
    }

    pub(crate) fn open_matches_of(&self, person: Id) -> Receipt<OpenMatches> {
        const HOSTED: &str = "SELECT count(*) FROM matches
            WHERE state IN ('waiting', 'running') AND host = $1";
        const JOINED: &str = "SELECT count(*) FROM matches WHERE state = 'running'
            AND host IS DISTINCT FROM $1 AND key IN (SELECT match FROM seats WHERE person = $2)";
        self.read(move |link| async move {
            let host = person.to_string();
            let hosted = count(&link, HOSTED, &[&host]).await?;
            let joined = count(&link, JOINED, &[&host, &person]).await?;
            Ok(OpenMatches { hosted, joined })
        })
    }

    pub(crate) fn invitations(&self, person: Id, host: Id, since: Millis) -> Receipt<Invitations> {
        const COUNT: &str = "SELECT count(*), count(*) FILTER (WHERE host = $3) FROM matches
            WHERE state = 'waiting' AND changed > $4 AND host IS DISTINCT FROM $2
            AND key IN (SELECT match FROM seats WHERE person = $1)";
        self.read(move |link| async move {
            let (own, host) = (person.to_string(), host.to_string());
            let row = link.first(COUNT, &[&person, &own, &host, &since]).await?;
            let row = row.ok_or(StoreError::Missing)?;
            let (all, of_host): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            let (all, of_host) = (all.unsigned_abs() as usize, of_host.unsigned_abs() as usize);
            Ok(Invitations { all, of_host })
        })
    }

    pub(crate) fn stale_matches(&self, before: Millis) -> Receipt<Vec<Summary>> {
        const STALE: &str =
            list!("WHERE state = 'waiting' AND changed < $1 ORDER BY changed LIMIT $2");
        self.read(move |link| async move { list(&link, STALE, &[&before, &STALE_AT_A_TIME]).await })
    }

    pub(crate) fn forget_stale(&self, id: Id, before: Millis) -> Receipt<bool> {
        // The lease first: an append that comes later finds nothing to append to.
        const FORGET: &str = "WITH stale AS (SELECT key FROM matches
                WHERE id = $1 AND state = 'waiting' AND changed < $2
                AND NOT EXISTS (SELECT FROM table_leases JOIN nodes ON nodes.id = node
                    WHERE match = key AND node <> $3) FOR UPDATE),
            lease AS (DELETE FROM table_leases USING stale WHERE match = stale.key),
            entries AS (DELETE FROM log USING stale WHERE match = stale.key),
            seated AS (DELETE FROM seats USING stale WHERE match = stale.key),
            gone AS (DELETE FROM leaving USING stale WHERE match = stale.key),
            said AS (DELETE FROM chat USING stale WHERE match = stale.key)
            DELETE FROM matches USING stale WHERE matches.key = stale.key";
        let node = self.node;
        self.write(id, move |link| async move {
            Ok(link.execute(FORGET, &[&id, &before, &node]).await? > 0)
        })
    }

    pub(crate) fn lobby(&self, lobby: Lobby) -> Receipt<Vec<Summary>> {
        const PUBLIC: &str = list!(
            "WHERE key IN (SELECT key FROM (SELECT key, row_number() OVER
                (PARTITION BY coalesce(host, key::text) ORDER BY changed DESC) AS nth
                FROM matches AS listed WHERE state = $1 AND public
                    AND ($3::text IS NULL OR game = $3) AND ($5::boolean IS NULL OR days = $5)
                    AND (NOT $6 OR size > (SELECT count(*) FROM seats WHERE match = listed.key))
                    AND (NOT $7 OR rated))
                AS numbered WHERE nth <= $4)
            ORDER BY changed DESC, key DESC LIMIT $2"
        );
        self.read(move |link| {
            let Lobby { state, game, days, free, rated, of_host, limit } = lobby.clone();
            let game = game.as_deref().map(text);
            async move {
                let (limit, of_host) = (i64::from(limit), i64::from(of_host));
                let state = state.name();
                let values: &[Parameter<'_>] =
                    &[&state, &limit, &game, &of_host, &days, &free, &rated];
                list(&link, PUBLIC, values).await
            }
        })
    }

    pub(crate) fn running(&self) -> Receipt<usize> {
        const COUNT: &str = "SELECT count(*) FROM matches WHERE state = 'running'";
        self.read(|link| async move { count(&link, COUNT, &[]).await })
    }

    pub(crate) fn closed_since(&self, since: Millis) -> Receipt<Vec<Id>> {
        const CLOSED: &str = "SELECT id FROM matches WHERE state = 'closed' AND changed >= $1";
        self.read(move |link| async move {
            let rows = link.query(CLOSED, &[&since]).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }
}

pub(super) async fn read_match(link: &Link, id: Id) -> Result<Option<StoredMatch>, StoreError> {
    let Some(row) = link.first(FIND_WITH_LOG, &[&id]).await? else { return Ok(None) };
    Ok(Some(StoredMatch { summary: summary(&row)?, entries: row.try_get("entries")? }))
}

async fn create(link: &Link, new: &NewMatch, node: i64) -> Result<MatchKey, StoreError> {
    const CREATE: &str = "WITH made AS (
            INSERT INTO matches (id, game, state, public, settings, listed, host, host_id, days,
                size, rated, created, changed)
            VALUES ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) RETURNING key),
        leased AS (INSERT INTO table_leases (match, node) SELECT key, $12 FROM made)
        SELECT key FROM made";
    let Listing { listed, host, host_id, days, size, rated } = &Listing::of(&new.settings);
    let values: &[Parameter<'_>] = &[
        &new.id,
        &new.game,
        &new.public,
        &new.settings,
        listed,
        host,
        host_id,
        days,
        size,
        rated,
        &now(),
        &node,
    ];
    let row = link.first(CREATE, values).await?.ok_or(StoreError::Missing)?;
    let key = row.try_get(0)?;
    sit(link, key, &new.seats).await?;
    Ok(key)
}

async fn list(
    link: &Link,
    statement: &'static str,
    parameters: &[Parameter<'_>],
) -> Result<Vec<Summary>, StoreError> {
    link.query(statement, parameters).await?.iter().map(summary).collect()
}

async fn count(
    link: &Link,
    statement: &'static str,
    parameters: &[Parameter<'_>],
) -> Result<usize, StoreError> {
    let row = link.first(statement, parameters).await?.ok_or(StoreError::Missing)?;
    Ok(row.try_get::<_, i64>(0)?.unsigned_abs() as usize)
}
