//! Chat at tables: the last messages, for people who come later.

use rusqlite::{Connection, Row, params};

use super::Sqlite;
use crate::{CHAT_KEPT, ChatLine, KeptLine, MatchKey, Millis, Receipt, StoreError, Term};

impl Sqlite {
    /// There is nobody else who could own the match.
    pub(crate) fn keep_chat(&self, key: MatchKey, _: Term, lines: Vec<ChatLine>) -> Receipt<()> {
        self.write(move |connection| keep(connection, key, &lines))
    }

    pub(crate) async fn chat_of(&self, key: MatchKey) -> Result<Vec<KeptLine>, StoreError> {
        self.read(move |connection| {
            const LINES: &str = "SELECT number, person, text, at, name FROM chat
                JOIN people ON id = person WHERE match = ?1 ORDER BY number";
            let mut select = connection.prepare_cached(LINES)?;
            Ok(select.query_map([key], read)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) fn forget_chat(&self, before: Millis) -> Receipt<usize> {
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
