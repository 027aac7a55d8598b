//! Keys that sign people in: device sessions and program tokens.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::people::{self, one};
use crate::{Id, Millis, PersonRow, Receipt, Store, StoreError, now};

/// SHA-256 of a secret; the secret itself isn't stored.
pub type KeyHash = [u8; 32];

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A device that is signed in.
    Session,
    /// A program that plays for a person.
    Token,
}

impl rusqlite::ToSql for KeyKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let name = match self {
            Self::Session => "session",
            Self::Token => "token",
        };
        Ok(name.into())
    }
}

impl FromSql for KeyKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "session" => Ok(Self::Session),
            "token" => Ok(Self::Token),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

/// A key to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewKey {
    /// Identifies the key without revealing the secret.
    pub id: Id,
    /// What it is for.
    pub kind: KeyKind,
    /// The hash of the secret.
    pub hash: KeyHash,
    /// A label for its owner.
    pub label: String,
    /// When it stops working.
    pub expires: Millis,
}

/// A key, as its owner may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// Identifies the key without revealing the secret.
    pub id: Id,
    /// What it is for.
    pub kind: KeyKind,
    /// A label for its owner.
    pub label: String,
    /// When it was created.
    pub created: Millis,
    /// When it was last used, to the day.
    pub seen: Millis,
    /// When it stops working.
    pub expires: Millis,
}

impl Store {
    /// The person a secret belongs to, by its hash.
    pub async fn by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
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

    /// Adds a key for a person.
    pub fn add_key(&self, person: Id, key: NewKey) -> Receipt<()> {
        self.write(move |connection| insert(connection, person, &key))
    }

    /// A person's valid keys of a kind, latest first.
    pub async fn keys(&self, person: Id, kind: KeyKind) -> Result<Vec<KeyRow>, StoreError> {
        self.read(move |connection| {
            const LIST: &str = "SELECT id, kind, label, created, seen, expires FROM keys
                WHERE person = ?1 AND kind = ?2 AND expires > ?3 ORDER BY created DESC";
            let mut select = connection.prepare_cached(LIST)?;
            let rows = select.query_map(params![person, kind, now()], read_key)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Records that a key was used; it is now valid until `expires`.
    pub fn touch_key(&self, person: Id, key: Id, expires: Millis) -> Receipt<()> {
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

    /// Revokes a person's key.
    pub fn end_key(&self, person: Id, key: Id) -> Receipt<()> {
        self.write(move |connection| {
            let mut delete =
                connection.prepare_cached("DELETE FROM keys WHERE id = ?1 AND person = ?2")?;
            one(delete.execute(params![key, person])?)
        })
    }

    /// Deletes keys that expired before a moment.
    pub fn forget_keys(&self, before: Millis) -> Receipt<usize> {
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
