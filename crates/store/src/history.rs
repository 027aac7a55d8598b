//! Finished matches: histories, records and statistics.

use crate::{Id, MatchKey, Millis, PastSeat, Store, StoreError};

/// A finished match in somebody's history.
#[derive(Clone, Debug, PartialEq)]
pub struct PastMatch {
    /// The id in its link.
    pub id: Id,
    /// The game's id.
    pub game: String,
    /// Whether the lobby listed it.
    pub public: bool,
    /// When it ended.
    pub finished: Millis,
    /// The seats and their results.
    pub seats: Vec<PastSeat>,
}

/// A finished match with its record.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedRecord {
    /// The key to continue from.
    pub key: MatchKey,
    /// The match without its record.
    pub past: PastMatch,
    /// The record as JSON.
    pub record: String,
}

/// A person's statistics in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonStatistics {
    /// The game's id.
    pub game: String,
    /// Finished matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
    /// The average place.
    pub mean_place: f64,
    /// The best score.
    pub best_score: Option<i64>,
}

/// A game's statistics for one number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u32,
    /// Finished matches with this many players.
    pub matches: u32,
    /// Wins by seat, alone or shared.
    pub wins_by_seat: Vec<u32>,
}

impl Store {
    /// A person's finished matches that ended before a moment, latest first.
    pub async fn history(
        &self,
        person: Id,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<PastMatch>, StoreError> {
        engine!(self, engine => engine.history(person, before, limit).await)
    }

    /// A page of a person's finished matches with their records, in the order in which they
    /// started: up to `bytes` in total, but at least one.
    pub async fn records_of(
        &self,
        person: Id,
        after: Option<MatchKey>,
        bytes: usize,
    ) -> Result<Vec<SavedRecord>, StoreError> {
        engine!(self, engine => engine.records_of(person, after, bytes).await)
    }

    /// The record of a finished match.
    pub async fn record(&self, id: Id) -> Result<Option<SavedRecord>, StoreError> {
        engine!(self, engine => engine.record(id).await)
    }

    /// A person's statistics by game.
    pub async fn statistics_of(&self, person: Id) -> Result<Vec<PersonStatistics>, StoreError> {
        engine!(self, engine => engine.statistics_of(person).await)
    }

    /// Statistics by game and number of players.
    pub async fn statistics(&self) -> Result<Vec<GameStatistics>, StoreError> {
        engine!(self, engine => engine.statistics().await)
    }
}
