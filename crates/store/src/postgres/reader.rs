//! Reads: a few connections that all of them share.
//!
//! Statements on one connection wait for those before them, so only a few may be under way on each;
//! further reads wait here, where one that nobody wants any more costs nothing. A read that has
//! begun keeps its turn until the database has answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

use super::link::{Link, Slot};
use super::url::Target;
use crate::{READERS, StoreError};

/// Reads under way on one connection.
const AT_A_TIME: usize = 8;

#[derive(Debug)]
pub(super) struct Readers {
    connections: Vec<Reader>,
    /// Reads under way on all connections.
    turns: Semaphore,
    /// Where to look first for a free connection.
    first: AtomicUsize,
}

#[derive(Debug)]
struct Reader {
    slot: Slot,
    under_way: AtomicUsize,
}

impl Readers {
    pub(super) fn new(target: &Arc<Target>) -> Self {
        let reader = |_| Reader { slot: Slot::new(target), under_way: AtomicUsize::new(0) };
        Self {
            connections: (0..READERS).map(reader).collect(),
            turns: Semaphore::new(READERS * AT_A_TIME),
            first: AtomicUsize::new(0),
        }
    }

    /// A place on the connection with the fewest reads under way.
    pub(super) async fn turn(&self) -> Turn<'_> {
        let permit = self.turns.acquire().await.expect("nobody closes the semaphore");
        let first = self.first.fetch_add(1, Ordering::Relaxed);
        let (before, after) = self.connections.split_at(first % self.connections.len());
        let reader = after.iter().chain(before).min_by_key(|reader| reader.under_way());
        let reader = reader.expect("there are connections");
        reader.under_way.fetch_add(1, Ordering::Relaxed);
        Turn { reader, _permit: permit }
    }

    /// How many connections nobody uses.
    pub(super) fn idle(&self) -> usize {
        self.connections.iter().filter(|reader| reader.under_way() == 0).count()
    }
}

impl Reader {
    fn under_way(&self) -> usize {
        self.under_way.load(Ordering::Relaxed)
    }
}

/// A place among the reads under way, until it is dropped.
pub(super) struct Turn<'a> {
    reader: &'a Reader,
    _permit: SemaphorePermit<'a>,
}

impl Turn<'_> {
    /// Reads, once more if the connection breaks meanwhile.
    pub(super) async fn read<T, W>(&self, work: impl Fn(Arc<Link>) -> W) -> Result<T, StoreError>
    where
        W: Future<Output = Result<T, StoreError>>,
    {
        match self.reader.slot.run(&work).await {
            Err(error) if error.is_temporary() => self.reader.slot.run(&work).await,
            answer => answer,
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.reader.under_way.fetch_sub(1, Ordering::Relaxed);
    }
}
