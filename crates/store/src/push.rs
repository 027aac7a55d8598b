//! Browsers that get push messages.

use crate::{Id, Millis, Receipt, Store, StoreError};

/// A browser that gets push messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushDevice {
    /// Where its push service takes messages. Anyone who knows it can send some.
    pub endpoint: String,
    /// Its public key, a point of P-256.
    pub key: Vec<u8>,
    /// Its authentication secret.
    pub auth: Vec<u8>,
    /// What its owner knows it by.
    pub label: String,
    /// When it was added.
    pub created: Millis,
}

impl Store {
    /// Adds a browser, for this person alone. Keeps the latest ten of a person.
    pub fn add_push(&self, person: Id, device: PushDevice) -> Receipt<()> {
        engine!(self, engine => engine.add_push(person, device))
    }

    /// A person's browsers, latest first.
    pub async fn push_devices(&self, person: Id) -> Result<Vec<PushDevice>, StoreError> {
        engine!(self, engine => engine.push_devices(person).await)
    }

    /// Forgets a person's browser. Whether there was one.
    pub fn forget_push(&self, person: Id, endpoint: String) -> Receipt<bool> {
        engine!(self, engine => engine.forget_push(person, endpoint))
    }
}
