//! A lane: the writes of some tables in order, on one connection.
//!
//! A transaction costs one wait for the disk, however much is in it. So all appends that wait when
//! a statement is answered share the next one, and under load statements are paced.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender as Alive;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot::Sender;
use tokio::time::{Instant, sleep_until};

use super::append::{Batch, run_batch};
use super::change::run_change;
use super::chat::{Said, run_chat};
use super::link::Slot;
use crate::{Append, Change, MatchKey, StoreError, Written};

/// The most jobs that share a statement: the first should not wait for ever.
const MOST_JOBS: usize = 1024;

/// From the begin of a statement with several jobs to that of the next at the least.
const PACE: Duration = Duration::from_millis(2);

pub(super) type Answer = Sender<Result<(), StoreError>>;

/// A write to a table.
#[derive(Debug)]
pub(super) enum Job {
    Append(Append, Answer),
    Chat(Said, Answer),
}

impl Job {
    fn key(&self) -> MatchKey {
        match self {
            Self::Append(append, _) => append.key,
            Self::Chat(said, _) => said.key,
        }
    }

    /// Entries alone share a statement with others.
    fn is_shared(&self) -> bool {
        matches!(self, Self::Append(append, _) if append.change == Change::default())
    }
}

/// What was written.
#[derive(Debug, Default)]
pub(super) struct Counters {
    transactions: AtomicU64,
    jobs: AtomicU64,
    failed: AtomicU64,
}

impl Counters {
    pub(super) fn count(&self, jobs: u64, committed: bool) {
        let counter = if committed { &self.transactions } else { &self.failed };
        counter.fetch_add(1, Ordering::Relaxed);
        self.jobs.fetch_add(jobs, Ordering::Relaxed);
    }

    pub(super) fn written(&self) -> Written {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Self { transactions, jobs, failed } = self;
        Written { transactions: read(transactions), jobs: read(jobs), failed: read(failed) }
    }
}

/// Works until nobody can queue anything any more, and everything is answered.
pub(super) async fn run(
    slot: Slot,
    mut queue: UnboundedReceiver<Job>,
    counters: Arc<Counters>,
    _alive: Alive<()>,
) {
    let mut waiting = VecDeque::new();
    let mut earliest = Instant::now();
    loop {
        if waiting.is_empty() {
            let Some(job) = queue.recv().await else { return };
            waiting.push_back(job);
        }
        sleep_until(earliest).await;
        while waiting.len() < MOST_JOBS
            && let Ok(job) = queue.try_recv()
        {
            waiting.push_back(job);
        }
        let begun = Instant::now();
        let outcome = step(&slot, &mut waiting).await;
        if outcome.jobs() > 1 {
            earliest = begun + PACE;
        }
        // Counted before anybody is answered, so that who has an answer finds it counted.
        counters.count(outcome.jobs(), outcome.committed);
        outcome.answer();
    }
}

/// What became of a transaction.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) committed: bool,
    pub(super) answers: Vec<(Answer, Result<(), StoreError>)>,
}

impl Outcome {
    fn of_one(answer: Answer, result: Result<(), StoreError>) -> Self {
        Self { committed: result.is_ok(), answers: vec![(answer, result)] }
    }

    fn jobs(&self) -> u64 {
        self.answers.len() as u64
    }

    fn answer(self) {
        for (answer, result) in self.answers {
            // The caller may have gone away.
            let _ = answer.send(result);
        }
    }
}

/// One transaction.
async fn step(slot: &Slot, waiting: &mut VecDeque<Job>) -> Outcome {
    if waiting.front().is_some_and(Job::is_shared) {
        return run_batch(slot, take_shared(waiting)).await;
    }
    match waiting.pop_front() {
        None => Outcome { committed: true, answers: Vec::new() },
        Some(Job::Append(append, answer)) => {
            Outcome::of_one(answer, run_change(slot, &append).await)
        }
        Some(Job::Chat(said, answer)) => Outcome::of_one(answer, run_chat(slot, &said).await),
    }
}

/// All entries that can share a statement. What a table waits for stays in order.
fn take_shared(waiting: &mut VecDeque<Job>) -> Batch {
    let mut batch = Batch::default();
    let mut blocked = HashSet::new();
    let mut rest = VecDeque::new();
    for job in waiting.drain(..) {
        let key = job.key();
        if blocked.contains(&key) || !job.is_shared() {
            blocked.insert(key);
            rest.push_back(job);
            continue;
        }
        match job {
            Job::Append(append, answer) => {
                if let Some((append, answer)) = batch.add(append, answer) {
                    blocked.insert(key);
                    rest.push_back(Job::Append(append, answer));
                }
            }
            Job::Chat(..) => rest.push_back(job),
        }
    }
    *waiting = rest;
    batch
}
