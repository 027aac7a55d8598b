//! Checkpoints: moving pages from the write-ahead log into the database while others write.
//!
//! SQLite writes to a log first, and checkpoints keep that log from growing forever. By default the
//! committing thread makes them and everyone waits. Here a separate thread does most of the work,
//! and the writer moves only the little that was written meanwhile; then the log starts over. If
//! that thread falls behind the writer (a busy machine, a slow disk), the writer waits for it and
//! moves everything that is left, so the log's size is bounded either way.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle, Thread};
use std::time::{Duration, Instant};

use rusqlite::Connection;

/// The pages of 4 KiB in the log at which a checkpoint is due.
const LONG: i32 = 4000;

/// The pages at which the writer waits for a checkpoint.
const TOO_LONG: i32 = 2 * LONG;

/// The pages that are left to the writer, which needs hardly any time for them.
const FEW: i64 = 64;

/// While others write faster than a checkpoint is made there are always some left.
const TRIES: usize = 4;

/// When nothing was written for this time, all of the log is put away and its file is emptied:
/// what was deleted is not in it any more, and a start has nothing to recover.
const IDLE: Duration = Duration::from_secs(5);

/// What the threads know of the log.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// How many pages it had after the last commit.
    pages: AtomicI32,
    /// Commits so far.
    commits: AtomicU64,
    /// How many there were when the writer last found pages that somebody still reads.
    kept: AtomicI32,
    /// The writer is to put away what is left.
    rest: AtomicBool,
    /// Held for a checkpoint: SQLite refuses a second one at the same time.
    at_it: Mutex<()>,
    closed: AtomicBool,
}

impl Log {
    /// Called by the writer, which has no transaction open.
    pub(crate) fn between_transactions(&self, connection: &Connection) {
        let pages = self.pages.load(Ordering::Relaxed);
        let too_long = pages - self.kept.load(Ordering::Relaxed) >= TOO_LONG;
        if !too_long && !self.rest.load(Ordering::Relaxed) {
            return;
        }
        // If it fails the log stays as it is, and the next one is due soon.
        let left = self.checkpoint(connection);
        let all = left.is_ok_and(|left| left == 0);
        self.kept.store(if all { 0 } else { pages }, Ordering::Relaxed);
        self.pages.store(0, Ordering::Relaxed);
        self.rest.store(false, Ordering::Relaxed);
    }

    /// Puts away what nobody reads any more; how many pages are left.
    fn checkpoint(&self, connection: &Connection) -> rusqlite::Result<i64> {
        let _at_it = self.at_it.lock().unwrap_or_else(PoisonError::into_inner);
        let mut pragma = connection.prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")?;
        pragma.query_row([], |row| {
            let (in_log, put_away): (i64, i64) = (row.get(1)?, row.get(2)?);
            Ok(in_log - put_away)
        })
    }

