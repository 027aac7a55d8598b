//! How people want to be alerted, and of what they were.

use rusqlite::{OptionalExtension, Row, params};

use crate::{Id, Receipt, Store, StoreError, random_bytes};

/// The bytes of a secret that signs webhooks.
pub const WEBHOOK_SECRET: usize = 32;

/// How a person wants to be alerted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertRow {
    /// JSON, which the store doesn't interpret.
    pub settings: String,
    /// Signs the person's webhooks.
    pub secret: [u8; WEBHOOK_SECRET],
}

/// A question that a person was alerted of and hasn't answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alerted {
    /// The person.
    pub person: Id,
    /// The table.
    pub table: Id,
    /// The number of the question at this table.
    pub question: u64,
    /// Whether there was a second alert, as time ran short.
    pub reminded: bool,
    /// Whether the person has opened the table since.
    pub seen: bool,
}

impl Store {
    /// How a person wants to be alerted; `None` if they never chose.
    pub async fn alerts(&self, person: Id) -> Result<Option<AlertRow>, StoreError> {
        self.read(move |connection| {
            const FIND: &str = "SELECT settings, secret FROM alerts WHERE person = ?1";
            let read = |row: &Row<'_>| Ok(AlertRow { settings: row.get(0)?, secret: row.get(1)? });
            Ok(connection.prepare_cached(FIND)?.query_row([person], read).optional()?)
        })
        .await
    }

    /// Sets how a person wants to be alerted. The first time makes the secret.
    pub fn set_alerts(&self, person: Id, settings: String) -> Receipt<AlertRow> {
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

    /// Remembers that a person was alerted of a question.
    pub fn set_alerted(&self, alerted: Alerted) -> Receipt<()> {
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

    /// Remembers that a person has opened a table, if they were alerted of a question there.
    pub fn see_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        self.write(move |connection| {
            const SEE: &str = "UPDATE alerted SET seen = 1 WHERE person = ?1 AND table_id = ?2";
            connection.prepare_cached(SEE)?.execute(params![person, table])?;
            Ok(())
        })
    }

    /// Forgets that a person was alerted: they have answered.
    pub fn forget_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        self.write(move |connection| {
            const FORGET: &str = "DELETE FROM alerted WHERE person = ?1 AND table_id = ?2";
            connection.prepare_cached(FORGET)?.execute(params![person, table])?;
            Ok(())
        })
    }

    /// The questions of running matches that people were alerted of. Those of others are deleted.
    pub fn alerted(&self) -> Receipt<Vec<Alerted>> {
        self.write(|connection| {
            const OLD: &str = "DELETE FROM alerted WHERE table_id NOT IN
                (SELECT id FROM matches WHERE state = 'running')";
            const ALL: &str = "SELECT person, table_id, question, reminded, seen FROM alerted";
            connection.execute(OLD, [])?;
            let read = |row: &Row<'_>| {
                Ok(Alerted {
                    person: row.get(0)?,
                    table: row.get(1)?,
                    question: row.get::<_, i64>(2)?.cast_unsigned(),
                    reminded: row.get(3)?,
                    seen: row.get(4)?,
                })
            };
            Ok(connection.prepare_cached(ALL)?.query_map([], read)?.collect::<Result<_, _>>()?)
        })
    }

    /// A key of the server itself, made by `make` the first time.
    pub fn server_secret(&self, name: &'static str, make: fn() -> Vec<u8>) -> Receipt<Vec<u8>> {
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
