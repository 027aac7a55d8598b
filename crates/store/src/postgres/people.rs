//! People, the devices they know, and accounts that are deleted.

use tokio_postgres::Row;

use super::Postgres;
use super::keys;
use super::link::Link;
use super::types::text;
use crate::{
    AccountName, Ends, FORMER, Id, KeyHash, Leaving, Millis, NewKey, PersonRow, Receipt,
    StoreError, now,
};

/// Devices of one person; the one that was used least lately is forgotten first.
const MOST_DEVICES: i64 = 20;

impl Postgres {
    pub(crate) fn create_guest(&self, id: Id, name: String, key: NewKey) -> Receipt<PersonRow> {
        const CREATE: &str = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)";
        self.write(id, move |link| async move {
            let (created, name) = (now(), text(&name));
            let work = async {
                link.execute(CREATE, &[&id, &name, &created]).await?;
                keys::insert(&link, id, &key).await
            };
            link.transact(work).await?;
            Ok(PersonRow { id, name, guest: true, webhook: None, created })
        })
    }

    pub(crate) fn person(&self, id: Id) -> Receipt<Option<PersonRow>> {
        const FIND: &str =
            "SELECT id, name, password IS NULL, webhook, created FROM people WHERE id = $1";
        self.read(move |link| async move {
            link.first(FIND, &[&id]).await?.map(|row| read(&row, 0)).transpose()
        })
    }

    pub(crate) fn rename(&self, id: Id, name: AccountName) -> Receipt<()> {
        const UPDATE: &str = "UPDATE people SET name = $2,
            folded = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1";
        // Running matches show the new name as well; finished ones keep what was played under.
        const SEATS: &str = "UPDATE seats SET name = $2 WHERE person = $1 AND match IN
            (SELECT key FROM matches WHERE state IN ('waiting', 'running'))";
        self.write(id, move |link| async move {
            let (shown, folded) = (text(&name.shown), text(&name.folded));
            let work = async {
                free(&link, id, &folded).await?;
                one(link.execute(UPDATE, &[&id, &shown, &folded]).await?)?;
                link.execute(SEATS, &[&id, &shown]).await?;
                Ok(())
            };
            link.transact(work).await
        })
    }

    pub(crate) fn set_password(
        &self,
        id: Id,
        name: AccountName,
        password: String,
        ends: Ends,
    ) -> Receipt<()> {
        const UPDATE: &str =
            "UPDATE people SET name = $2, folded = $3, password = $4 WHERE id = $1";
        const KEYS: &str =
            "DELETE FROM keys WHERE person = $1 AND id <> $2 AND (kind = 'session' OR $3)";
        self.write(id, move |link| async move {
            let (shown, folded) = (text(&name.shown), text(&name.folded));
            let work = async {
                free(&link, id, &folded).await?;
                one(link.execute(UPDATE, &[&id, &shown, &folded, &password]).await?)?;
                link.execute(KEYS, &[&id, &ends.keep, &ends.tokens]).await?;
                link.execute(FORGET_DEVICES, &[&id]).await?;
                Ok(())
            };
            link.transact(work).await
        })
    }

    pub(crate) fn account(&self, folded: String) -> Receipt<Option<(Id, String)>> {
        const FIND: &str = "SELECT id, password FROM people WHERE folded = $1";
        self.read(move |link| {
            let folded = text(&folded);
            async move {
                let row = link.first(FIND, &[&folded]).await?;
                row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
            }
        })
    }

    pub(crate) fn password(&self, id: Id) -> Receipt<Option<String>> {
        const FIND: &str = "SELECT password FROM people WHERE id = $1";
        self.read(move |link| async move {
            let row = link.first(FIND, &[&id]).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
        })
    }

    pub(crate) fn set_webhook(&self, id: Id, url: Option<String>) -> Receipt<()> {
        const UPDATE: &str = "UPDATE people SET webhook = $2 WHERE id = $1";
        self.write(id, move |link| async move { one(link.execute(UPDATE, &[&id, &url]).await?) })
    }

    pub(crate) fn forget_guests(&self, before: Millis) -> Receipt<usize> {
        const DELETE: &str = "DELETE FROM people WHERE password IS NULL AND seen < $1
            AND NOT EXISTS (SELECT 1 FROM keys WHERE person = people.id)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
            AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id)";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(DELETE, &[&before]).await? as usize)
        })
    }

    pub(crate) fn know_device(&self, person: Id, hash: KeyHash) -> Receipt<()> {
        const KNOW: &str = "INSERT INTO devices (hash, person, seen) VALUES ($1, $2, $3)
            ON CONFLICT (hash) DO UPDATE SET person = excluded.person, seen = excluded.seen";
        const REST: &str = "DELETE FROM devices WHERE person = $1 AND hash NOT IN
            (SELECT hash FROM devices WHERE person = $1 ORDER BY seen DESC, hash LIMIT $2)";
        self.write(person, move |link| async move {
            let work = async {
                link.execute(KNOW, &[&hash.as_slice(), &person, &now()]).await?;
                link.execute(REST, &[&person, &MOST_DEVICES]).await?;
                Ok(())
            };
            link.transact(work).await
        })
    }

    pub(crate) fn knows_device(&self, person: Id, hash: KeyHash) -> Receipt<bool> {
        const KNOWN: &str = "SELECT 1 FROM devices WHERE hash = $1 AND person = $2";
        self.read(move |link| async move {
            Ok(link.first(KNOWN, &[&hash.as_slice(), &person]).await?.is_some())
        })
    }

    pub(crate) fn forget_devices(&self, before: Millis) -> Receipt<usize> {
        const DELETE: &str = "DELETE FROM devices WHERE seen < $1";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(DELETE, &[&before]).await? as usize)
        })
    }

    pub(crate) fn delete_person(&self, id: Id) -> Receipt<()> {
        self.write(id, move |link| async move { link.transact(delete(&link, id)).await })
    }

    pub(crate) fn leaving(&self) -> Receipt<Vec<Leaving>> {
        const ALL: &str = "SELECT person, id FROM leaving JOIN matches ON key = match";
        self.read(|link| async move {
            let rows = link.query(ALL, &[]).await?;
            let read = |row: &Row| Ok(Leaving { person: row.try_get(0)?, table: row.try_get(1)? });
            rows.iter().map(read).collect()
        })
    }

    pub(crate) fn left(&self, Leaving { person, table }: Leaving) -> Receipt<()> {
        const TOLD: &str = "DELETE FROM leaving WHERE person = $1
            AND match = (SELECT key FROM matches WHERE id = $2)";
        self.write(person, move |link| async move {
            link.execute(TOLD, &[&person, &table]).await?;
            Ok(())
        })
    }
}

