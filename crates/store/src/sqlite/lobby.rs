//! Public matches, filtered before they are counted.

use rusqlite::params;

use super::Sqlite;
use super::matches::list;
use crate::{Lobby, StoreError, Summary};

impl Sqlite {
    pub(crate) async fn lobby(&self, lobby: Lobby) -> Result<Vec<Summary>, StoreError> {
        const PUBLIC: &str = "WHERE key IN (SELECT key FROM (SELECT key, row_number() OVER
                (PARTITION BY ifnull(host, key) ORDER BY changed DESC) AS nth FROM matches
                WHERE state = ?1 AND public = 1 AND (?3 IS NULL OR game = ?3)
                    AND (?5 IS NULL OR days = ?5)
                    AND (NOT ?6 OR size > (SELECT count(*) FROM seats WHERE match = key))
                    AND (NOT ?7 OR rated = 1))
                WHERE nth <= ?4)
            ORDER BY changed DESC LIMIT ?2";
        self.read(move |connection| {
            let Lobby { state, game, days, free, rated, of_host, limit } = &lobby;
            list(connection, PUBLIC, params![state, limit, game, of_host, days, free, rated])
        })
        .await
    }

    pub(crate) async fn running(&self) -> Result<usize, StoreError> {
        self.read(move |connection| {
            const COUNT: &str = "SELECT count(*) FROM matches WHERE state = 'running'";
            let mut count = connection.prepare_cached(COUNT)?;
            Ok(count.query_row([], |row| row.get::<_, i64>(0))?.unsigned_abs() as usize)
        })
        .await
    }
}
