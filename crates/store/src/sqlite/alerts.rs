//! How people want to be alerted, and of what they were.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use crate::{
    AlertRow, Alerted, HeldAlert, Id, Lease, Receipt, StoreError, WEBHOOK_SECRET, random_bytes,
};

impl Sqlite {
    pub(crate) async fn alerts(&self, person: Id) -> Result<Option<AlertRow>, StoreError> {
        self.read(move |connection| {
            const FIND: &str = "SELECT settings, secret FROM alerts WHERE person = ?1";
            let read = |row: &Row<'_>| Ok(AlertRow { settings: row.get(0)?, secret: row.get(1)? });
            Ok(connection.prepare_cached(FIND)?.query_row([person], read).optional()?)
        })
        .await
    }

    pub(crate) fn set_alerts(&self, person: Id, settings: String) -> Receipt<AlertRow> {
        let secret = random_bytes::<WEBHOOK_SECRET>();
        self.write(move |connection| {
            const SET: &str = "INSERT INTO alerts (person, settings, secret) VALUES (?1, ?2, ?3)
                ON CONFLICT (person) DO UPDATE SET settings = excluded.settings
                RETURNING secret";
            let mut set = connection.prepare_cached(SET)?;
            let secret = set.query_row(params![person, settings, secret], |row| row.get(0))?;
            Ok(AlertRow { settings: settings.clone(), secret })
        })
    }

    pub(crate) fn set_alerted(&self, _: Lease, alerted: Alerted) -> Receipt<()> {
        self.write(move |connection| {
            // A person who is gone is not alerted, and is no reason to fail.
            const SET: &str = "INSERT OR REPLACE INTO alerted
                (person, table_id, question, reminded, seen)
                SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1";
            let Alerted { person, table, question, reminded, seen } = alerted;
            let row = params![person, table, question.cast_signed(), reminded, seen];
            connection.prepare_cached(SET)?.execute(row)?;
            Ok(())
        })
    }

    pub(crate) fn see_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        self.write(move |connection| {
            const SEE: &str = "UPDATE alerted SET seen = 1 WHERE person = ?1 AND table_id = ?2";
            connection.prepare_cached(SEE)?.execute(params![person, table])?;
            Ok(())
        })
    }

    pub(crate) fn forget_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        self.write(move |connection| {
            const FORGET: &str = "DELETE FROM alerted WHERE person = ?1 AND table_id = ?2";
            connection.prepare_cached(FORGET)?.execute(params![person, table])?;
            Ok(())
        })
    }

    pub(crate) fn alerted(&self) -> Receipt<Vec<Alerted>> {
        self.write(|connection| {
            const OLD: &str = "DELETE FROM alerted WHERE table_id NOT IN
                (SELECT id FROM matches WHERE state = 'running')";
            const ALL: &str = "SELECT person, table_id, question, reminded, seen FROM alerted";
            connection.execute(OLD, [])?;
            Ok(connection.prepare_cached(ALL)?.query_map([], alerted)?.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn alerted_at(&self, table: Id) -> Receipt<Vec<Alerted>> {
        self.write(move |connection| {
            const HERE: &str = "SELECT person, table_id, question, reminded, seen FROM alerted
                WHERE table_id = ?1";
            let mut select = connection.prepare_cached(HERE)?;
            Ok(select.query_map([table], alerted)?.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn hold_alert(&self, _: Lease, held: HeldAlert) -> Receipt<()> {
        self.write(move |connection| {
            // A person who is gone is not alerted, and is no reason to fail.
            const HOLD: &str = "INSERT OR REPLACE INTO held_alerts (person, table_id, event, place)
                SELECT id, ?2, ?3, ?4 FROM people WHERE id = ?1";
            let HeldAlert { person, table, event, place } = &held;
            connection.prepare_cached(HOLD)?.execute(params![person, table, event, place])?;
            Ok(())
        })
    }

    pub(crate) fn forget_held_alerts(&self, person: Id, table: Option<Id>) -> Receipt<()> {
        self.write(move |connection| {
            const FORGET: &str = "DELETE FROM held_alerts
                WHERE person = ?1 AND (?2 IS NULL OR table_id = ?2)";
            connection.prepare_cached(FORGET)?.execute(params![person, table])?;
            Ok(())
        })
    }

    pub(crate) fn held_alerts(&self) -> Receipt<Vec<HeldAlert>> {
        self.write(|connection| {
            const ALL: &str = "SELECT person, table_id, event, place FROM held_alerts";
            Ok(connection.prepare_cached(ALL)?.query_map([], held)?.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn take_held_alerts(&self, person: Id) -> Receipt<Vec<HeldAlert>> {
        self.write(move |connection| {
            const TAKE: &str = "DELETE FROM held_alerts WHERE person = ?1
                RETURNING person, table_id, event, place";
            let mut take = connection.prepare_cached(TAKE)?;
            Ok(take.query_map([person], held)?.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn server_secret(
        &self,
        name: &'static str,
        make: fn() -> Vec<u8>,
    ) -> Receipt<Vec<u8>> {
        self.write(move |connection| {
            const FIND: &str = "SELECT value FROM secrets WHERE name = ?1";
            const KEEP: &str = "INSERT INTO secrets (name, value) VALUES (?1, ?2)";
            let found = connection.query_row(FIND, [name], |row| row.get(0)).optional()?;
            if let Some(found) = found {
                return Ok(found);
            }
            let new = make();
            connection.execute(KEEP, params![name, new])?;
            Ok(new)
        })
    }
}

fn alerted(row: &Row<'_>) -> rusqlite::Result<Alerted> {
    Ok(Alerted {
        person: row.get(0)?,
        table: row.get(1)?,
        question: row.get::<_, i64>(2)?.cast_unsigned(),
        reminded: row.get(3)?,
        seen: row.get(4)?,
    })
}

fn held(row: &Row<'_>) -> rusqlite::Result<HeldAlert> {
    let (person, table) = (row.get(0)?, row.get(1)?);
    Ok(HeldAlert { person, table, event: row.get(2)?, place: row.get(3)? })
}
