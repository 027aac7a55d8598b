//! People, with or without a password.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::keys;
use super::{Sqlite, devices};
use crate::{AccountName, Ends, Id, Millis, NewKey, PersonRow, Receipt, StoreError, now};

impl Sqlite {
    pub(crate) fn create_guest(&self, id: Id, name: String, key: NewKey) -> Receipt<PersonRow> {
        self.write(move |connection| {
            let created = now();
            connection
                .prepare_cached(
                    "INSERT INTO people (id, name, created, seen) VALUES (?1, ?2, ?3, ?3)",
                )?
                .execute(params![id, name, created])?;
            keys::insert(connection, id, &key)?;
            Ok(PersonRow { id, name: name.clone(), guest: true, webhook: None, created })
        })
    }

    pub(crate) async fn person(&self, id: Id) -> Result<Option<PersonRow>, StoreError> {
        self.read(move |connection| find(connection, id)).await
    }

    pub(crate) fn rename(&self, id: Id, name: AccountName) -> Receipt<()> {
        self.write(move |connection| {
            const UPDATE: &str = "UPDATE people SET name = ?2,
                folded = iif(password IS NULL, NULL, ?3) WHERE id = ?1";
            // Running matches show the new name as well; finished ones keep what was played under.
            const SEATS: &str = "UPDATE seats SET name = ?2 WHERE person = ?1 AND match IN
                (SELECT key FROM matches WHERE state IN ('waiting', 'running'))";
            let AccountName { shown, folded } = &name;
            free(connection, id, folded)?;
            one(connection.prepare_cached(UPDATE)?.execute(params![id, shown, folded])?)?;
            connection.prepare_cached(SEATS)?.execute(params![id, shown])?;
            Ok(())
        })
    }

    pub(crate) fn set_password(
        &self,
        id: Id,
        name: AccountName,
        password: String,
        ends: Ends,
    ) -> Receipt<()> {
        self.write(move |connection| {
            const UPDATE: &str =
                "UPDATE people SET name = ?2, folded = ?3, password = ?4 WHERE id = ?1";
            const KEYS: &str = "DELETE FROM keys WHERE person = ?1 AND id <> ?2
                AND (kind = 'session' OR ?3)";
            free(connection, id, &name.folded)?;
            let update = params![id, name.shown, name.folded, password];
            one(connection.prepare_cached(UPDATE)?.execute(update)?)?;
            connection.prepare_cached(KEYS)?.execute(params![id, ends.keep, ends.tokens])?;
            devices::forget_all(connection, id)?;
            Ok(())
        })
    }

    pub(crate) async fn account(&self, folded: String) -> Result<Option<(Id, String)>, StoreError> {
        self.read(move |connection| {
            let mut select =
                connection.prepare_cached("SELECT id, password FROM people WHERE folded = ?1")?;
            Ok(select.query_row([&folded], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
        })
        .await
    }

    pub(crate) async fn password(&self, id: Id) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let mut select =
                connection.prepare_cached("SELECT password FROM people WHERE id = ?1")?;
            Ok(select.query_row([id], |row| row.get(0)).optional()?.flatten())
        })
        .await
    }

    pub(crate) fn set_webhook(&self, id: Id, url: Option<String>) -> Receipt<()> {
        self.write(move |connection| {
            let mut update =
                connection.prepare_cached("UPDATE people SET webhook = ?2 WHERE id = ?1")?;
            one(update.execute(params![id, url])?)
        })
    }

    pub(crate) fn forget_guests(&self, before: Millis) -> Receipt<usize> {
        self.write(move |connection| {
            const DELETE: &str = "DELETE FROM people WHERE password IS NULL AND seen < ?1
                AND NOT EXISTS (SELECT 1 FROM keys WHERE person = people.id)
                AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
                AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id)";
            Ok(connection.execute(DELETE, [before])?)
        })
    }
}

const SELECT: &str = "SELECT id, name, password IS NULL, webhook, created FROM people";

pub(crate) fn find(connection: &Connection, id: Id) -> Result<Option<PersonRow>, StoreError> {
    let mut select = connection.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    let read = |row: &Row<'_>| {
        Ok(PersonRow {
            id: row.get(0)?,
            name: row.get(1)?,
            guest: row.get(2)?,
            webhook: row.get(3)?,
            created: row.get(4)?,
        })
    };
    Ok(select.query_row([id], read).optional()?)
}

fn free(connection: &Connection, id: Id, folded: &str) -> Result<(), StoreError> {
    let mut select =
        connection.prepare_cached("SELECT 1 FROM people WHERE folded = ?2 AND id <> ?1")?;
    if select.exists(params![id, folded])? { Err(StoreError::Taken) } else { Ok(()) }
}

pub(crate) fn one(changed: usize) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::Missing) }
}
