//! Devices on which somebody has signed in before. They grant no access; they only don't count as
//! strangers when somebody tries passwords.

use crate::{Id, KeyHash, Millis, Receipt, Store, StoreError};

impl Store {
    /// Remembers that a person has signed in on a device, identified by the hash of a secret.
    pub fn know_device(&self, person: Id, hash: KeyHash) -> Receipt<()> {
        engine!(self, engine => engine.know_device(person, hash))
    }

    /// Whether a person has signed in on this device before.
    pub async fn knows_device(&self, person: Id, hash: KeyHash) -> Result<bool, StoreError> {
        engine!(self, engine => engine.knows_device(person, hash).await)
    }

    /// Deletes devices not used since a moment.
    pub fn forget_devices(&self, before: Millis) -> Receipt<usize> {
        engine!(self, engine => engine.forget_devices(before))
    }
}
