//! Mail addresses, used only once their owners have confirmed them.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use crate::{Id, KeyHash, MailRow, Millis, Receipt, StoreError};

impl Sqlite {
    pub(crate) fn set_mail(
        &self,
        person: Id,
        address: String,
        secret: String,
        hash: KeyHash,
    ) -> Receipt<()> {
        self.write(move |connection| {
            // Changing the address to and fro brings no more mail.
            const SET: &str = "INSERT INTO mail (person, address, secret, hash, confirmed)
                VALUES (?1, ?2, ?3, ?4, 0)
                ON CONFLICT (person) DO UPDATE SET address = excluded.address,
                secret = excluded.secret, hash = excluded.hash, confirmed = 0";
            connection.prepare_cached(SET)?.execute(params![person, address, secret, hash])?;
            Ok(())
        })
    }

    pub(crate) async fn mail(&self, person: Id) -> Result<Option<MailRow>, StoreError> {
        self.read(move |connection| {
            const FIND: &str =
                "SELECT address, secret, confirmed, sent FROM mail WHERE person = ?1";
            Ok(connection.prepare_cached(FIND)?.query_row([person], read).optional()?)
        })
        .await
    }

    pub(crate) async fn mail_of_link(
        &self,
        hash: KeyHash,
    ) -> Result<Option<(Id, MailRow)>, StoreError> {
        self.read(move |connection| {
            const FIND: &str =
                "SELECT address, secret, confirmed, sent, person FROM mail WHERE hash = ?1";
            let read = |row: &Row<'_>| Ok((row.get(4)?, read(row)?));
            Ok(connection.prepare_cached(FIND)?.query_row([hash], read).optional()?)
        })
        .await
    }

    pub(crate) fn confirm_mail(&self, hash: KeyHash) -> Receipt<bool> {
        self.write(move |connection| {
            Ok(connection.execute("UPDATE mail SET confirmed = 1 WHERE hash = ?1", [hash])? > 0)
        })
    }

    pub(crate) fn unsubscribe_mail(&self, hash: KeyHash) -> Receipt<bool> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM mail WHERE hash = ?1", [hash])? > 0)
        })
    }

    pub(crate) fn forget_mail(&self, person: Id) -> Receipt<()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM mail WHERE person = ?1", [person])?;
            Ok(())
        })
    }

    pub(crate) fn take_mail(&self, person: Id, since: Millis, now: Millis) -> Receipt<bool> {
        self.write(move |connection| {
            const TAKE: &str = "UPDATE mail SET sent = ?3
                WHERE person = ?1 AND confirmed AND (sent IS NULL OR sent <= ?2)";
            Ok(connection.prepare_cached(TAKE)?.execute(params![person, since, now])? > 0)
        })
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<MailRow> {
    Ok(MailRow {
        address: row.get(0)?,
        secret: row.get(1)?,
        confirmed: row.get(2)?,
        sent: row.get(3)?,
    })
}