const FORGET_DEVICES: &str = "DELETE FROM devices WHERE person = $1";

async fn delete(link: &Link, id: Id) -> Result<(), StoreError> {
    // The person first: a table at which they sit down at this moment waits, and finds them gone.
    const LOCK: &str = "SELECT 1 FROM people WHERE id = $1 FOR UPDATE";
    const TABLES: &str = "INSERT INTO leaving (person, match)
        SELECT person, match FROM seats JOIN matches ON key = match
        WHERE person = $1 AND state IN ('waiting', 'running') ON CONFLICT DO NOTHING";
    const SEATS: &str = "UPDATE seats SET person = NULL, name = $2 WHERE person = $1";
    link.query(LOCK, &[&id]).await?;
    link.execute(TABLES, &[&id]).await?;
    link.execute(SEATS, &[&id, &FORMER]).await?;
    link.execute("DELETE FROM keys WHERE person = $1", &[&id]).await?;
    link.execute("DELETE FROM ratings WHERE player = $1", &[&id.to_string()]).await?;
    link.execute(FORGET_DEVICES, &[&id]).await?;
    one(link.execute("DELETE FROM people WHERE id = $1", &[&id]).await?)
}

/// The five columns of a person, of which the first is this one.
pub(super) fn read(row: &Row, column: usize) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.try_get(column)?,
        name: row.try_get(column + 1)?,
        guest: row.try_get(column + 2)?,
        webhook: row.try_get(column + 3)?,
        created: row.try_get(column + 4)?,
    })
}

async fn free(link: &Link, id: Id, folded: &str) -> Result<(), StoreError> {
    const OTHER: &str = "SELECT 1 FROM people WHERE folded = $2 AND id <> $1";
    let taken = link.first(OTHER, &[&id, &folded]).await?.is_some();
    if taken { Err(StoreError::Taken) } else { Ok(()) }
}

pub(super) fn one(changed: u64) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::Missing) }
}
