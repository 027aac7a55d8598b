//! Keys that sign people in.

use tokio_postgres::Row;

use super::Postgres;
use super::link::Link;
use super::people::{self, one};
use super::rows::damaged;
use super::types::text;
use crate::keys::KEYS;
use crate::{Id, KeyHash, KeyKind, KeyRow, Millis, NewKey, PersonRow, Receipt, StoreError, now};

impl Postgres {
    pub(crate) fn by_key(&self, hash: KeyHash) -> Receipt<Option<(PersonRow, KeyRow)>> {
        const FIND: &str = "SELECT keys.id, kind, label, keys.created, keys.seen, expires,
                people.id, name, password IS NULL, webhook, people.created
            FROM keys JOIN people ON people.id = person WHERE hash = $1 AND expires > $2";
        self.read(move |link| async move {
            let Some(row) = link.first(FIND, &[&hash.as_slice(), &now()]).await? else {
                return Ok(None);
            };
            Ok(Some((people::read(&row, 6)?, read(&row)?)))
        })
    }

    pub(crate) fn add_key(&self, person: Id, key: NewKey) -> Receipt<Vec<Id>> {
        const REST: &str = "DELETE FROM keys WHERE person = $1 AND kind = $2 AND id NOT IN
            (SELECT id FROM keys WHERE person = $1 AND kind = $2
             ORDER BY id = $3 DESC, seen DESC, created DESC LIMIT $4) RETURNING id";
        self.write(person, move |link| async move {
            insert(&link, person, &key).await?;
            let kept = i64::from(KEYS);
            let ended = link.query(REST, &[&person, &key.kind.name(), &key.id, &kept]).await?;
            ended.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    pub(crate) fn keys(&self, person: Id, kind: KeyKind) -> Receipt<Vec<KeyRow>> {
        const LIST: &str = "SELECT id, kind, label, created, seen, expires FROM keys
            WHERE person = $1 AND kind = $2 AND expires > $3 ORDER BY created DESC";
        self.read(move |link| async move {
            let rows = link.query(LIST, &[&person, &kind.name(), &now()]).await?;
            rows.iter().map(read).collect()
        })
    }

    pub(crate) fn touch_key(&self, person: Id, key: Id, expires: Millis) -> Receipt<()> {
        const TOUCH: &str = "WITH used AS (UPDATE keys SET seen = $2, expires = $3 WHERE id = $1)
            UPDATE people SET seen = $2 WHERE id = $4";
        self.write(person, move |link| async move {
            link.execute(TOUCH, &[&key, &now(), &expires, &person]).await?;
            Ok(())
        })
    }

    pub(crate) fn end_key(&self, person: Id, key: Id) -> Receipt<()> {
        const END: &str = "DELETE FROM keys WHERE id = $1 AND person = $2";
        self.write(
            person,
            move |link| async move { one(link.execute(END, &[&key, &person]).await?) },
        )
    }

    pub(crate) fn forget_keys(&self, before: Millis) -> Receipt<usize> {
        const DELETE: &str = "DELETE FROM keys WHERE expires < $1";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(DELETE, &[&before]).await? as usize)
        })
    }
}

pub(super) async fn insert(link: &Link, person: Id, key: &NewKey) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO keys (id, person, kind, hash, label, created, seen, expires)
        VALUES ($1, $2, $3, $4, $5, $6, $6, $7)";
    let NewKey { id, kind, hash, label, expires } = key;
    let (hash, label) = (hash.as_slice(), text(label));
    link.execute(INSERT, &[id, &person, &kind.name(), &hash, &label, &now(), expires]).await?;
    Ok(())
}

fn read(row: &Row) -> Result<KeyRow, StoreError> {
    let kind: &str = row.try_get(1)?;
    Ok(KeyRow {
        id: row.try_get(0)?,
        kind: KeyKind::named(kind).ok_or_else(|| damaged(kind))?,
        label: row.try_get(2)?,
        created: row.try_get(3)?,
        seen: row.try_get(4)?,
        expires: row.try_get(5)?,
    })
}
