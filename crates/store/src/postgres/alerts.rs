//! How people are alerted, of what they were, and keys of the server itself.

use tokio_postgres::Row;

use super::Postgres;
use super::link::Parameter;
use super::rows::damaged;
use super::types::text;
use crate::{
    AlertRow, Alerted, HeldAlert, Id, Lease, MatchKey, PushDevice, Receipt, StoreError,
    WEBHOOK_SECRET, now, random_bytes,
};

/// Browsers of one person; the oldest is forgotten first.
const MOST: i64 = 10;

impl Postgres {
    pub(crate) fn alerts(&self, person: Id) -> Receipt<Option<AlertRow>> {
        const FIND: &str = "SELECT settings, secret FROM alerts WHERE person = $1";
        self.read(move |link| async move {
            link.first(FIND, &[&person]).await?.map(|row| alert(&row)).transpose()
        })
    }

    pub(crate) fn set_alerts(&self, person: Id, settings: String) -> Receipt<AlertRow> {
        const SET: &str = "INSERT INTO alerts (person, settings, secret) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET settings = excluded.settings
            RETURNING settings, secret";
        let secret = random_bytes::<WEBHOOK_SECRET>();
        self.write(person, move |link| async move {
            let row = link.first(SET, &[&person, &settings, &secret.as_slice()]).await?;
            alert(&row.ok_or(StoreError::Missing)?)
        })
    }

    pub(crate) fn set_alerted(&self, lease: Lease, alerted: Alerted) -> Receipt<()> {
        // A person who is gone is not alerted, and is no reason to fail.
        const SET: &str = "WITH owned AS (
                SELECT match FROM table_leases WHERE match = $6 AND term = $7 FOR NO KEY UPDATE),
            kept AS (
                INSERT INTO alerted (person, table_id, question, reminded, seen)
                SELECT id, $2, $3, $4, $5 FROM owned, people WHERE id = $1
                ON CONFLICT (person, table_id) DO UPDATE SET question = excluded.question,
                reminded = excluded.reminded, seen = excluded.seen)
            SELECT match FROM owned";
        let Alerted { person, table, question, reminded, seen } = alerted;
        let Lease { key, term } = lease;
        self.write(person, move |link| async move {
            let question = question.cast_signed();
            let values: &[Parameter<'_>] =
                &[&person, &table, &question, &reminded, &seen, &key, &term];
            fenced(key, link.first(SET, values).await?)
        })
    }

