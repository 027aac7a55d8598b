//! Results of matches.

use rusqlite::{Connection, params};

use super::rating;
use super::seats;
use crate::rating::Rated;
use crate::{Ended, MatchKey, Millis, SeatResult, StoreError, now};

/// Keeps the end of a match and rates the players, once.
pub(crate) fn end(
    connection: &Connection,
    key: MatchKey,
    ended: &Ended,
    hidden_for: Millis,
) -> Result<(), StoreError> {
    const RESULT: &str = "UPDATE seats SET place = ?3, score = ?4 WHERE match = ?1 AND seat = ?2";
    // A second end of the same match is refused by the table: `Taken`.
    connection
        .prepare_cached("INSERT INTO records (match, finished, record) VALUES (?1, ?2, ?3)")?
        .execute(params![key, now() + hidden_for, ended.record])?;
    let mut update = connection.prepare_cached(RESULT)?;
    for SeatResult { seat, place, score } in &ended.results {
        update.execute(params![key, seat, place, score])?;
    }
    count(connection, key)?;
    if ended.rated { rate(connection, key) } else { Ok(()) }
}

/// Adds the match to what has been played.
fn count(connection: &Connection, key: MatchKey) -> Result<(), StoreError> {
    const COUNT: &str = "INSERT INTO played (game, players, seat, matches, wins)
        SELECT game, (SELECT count(*) FROM seats WHERE match = ?1 AND place IS NOT NULL), seat, 1,
            place = 1
        FROM seats JOIN matches ON key = match WHERE match = ?1 AND place IS NOT NULL
        ON CONFLICT DO UPDATE SET matches = matches + 1, wins = wins + excluded.wins";
    connection.prepare_cached(COUNT)?.execute([key])?;
    Ok(())
}

fn rate(connection: &Connection, key: MatchKey) -> Result<(), StoreError> {
    let seats = seats::of_finished(connection, key)?;
    let rated = Rated::of_match(&seats);
    if rated.is_empty() {
        return Ok(());
    }
    let mut select = connection.prepare_cached("SELECT game FROM matches WHERE key = ?1")?;
    let game: String = select.query_row([key], |row| row.get(0))?;
    let ratings = rating::update(connection, &game, &rated)?;
    let mut update = connection.prepare_cached(
        "UPDATE seats SET before = ?3, after = ?4 WHERE match = ?1 AND seat = ?2",
    )?;
    for (Rated { seat, .. }, (before, after)) in rated.iter().zip(ratings) {
        update.execute(params![key, seat, before.points(), after.points()])?;
    }
    Ok(())
}
