//! Devices on which somebody has signed in before. They grant no access; they only don't count as
//! strangers when somebody tries passwords.

use rusqlite::{Connection, params};

use super::Sqlite;
use crate::{Id, KeyHash, Millis, Receipt, StoreError, now};

/// Of one person; the one that was used least lately is forgotten first.
const MOST: u32 = 20;

impl Sqlite {
    pub(crate) fn know_device(&self, person: Id, hash: KeyHash) -> Receipt<()> {
        self.write(move |connection| {
            const KNOW: &str = "INSERT OR REPLACE INTO devices (hash, person, seen)
                VALUES (?1, ?2, ?3)";
            const REST: &str = "DELETE FROM devices WHERE person = ?1 AND hash NOT IN
                (SELECT hash FROM devices WHERE person = ?1 ORDER BY seen DESC, hash LIMIT ?2)";
            connection.prepare_cached(KNOW)?.execute(params![hash, person, now()])?;
            connection.prepare_cached(REST)?.execute(params![person, MOST])?;
            Ok(())
        })
    }

    pub(crate) async fn knows_device(&self, person: Id, hash: KeyHash) -> Result<bool, StoreError> {
        self.read(move |connection| {
            const KNOWN: &str = "SELECT 1 FROM devices WHERE hash = ?1 AND person = ?2";
            Ok(connection.prepare_cached(KNOWN)?.exists(params![hash, person])?)
        })
        .await
    }

    pub(crate) fn forget_devices(&self, before: Millis) -> Receipt<usize> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM devices WHERE seen < ?1", [before])?)
        })
    }
}

/// A person is gone.
pub(crate) fn forget_all(connection: &Connection, person: Id) -> Result<(), StoreError> {
    connection.execute("DELETE FROM devices WHERE person = ?1", [person])?;
    Ok(())
}
