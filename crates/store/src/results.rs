//! How a match ended.

use rusqlite::{Connection, Row, params};

use crate::rating::{self, Rated};
use crate::{Id, MatchKey, StoreError, now};

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// JSON: the match written down. No names: those are with the seats, where they can be
    /// forgotten.
    pub record: String,
    /// Of every seat that counts.
    pub results: Vec<SeatResult>,
    /// Whether ratings change. They do only if people played.
    pub rated: bool,
}

/// What a seat achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Its number, from 0.
    pub seat: u8,
    /// 1 for the best; those who share a place have the same.
    pub place: u8,
    /// As the game counts it.
    pub score: i64,
}

/// Keeps the end of a match and rates the players, once.
pub(crate) fn end(connection: &Connection, key: MatchKey, ended: &Ended) -> Result<(), StoreError> {
    const RESULT: &str = "UPDATE seats SET place = ?3, score = ?4 WHERE match = ?1 AND seat = ?2";
    // A second end of the same match is refused by the table: `Taken`.
    connection
        .prepare_cached("INSERT INTO records (match, finished, record) VALUES (?1, ?2, ?3)")?
        .execute(params![key, now(), ended.record])?;
    let mut update = connection.prepare_cached(RESULT)?;
    for SeatResult { seat, place, score } in &ended.results {
        update.execute(params![key, seat, place, score])?;
    }
    if ended.rated { rate(connection, key) } else { Ok(()) }
}

struct Player {
    seat: u8,
    person: Option<Id>,
    bot: Option<String>,
    place: u8,
}

fn rate(connection: &Connection, key: MatchKey) -> Result<(), StoreError> {
    let players = players(connection, key)?;
    let people = players.iter().filter(|player| player.person.is_some()).count();
    if people == 0 || players.len() < 2 {
        return Ok(());
    }
    let mut select = connection.prepare_cached("SELECT game FROM matches WHERE key = ?1")?;
    let game: String = select.query_row([key], |row| row.get(0))?;
    let rated: Vec<_> = players.iter().map(rated).collect();
    let ratings = rating::update(connection, &game, &rated)?;
    let mut update = connection.prepare_cached(
        "UPDATE seats SET before = ?3, after = ?4 WHERE match = ?1 AND seat = ?2",
    )?;
    for (player, (before, after)) in players.iter().zip(ratings) {
        update.execute(params![key, player.seat, before.points(), after.points()])?;
    }
    Ok(())
}

/// Those with a place: whoever is gone for good is not rated.
fn players(connection: &Connection, key: MatchKey) -> Result<Vec<Player>, StoreError> {
    const PLAYERS: &str = "SELECT seat, person, bot, place FROM seats WHERE match = ?1
        AND place IS NOT NULL AND (person IS NOT NULL OR bot IS NOT NULL) ORDER BY seat";
    let mut select = connection.prepare_cached(PLAYERS)?;
    let read = |row: &Row<'_>| {
        Ok(Player { seat: row.get(0)?, person: row.get(1)?, bot: row.get(2)?, place: row.get(3)? })
    };
    Ok(select.query_map([key], read)?.collect::<Result<_, _>>()?)
}

fn rated(player: &Player) -> Rated {
    let bot = || format!("bot:{}", player.bot.as_deref().unwrap_or_default());
    let id = player.person.map_or_else(bot, |person| person.to_string());
    Rated { player: id, place: player.place }
}
