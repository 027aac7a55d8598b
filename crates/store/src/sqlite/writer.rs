//! The single writer thread.
//!
//! A transaction costs one wait for the disk, however much is in it. So all jobs that are waiting
//! when a transaction finishes share the next one (group commit), and under load transactions are
//! paced, because many small ones would be wasteful. A job is answered when its transaction is on
//! disk; a job that fails is rolled back alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpoints::Log;
use crate::{Receipt, StoreError, Written};

/// The most jobs that share a transaction: the first should not wait for ever.
const MOST_JOBS: usize = 1024;

/// From the begin of a transaction with several jobs to that of the next at the least.
const PACE: Duration = Duration::from_millis(2);

/// A write. It may be tried twice: nothing of a try stays unless its transaction is kept.
trait Job: Send {
    /// Does the work inside the transaction and says whether that went well.
    fn work(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Called after the transaction, with the error if that failed.
    fn answer(self: Box<Self>, broken: Option<&StoreError>);
}

struct Write<T, F> {
    work: F,
    result: Result<T, StoreError>,
    sender: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: Fn(&Connection) -> Result<T, StoreError> + Send> Job for Write<T, F> {
    fn work(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.result = (self.work)(connection);
        self.result.as_ref().map(|_| ()).map_err(Clone::clone)
    }

    fn answer(self: Box<Self>, broken: Option<&StoreError>) {
        let Self { result, sender, .. } = *self;
        // The caller may have gone away.
        let _ = sender.send(broken.cloned().map_or(result, Err));
    }
}

#[derive(Debug, Default)]
struct Counters {
    transactions: AtomicU64,
    jobs: AtomicU64,
    failed: AtomicU64,
}

#[derive(Debug)]
pub(crate) struct Writer {
    queue: Option<Sender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

impl Writer {
    /// With the log in which it writes first, if there is one.
    pub(crate) fn start(connection: Connection, log: Option<Arc<Log>>) -> Self {
        let (queue, jobs) = mpsc::channel();
        let counters = Arc::new(Counters::default());
        let counted = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(&connection, &jobs, &counted, log.as_deref()))
            .expect("a program that serves can start a thread");
        Self { queue: Some(queue), thread: Some(thread), counters }
    }

    /// Queues a job; jobs happen in the order of these calls.
    pub(crate) fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        let (sender, receipt) = Receipt::new();
        if let Some(queue) = &self.queue {
            // A thread that is gone drops the job, and the receipt says `Closed`.
            let _ = queue.send(Box::new(Write { work, result: Err(StoreError::Closed), sender }));
        }
        receipt
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

fn run(
    connection: &Connection,
    queue: &Receiver<Box<dyn Job>>,
    counters: &Counters,
    log: Option<&Log>,
) {
    let mut jobs = Vec::new();
    let mut earliest = None;
    while let Ok(first) = queue.recv() {
        if let Some(rest) =
            earliest.and_then(|at: Instant| at.checked_duration_since(Instant::now()))
        {
            thread::sleep(rest);
        }
        let begun = Instant::now();
        jobs.push(first);
        jobs.extend(queue.try_iter().take(MOST_JOBS - 1));
        earliest = (jobs.len() > 1).then(|| begun + PACE);
        let committed = transact(connection, &mut jobs);
        let counter = if committed.is_ok() { &counters.transactions } else { &counters.failed };
        counter.fetch_add(1, Ordering::Relaxed);
        counters.jobs.fetch_add(jobs.len() as u64, Ordering::Relaxed);
        for job in jobs.drain(..) {
            job.answer(committed.as_ref().err());
        }
        if let Some(log) = log {
            log.between_transactions(connection);
        }
    }
}

/// Most jobs go well. Only if one does not is each of them made one that can be undone alone:
/// that costs more than the job itself.
fn transact(connection: &Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    execute(connection, "BEGIN IMMEDIATE")?;
    if jobs.iter_mut().all(|job| job.work(connection).is_ok()) {
        return commit(connection);
    }
    roll_back(connection);
    execute(connection, "BEGIN IMMEDIATE")?;
    if let Err(error) = jobs.iter_mut().try_for_each(|job| apart(connection, job.as_mut())) {
        roll_back(connection);
        return Err(error);
    }
    commit(connection)
}

/// One job inside the transaction, undone alone if it fails; an error if the transaction broke.
fn apart(connection: &Connection, job: &mut dyn Job) -> Result<(), StoreError> {
    execute(connection, "SAVEPOINT job")?;
    let failed = job.work(connection).err();
    // A full disk makes SQLite give up the whole transaction, not only the statement.
    if connection.is_autocommit() {
        return Err(failed.unwrap_or(StoreError::Closed));
    }
    if failed.is_some() {
        execute(connection, "ROLLBACK TO job")?;
    }
    execute(connection, "RELEASE job")
}

fn commit(connection: &Connection) -> Result<(), StoreError> {
    let committed = execute(connection, "COMMIT");
    if committed.is_err() {
        roll_back(connection);
    }
    committed
}

/// The error that made this necessary is the one to tell.
fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        let _ = execute(connection, "ROLLBACK");
    }
}

fn execute(connection: &Connection, statement: &str) -> Result<(), StoreError> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn writer() -> Writer {
        Writer::start(Connection::open_in_memory().expect("memory"), None)
    }

    /// A job that keeps its transaction open until it is told to go on.
    struct Gate {
        entered: Receiver<()>,
        open: Sender<()>,
        receipt: Receipt<()>,
    }

    impl Gate {
        fn queue(writer: &Writer) -> Self {
            let (enter, entered) = mpsc::channel();
            let (open, opened) = mpsc::channel();
            let receipt = writer.write(move |_| {
                enter.send(()).expect("the test waits");
                opened.recv().expect("the test opens it");
                Ok(())
            });
            Self { entered, open, receipt }
        }

        /// From now on whatever is queued belongs to a later transaction.
        fn enter(&self) {
            self.entered.recv().expect("the writer runs");
        }

        fn pass(self) {
            self.open.send(()).expect("the writer waits");
            self.receipt.wait().expect("nothing failed");
        }
    }

    #[test]
    fn no_more_jobs_share_a_transaction_than_may() {
        let writer = writer();
        let gate = Gate::queue(&writer);
        gate.enter();
        let receipts: Vec<_> = (0..=MOST_JOBS).map(|_| writer.write(|_| Ok(()))).collect();
        gate.pass();
        for receipt in receipts {
            receipt.wait().expect("nothing failed");
        }
        let jobs = MOST_JOBS as u64 + 2;
        assert_eq!(writer.written(), Written { transactions: 3, jobs, failed: 0 });
    }

    #[test]
    fn transactions_of_several_jobs_are_paced() {
        const ROUNDS: u32 = 25;
        let writer = writer();
        let begun = Instant::now();
        let mut gate = Gate::queue(&writer);
        for _ in 0..ROUNDS {
            gate.enter();
            drop(writer.write(|_| Ok(())));
            let next = Gate::queue(&writer);
            gate.pass();
            gate = next;
        }
        gate.enter();
        gate.pass();
        let spent = begun.elapsed();
        assert!(spent >= PACE * (ROUNDS - 1), "{spent:?}");
    }
    #[test]
    fn a_job_alone_holds_nobody_back() {
        let writer = writer();
        let two = || {
            let begun = Instant::now();
            writer.write(|_| Ok(())).wait().expect("nothing failed");
            writer.write(|_| Ok(())).wait().expect("nothing failed");
            begun.elapsed()
        };
        let quickest = (0..50).map(|_| two()).min().expect("fifty");
        assert!(quickest < PACE, "{quickest:?}");
    }
}
