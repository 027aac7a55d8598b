//! Appends to logs: one statement for all that wait.
//!
//! A lease (`table_leases`) says under which term a log is written and where it goes on. The
//! statement moves the leases it may move and keeps the entries of those alone, so a server that is
//! no longer the owner of a table writes nothing, however late its statement arrives.

use std::collections::HashMap;

use tokio::time::Instant;

use super::lane::{Answer, Outcome};
use super::link::{Link, PATIENCE, Slot};
use crate::{Append, MatchKey, StoreError};

const APPEND: &str = "WITH moved AS (
        UPDATE table_leases AS lease SET next = one.first + one.count
        FROM unnest($1::bigint[], $2::int[], $3::int[], $4::int[])
            AS one(match, term, first, count)
        WHERE lease.match = one.match AND lease.term = one.term AND lease.next = one.first
            AND NOT lease.closed
        RETURNING lease.match),
    kept AS (
        INSERT INTO log (match, number, entry)
        SELECT match, number, entry
        FROM unnest($5::bigint[], $6::int[], $7::text[]) AS entries(match, number, entry)
        JOIN moved USING (match))
    SELECT match FROM moved";

/// Appends of many tables, merged by table.
#[derive(Debug, Default)]
pub(super) struct Batch {
    tables: Vec<Pending>,
    places: HashMap<MatchKey, usize>,
    /// What became of those that are no longer in `tables`.
    known: Vec<(Answer, Result<(), StoreError>)>,
}

/// Entries of a table that follow one another.
#[derive(Debug)]
struct Pending {
    key: MatchKey,
    term: i32,
    first: i32,
    entries: Vec<String>,
    answers: Vec<Answer>,
}

impl Pending {
    fn next(&self) -> i32 {
        self.first + self.entries.len() as i32
    }
}

impl Batch {
    /// Adds an append, or hands it back if it does not follow the one of the same table.
    pub(super) fn add(&mut self, append: Append, answer: Answer) -> Option<(Append, Answer)> {
        let Ok(first) = number(&append) else {
            let _ = answer.send(Err(out_of_order(append.key, append.first)));
            return None;
        };
        let Append { key, term, .. } = append;
        let Some(&place) = self.places.get(&key) else {
            self.places.insert(key, self.tables.len());
            let (entries, answers) = (append.entries, vec![answer]);
            self.tables.push(Pending { key, term, first, entries, answers });
            return None;
        };
        let pending = &mut self.tables[place];
        if pending.term != term || pending.next() != first {
            return Some((append, answer));
        }
        pending.entries.extend(append.entries);
        pending.answers.push(answer);
        None
    }

    fn settle(&mut self, pending: Pending, answer: &Result<(), StoreError>) {
        self.known.extend(pending.answers.into_iter().map(|sender| (sender, answer.clone())));
    }

    fn outcome(mut self, result: &Result<(), StoreError>) -> Outcome {
        for pending in std::mem::take(&mut self.tables) {
            self.settle(pending, result);
        }
        Outcome { committed: result.is_ok(), answers: self.known }
    }
}

/// Numbers are `int` in the database, with room for what is appended.
pub(super) fn number(append: &Append) -> Result<i32, StoreError> {
    let first = i32::try_from(append.first).ok();
    let first = first.filter(|first| first.checked_add(append.entries.len() as i32).is_some());
    first.ok_or_else(|| out_of_order(append.key, append.first))
}

pub(super) fn out_of_order(key: MatchKey, number: u64) -> StoreError {
    StoreError::OutOfOrder { key, number }
}

/// Sends the batch until it is known what became of it.
///
/// If a connection breaks before its answer, the same is sent again, and only the same: what was
/// kept the first time is refused the second time, and its lease tells that it was kept.
pub(super) async fn run_batch(slot: &Slot, mut batch: Batch) -> Outcome {
    let mut doubt = None;
    loop {
        let sent = match slot.get().await {
            Ok(link) => link.watch(send(&link, &mut batch, doubt.is_some())).await,
            Err(error) => return batch.outcome(&Err(error)),
        };
        match sent {
            Err(error) if error.is_temporary() && is_patient(&mut doubt) => {}
            result => return batch.outcome(&result),
        }
    }
}