    /// Puts everything away and empties the file, unless somebody reads or writes just now.
    fn empty(&self, connection: &Connection) {
        let _at_it = self.at_it.lock().unwrap_or_else(PoisonError::into_inner);
        let commits = self.commits.load(Ordering::Relaxed);
        let emptied = connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0))
            .is_ok_and(|busy| busy == 0);
        if emptied && commits == self.commits.load(Ordering::Relaxed) {
            self.pages.store(0, Ordering::Relaxed);
            self.kept.store(0, Ordering::Relaxed);
        }
    }

    /// A thread has something to do that the writer is not about to do.
    fn is_due(&self) -> bool {
        self.pages.load(Ordering::Relaxed) >= LONG && !self.rest.load(Ordering::Relaxed)
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
        let (counted, waiting): (_, Thread) = (Arc::clone(&log), thread.thread().clone());
        writer.wal_hook(Some(move |_: &mut _, pages| {
            counted.pages.store(pages, Ordering::Relaxed);
            counted.commits.fetch_add(1, Ordering::Relaxed);
            if counted.is_due() {
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
    let mut last = (0, Instant::now());
    loop {
        thread::park_timeout(IDLE);
        if log.closed.load(Ordering::Relaxed) {
            return;
        }
        // It is called at every commit until the log begins anew.
        if log.is_due() {
            put_away(connection, log);
        }
        let commits = log.commits.load(Ordering::Relaxed);
        if commits != last.0 {
            last = (commits, Instant::now());
        } else if log.pages.load(Ordering::Relaxed) > 0 && last.1.elapsed() >= IDLE {
            log.empty(connection);
        }
    }
}

fn put_away(connection: &Connection, log: &Log) {
    for _ in 0..TRIES {
        match log.checkpoint(connection) {
            Ok(left) if left > FEW => {}
            // The disk may be full: the log is as good a place.
            Ok(_) | Err(_) => break,
        }
    }
    log.rest.store(true, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::sqlite::{open, wal};

    /// A database of which the writer has written some pages into the log.
    struct Written {
        folder: tempfile::TempDir,
        writer: Connection,
        own: Connection,
    }

    impl Written {
        fn new() -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join(open::FILE);
            let writer = open::writer(&file, &mut Vec::new()).expect("a database");
            let own = open::checkpoints(&file).expect("a second connection");
            let written = Self { folder, writer, own };
            written.write();
            written
        }

        fn file(&self) -> PathBuf {
            self.folder.path().join(open::FILE)
        }

        fn write(&self) {
            const INSERT: &str = "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(100000))";
            self.writer.execute(INSERT, []).expect("room");
        }

        /// Somebody who reads what is there now, and everything that is written after it.
        fn read_on(&self) -> Connection {
            let reader = Connection::open(self.file()).expect("it is there");
            reader.execute_batch("BEGIN; SELECT * FROM probe").expect("a read");
            self.write();
            reader
        }

        fn log_is_empty(&self) -> bool {
            std::fs::metadata(wal::path_of(&self.file())).is_ok_and(|log| log.len() == 0)
        }
    }

    fn log(pages: i32, kept: i32, rest: bool) -> Log {
        Log { pages: pages.into(), kept: kept.into(), rest: rest.into(), ..Log::default() }
    }

    fn numbers(log: &Log) -> (i32, i32, bool) {
        let number = |it: &AtomicI32| it.load(Ordering::Relaxed);
        (number(&log.pages), number(&log.kept), log.rest.load(Ordering::Relaxed))
    }

    #[test]
    fn a_checkpoint_leaves_what_somebody_reads() {
        let data = Written::new();
        let log = Log::default();
        assert_eq!(log.checkpoint(&data.own), Ok(0));
        let reader = data.read_on();
        let left = log.checkpoint(&data.own).expect("no error");
        assert!((25..100).contains(&left), "{left} pages for 100 kB");
        drop(reader);
        assert_eq!(log.checkpoint(&data.own), Ok(0));
    }

    #[test]
    fn the_writer_puts_away_what_is_too_long_or_left_to_it() {
        let data = Written::new();
        for (pages, rest) in [(TOO_LONG, false), (TOO_LONG + 1, false), (1, true)] {
            let log = log(pages, 0, rest);
            log.between_transactions(&data.writer);
            assert_eq!(numbers(&log), (0, 0, false), "{pages} {rest}");
        }
        let short = log(TOO_LONG - 1, 0, false);
        short.between_transactions(&data.writer);
        assert_eq!(numbers(&short), (TOO_LONG - 1, 0, false));
    }

    #[test]
    fn the_writer_does_not_try_again_at_once_what_somebody_still_reads() {
        let data = Written::new();
        let _reader = data.read_on();
        let read = log(TOO_LONG, 0, false);
        read.between_transactions(&data.writer);
        assert_eq!(numbers(&read), (0, TOO_LONG, false));
        let grown = log(TOO_LONG + 1, TOO_LONG, false);
        grown.between_transactions(&data.writer);
        assert_eq!(numbers(&grown), (TOO_LONG + 1, TOO_LONG, false));
    }

    #[test]
    fn a_checkpoint_is_due_when_the_log_is_long_until_the_rest_is_the_writers() {
        assert!(!log(LONG - 1, 0, false).is_due());
        assert!(log(LONG, 0, false).is_due());
        assert!(!log(LONG, 0, true).is_due());
    }

    #[test]
    fn a_long_log_is_put_away_and_the_rest_left_to_the_writer() {
        let data = Written::new();
        let log = log(LONG, 0, false);
        put_away(&data.own, &log);
        assert_eq!(numbers(&log), (LONG, 0, true));
        let frames = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(1)?, row.get::<_, i64>(2)?));
        let noop = "PRAGMA wal_checkpoint(NOOP)";
        let (in_log, put_away) = data.own.query_row(noop, [], frames).expect("no error");
        assert!(in_log > 0);
        assert_eq!(put_away, in_log);
    }

    #[test]
    fn a_log_is_emptied_unless_somebody_reads() {
        let data = Written::new();
        let log = log(30, 5, false);
        let reader = data.read_on();
        log.empty(&data.own);
        assert_eq!((numbers(&log), data.log_is_empty()), ((30, 5, false), false));
        drop(reader);
        log.empty(&data.own);
        assert_eq!((numbers(&log), data.log_is_empty()), ((0, 0, false), true));
    }
}
