//! Results of matches.

use rusqlite::{Connection, params};

use crate::rating::{self, Rated};
use crate::seats::{self, PastSeat};
use crate::{MatchKey, Millis, StoreError, now};

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The match's record as JSON. It contains no names: those are with the seats, where they can
    /// be deleted.
    pub record: String,
    /// The result of every seat that counts.
    pub results: Vec<SeatResult>,
    /// Whether ratings change; only in matches with people.
    pub rated: bool,
}

/// The result of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Its number, from 0.
    pub seat: u8,
    /// The place; 1 is best, and ties share a place.
    pub place: u8,
    /// The score.
    pub score: i64,
}

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
    let people = seats.iter().any(|seat| seat.place.is_some() && seat.row.person.is_some());
    let rated: Vec<_> = seats.iter().filter_map(rated).collect();
    if !people || rated.len() < 2 {
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

/// A seat with a place, unless who sat there is gone for good.
fn rated(PastSeat { row, place, .. }: &PastSeat) -> Option<Rated> {
    let bot = row.bot.as_ref().map(|level| format!("bot:{level}"));
    let player = row.person.map(|person| person.to_string()).or(bot)?;
    Some(Rated { seat: row.seat, player, place: (*place)? })
}
