//! Finished matches: histories, records and statistics.

use tokio_postgres::Row;

use super::Postgres;
use super::rows::{past_seats, with_seats};
use crate::{
    GameStatistics, Id, MatchKey, Millis, PastMatch, PersonStatistics, Receipt, SavedRecord,
    StoreError,
};

/// How many records are read at a time.
const PAGE: i64 = 64;

impl Postgres {
    pub(crate) fn history(
        &self,
        person: Id,
        before: Millis,
        limit: u32,
    ) -> Receipt<Vec<PastMatch>> {
        const HISTORY: &str = with_seats!(
            "key, id, game, public, finished, NULL::text",
            "JOIN records ON records.match = key
            WHERE key IN (SELECT match FROM seats WHERE person = $1) AND finished < $2
            ORDER BY finished DESC LIMIT $3"
        );
        self.read(move |link| async move {
            let rows = link.query(HISTORY, &[&person, &before, &i64::from(limit)]).await?;
            rows.iter().map(past).collect()
        })
    }

    pub(crate) fn records_of(
        &self,
        person: Id,
        after: Option<MatchKey>,
        bytes: usize,
    ) -> Receipt<Vec<SavedRecord>> {
        const RECORDS: &str = with_seats!(
            "key, id, game, public, finished, record",
            "JOIN records ON records.match = key
            WHERE key IN (SELECT match FROM seats WHERE person = $1) AND key > $2
            ORDER BY key LIMIT $3"
        );
        self.read(move |link| async move {
            let (mut found, mut size) = (Vec::new(), 0);
            let mut after = after.unwrap_or_default();
            loop {
                let rows = link.query(RECORDS, &[&person, &after, &PAGE]).await?;
                for row in &rows {
                    if size >= bytes {
                        return Ok(found);
                    }
                    let record = saved(row)?;
                    size += record.record.len();
                    after = record.key;
                    found.push(record);
                }
                if rows.len() < PAGE as usize {
                    return Ok(found);
                }
            }
        })
    }

    pub(crate) fn record(&self, id: Id) -> Receipt<Option<SavedRecord>> {
        const RECORD: &str = with_seats!(
            "key, id, game, public, finished, record",
            "JOIN records ON records.match = key WHERE id = $1"
        );
        self.read(move |link| async move {
            link.first(RECORD, &[&id]).await?.map(|row| saved(&row)).transpose()
        })
    }

    pub(crate) fn statistics_of(&self, person: Id) -> Receipt<Vec<PersonStatistics>> {
        const THEIRS: &str = "SELECT game, count(*), count(*) FILTER (WHERE place = 1),
                avg(place)::double precision, max(score)
            FROM seats JOIN matches ON key = match
            WHERE person = $1 AND place IS NOT NULL GROUP BY game ORDER BY game";
        self.read(move |link| async move {
            let rows = link.query(THEIRS, &[&person]).await?;
            let read = |row: &Row| {
                Ok(PersonStatistics {
                    game: row.try_get(0)?,
                    matches: row.try_get::<_, i64>(1)? as u32,
                    wins: row.try_get::<_, i64>(2)? as u32,
                    mean_place: row.try_get(3)?,
                    best_score: row.try_get(4)?,
                })
            };
            rows.iter().map(read).collect()
        })
    }

    pub(crate) fn statistics(&self) -> Receipt<Vec<GameStatistics>> {
        const ALL: &str = "SELECT game, players, matches, wins FROM played
            ORDER BY game, players, seat";
        self.read(|link| async move {
            let mut all: Vec<GameStatistics> = Vec::new();
            for row in &link.query(ALL, &[]).await? {
                let (game, players): (String, i32) = (row.try_get(0)?, row.try_get(1)?);
                let matches = row.try_get::<_, i64>(2)? as u32;
                let wins = row.try_get::<_, i64>(3)? as u32;
                let players = players as u32;
                match all.last_mut().filter(|last| last.game == game && last.players == players) {
                    Some(last) => last.wins_by_seat.push(wins),
                    None => all.push(GameStatistics {
                        game,
                        players,
                        matches,
                        wins_by_seat: vec![wins],
                    }),
                }
            }
            Ok(all)
        })
    }
}

fn past(row: &Row) -> Result<PastMatch, StoreError> {
    Ok(PastMatch {
        id: row.try_get(1)?,
        game: row.try_get(2)?,
        public: row.try_get(3)?,
        finished: row.try_get(4)?,
        seats: past_seats(row, 6)?,
    })
}

fn saved(row: &Row) -> Result<SavedRecord, StoreError> {
    Ok(SavedRecord { key: row.try_get(0)?, past: past(row)?, record: row.try_get(5)? })
}
