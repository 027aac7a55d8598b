//! How people want to be alerted, and of what they were.

use crate::{Id, MatchKey, Receipt, Store, StoreError, Term};

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

/// The term under which a match is owned here: what is written of it is refused once somebody else
/// owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The match.
    pub key: MatchKey,
    /// The term.
    pub term: Term,
}

/// A question that a person was alerted to and hasn't answered.
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

/// What happened at a table and waits for the end of somebody's quiet hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldAlert {
    /// The person.
    pub person: Id,
    /// The table.
    pub table: Id,
    /// What happened, as a word.
    pub event: String,
    /// The table as alerts describe it: JSON, which the store doesn't interpret.
    pub place: String,
}

impl Store {
    /// How a person wants to be alerted; `None` if they never chose.
    pub async fn alerts(&self, person: Id) -> Result<Option<AlertRow>, StoreError> {
        engine!(self, engine => engine.alerts(person).await)
    }

    /// Sets how a person wants to be alerted. The first time makes the secret.
    pub fn set_alerts(&self, person: Id, settings: String) -> Receipt<AlertRow> {
        engine!(self, engine => engine.set_alerts(person, settings))
    }

    /// Remembers that a person is alerted to a question; for the owner of the match only.
    pub fn set_alerted(&self, lease: Lease, alerted: Alerted) -> Receipt<()> {
        engine!(self, engine => engine.set_alerted(lease, alerted))
    }

    /// Remembers that a person has opened a table, if they were alerted to a question there.
    pub fn see_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        engine!(self, engine => engine.see_alerted(person, table))
    }

    /// Forgets that a person was alerted: they have answered.
    pub fn forget_alerted(&self, person: Id, table: Id) -> Receipt<()> {
        engine!(self, engine => engine.forget_alerted(person, table))
    }

    /// The questions of running matches that people were alerted to. Those of others are deleted.
    pub fn alerted(&self) -> Receipt<Vec<Alerted>> {
        engine!(self, engine => engine.alerted())
    }

    /// The questions of one match that people were alerted to.
    pub fn alerted_at(&self, table: Id) -> Receipt<Vec<Alerted>> {
        engine!(self, engine => engine.alerted_at(table))
    }

    /// Keeps what waits for a person's quiet hours to end; one thing per table. For the owner of
    /// the match only.
    pub fn hold_alert(&self, lease: Lease, held: HeldAlert) -> Receipt<()> {
        engine!(self, engine => engine.hold_alert(lease, held))
    }

    /// Takes what waits for a person, to tell it: of several who ask for it, one gets it.
    pub fn take_held_alerts(&self, person: Id) -> Receipt<Vec<HeldAlert>> {
        engine!(self, engine => engine.take_held_alerts(person))
    }

    /// Forgets what waits for a person, of one table or of all.
    pub fn forget_held_alerts(&self, person: Id, table: Option<Id>) -> Receipt<()> {
        engine!(self, engine => engine.forget_held_alerts(person, table))
    }

    /// Everything that waits for the end of quiet hours.
    pub fn held_alerts(&self) -> Receipt<Vec<HeldAlert>> {
        engine!(self, engine => engine.held_alerts())
    }

    /// A key of the server itself, made by `make` the first time.
    pub fn server_secret(&self, name: &'static str, make: fn() -> Vec<u8>) -> Receipt<Vec<u8>> {
        engine!(self, engine => engine.server_secret(name, make))
    }
}
