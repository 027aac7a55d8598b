//! Matches and their logs.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::Sqlite;
use super::results;
use super::seats;
use crate::{
    Acquired, Append, Change, HostLimit, Id, Invitations, MatchKey, Millis, NewMatch, OpenMatches,
    Receipt, State, StoreError, StoredMatch, Summary, Term, now,
};

/// The rest is for the next time.
const STALE_AT_A_TIME: u32 = 256;

impl rusqlite::ToSql for MatchKey {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.into())
    }
}

impl FromSql for MatchKey {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

impl rusqlite::ToSql for State {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for State {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::named(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl Sqlite {
    pub(crate) fn create_match(&self, new: NewMatch) -> Receipt<MatchKey> {
        self.write(move |connection| create(connection, &new))
    }

    pub(crate) fn create_match_within(
        &self,
        new: NewMatch,
        limit: HostLimit,
    ) -> Receipt<Option<MatchKey>> {
        // There is one writer: nothing comes between the two.
        self.write(move |connection| {
            let (matches, bytes) = hosted(connection, limit.host)?;
            if matches >= limit.matches || bytes + new.settings.len() > limit.bytes {
                return Ok(None);
            }
            create(connection, &new).map(Some)
        })
    }

    pub(crate) fn append(&self, append: Append) -> Receipt<()> {
        self.write(move |connection| append_all(connection, &append))
    }

    pub(crate) async fn read_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError> {
        self.read(move |connection| {
            let Some(summary) = find_summary(connection, id)? else { return Ok(None) };
            let entries = entries(connection, summary.key)?;
            Ok(Some(StoredMatch { summary, entries }))
        })
        .await
    }

    pub(crate) async fn acquire(&self, id: Id) -> Result<Option<Acquired>, StoreError> {
        Ok(self.read_match(id).await?.map(|stored| Acquired { term: 0, stored }))
    }

    /// There is only one server.
    pub(crate) fn release(&self, _: MatchKey, _: Term) {
        let _ = self;
    }

    /// There is only one server.
    pub(crate) fn confirm(&self, _: MatchKey, _: Term) -> Receipt<()> {
        let _ = self;
        let (sender, receipt) = Receipt::new();
        let _ = sender.send(Ok(()));
        receipt
    }

    pub(crate) async fn find_match(&self, id: Id) -> Result<Option<Summary>, StoreError> {
        self.read(move |connection| find_summary(connection, id)).await
    }

    pub(crate) async fn matches(&self, state: State) -> Result<Vec<Summary>, StoreError> {
        self.list("WHERE state = ?1 ORDER BY changed DESC", state, u32::MAX).await
    }

    pub(crate) async fn matches_of(
        &self,
        person: Id,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        const THEIRS: &str = "WHERE state IN ('waiting', 'running')
            AND key IN (SELECT match FROM seats WHERE person = ?1) ORDER BY changed DESC";
        self.list(THEIRS, person, limit).await
    }

    pub(crate) async fn last_change(&self) -> Result<Option<Millis>, StoreError> {
        self.read(move |connection| {
            Ok(connection.query_row("SELECT max(changed) FROM matches", [], |row| row.get(0))?)
        })
        .await
    }

    pub(crate) async fn open_matches_of(&self, person: Id) -> Result<OpenMatches, StoreError> {
        const JOINED: &str = "SELECT count(*) FROM matches WHERE state = 'running'
            AND host IS NOT ?1 AND key IN (SELECT match FROM seats WHERE person = ?1)";
        self.read(move |connection| {
            let (hosted, _) = hosted(connection, person)?;
            let mut joined = connection.prepare_cached(JOINED)?;
            let joined = joined.query_row([person], |row| row.get::<_, i64>(0))?;
            Ok(OpenMatches { hosted, joined: joined.unsigned_abs() as usize })
        })
        .await
    }

    pub(crate) async fn invitations(
        &self,
        person: Id,
        host: Id,
        since: Millis,
    ) -> Result<Invitations, StoreError> {
        const COUNT: &str = "SELECT count(*), count(*) FILTER (WHERE host = ?2) FROM matches
            WHERE state = 'waiting' AND changed > ?3 AND host IS NOT ?1
            AND key IN (SELECT match FROM seats WHERE person = ?1)";
        self.read(move |connection| {
            let mut count = connection.prepare_cached(COUNT)?;
            let read = |row: &Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?));
            let (all, of_host) = count.query_row(params![person, host, since], read)?;
            let (all, of_host) = (all.unsigned_abs() as usize, of_host.unsigned_abs() as usize);
            Ok(Invitations { all, of_host })
        })
        .await
    }

