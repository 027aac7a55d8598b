//! Ratings by game: Weng-Lin, for free-for-all matches of any size.

use rusqlite::{Connection, OptionalExtension, Row, params};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Id, Store, StoreError};

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate; everyone starts at 25.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { rating, uncertainty }
    }
}

impl Rating {
    /// Points to display: a lower bound of the estimate, with 1000 for newcomers.
    pub fn points(self) -> i64 {
        (1000.0 + 40.0 * (self.rating - 3.0 * self.uncertainty)).round() as i64
    }
}

/// A player in a game's ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game's id.
    pub game: String,
    /// The person; a bot has none.
    pub person: Option<Id>,
    /// The person's name, or the bot's level.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// Rated matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
}

impl Store {
    /// A game's strongest players, by the lower bound of their rating.
    pub async fn ranking(&self, game: String, limit: u32) -> Result<Vec<Standing>, StoreError> {
        const BEST: &str = "WHERE game = ?1 ORDER BY rating - 3 * uncertainty DESC LIMIT ?2";
        self.read(move |connection| standings(connection, BEST, params![game, limit])).await
    }

    /// A person's ratings.
    pub async fn ratings_of(&self, person: Id) -> Result<Vec<Standing>, StoreError> {
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

/// A rated seat of a match that ended.
pub(crate) struct Rated {
    /// Its number.
    pub(crate) seat: u8,
    /// A person's id, or `bot:` and a level.
    pub(crate) player: String,
    /// 1 for the best; those who share a place have the same.
    pub(crate) place: u8,
}

/// New ratings, in the order of the seats, each with the one before. Bots of one level are one
/// player, who gets the mean of what its seats gave.
pub(crate) fn update(
    connection: &Connection,
    game: &str,
    seats: &[Rated],
) -> Result<Vec<(Rating, Rating)>, StoreError> {
    let before = seats.iter().map(|seat| find(connection, game, &seat.player));
    let before = before.collect::<Result<Vec<_>, _>>()?;
    let after = rate(&before, seats);
    for (index, seat) in seats.iter().enumerate() {
        if seats[..index].iter().all(|other| other.player != seat.player) {
            let mine = |(other, _): &(&Rated, _)| other.player == seat.player;
            let own: Vec<_> = seats.iter().zip(&after).filter(mine).collect();
            let wins = own.iter().filter(|(seat, _)| seat.place == 1).count();
            let ratings: Vec<_> = own.iter().map(|(_, rating)| **rating).collect();
            keep(connection, game, &seat.player, mean(&ratings), (ratings.len(), wins))?;
        }
    }
    Ok(before.into_iter().zip(after).collect())
}

fn rate(before: &[Rating], seats: &[Rated]) -> Vec<Rating> {
    let teams: Vec<_> = before
        .iter()
        .map(|&Rating { rating, uncertainty }| [WengLinRating { rating, uncertainty }])
        .collect();
    let places = seats.iter().map(|seat| MultiTeamOutcome::new(seat.place.into()));
    let ranked: Vec<_> = teams.iter().map(<[_; 1]>::as_slice).zip(places).collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let back = |team: &WengLinRating| Rating { rating: team.rating, uncertainty: team.uncertainty };
    after.iter().flatten().map(back).collect()
}

fn mean(ratings: &[Rating]) -> Rating {
    let count = ratings.len() as f64;
    Rating {
        rating: ratings.iter().map(|it| it.rating).sum::<f64>() / count,
        uncertainty: ratings.iter().map(|it| it.uncertainty).sum::<f64>() / count,
    }
}

fn find(connection: &Connection, game: &str, player: &str) -> Result<Rating, StoreError> {
    const FIND: &str = "SELECT rating, uncertainty FROM ratings WHERE game = ?1 AND player = ?2";
    let mut select = connection.prepare_cached(FIND)?;
    let read = |row: &Row<'_>| Ok(Rating { rating: row.get(0)?, uncertainty: row.get(1)? });
    Ok(select.query_row([game, player], read).optional()?.unwrap_or_default())
}

fn keep(
    connection: &Connection,
    game: &str,
    player: &str,
    Rating { rating, uncertainty }: Rating,
    (matches, wins): (usize, usize),
) -> Result<(), StoreError> {
    const KEEP: &str = "INSERT INTO ratings (game, player, rating, uncertainty, matches, wins)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET rating = excluded.rating,
        uncertainty = excluded.uncertainty, matches = matches + excluded.matches,
        wins = wins + excluded.wins";
    let row = params![game, player, rating, uncertainty, matches as i64, wins as i64];
    connection.prepare_cached(KEEP)?.execute(row)?;
    Ok(())
}
