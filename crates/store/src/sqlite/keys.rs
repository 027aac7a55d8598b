//! Keys that sign people in: device sessions and program tokens.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::people::{self, one};
use crate::keys::KEYS;
use crate::{Id, KeyHash, KeyKind, KeyRow, Millis, NewKey, PersonRow, Receipt, StoreError, now};

impl rusqlite::ToSql for KeyKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for KeyKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::named(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl Sqlite {
    pub(crate) async fn by_key(
        &self,
        hash: KeyHash,
    ) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        self.read(move |connection| {
            const FIND: &str = "SELECT id, kind, label, created, seen, expires, person FROM keys
                WHERE hash = ?1 AND expires > ?2";
            let mut select = connection.prepare_cached(FIND)?;
            let read = |row: &Row<'_>| Ok((read_key(row)?, row.get::<_, Id>(6)?));
            let found = select.query_row(params![hash, now()], read).optional()?;
            let Some((key, person)) = found else { return Ok(None) };
            Ok(people::find(connection, person)?.map(|person| (person, key)))
        })
        .await
    }

    pub(crate) fn add_key(&self, person: Id, key: NewKey) -> Receipt<Vec<Id>> {
        self.write(move |connection| {
            const REST: &str = "DELETE FROM keys WHERE person = ?1 AND kind = ?2 AND id NOT IN
                (SELECT id FROM keys WHERE person = ?1 AND kind = ?2
                 ORDER BY id = ?3 DESC, seen DESC, created DESC LIMIT ?4) RETURNING id";
            insert(connection, person, &key)?;
            let mut rest = connection.prepare_cached(REST)?;
            let ended =
                rest.query_map(params![person, key.kind, key.id, KEYS], |row| row.get(0))?;
            Ok(ended.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) async fn keys(&self, person: Id, kind: KeyKind) -> Result<Vec<KeyRow>, StoreError> {
        self.read(move |connection| {
            const LIST: &str = "SELECT id, kind, label, created, seen, expires FROM keys
                WHERE person = ?1 AND kind = ?2 AND expires > ?3 ORDER BY created DESC";
            let mut select = connection.prepare_cached(LIST)?;
            let rows = select.query_map(params![person, kind, now()], read_key)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) fn touch_key(&self, person: Id, key: Id, expires: Millis) -> Receipt<()> {
        self.write(move |connection| {
            let now = now();
            connection
                .prepare_cached("UPDATE keys SET seen = ?2, expires = ?3 WHERE id = ?1")?
                .execute(params![key, now, expires])?;
            connection
                .prepare_cached("UPDATE people SET seen = ?2 WHERE id = ?1")?
                .execute(params![person, now])?;
            Ok(())
        })
    }

    pub(crate) fn end_key(&self, person: Id, key: Id) -> Receipt<()> {
        self.write(move |connection| {
            let mut delete =
                connection.prepare_cached("DELETE FROM keys WHERE id = ?1 AND person = ?2")?;
            one(delete.execute(params![key, person])?)
        })
    }

    pub(crate) fn forget_keys(&self, before: Millis) -> Receipt<usize> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM keys WHERE expires < ?1", [before])?)
        })
    }
}

pub(crate) fn insert(connection: &Connection, person: Id, key: &NewKey) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO keys (id, person, kind, hash, label, created, seen, expires)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)";
    let NewKey { id, kind, hash, label, expires } = key;
    let row = params![id, person, kind, hash, label, now(), expires];
    connection.prepare_cached(INSERT)?.execute(row)?;
    Ok(())
}

fn read_key(row: &Row<'_>) -> rusqlite::Result<KeyRow> {
    Ok(KeyRow {
        id: row.get(0)?,
        kind: row.get(1)?,
        label: row.get(2)?,
        created: row.get(3)?,
        seen: row.get(4)?,
        expires: row.get(5)?,
    })
}
