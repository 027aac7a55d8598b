//! Matches and their logs.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use serde::{Deserialize, Serialize};

use crate::results::{self, Ended};
use crate::seats::{self, SeatRow};
use crate::{Id, Millis, Receipt, Store, StoreError, now};

/// The rest is for the next time.
const STALE_AT_A_TIME: u32 = 256;

/// A match's key inside the store; outside, it has an [`Id`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchKey(pub(crate) i64);

impl fmt::Display for MatchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

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

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// People are still sitting down.
    Waiting,
    /// It is played.
    Running,
    /// It is over, and has a result.
    Finished,
    /// It was given up before there was a result.
    Closed,
}

impl State {
    const ALL: [Self; 4] = [Self::Waiting, Self::Running, Self::Finished, Self::Closed];

    fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }
}

impl rusqlite::ToSql for State {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for State {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        Self::ALL.into_iter().find(|state| state.name() == name).ok_or(FromSqlError::InvalidType)
    }
}

/// A new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The id in its link.
    pub id: Id,
    /// The game's id.
    pub game: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// JSON, returned unchanged.
    pub settings: String,
    /// The seats already taken.
    pub seats: Vec<SeatRow>,
}

/// Log entries and the changes that go with them, written atomically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub key: MatchKey,
    /// The number of the first entry; logs are numbered from 0 without gaps.
    pub first: u64,
    /// JSON, returned unchanged.
    pub entries: Vec<String>,
    /// Changes to the listing.
    pub change: Change,
}

/// Changes to a match's listing; `None` leaves a field unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The state.
    pub state: Option<State>,
    /// Whether the lobby lists it.
    pub public: Option<bool>,
    /// JSON, returned unchanged.
    pub settings: Option<String>,
    /// All taken seats.
    pub seats: Option<Vec<SeatRow>>,
    /// The result; the state becomes [`State::Finished`], and ratings change.
    pub ended: Option<Ended>,
    /// Milliseconds for which the end is hidden from others.
    pub hidden_for: Millis,
}

impl Append {
    /// Entries without changes to the listing.
    pub fn entries(key: MatchKey, first: u64, entries: Vec<String>) -> Self {
        Self { key, first, entries, change: Change::default() }
    }
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The key inside the store.
    pub key: MatchKey,
    /// The id in its link.
    pub id: Id,
    /// The game's id.
    pub game: String,
    /// The state.
    pub state: State,
    /// Whether the lobby lists it.
    pub public: bool,
    /// The settings as given; in lists without the edition's text.
    pub settings: String,
    /// When it was created.
    pub created: Millis,
    /// When the listing last changed.
    pub changed: Millis,
    /// In lists: the name of the host, unless that account is deleted.
    pub host: Option<String>,
    /// The taken seats.
    pub seats: Vec<SeatRow>,
}

/// A match with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// The match without its log.
    pub summary: Summary,
    /// The log entries from number 0.
    pub entries: Vec<String>,
}

impl Store {
    /// Stores a new match.
    pub fn create_match(&self, new: NewMatch) -> Receipt<MatchKey> {
        self.write(move |connection| create(connection, &new))
    }

    /// Appends to a log. If an entry is refused, so are all that follow it.
    pub fn append(&self, append: Append) -> Receipt<()> {
        self.write(move |connection| append_all(connection, &append))
    }

    /// A match with its log, by the id in its link.
    pub async fn read_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError> {
        self.read(move |connection| {
            let Some(summary) = find_summary(connection, id)? else { return Ok(None) };
            let entries = entries(connection, summary.key)?;
            Ok(Some(StoredMatch { summary, entries }))
        })
        .await
    }

    /// A match without its log.
    pub async fn find_match(&self, id: Id) -> Result<Option<Summary>, StoreError> {
        self.read(move |connection| find_summary(connection, id)).await
    }

    /// All matches in a state, most recently changed first.
    pub async fn matches(&self, state: State) -> Result<Vec<Summary>, StoreError> {
        self.list("WHERE state = ?1 ORDER BY changed DESC", state, u32::MAX).await
    }

    /// Waiting and running matches in which a person has a seat.
    pub async fn matches_of(&self, person: Id) -> Result<Vec<Summary>, StoreError> {
        const THEIRS: &str = "WHERE state IN ('waiting', 'running')
            AND key IN (SELECT match FROM seats WHERE person = ?1) ORDER BY changed DESC";
        self.list(THEIRS, person, u32::MAX).await
    }

    /// When any listing last changed.
    pub async fn last_change(&self) -> Result<Option<Millis>, StoreError> {
        self.read(move |connection| {
            Ok(connection.query_row("SELECT max(changed) FROM matches", [], |row| row.get(0))?)
        })
        .await
    }

    /// The number of a person's waiting and running matches: those where they have a seat and
    /// those whose settings name them as `host`.
    pub async fn open_matches_of(&self, person: Id) -> Result<usize, StoreError> {
        const COUNT: &str = "SELECT count(*) FROM matches WHERE state IN ('waiting', 'running')
            AND (settings ->> '$.host' = ?1
                OR key IN (SELECT match FROM seats WHERE person = ?1))";
        self.read(move |connection| {
            let mut count = connection.prepare_cached(COUNT)?;
            Ok(count.query_row([person], |row| row.get::<_, i64>(0))?.unsigned_abs() as usize)
        })
        .await
    }

    /// Matches that never started and haven't changed since a moment, oldest first.
    pub async fn stale_matches(&self, before: Millis) -> Result<Vec<Summary>, StoreError> {
        const STALE: &str = "WHERE state = 'waiting' AND changed < ?1 ORDER BY changed";
        self.list(STALE, before, STALE_AT_A_TIME).await
    }

    /// Deletes a match if it never started and hasn't changed since a moment. Returns whether it
    /// did.
    pub fn forget_stale(&self, id: Id, before: Millis) -> Receipt<bool> {
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
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    let Some(mut summary) = statement.query_row([id], read_summary).optional()? else {
        return Ok(None);
    };
    summary.seats = seats::of_match(connection, summary.key)?;
    Ok(Some(summary))
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
    use crate::open;

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
