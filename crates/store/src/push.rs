//! Browsers that get push messages.

use rusqlite::{Row, params};

use crate::{Id, Millis, Receipt, Store, StoreError, now};

/// Of one person; the oldest is forgotten first.
const MOST: u32 = 10;

/// A browser that gets push messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushDevice {
    /// Where its push service takes messages. Anyone who knows it can send some.
    pub endpoint: String,
    /// Its public key, a point of P-256.
    pub key: Vec<u8>,
    /// Its authentication secret.
    pub auth: Vec<u8>,
    /// What its owner knows it by.
    pub label: String,
    /// When it was added.
    pub created: Millis,
}

impl Store {
    /// Adds a browser, for this person alone. Keeps the latest ten of a person.
    pub fn add_push(&self, person: Id, device: PushDevice) -> Receipt<()> {
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

    /// A person's browsers, latest first.
    pub async fn push_devices(&self, person: Id) -> Result<Vec<PushDevice>, StoreError> {
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

    /// Forgets a person's browser. Whether there was one.
    pub fn forget_push(&self, person: Id, endpoint: String) -> Receipt<bool> {
        self.write(move |connection| {
            const FORGET: &str = "DELETE FROM push WHERE person = ?1 AND endpoint = ?2";
            Ok(connection.prepare_cached(FORGET)?.execute(params![person, endpoint])? > 0)
        })
    }
}
