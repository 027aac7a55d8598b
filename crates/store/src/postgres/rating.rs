//! Ratings by game.

use std::collections::HashMap;

use tokio_postgres::Row;

use super::Postgres;
use super::link::Link;
use super::rows::past_seats_of;
use crate::rating::{Rated, RatedPlayer, Rerated, rerate};
use crate::{Id, MatchKey, Rating, Receipt, Standing, StoreError};

impl Postgres {
    pub(crate) fn ranking(&self, game: String, limit: u32) -> Receipt<Vec<Standing>> {
        const BEST: &str = "SELECT game, player, rating, uncertainty, matches, wins FROM ratings
            WHERE game = $1 ORDER BY rating - 3 * uncertainty DESC LIMIT $2";
        self.read(move |link| {
            let game = game.clone();
            async move {
                let rows = link.query(BEST, &[&game, &i64::from(limit)]).await?;
                standings(&link, &rows).await
            }
        })
    }

    pub(crate) fn ratings_of_bots(&self, game: String) -> Receipt<Vec<Standing>> {
        const BOTS: &str = "SELECT game, player, rating, uncertainty, matches, wins FROM ratings
            WHERE game = $1 AND player LIKE 'bot:%' ORDER BY player";
        self.read(move |link| {
            let game = game.clone();
            async move {
                let rows = link.query(BOTS, &[&game]).await?;
                standings(&link, &rows).await
            }
        })
    }

    pub(crate) fn ratings_of(&self, person: Id) -> Receipt<Vec<Standing>> {
        const THEIRS: &str = "SELECT game, player, rating, uncertainty, matches, wins FROM ratings
            WHERE player = $1 ORDER BY game";
        self.read(move |link| async move {
            let rows = link.query(THEIRS, &[&person.to_string()]).await?;
            standings(&link, &rows).await
        })
    }
}

/// Players by their names of today.
async fn standings(link: &Link, rows: &[Row]) -> Result<Vec<Standing>, StoreError> {
    const NAMES: &str = "SELECT id, name FROM people WHERE id = ANY($1)";
    let players = rows.iter().map(|row| row.try_get(1));
    let players = players.collect::<Result<Vec<String>, _>>()?;
    let people: Vec<Id> = players.iter().filter_map(|player| player.parse().ok()).collect();
    let names = link.query(NAMES, &[&people]).await?;
    let names = names.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let names = names.collect::<Result<HashMap<Id, String>, StoreError>>()?;
    rows.iter().zip(&players).map(|(row, player)| standing(row, player, &names)).collect()
}

fn standing(row: &Row, player: &str, names: &HashMap<Id, String>) -> Result<Standing, StoreError> {
    let person = player.parse().ok();
    let name = person.and_then(|person| names.get(&person).cloned());
    Ok(Standing {
        game: row.try_get(0)?,
        person,
        name: name.unwrap_or_else(|| player.trim_start_matches("bot:").to_owned()),
        rating: Rating { rating: row.try_get(2)?, uncertainty: row.try_get(3)? },
        matches: row.try_get::<_, i64>(4)? as u32,
        wins: row.try_get::<_, i64>(5)? as u32,
    })
}

/// Rates the players of a match that ends in the transaction that is open.
pub(super) async fn rate(link: &Link, key: MatchKey) -> Result<(), StoreError> {
    const GAME: &str = "SELECT game FROM matches WHERE key = $1";
    const POINTS: &str = "UPDATE seats SET before = one.before, after = one.after
        FROM unnest($2::smallint[], $3::bigint[], $4::bigint[]) AS one(seat, before, after)
        WHERE match = $1 AND seats.seat = one.seat";
    let rated = Rated::of_match(&past_seats_of(link, key).await?);
    if rated.is_empty() {
        return Ok(());
    }
    let row = link.first(GAME, &[&key]).await?.ok_or(StoreError::Missing)?;
    let game: String = row.try_get(0)?;
    let before = find(link, &game, &rated).await?;
    let Rerated { seats: after, players } = rerate(&before, &rated);
    keep(link, &game, players).await?;
    let seats: Vec<_> = rated.iter().map(|rated| i16::from(rated.seat)).collect();
    let points = |ratings: &[Rating]| ratings.iter().map(|it| it.points()).collect::<Vec<_>>();
    link.execute(POINTS, &[&key, &seats, &points(&before), &points(&after)]).await?;
    Ok(())
}

/// Locks the ratings in the order of their players, so that two ends never wait for one another.
async fn find(link: &Link, game: &str, rated: &[Rated]) -> Result<Vec<Rating>, StoreError> {
    const MAKE: &str = "INSERT INTO ratings (game, player, rating, uncertainty, matches, wins)
        SELECT $1, player, $3, $4, 0, 0 FROM unnest($2::text[]) AS one(player) ORDER BY player
        ON CONFLICT DO NOTHING";
    const FIND: &str = "SELECT player, rating, uncertainty FROM ratings
        WHERE game = $1 AND player = ANY($2) ORDER BY player FOR UPDATE";
    let mut players: Vec<_> = rated.iter().map(|rated| rated.player.as_str()).collect();
    players.sort_unstable();
    players.dedup();
    let new = Rating::default();
    link.execute(MAKE, &[&game, &players, &new.rating, &new.uncertainty]).await?;
    let rows = link.query(FIND, &[&game, &players]).await?;
    let read = |row: &Row| {
        Ok((row.try_get(0)?, Rating { rating: row.try_get(1)?, uncertainty: row.try_get(2)? }))
    };
    let found = rows.iter().map(read).collect::<Result<HashMap<String, _>, StoreError>>()?;
    Ok(rated.iter().map(|rated| found.get(&rated.player).copied().unwrap_or_default()).collect())
}

async fn keep(link: &Link, game: &str, players: Vec<RatedPlayer>) -> Result<(), StoreError> {
    const KEEP: &str = "UPDATE ratings SET rating = $3, uncertainty = $4,
        matches = matches + $5, wins = wins + $6 WHERE game = $1 AND player = $2";
    for RatedPlayer { player, rating, matches, wins } in players {
        let Rating { rating, uncertainty } = rating;
        link.execute(KEEP, &[&game, &player, &rating, &uncertainty, &matches, &wins]).await?;
    }
    Ok(())
}
