//! Bots think here: on a few threads of their own, never on those that serve
//! people. A table has one decision under way at the most and they are taken
//! in the order they came, so every table gets its fair share.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// The threads that bots think on; they end when the pool is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    queue: Sender<Job>,
}

impl Pool {
    /// So many bots think at once.
    pub(crate) fn new(threads: usize) -> Self {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new()
                .name("bots".to_owned())
                .spawn(move || work(&jobs))
                .expect("a program that serves can start a thread");
        }
        Self { queue }
    }

    /// Queues a job.
    pub(crate) fn submit(&self, job: impl FnOnce() + Send + 'static) {
        // The threads only end after this sender.
        let _ = self.queue.send(Box::new(job));
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A bot that fails must not take the thread from the others.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_fails_does_not_stop_the_others() {
        let pool = Pool::new(1);
        let (done, seen) = mpsc::channel();
        pool.submit(|| panic!("a bot fails"));
        pool.submit(move || done.send(7).expect("the test waits"));
        assert_eq!(seen.recv(), Ok(7));
    }
}
