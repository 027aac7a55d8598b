//! People, with or without a password.

use crate::{Id, Millis, NewKey, Receipt, Store, StoreError};

/// The name of a deleted account in finished matches.
pub const FORMER: &str = "a former player";

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Never changes; not secret.
    pub id: Id,
    /// The displayed name.
    pub name: String,
    /// Whether the person has no password: losing the cookie means losing the person.
    pub guest: bool,
    /// Where turn alerts are sent.
    pub webhook: Option<String>,
    /// When they first came.
    pub created: Millis,
}

/// An account's name, as displayed and as compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountName {
    /// As displayed.
    pub shown: String,
    /// As compared: equal for names that look the same to people.
    pub folded: String,
}

/// What a new password ends: all sessions but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// The session to keep.
    pub keep: Id,
    /// Whether tokens end as well.
    pub tokens: bool,
}

impl Store {
    /// Stores a new guest with a key.
    pub fn create_guest(&self, id: Id, name: String, key: NewKey) -> Receipt<PersonRow> {
        engine!(self, engine => engine.create_guest(id, name, key))
    }

    /// A person by id.
    pub async fn person(&self, id: Id) -> Result<Option<PersonRow>, StoreError> {
        engine!(self, engine => engine.person(id).await)
    }

    /// Renames a person. [`StoreError::Taken`] if an account has the name.
    pub fn rename(&self, id: Id, name: AccountName) -> Receipt<()> {
        engine!(self, engine => engine.rename(id, name))
    }

    /// Turns a guest into an account, or changes an account's password. Signs out other devices and
    /// forgets all known devices.
    pub fn set_password(
        &self,
        id: Id,
        name: AccountName,
        password: String,
        ends: Ends,
    ) -> Receipt<()> {
        engine!(self, engine => engine.set_password(id, name, password, ends))
    }

    /// The account with a folded name, and its password hash.
    pub async fn account(&self, folded: String) -> Result<Option<(Id, String)>, StoreError> {
        engine!(self, engine => engine.account(folded).await)
    }

    /// A person's password hash, if there is one.
    pub async fn password(&self, id: Id) -> Result<Option<String>, StoreError> {
        engine!(self, engine => engine.password(id).await)
    }

    /// Sets where a person's turn alerts are sent; `None` turns them off.
    pub fn set_webhook(&self, id: Id, url: Option<String>) -> Receipt<()> {
        engine!(self, engine => engine.set_webhook(id, url))
    }

    /// Deletes guests who haven't been seen since a moment, have no keys, and never sat anywhere.
    pub fn forget_guests(&self, before: Millis) -> Receipt<usize> {
        engine!(self, engine => engine.forget_guests(before))
    }
}