    pub(crate) fn see_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        const SEE: &str = "UPDATE alerted SET seen = true WHERE person = $1 AND table_id = $2";
        self.write(person, move |link| async move {
            link.execute(SEE, &[&person, &table]).await?;
            Ok(())
        })
    }

    pub(crate) fn forget_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        const FORGET: &str = "DELETE FROM alerted WHERE person = $1 AND table_id = $2";
        self.write(person, move |link| async move {
            link.execute(FORGET, &[&person, &table]).await?;
            Ok(())
        })
    }

    pub(crate) fn alerted(&self) -> Receipt<Vec<Alerted>> {
        const OLD: &str = "DELETE FROM alerted WHERE table_id NOT IN
            (SELECT id FROM matches WHERE state = 'running')";
        const ALL: &str = "SELECT person, table_id, question, reminded, seen FROM alerted";
        self.write(Id::FIRST, |link| async move {
            link.execute(OLD, &[]).await?;
            link.query(ALL, &[]).await?.iter().map(alerted).collect()
        })
    }

    pub(crate) fn alerted_at(&self, table: Id) -> Receipt<Vec<Alerted>> {
        const HERE: &str = "SELECT person, table_id, question, reminded, seen FROM alerted
            WHERE table_id = $1";
        self.read(move |link| async move {
            link.query(HERE, &[&table]).await?.iter().map(alerted).collect()
        })
    }

    pub(crate) fn hold_alert(&self, lease: Lease, held: HeldAlert) -> Receipt<()> {
        // A person who is gone is not alerted, and is no reason to fail.
        const HOLD: &str = "WITH owned AS (
                SELECT match FROM table_leases WHERE match = $5 AND term = $6 FOR NO KEY UPDATE),
            kept AS (
                INSERT INTO held_alerts (person, table_id, event, place)
                SELECT id, $2, $3, $4 FROM owned, people WHERE id = $1
                ON CONFLICT (person, table_id) DO UPDATE SET event = excluded.event,
                place = excluded.place)
            SELECT match FROM owned";
        let Lease { key, term } = lease;
        self.write(held.person, move |link| async move {
            let HeldAlert { person, table, event, place } = &held;
            fenced(key, link.first(HOLD, &[person, table, event, place, &key, &term]).await?)
        })
    }

    pub(crate) fn take_held_alerts(&self, person: Id) -> Receipt<Vec<HeldAlert>> {
        const TAKE: &str = "DELETE FROM held_alerts WHERE person = $1
            RETURNING person, table_id, event, place";
        self.write(person, move |link| async move {
            link.query(TAKE, &[&person]).await?.iter().map(held).collect()
        })
    }

    pub(crate) fn forget_held_alerts(&self, person: Id, table: Option<Id>) -> Receipt<()> {
        const FORGET: &str = "DELETE FROM held_alerts
            WHERE person = $1 AND ($2::uuid IS NULL OR table_id = $2)";
        self.write(person, move |link| async move {
            link.execute(FORGET, &[&person, &table]).await?;
            Ok(())
        })
    }

    pub(crate) fn held_alerts(&self) -> Receipt<Vec<HeldAlert>> {
        const ALL: &str = "SELECT person, table_id, event, place FROM held_alerts";
        self.read(|link| async move { link.query(ALL, &[]).await?.iter().map(held).collect() })
    }

    pub(crate) fn server_secret(
        &self,
        name: &'static str,
        make: fn() -> Vec<u8>,
    ) -> Receipt<Vec<u8>> {
        // Of two that are made at once the first is kept.
        const KEEP: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value";
        self.write(Id::FIRST, move |link| async move {
            let row = link.first(KEEP, &[&name, &make()]).await?.ok_or(StoreError::Missing)?;
            Ok(row.try_get(0)?)
        })
    }

    pub(crate) fn add_push(&self, person: Id, device: PushDevice) -> Receipt<()> {
        const ADD: &str = "INSERT INTO push (endpoint, person, key, auth, label, created)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET
            person = excluded.person, key = excluded.key, auth = excluded.auth,
            label = excluded.label, created = excluded.created";
        const REST: &str = "DELETE FROM push WHERE person = $1 AND endpoint NOT IN
            (SELECT endpoint FROM push WHERE person = $1
             ORDER BY created DESC, endpoint LIMIT $2)";
        self.write(person, move |link| async move {
            let PushDevice { endpoint, key, auth, label, .. } = &device;
            let (endpoint, label) = (text(endpoint), text(label));
            let work = async {
                link.execute(ADD, &[&endpoint, &person, key, auth, &label, &now()]).await?;
                link.execute(REST, &[&person, &MOST]).await?;
                Ok(())
            };
            link.transact(work).await
        })
    }

    pub(crate) fn push_devices(&self, person: Id) -> Receipt<Vec<PushDevice>> {
        const LIST: &str = "SELECT endpoint, key, auth, label, created FROM push
            WHERE person = $1 ORDER BY created DESC, endpoint";
        self.read(move |link| async move {
            let read = |row: &Row| {
                Ok(PushDevice {
                    endpoint: row.try_get(0)?,
                    key: row.try_get(1)?,
                    auth: row.try_get(2)?,
                    label: row.try_get(3)?,
                    created: row.try_get(4)?,
                })
            };
            link.query(LIST, &[&person]).await?.iter().map(read).collect()
        })
    }

    pub(crate) fn forget_push(&self, person: Id, endpoint: String) -> Receipt<bool> {
        const FORGET: &str = "DELETE FROM push WHERE person = $1 AND endpoint = $2";
        self.write(person, move |link| async move {
            Ok(link.execute(FORGET, &[&person, &text(&endpoint)]).await? > 0)
        })
    }
}

fn alert(row: &Row) -> Result<AlertRow, StoreError> {
    let secret: &[u8] = row.try_get(1)?;
    let secret = secret.try_into().map_err(|_| damaged("secret"))?;
    Ok(AlertRow { settings: row.try_get(0)?, secret })
}

fn alerted(row: &Row) -> Result<Alerted, StoreError> {
    Ok(Alerted {
        person: row.try_get(0)?,
        table: row.try_get(1)?,
        question: row.try_get::<_, i64>(2)?.cast_unsigned(),
        reminded: row.try_get(3)?,
        seen: row.try_get(4)?,
    })
}

fn held(row: &Row) -> Result<HeldAlert, StoreError> {
    let (person, table) = (row.try_get(0)?, row.try_get(1)?);
    Ok(HeldAlert { person, table, event: row.try_get(2)?, place: row.try_get(3)? })
}

/// A write that found no lease of its own was refused.
#[allow(clippy::needless_pass_by_value, reason = "as it comes")]
pub(super) fn fenced(key: MatchKey, lease: Option<Row>) -> Result<(), StoreError> {
    lease.map(|_| ()).ok_or(StoreError::Fenced { key })
}
