//! Mail addresses, used only once their owners have confirmed them.

use crate::{Id, KeyHash, Millis, Receipt, Store, StoreError};

/// A person's mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRow {
    /// The address.
    pub address: String,
    /// Stands in the links of every mail.
    pub secret: String,
    /// Whether the owner of the address has said yes.
    pub confirmed: bool,
    /// When the last alert was sent there.
    pub sent: Option<Millis>,
}

impl Store {
    /// Sets a person's address, unconfirmed, with the secret for its links.
    pub fn set_mail(
        &self,
        person: Id,
        address: String,
        secret: String,
        hash: KeyHash,
    ) -> Receipt<()> {
        engine!(self, engine => engine.set_mail(person, address, secret, hash))
    }

    /// A person's address.
    pub async fn mail(&self, person: Id) -> Result<Option<MailRow>, StoreError> {
        engine!(self, engine => engine.mail(person).await)
    }

    /// The person and the address that a link is about.
    pub async fn mail_of_link(&self, hash: KeyHash) -> Result<Option<(Id, MailRow)>, StoreError> {
        engine!(self, engine => engine.mail_of_link(hash).await)
    }

    /// The owner of the address has said yes. Whether the link is still good.
    pub fn confirm_mail(&self, hash: KeyHash) -> Receipt<bool> {
        engine!(self, engine => engine.confirm_mail(hash))
    }

    /// The owner of the address wants no more mail. Whether the link is still good.
    pub fn unsubscribe_mail(&self, hash: KeyHash) -> Receipt<bool> {
        engine!(self, engine => engine.unsubscribe_mail(hash))
    }

    /// Deletes a person's address.
    pub fn forget_mail(&self, person: Id) -> Receipt<()> {
        engine!(self, engine => engine.forget_mail(person))
    }

    /// Takes the right to send one alert to a confirmed address: `true` if the last one was sent
    /// before `since`.
    pub fn take_mail(&self, person: Id, since: Millis, now: Millis) -> Receipt<bool> {
        engine!(self, engine => engine.take_mail(person, since, now))
    }
}
