//! Public matches, filtered before they are counted.

use crate::{State, Store, StoreError, Summary};

/// A filter for public matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Only this state.
    pub state: State,
    /// Only this game.
    pub game: Option<String>,
    /// Only matches with a clock of days, or only those without.
    pub days: Option<bool>,
    /// Only matches with a free seat.
    pub free: bool,
    /// Only tables for rated matches.
    pub rated: bool,
    /// At most this many by one host.
    pub of_host: u32,
    /// At most this many in total.
    pub limit: u32,
}

impl Store {
    /// Public matches, most recently changed first.
    pub async fn lobby(&self, lobby: Lobby) -> Result<Vec<Summary>, StoreError> {
        engine!(self, engine => engine.lobby(lobby).await)
    }

    /// The number of running matches.
    pub async fn running(&self) -> Result<usize, StoreError> {
        engine!(self, engine => engine.running().await)
    }
}