    pub(crate) async fn stale_matches(&self, before: Millis) -> Result<Vec<Summary>, StoreError> {
        const STALE: &str = "WHERE state = 'waiting' AND changed < ?1 ORDER BY changed";
        self.list(STALE, before, STALE_AT_A_TIME).await
    }

    pub(crate) fn forget_stale(&self, id: Id, before: Millis) -> Receipt<bool> {
        self.write(move |connection| {
            const KEY: &str =
                "SELECT key FROM matches WHERE id = ?1 AND state = 'waiting' AND changed < ?2";
            let mut key = connection.prepare_cached(KEY)?;
            let found: Option<MatchKey> =
                key.query_row(params![id, before], |row| row.get(0)).optional()?;
            let Some(key) = found else { return Ok(false) };
            for delete in [
                "DELETE FROM log WHERE match = ?1",
                "DELETE FROM seats WHERE match = ?1",
                "DELETE FROM leaving WHERE match = ?1",
                "DELETE FROM chat WHERE match = ?1",
                "DELETE FROM matches WHERE key = ?1",
            ] {
                connection.prepare_cached(delete)?.execute([key])?;
            }
            Ok(true)
        })
    }

    async fn list(
        &self,
        which: &'static str,
        parameter: impl rusqlite::ToSql + Send + 'static,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let which = format!("{which} LIMIT ?2");
        self.read(move |connection| list(connection, &which, params![parameter, limit])).await
    }
}

/// The number of waiting and running matches of a host, and the bytes of their settings. The index
/// has the host of each: settings are read only of those that are counted.
fn hosted(connection: &Connection, host: Id) -> Result<(usize, usize), StoreError> {
    const HOSTED: &str = "SELECT count(*), ifnull(sum(octet_length(settings)), 0) FROM matches
        WHERE key IN (SELECT key FROM matches INDEXED BY matches_in_lobby
            WHERE state IN ('waiting', 'running') AND host = ?1)";
    let mut hosted = connection.prepare_cached(HOSTED)?;
    let read = |row: &Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?));
    let (matches, bytes) = hosted.query_row([host], read)?;
    Ok((matches.unsigned_abs() as usize, bytes.unsigned_abs() as usize))
}

/// Without the texts of editions, which may be as large as a request.
pub(crate) fn list(
    connection: &Connection,
    which: &str,
    parameters: &[&dyn rusqlite::ToSql],
) -> Result<Vec<Summary>, StoreError> {
    const SELECT: &str = "SELECT key, id, game, state, public, iif(json_valid(settings),
        json_remove(settings, '$.table.edition.text'), settings), created, changed,
        (SELECT name FROM people WHERE people.id = host) FROM matches";
    let mut statement = connection.prepare_cached(&format!("{SELECT} {which}"))?;
    let rows = statement.query_map(parameters, read_summary)?;
    let mut list = rows.collect::<Result<Vec<_>, _>>()?;
    for summary in &mut list {
        summary.seats = seats::of_match(connection, summary.key)?;
    }
    Ok(list)
}

fn create(connection: &Connection, new: &NewMatch) -> Result<MatchKey, StoreError> {
    const INSERT: &str = "INSERT INTO matches (id, game, state, public, settings, created, changed)
        VALUES (:id, :game, :state, :public, :settings, :now, :now)";
    connection.prepare_cached(INSERT)?.execute(named_params! {
        ":id": new.id,
        ":game": new.game,
        ":state": State::Waiting,
        ":public": new.public,
        ":settings": new.settings,
        ":now": now(),
    })?;
    let key = MatchKey(connection.last_insert_rowid());
    seats::sit(connection, key, &new.seats)?;
    Ok(key)
}