/// Whether to try once more after an answer was lost.
pub(super) fn is_patient(doubt: &mut Option<Instant>) -> bool {
    doubt.get_or_insert_with(Instant::now).elapsed() < PATIENCE
}

/// Takes everything whose fate is known out of the batch's tables.
async fn send(link: &Link, batch: &mut Batch, again: bool) -> Result<(), StoreError> {
    let moved = send_all(link, &batch.tables).await?;
    let (kept, refused) =
        batch.tables.drain(..).partition::<Vec<_>, _>(|pending| moved.contains(&pending.key));
    batch.tables = refused;
    for pending in kept {
        batch.settle(pending, &Ok(()));
    }
    if batch.tables.is_empty() {
        return Ok(());
    }
    let leases = leases(link, &batch.tables).await;
    for pending in std::mem::take(&mut batch.tables) {
        let answer = match &leases {
            Ok(leases) => fate(&pending, leases.get(&pending.key), again),
            Err(error) => Err(error.clone()),
        };
        batch.settle(pending, &answer);
    }
    Ok(())
}

async fn send_all(link: &Link, tables: &[Pending]) -> Result<Vec<MatchKey>, StoreError> {
    let keys: Vec<_> = tables.iter().map(|pending| pending.key).collect();
    let terms: Vec<_> = tables.iter().map(|pending| pending.term).collect();
    let firsts: Vec<_> = tables.iter().map(|pending| pending.first).collect();
    let counts: Vec<_> = tables.iter().map(|pending| pending.entries.len() as i32).collect();
    let (mut matches, mut numbers, mut entries) = (Vec::new(), Vec::new(), Vec::new());
    for pending in tables {
        for (entry, number) in pending.entries.iter().zip(pending.first..) {
            matches.push(pending.key);
            numbers.push(number);
            entries.push(entry.as_str());
        }
    }
    let rows = link
        .query(APPEND, &[&keys, &terms, &firsts, &counts, &matches, &numbers, &entries])
        .await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// A lease as it is now.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeaseRow {
    pub(super) term: i32,
    pub(super) next: i32,
}

async fn leases(
    link: &Link,
    tables: &[Pending],
) -> Result<HashMap<MatchKey, LeaseRow>, StoreError> {
    let keys: Vec<_> = tables.iter().map(|pending| pending.key).collect();
    read_leases(link, &keys).await
}

impl LeaseRow {
    pub(super) fn term(self) -> i32 {
        self.term
    }
}

pub(super) async fn read_leases(
    link: &Link,
    keys: &[MatchKey],
) -> Result<HashMap<MatchKey, LeaseRow>, StoreError> {
    const LEASES: &str = "SELECT match, term, next FROM table_leases WHERE match = ANY($1)";
    let rows = link.query(LEASES, &[&keys]).await?;
    let read = |row: &tokio_postgres::Row| {
        Ok((row.try_get(0)?, LeaseRow { term: row.try_get(1)?, next: row.try_get(2)? }))
    };
    rows.iter().map(read).collect()
}

/// What became of entries that were refused. Sent `again`, they may have been kept before.
fn fate(pending: &Pending, lease: Option<&LeaseRow>, again: bool) -> Result<(), StoreError> {
    refusal(pending.key, pending.term, (pending.first, pending.next()), lease, again)
}

pub(super) fn refusal(
    key: MatchKey,
    term: i32,
    (first, next): (i32, i32),
    lease: Option<&LeaseRow>,
    again: bool,
) -> Result<(), StoreError> {
    match lease {
        None => Err(StoreError::Missing),
        Some(lease) if lease.term != term => Err(StoreError::Fenced { key }),
        Some(lease) if again && lease.next == next && next > first => Ok(()),
        Some(_) => Err(out_of_order(key, first as u64)),
    }
}
