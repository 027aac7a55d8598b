//! Finished matches: histories, records and statistics.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::seats;
use crate::{
    GameStatistics, Id, MatchKey, Millis, PastMatch, PersonStatistics, SavedRecord, StoreError,
};

/// Counted when a match ends, so that nobody has to look at the matches.
const ALL: &str = "SELECT game, players, seat, matches, wins FROM played
    ORDER BY game, players, seat";

impl Sqlite {
    pub(crate) async fn history(
        &self,
        person: Id,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<PastMatch>, StoreError> {
        self.read(move |connection| {
            const HISTORY: &str = "SELECT key, id, game, public, finished FROM matches
                JOIN records ON records.match = key
                WHERE key IN (SELECT match FROM seats WHERE person = ?1) AND finished < ?2
                ORDER BY finished DESC LIMIT ?3";
            let mut select = connection.prepare_cached(HISTORY)?;
            let rows = select.query_map(params![person, before, limit], read_past)?;
            let found = rows.collect::<Result<Vec<_>, _>>()?;
            found.into_iter().map(|found| with_seats(connection, found)).collect()
        })
        .await
    }

    pub(crate) async fn records_of(
        &self,
        person: Id,
        after: Option<MatchKey>,
        bytes: usize,
    ) -> Result<Vec<SavedRecord>, StoreError> {
        self.read(move |connection| {
            const RECORDS: &str = "SELECT key, id, game, public, finished, record FROM matches
                JOIN records ON records.match = key
                WHERE key IN (SELECT match FROM seats WHERE person = ?1) AND key > ?2
                ORDER BY key";
            let mut select = connection.prepare_cached(RECORDS)?;
            let after = after.map_or(0, |key| key.0);
            let mut rows = select.query(params![person, after])?;
            let (mut found, mut size) = (Vec::new(), 0);
            while size < bytes
                && let Some(row) = rows.next()?
            {
                let record = saved(connection, read_record(row)?)?;
                size += record.record.len();
                found.push(record);
            }
            Ok(found)
        })
        .await
    }

    pub(crate) async fn record(&self, id: Id) -> Result<Option<SavedRecord>, StoreError> {
        self.read(move |connection| {
            const RECORD: &str = "SELECT key, id, game, public, finished, record FROM matches
                JOIN records ON records.match = key WHERE id = ?1";
            let mut select = connection.prepare_cached(RECORD)?;
            let found = select.query_row([id], read_record).optional()?;
            found.map(|found| saved(connection, found)).transpose()
        })
        .await
    }

    pub(crate) async fn statistics_of(
        &self,
        person: Id,
    ) -> Result<Vec<PersonStatistics>, StoreError> {
        self.read(move |connection| {
            const THEIRS: &str = "SELECT game, count(*), sum(place = 1), avg(place), max(score)
                FROM seats JOIN matches ON key = match
                WHERE person = ?1 AND place IS NOT NULL GROUP BY game ORDER BY game";
            let mut select = connection.prepare_cached(THEIRS)?;
            let read = |row: &Row<'_>| {
                Ok(PersonStatistics {
                    game: row.get(0)?,
                    matches: row.get(1)?,
                    wins: row.get(2)?,
                    mean_place: row.get(3)?,
                    best_score: row.get(4)?,
                })
            };
            Ok(select.query_map([person], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) async fn statistics(&self) -> Result<Vec<GameStatistics>, StoreError> {
        self.read(move |connection| {
            let mut select = connection.prepare_cached(ALL)?;
            let mut all: Vec<GameStatistics> = Vec::new();
            let mut rows = select.query([])?;
            while let Some(row) = rows.next()? {
                add(&mut all, row)?;
            }
            Ok(all)
        })
        .await
    }
}

fn add(all: &mut Vec<GameStatistics>, row: &Row<'_>) -> rusqlite::Result<()> {
    let (game, players): (String, u32) = (row.get(0)?, row.get(1)?);
    let same = all.last().is_some_and(|last| last.game == game && last.players == players);
    if !same {
        all.push(GameStatistics { game, players, matches: row.get(3)?, wins_by_seat: Vec::new() });
    }
    let wins = row.get(4)?;
    all.last_mut().expect("one was pushed").wins_by_seat.push(wins);
    Ok(())
}

fn read_past(row: &Row<'_>) -> rusqlite::Result<(MatchKey, PastMatch)> {
    let past = PastMatch {
        id: row.get(1)?,
        game: row.get(2)?,
        public: row.get(3)?,
        finished: row.get(4)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, past))
}

fn read_record(row: &Row<'_>) -> rusqlite::Result<((MatchKey, PastMatch), String)> {
    Ok((read_past(row)?, row.get(5)?))
}

fn saved(
    connection: &Connection,
    (found, record): ((MatchKey, PastMatch), String),
) -> Result<SavedRecord, StoreError> {
    Ok(SavedRecord { key: found.0, past: with_seats(connection, found)?, record })
}

fn with_seats(
    connection: &Connection,
    (key, past): (MatchKey, PastMatch),
) -> Result<PastMatch, StoreError> {
    Ok(PastMatch { seats: seats::of_finished(connection, key)?, ..past })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::sqlite::schema;

    #[test]
    fn statistics_look_at_no_match() -> Result<(), StoreError> {
        let mut connection = Connection::open_in_memory()?;
        schema::migrate(&mut connection, Path::new("test"))?;
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {ALL}"))?;
        let steps = plan.query_map([], |row| row.get(3))?.collect::<Result<Vec<String>, _>>()?;
        assert_eq!(steps, ["SCAN played"], "in the order of its key, and no other table");
        Ok(())
    }
}