fn append_all(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    follows(connection, append)?;
    let mut insert =
        connection.prepare_cached("INSERT INTO log (match, number, entry) VALUES (?1, ?2, ?3)")?;
    for (entry, number) in append.entries.iter().zip(append.first..) {
        insert.execute(params![append.key, number.cast_signed(), entry])?;
    }
    if append.change != Change::default() {
        change(connection, append.key, &append.change)?;
    }
    Ok(())
}

const LAST: &str = "SELECT (SELECT max(number) FROM log WHERE match = ?1),
    (SELECT state = 'closed' FROM matches WHERE key = ?1)";

/// Without this a log could get a hole when the write before this one failed, or go on after its
/// match was closed.
fn follows(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let mut last = connection.prepare_cached(LAST)?;
    let (last, closed): (Option<i64>, Option<bool>) =
        last.query_row([append.key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let next = last.map_or(0, |last| last + 1);
    if append.first.cast_signed() == next && closed != Some(true) {
        Ok(())
    } else {
        Err(StoreError::OutOfOrder { key: append.key, number: append.first })
    }
}

fn change(connection: &Connection, key: MatchKey, change: &Change) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE matches SET state = ifnull(:state, state),
        public = ifnull(:public, public), settings = ifnull(:settings, settings), changed = :now
        WHERE key = :key";
    let changed = connection.prepare_cached(UPDATE)?.execute(named_params! {
        ":key": key,
        ":state": change.ended.as_ref().map_or(change.state, |_| Some(State::Finished)),
        ":public": change.public,
        ":settings": change.settings,
        ":now": now(),
    })?;
    if changed == 0 {
        return Err(StoreError::Missing);
    }
    if let Some(rows) = &change.seats {
        seats::sit(connection, key, rows)?;
    }
    match &change.ended {
        Some(ended) => results::end(connection, key, ended, change.hidden_for),
        None => Ok(()),
    }
}

const SELECT: &str =
    "SELECT key, id, game, state, public, settings, created, changed, NULL FROM matches";

pub(crate) fn find_summary(connection: &Connection, id: Id) -> Result<Option<Summary>, StoreError> {
    let Some(mut summary) = find_unseated(connection, id)? else { return Ok(None) };
    summary.seats = seats::of_match(connection, summary.key)?;
    Ok(Some(summary))
}

/// Without the seats.
pub(crate) fn find_unseated(
    connection: &Connection,
    id: Id,
) -> Result<Option<Summary>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    Ok(statement.query_row([id], read_summary).optional()?)
}

fn read_summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    Ok(Summary {
        key: row.get(0)?,
        id: row.get(1)?,
        game: row.get(2)?,
        state: row.get(3)?,
        public: row.get(4)?,
        settings: row.get(5)?,
        created: row.get(6)?,
        changed: row.get(7)?,
        host: row.get(8)?,
        seats: Vec::new(),
    })
}

pub(crate) fn entries(connection: &Connection, key: MatchKey) -> Result<Vec<String>, StoreError> {
    const ENTRIES: &str = "SELECT entry FROM log WHERE match = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(ENTRIES)?;
    Ok(statement.query_map([key], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::sqlite::open;

    /// It is asked before every append.
    #[test]
    fn where_a_log_ends_is_compiled_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(open::FILE);
        let connection = open::writer(&file, &mut Vec::new()).expect("a database");
        let mut last = connection.prepare(LAST).expect("a statement");
        for key in 0..10_i64 {
            let ended: (Option<i64>, Option<bool>) =
                last.query_row([key], |row| Ok((row.get(0)?, row.get(1)?))).expect("a row");
            assert_eq!(ended, (None, None));
        }
        assert_eq!(last.get_status(StatementStatus::RePrepare), 0);
    }
}
