//! Keys that sign people in: device sessions and program tokens.

use crate::{Id, Millis, PersonRow, Receipt, Store, StoreError};

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

impl KeyKind {
    /// As both engines keep it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Token => "token",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        [Self::Session, Self::Token].into_iter().find(|kind| kind.name() == name)
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

/// Keys of a kind that a person may have; the one that was not used for the longest time ends first.
pub(crate) const KEYS: u32 = 50;

impl Store {
    /// The person a secret belongs to, by its hash.
    pub async fn by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        engine!(self, engine => engine.by_key(hash).await)
    }

    /// Adds a key for a person. Of each kind the last ones that were used are kept; those that end
    /// by this are returned.
    pub fn add_key(&self, person: Id, key: NewKey) -> Receipt<Vec<Id>> {
        engine!(self, engine => engine.add_key(person, key))
    }

    /// A person's valid keys of a kind, latest first.
    pub async fn keys(&self, person: Id, kind: KeyKind) -> Result<Vec<KeyRow>, StoreError> {
        engine!(self, engine => engine.keys(person, kind).await)
    }

    /// Records that a key was used; it is now valid until `expires`.
    pub fn touch_key(&self, person: Id, key: Id, expires: Millis) -> Receipt<()> {
        engine!(self, engine => engine.touch_key(person, key, expires))
    }

    /// Revokes a person's key.
    pub fn end_key(&self, person: Id, key: Id) -> Receipt<()> {
        engine!(self, engine => engine.end_key(person, key))
    }

    /// Deletes keys that expired before a moment.
    pub fn forget_keys(&self, before: Millis) -> Receipt<usize> {
        engine!(self, engine => engine.forget_keys(before))
    }
}
