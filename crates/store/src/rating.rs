//! Ratings by game: Weng-Lin, for free-for-all matches of any size.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Id, PastSeat, Store, StoreError};

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
        engine!(self, engine => engine.ranking(game, limit).await)
    }

    /// The ratings of bots, by level: a measure of how strong people are.
    pub async fn ratings_of_bots(&self, game: String) -> Result<Vec<Standing>, StoreError> {
        engine!(self, engine => engine.ratings_of_bots(game).await)
    }

    /// A person's ratings.
    pub async fn ratings_of(&self, person: Id) -> Result<Vec<Standing>, StoreError> {
        engine!(self, engine => engine.ratings_of(person).await)
    }
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

impl Rated {
    /// A seat with a place, unless the account of the player is deleted.
    fn of(PastSeat { row, place, .. }: &PastSeat) -> Option<Self> {
        let bot = row.bot.as_ref().map(|level| format!("bot:{level}"));
        let player = row.person.map(|person| person.to_string()).or(bot)?;
        Some(Self { seat: row.seat, player, place: (*place)? })
    }

    /// The seats of a finished match that are rated: none without people, or of one player alone.
    pub(crate) fn of_match(seats: &[PastSeat]) -> Vec<Self> {
        let people = seats.iter().any(|seat| seat.place.is_some() && seat.row.person.is_some());
        let rated: Vec<_> = seats.iter().filter_map(Self::of).collect();
        if people && rated.len() > 1 { rated } else { Vec::new() }
    }
}

/// New ratings after a match.
pub(crate) struct Rerated {
    /// In the order of the seats.
    pub(crate) seats: Vec<Rating>,
    /// Each player once.
    pub(crate) players: Vec<RatedPlayer>,
}

/// What a match makes of a player. Bots of one level are one player, who gets the mean of what its
/// seats gave.
pub(crate) struct RatedPlayer {
    pub(crate) player: String,
    pub(crate) rating: Rating,
    /// The number of the player's seats in this match.
    pub(crate) matches: i64,
    /// The number of those that won.
    pub(crate) wins: i64,
}

/// New ratings from those before, which are in the order of the seats.
pub(crate) fn rerate(before: &[Rating], seats: &[Rated]) -> Rerated {
    let after = rate(before, seats);
    let first = |(index, seat): &(usize, &Rated)| {
        seats[..*index].iter().all(|other| other.player != seat.player)
    };
    let player = |(_, seat): (usize, &Rated)| {
        let mine = |(other, _): &(&Rated, _)| other.player == seat.player;
        let own: Vec<_> = seats.iter().zip(&after).filter(mine).collect();
        let wins = own.iter().filter(|(seat, _)| seat.place == 1).count() as i64;
        let ratings: Vec<_> = own.iter().map(|(_, rating)| **rating).collect();
        let (player, rating, matches) = (seat.player.clone(), mean(&ratings), own.len() as i64);
        RatedPlayer { player, rating, matches, wins }
    };
    let players = seats.iter().enumerate().filter(first).map(player).collect();
    Rerated { seats: after, players }
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
