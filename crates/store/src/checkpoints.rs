//! Out of the log, into the file: checkpoints, while others write.
//!
//! SQLite writes into a log first. What is there has to come into the file now and then, or the log
//! grows for ever. Whoever commits would do so and make everybody wait; here a thread of its own
//! does most of it, and the writer the little that was written meanwhile, after which the log
//! begins anew.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle, Thread};

use rusqlite::Connection;

/// A checkpoint is due when the log has so many pages of 4 KiB.
const LONG: i32 = 4000;

/// So many pages are left to the writer: it is done with them in no time.
const FEW: i64 = 64;

/// While others write faster than a checkpoint is made there are always some left.
const TRIES: usize = 4;

/// What the threads know of the log.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// The writer is to put away what is left.
    rest: AtomicBool,
    closed: AtomicBool,
}

impl Log {
    /// Called by the writer, which has no transaction open.
    pub(crate) fn between_transactions(&self, connection: &Connection) {
        if self.rest.load(Ordering::Relaxed) && self.rest.swap(false, Ordering::Relaxed) {
            // If it fails the log stays as it is, and the next one is due soon.
            let _ = checkpoint(connection);
        }
    }
}

/// The thread that makes checkpoints; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    pub(crate) log: Arc<Log>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Makes checkpoints of what `writer` writes, with a connection of its own.
    pub(crate) fn start(writer: &mut Connection, own: Connection) -> rusqlite::Result<Self> {
        let log = Arc::new(Log::default());
        let known = Arc::clone(&log);
        let thread = thread::Builder::new()
            .name("store-checkpoints".to_owned())
            .spawn(move || run(&own, &known))
            .expect("a program that serves can start a thread");
        let waiting: Thread = thread.thread().clone();
        writer.wal_hook(Some(move |_: &mut _, pages| {
            if pages >= LONG {
                waiting.unpark();
            }
            Ok(())
        }))?;
        Ok(Self { log, thread: Some(thread) })
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.log.closed.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, log: &Log) {
    loop {
        thread::park();
        if log.closed.load(Ordering::Relaxed) {
            return;
        }
        for _ in 0..TRIES {
            match checkpoint(connection) {
                Ok(left) if left > FEW => {}
                // Somebody else is at it, or the disk is full: the log is as good a place.
                Ok(_) | Err(_) => break,
            }
        }
        log.rest.store(true, Ordering::Relaxed);
    }
}

/// Puts away what can be without making anybody wait; how many pages are left.
fn checkpoint(connection: &Connection) -> rusqlite::Result<i64> {
    let mut pragma = connection.prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")?;
    pragma.query_row([], |row| {
        let (in_log, put_away): (i64, i64) = (row.get(1)?, row.get(2)?);
        Ok(in_log - put_away)
    })
}
