//! Browsers that get push messages.

use rusqlite::{Row, params};

use super::Sqlite;
use crate::{Id, PushDevice, Receipt, StoreError, now};

/// Of one person; the oldest is forgotten first.
const MOST: u32 = 10;

impl Sqlite {
    pub(crate) fn add_push(&self, person: Id, device: PushDevice) -> Receipt<()> {
        self.write(move |connection| {
            const ADD: &str = "INSERT OR REPLACE INTO push
                (endpoint, person, key, auth, label, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            const REST: &str = "DELETE FROM push WHERE person = ?1 AND endpoint NOT IN
                (SELECT endpoint FROM push WHERE person = ?1
                 ORDER BY created DESC, endpoint LIMIT ?2)";
            let PushDevice { endpoint, key, auth, label, .. } = &device;
            let row = params![endpoint, person, key, auth, label, now()];
            connection.prepare_cached(ADD)?.execute(row)?;
            connection.prepare_cached(REST)?.execute(params![person, MOST])?;
            Ok(())
        })
    }

    pub(crate) async fn push_devices(&self, person: Id) -> Result<Vec<PushDevice>, StoreError> {
        self.read(move |connection| {
            const LIST: &str = "SELECT endpoint, key, auth, label, created FROM push
                WHERE person = ?1 ORDER BY created DESC, endpoint";
            let read = |row: &Row<'_>| {
                Ok(PushDevice {
                    endpoint: row.get(0)?,
                    key: row.get(1)?,
                    auth: row.get(2)?,
                    label: row.get(3)?,
                    created: row.get(4)?,
                })
            };
            let mut select = connection.prepare_cached(LIST)?;
            Ok(select.query_map([person], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) fn forget_push(&self, person: Id, endpoint: String) -> Receipt<bool> {
        self.write(move |connection| {
            const FORGET: &str = "DELETE FROM push WHERE person = ?1 AND endpoint = ?2";
            Ok(connection.prepare_cached(FORGET)?.execute(params![person, endpoint])? > 0)
        })
    }
}
