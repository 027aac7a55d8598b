//! Chat at tables.

use super::Postgres;
use super::alerts::fenced;
use super::append::is_patient;
use super::lane::Job;
use super::link::{Link, Slot};
use super::types::text;
use crate::{CHAT_KEPT, ChatLine, Id, KeptLine, MatchKey, Millis, Receipt, StoreError, Term};

impl Postgres {
    pub(crate) fn keep_chat(&self, key: MatchKey, term: Term, lines: Vec<ChatLine>) -> Receipt<()> {
        let (sender, receipt) = Receipt::new();
        // On the lane of its table: what the table writes next is kept after it.
        let _ = self.lane(key).send(Job::Chat(Said { key, term, lines }, sender));
        receipt
    }

    pub(crate) fn chat_of(&self, key: MatchKey) -> Receipt<Vec<KeptLine>> {
        const LINES: &str = "SELECT number, person, text, at, name FROM chat
            JOIN people ON id = person WHERE match = $1 ORDER BY number";
        self.read(move |link| async move {
            link.query(LINES, &[&key]).await?.iter().map(read).collect()
        })
    }

    pub(crate) fn forget_chat(&self, before: Millis) -> Receipt<usize> {
        const DELETE: &str = "DELETE FROM chat WHERE match IN (SELECT key FROM matches
            WHERE state IN ('finished', 'closed') AND changed < $1)";
        self.write(Id::FIRST, move |link| async move {
            Ok(link.execute(DELETE, &[&before]).await? as usize)
        })
    }
}

/// What was said at a table.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) key: MatchKey,
    term: Term,
    lines: Vec<ChatLine>,
}

/// Sends messages until they are kept. A message that was kept is not kept twice.
pub(super) async fn run_chat(slot: &Slot, said: &Said) -> Result<(), StoreError> {
    let mut doubt = None;
    loop {
        let link = slot.get().await?;
        match link.watch(keep(&link, said)).await {
            Err(error) if error.is_temporary() && is_patient(&mut doubt) => {}
            result => return result,
        }
    }
}

async fn keep(link: &Link, said: &Said) -> Result<(), StoreError> {
    // As in an append, the lease is locked: nobody takes the table over in between. A table may not
    // know yet that a person is gone.
    const KEEP: &str = "WITH owned AS (
            SELECT match FROM table_leases WHERE match = $1 AND term = $7 FOR NO KEY UPDATE),
        said AS (
            INSERT INTO chat (match, number, person, text, at)
            SELECT match, number, id, text, at
            FROM owned, unnest($2::bigint[], $3::uuid[], $4::text[], $5::bigint[])
                AS one(number, person, text, at) JOIN people ON id = person
            ON CONFLICT DO NOTHING),
        trimmed AS (
            DELETE FROM chat USING owned WHERE chat.match = owned.match AND number < $6)
        SELECT match FROM owned";
    let Said { key, term, lines } = said;
    let Some(last) = lines.last() else { return Ok(()) };
    let first = (last.number + 1).saturating_sub(CHAT_KEPT).cast_signed();
    let numbers: Vec<_> = lines.iter().map(|line| line.number.cast_signed()).collect();
    let people: Vec<_> = lines.iter().map(|line| line.person).collect();
    let texts: Vec<_> = lines.iter().map(|line| text(&line.text)).collect();
    let times: Vec<_> = lines.iter().map(|line| line.at).collect();
    let row = link.first(KEEP, &[key, &numbers, &people, &texts, &times, &first, term]).await?;
    fenced(*key, row)
}

fn read(row: &tokio_postgres::Row) -> Result<KeptLine, StoreError> {
    let line = ChatLine {
        number: row.try_get::<_, i64>(0)?.cast_unsigned(),
        person: row.try_get(1)?,
        text: row.try_get(2)?,
        at: row.try_get(3)?,
    };
    Ok(KeptLine { line, name: row.try_get(4)? })
}
