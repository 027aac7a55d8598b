//! The one thread that writes.
//!
//! A transaction costs one wait for the disk, however much is in it. So all jobs that wait when
//! the former transaction is done share the next one (group commit). A job is answered when its
//! transaction is on the disk; one that fails is undone alone.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::task::{Context, Poll};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

/// So many jobs share a transaction at the most: the first should not wait for ever.
const MOST_JOBS: usize = 1024;

/// Does its work inside the transaction and says how to answer, and what went wrong.
type Job = Box<dyn FnOnce(&Connection) -> (Answer, Option<StoreError>) + Send>;

/// Called after the transaction, with the error if that failed.
type Answer = Box<dyn FnOnce(Option<&StoreError>)>;

/// The answer to a write. The write is queued already: it happens whether or not this is awaited.
#[must_use = "only an awaited answer says whether it is kept"]
#[derive(Debug)]
pub struct Receipt<T>(oneshot::Receiver<Result<T, StoreError>>);

impl<T> Future for Receipt<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let answer = Pin::new(&mut self.0).poll(context);
        answer.map(|answer| answer.unwrap_or(Err(StoreError::Closed)))
    }
}

impl<T> Receipt<T> {
    /// Waits without a runtime; must not be called on a thread of one.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

/// What the writer has done since it was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Transactions on the disk.
    pub transactions: u64,
    /// Jobs in them.
    pub jobs: u64,
    /// Transactions that failed as a whole.
    pub failed: u64,
}

#[derive(Debug, Default)]
struct Counters {
    transactions: AtomicU64,
    jobs: AtomicU64,
    failed: AtomicU64,
}

#[derive(Debug)]
pub(crate) struct Writer {
    queue: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

impl Writer {
    pub(crate) fn start(connection: Connection) -> Self {
        let (queue, jobs) = mpsc::channel();
        let counters = Arc::new(Counters::default());
        let counted = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(&connection, &jobs, &counted))
            .expect("a program that serves can start a thread");
        Self { queue: Some(queue), thread: Some(thread), counters }
    }

    /// Queues a job; jobs happen in the order of these calls.
    pub(crate) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        let (sender, receiver) = oneshot::channel();
        let job = Box::new(move |connection: &Connection| {
            let result = apart(connection, work);
            let error = result.as_ref().err().cloned();
            let answer: Answer = Box::new(move |broken| {
                // Whoever asked may have gone away.
                let _ = sender.send(broken.cloned().map_or(result, Err));
            });
            (answer, error)
        });
        if let Some(queue) = &self.queue {
            // A thread that is gone drops the job, and the receipt says `Closed`.
            let _ = queue.send(job);
        }
        Receipt(receiver)
    }

    pub(crate) fn written(&self) -> Written {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Counters { transactions, jobs, failed } = &*self.counters;
        Written { transactions: read(transactions), jobs: read(jobs), failed: read(failed) }
    }
}

impl Drop for Writer {
    /// What is queued is still written.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, jobs: &Receiver<Job>, counters: &Counters) {
    while let Ok(first) = jobs.recv() {
        let waiting = jobs.try_iter().take(MOST_JOBS - 1);
        let (answers, committed) = transact(connection, std::iter::once(first).chain(waiting));
        let counter = if committed.is_ok() { &counters.transactions } else { &counters.failed };
        counter.fetch_add(1, Ordering::Relaxed);
        counters.jobs.fetch_add(answers.len() as u64, Ordering::Relaxed);
        for answer in answers {
            answer(committed.as_ref().err());
        }
    }
}

fn transact(
    connection: &Connection,
    jobs: impl Iterator<Item = Job>,
) -> (Vec<Answer>, Result<(), StoreError>) {
    let mut outcome = execute(connection, "BEGIN IMMEDIATE");
    let mut answers = Vec::new();
    for job in jobs {
        let (answer, error) = job(connection);
        answers.push(answer);
        // A full disk makes SQLite give up the whole transaction, not only the statement.
        if outcome.is_ok() && connection.is_autocommit() {
            outcome = Err(error.unwrap_or(StoreError::Closed));
        }
    }
    let outcome = outcome.and_then(|()| execute(connection, "COMMIT"));
    if outcome.is_err() && !connection.is_autocommit() {
        // The first error is the one to tell.
        let _ = execute(connection, "ROLLBACK");
    }
    (answers, outcome)
}

/// One job inside the transaction, undone alone if it fails.
fn apart<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    if connection.is_autocommit() {
        // No transaction could be begun, or a job before this one broke it.
        return Err(StoreError::Closed);
    }
    execute(connection, "SAVEPOINT job")?;
    let result = work(connection);
    if connection.is_autocommit() {
        return result;
    }
    if result.is_err() {
        execute(connection, "ROLLBACK TO job")?;
    }
    execute(connection, "RELEASE job")?;
    result
}

fn execute(connection: &Connection, statement: &str) -> Result<(), StoreError> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}
