//! Ratings by game: Weng-Lin, for free-for-all matches of any size.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::rating::{Rated, RatedPlayer, Rerated, rerate};
use crate::{Id, Rating, Standing, StoreError};

impl Sqlite {
    pub(crate) async fn ranking(
        &self,
        game: String,
        limit: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        const BEST: &str = "WHERE game = ?1 ORDER BY rating - 3 * uncertainty DESC LIMIT ?2";
        self.read(move |connection| standings(connection, BEST, params![game, limit])).await
    }

    pub(crate) async fn ratings_of_bots(&self, game: String) -> Result<Vec<Standing>, StoreError> {
        const BOTS: &str = "WHERE game = ?1 AND player LIKE 'bot:%' ORDER BY player";
        self.read(move |connection| standings(connection, BOTS, params![game])).await
    }

    pub(crate) async fn ratings_of(&self, person: Id) -> Result<Vec<Standing>, StoreError> {
        const THEIRS: &str = "WHERE player = ?1 ORDER BY game";
        self.read(move |connection| standings(connection, THEIRS, params![person])).await
    }
}

const SELECT: &str = "SELECT game, player, name, rating, uncertainty, matches, wins
    FROM ratings LEFT JOIN people ON people.id = player";

fn standings(
    connection: &Connection,
    which: &str,
    parameters: &[&dyn rusqlite::ToSql],
) -> Result<Vec<Standing>, StoreError> {
    let mut select = connection.prepare_cached(&format!("{SELECT} {which}"))?;
    Ok(select.query_map(parameters, read)?.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Standing> {
    let player: String = row.get(1)?;
    let name: Option<String> = row.get(2)?;
    Ok(Standing {
        game: row.get(0)?,
        person: player.parse().ok(),
        name: name.unwrap_or_else(|| player.trim_start_matches("bot:").to_owned()),
        rating: Rating { rating: row.get(3)?, uncertainty: row.get(4)? },
        matches: row.get(5)?,
        wins: row.get(6)?,
    })
}

/// New ratings, in the order of the seats, each with the one before.
pub(crate) fn update(
    connection: &Connection,
    game: &str,
    seats: &[Rated],
) -> Result<Vec<(Rating, Rating)>, StoreError> {
    let before = seats.iter().map(|seat| find(connection, game, &seat.player));
    let before = before.collect::<Result<Vec<_>, _>>()?;
    let Rerated { seats: after, players } = rerate(&before, seats);
    for player in &players {
        keep(connection, game, player)?;
    }
    Ok(before.into_iter().zip(after).collect())
}

fn find(connection: &Connection, game: &str, player: &str) -> Result<Rating, StoreError> {
    const FIND: &str = "SELECT rating, uncertainty FROM ratings WHERE game = ?1 AND player = ?2";
    let mut select = connection.prepare_cached(FIND)?;
    let read = |row: &Row<'_>| Ok(Rating { rating: row.get(0)?, uncertainty: row.get(1)? });
    Ok(select.query_row([game, player], read).optional()?.unwrap_or_default())
}

fn keep(connection: &Connection, game: &str, player: &RatedPlayer) -> Result<(), StoreError> {
    const KEEP: &str = "INSERT INTO ratings (game, player, rating, uncertainty, matches, wins)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET rating = excluded.rating,
        uncertainty = excluded.uncertainty, matches = matches + excluded.matches,
        wins = wins + excluded.wins";
    let RatedPlayer { player, rating: Rating { rating, uncertainty }, matches, wins } = player;
    let row = params![game, player, rating, uncertainty, matches, wins];
    connection.prepare_cached(KEEP)?.execute(row)?;
    Ok(())
}
