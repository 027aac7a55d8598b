//! Public matches, filtered before they are counted.

use rusqlite::params;

use crate::matches::list;
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
    /// At most this many by one host.
    pub of_host: u32,
    /// At most this many in total.
    pub limit: u32,
}

impl Store {
    /// Public matches, most recently changed first.
    pub async fn lobby(&self, lobby: Lobby) -> Result<Vec<Summary>, StoreError> {
        const PUBLIC: &str = "WHERE key IN (SELECT key FROM (SELECT key, row_number() OVER
                (PARTITION BY ifnull(host, key) ORDER BY changed DESC) AS nth FROM matches
                WHERE state = ?1 AND public = 1 AND (?3 IS NULL OR game = ?3)
                    AND (?5 IS NULL OR days = ?5)
                    AND (NOT ?6 OR size > (SELECT count(*) FROM seats WHERE match = key)))
                WHERE nth <= ?4)
            ORDER BY changed DESC LIMIT ?2";
        self.read(move |connection| {
            let Lobby { state, game, days, free, of_host, limit } = &lobby;
            list(connection, PUBLIC, params![state, limit, game, of_host, days, free])
        })
        .await
    }

    /// The number of running matches.
    pub async fn running(&self) -> Result<usize, StoreError> {
        self.read(move |connection| {
            const COUNT: &str = "SELECT count(*) FROM matches WHERE state = 'running'";
            let mut count = connection.prepare_cached(COUNT)?;
            Ok(count.query_row([], |row| row.get::<_, i64>(0))?.unsigned_abs() as usize)
        })
        .await
    }
}
