//! Blocking work off the async threads: a fixed number of resources, one job at a time for each.
//!
//! A future can be dropped at any moment, and is when somebody hangs up on a request; the blocking
//! job it started goes on. So what a job takes belongs to the job: its place in the queue, its
//! turn and its resource move into the thread and come back when the job ends, also by a panic.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), pool::PoolError> {
//! use pool::Pool;
//!
//! let buffers = Pool::new([Vec::new(), Vec::new()], 32);
//! let length = buffers.run(|buffer: &mut Vec<u8>| { buffer.push(1); buffer.len() }).await?;
//! assert_eq!(length, 1);
//! # Ok(())
//! # }
//! ```

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Why a job was not done, or not to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    /// As many jobs wait as may.
    #[error("too many jobs are waiting")]
    Full,
    /// The job panicked; its resource is back.
    #[error("the job panicked")]
    Panicked,
}

/// Resources for blocking jobs. A clone is the same pool.
#[derive(Debug)]
pub struct Pool<R> {
    free: Arc<Mutex<Vec<R>>>,
    /// Jobs that wait or run.
    places: Arc<Semaphore>,
    /// Jobs that run, one for each resource.
    turns: Arc<Semaphore>,
}

impl<R> Clone for Pool<R> {
    fn clone(&self) -> Self {
        let Self { free, places, turns } = self;
        Self { free: Arc::clone(free), places: Arc::clone(places), turns: Arc::clone(turns) }
    }
}

impl<R: Send + 'static> Pool<R> {
    /// With these resources; at most `waiting` further jobs queue for them.
    pub fn new(resources: impl IntoIterator<Item = R>, waiting: usize) -> Self {
        let free: Vec<R> = resources.into_iter().collect();
        let turns = Arc::new(Semaphore::new(free.len()));
        let places = free.len().saturating_add(waiting).min(Semaphore::MAX_PERMITS);
        Self { free: Arc::new(Mutex::new(free)), places: Arc::new(Semaphore::new(places)), turns }
    }

    /// Runs a job with one of the resources on a thread that may block. A job that has begun goes
    /// on when this future is dropped, and nobody else gets its resource meanwhile.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut R) -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| PoolError::Full)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| PoolError::Full)?;
        let free = Arc::clone(&self.free);
        let running = spawn_blocking(move || {
            // Dropped in the opposite order: the resource is back before somebody has the turn.
            let _held = (place, turn);
            let mut lease = Lease::take(free);
            job(&mut lease)
        });
        running.await.map_err(|_| PoolError::Panicked)
    }

    /// How many resources are not in use, and how many further jobs may queue.
    pub fn available(&self) -> (usize, usize) {
        (self.turns.available_permits(), self.places.available_permits())
    }
}

/// A resource that goes back when it is dropped.
struct Lease<R> {
    resource: Option<R>,
    free: Arc<Mutex<Vec<R>>>,
}

impl<R> Lease<R> {
    fn take(free: Arc<Mutex<Vec<R>>>) -> Self {
        let resource = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self { resource, free }
    }
}

const HELD: &str = "there is a resource for each turn, and the lease holds it until it is dropped";

impl<R> Deref for Lease<R> {
    type Target = R;

    fn deref(&self) -> &R {
        self.resource.as_ref().expect(HELD)
    }
}

impl<R> DerefMut for Lease<R> {
    fn deref_mut(&mut self) -> &mut R {
        self.resource.as_mut().expect(HELD)
    }
}

impl<R> Drop for Lease<R> {
    fn drop(&mut self) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).extend(self.resource.take());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use tokio::time::{sleep, timeout};

    use super::*;

    #[tokio::test]
    async fn a_job_that_is_hung_up_on_keeps_its_resource_to_its_end() {
        let pool = Pool::new([1, 2], 0);
        let (let_go, wait) = mpsc::channel::<()>();
        let hung_up = pool.run(move |_| wait.recv().is_ok());
        assert!(timeout(Duration::from_millis(50), hung_up).await.is_err());
        assert_eq!(pool.available(), (1, 1));
        // The other resource serves everybody meanwhile.
        for _ in 0..20 {
            assert_eq!(pool.run(|resource| *resource).await, Ok(1));
        }
        let_go.send(()).expect("the job goes on");
        while pool.available() != (2, 2) {
            sleep(Duration::from_millis(1)).await;
        }
        assert!(pool.run(|_| ()).await.is_ok());
    }

    #[tokio::test]
    async fn a_resource_comes_back_after_a_panic() {
        let pool = Pool::new([7], 0);
        for _ in 0..3 {
            assert_eq!(pool.run(|_| panic!("on purpose")).await, Err::<(), _>(PoolError::Panicked));
        }
        assert_eq!(pool.run(|resource| *resource).await, Ok(7));
    }

    #[tokio::test]
    async fn a_job_that_finds_the_queue_full_is_refused() {
        let pool = Pool::new([()], 1);
        let (let_go, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(move |()| wait.recv().is_ok()).await }
        });
        let second = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(|()| ()).await }
        });
        while pool.available() != (0, 0) {
            sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(pool.run(|()| ()).await, Err(PoolError::Full));
        let_go.send(()).expect("the first job waits");
        assert_eq!(first.await.expect("no panic"), Ok(true));
        assert_eq!(second.await.expect("no panic"), Ok(()));
    }
}
