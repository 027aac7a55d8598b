//! Mail addresses.

use tokio_postgres::Row;

use super::Postgres;
use super::types::text;
use crate::{Id, KeyHash, MailRow, Millis, Receipt, StoreError};

impl Postgres {
    pub(crate) fn set_mail(
        &self,
        person: Id,
        address: String,
        secret: String,
        hash: KeyHash,
    ) -> Receipt<()> {
        // Changing the address to and fro brings no more mail.
        const SET: &str = "INSERT INTO mail (person, address, secret, hash, confirmed)
            VALUES ($1, $2, $3, $4, false)
            ON CONFLICT (person) DO UPDATE SET address = excluded.address,
            secret = excluded.secret, hash = excluded.hash, confirmed = false";
        self.write(person, move |link| async move {
            let address = text(&address);
            link.execute(SET, &[&person, &address, &secret, &hash.as_slice()]).await?;
            Ok(())
        })
    }

    pub(crate) fn mail(&self, person: Id) -> Receipt<Option<MailRow>> {
        const FIND: &str = "SELECT address, secret, confirmed, sent FROM mail WHERE person = $1";
        self.read(move |link| async move {
            link.first(FIND, &[&person]).await?.map(|row| read(&row)).transpose()
        })
    }

    pub(crate) fn mail_of_link(&self, hash: KeyHash) -> Receipt<Option<(Id, MailRow)>> {
        const FIND: &str =
            "SELECT address, secret, confirmed, sent, person FROM mail WHERE hash = $1";
        self.read(move |link| async move {
            let row = link.first(FIND, &[&hash.as_slice()]).await?;
            row.map(|row| Ok((row.try_get(4)?, read(&row)?))).transpose()
        })
    }

    pub(crate) fn confirm_mail(&self, hash: KeyHash) -> Receipt<bool> {
        const CONFIRM: &str = "UPDATE mail SET confirmed = true WHERE hash = $1";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(CONFIRM, &[&hash.as_slice()]).await? > 0)
        })
    }

    pub(crate) fn unsubscribe_mail(&self, hash: KeyHash) -> Receipt<bool> {
        const END: &str = "DELETE FROM mail WHERE hash = $1";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(END, &[&hash.as_slice()]).await? > 0)
        })
    }

    pub(crate) fn forget_mail(&self, person: Id) -> Receipt<()> {
        const FORGET: &str = "DELETE FROM mail WHERE person = $1";
        self.write(person, move |link| async move {
            link.execute(FORGET, &[&person]).await?;
            Ok(())
        })
    }

    pub(crate) fn take_mail(&self, person: Id, since: Millis, now: Millis) -> Receipt<bool> {
        const TAKE: &str = "UPDATE mail SET sent = $3
            WHERE person = $1 AND confirmed AND (sent IS NULL OR sent <= $2)";
        self.write(person, move |link| async move {
            Ok(link.execute(TAKE, &[&person, &since, &now]).await? > 0)
        })
    }
}

fn read(row: &Row) -> Result<MailRow, StoreError> {
    Ok(MailRow {
        address: row.try_get(0)?,
        secret: row.try_get(1)?,
        confirmed: row.try_get(2)?,
        sent: row.try_get(3)?,
    })
}
