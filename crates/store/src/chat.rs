//! Chat at tables: the last messages, for people who come later.

use rusqlite::{Connection, Row, params};

use crate::{Id, MatchKey, Millis, Receipt, Store, StoreError};

/// The number of messages that are kept at a table.
pub const CHAT_KEPT: u64 = 200;

/// A message to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at its table; the first is 0.
    pub number: u64,
    /// The sender.
    pub person: Id,
    /// The message.
    pub text: String,
    /// When it was sent.
    pub at: Millis,
}

/// A message that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// The message.
    pub line: ChatLine,
    /// The sender's name today.
    pub name: String,
}

impl Store {
    /// Keeps messages, and only the last [`CHAT_KEPT`] of a table. Messages of deleted accounts
    /// are left out.
    pub fn keep_chat(&self, key: MatchKey, lines: Vec<ChatLine>) -> Receipt<()> {
        self.write(move |connection| keep(connection, key, &lines))
    }

    /// The messages kept at a table, in order.
    pub async fn chat_of(&self, key: MatchKey) -> Result<Vec<KeptLine>, StoreError> {
        self.read(move |connection| {
            const LINES: &str = "SELECT number, person, text, at, name FROM chat
                JOIN people ON id = person WHERE match = ?1 ORDER BY number";
            let mut select = connection.prepare_cached(LINES)?;
            Ok(select.query_map([key], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Deletes the chat of matches that ended before a moment.
    pub fn forget_chat(&self, before: Millis) -> Receipt<usize> {
        self.write(move |connection| {
            const DELETE: &str = "DELETE FROM chat WHERE match IN (SELECT key FROM matches
                WHERE state IN ('finished', 'closed') AND changed < ?1)";
            Ok(connection.prepare_cached(DELETE)?.execute([before])?)
        })
    }
}

fn keep(connection: &Connection, key: MatchKey, lines: &[ChatLine]) -> Result<(), StoreError> {
    // A table may not know yet that a person is gone.
    const INSERT: &str = "INSERT INTO chat (match, number, person, text, at)
        SELECT ?1, ?2, id, ?4, ?5 FROM people WHERE id = ?3";
    const TRIM: &str = "DELETE FROM chat WHERE match = ?1 AND number < ?2";
    let mut insert = connection.prepare_cached(INSERT)?;
    for ChatLine { number, person, text, at } in lines {
        insert.execute(params![key, number.cast_signed(), person, text, at])?;
    }
    if let Some(last) = lines.last() {
        let first = (last.number + 1).saturating_sub(CHAT_KEPT);
        connection.prepare_cached(TRIM)?.execute(params![key, first.cast_signed()])?;
    }
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<KeptLine> {
    let number: i64 = row.get(0)?;
    let line = ChatLine {
        number: number.cast_unsigned(),
        person: row.get(1)?,
        text: row.get(2)?,
        at: row.get(3)?,
    };
    Ok(KeptLine { line, name: row.get(4)? })
}
