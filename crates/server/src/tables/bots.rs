//! Bots think here, on a few threads of their own, never on those that serve people.
//!
//! A table has at most one pending decision. Tables where somebody is present come first, and among
//! those the addresses that have used the least time: every address is charged for the time bots
//! think for it, so three hundred tables from one address wait for each other.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use prometheus_client::metrics::histogram::Histogram;
use store::Id;

use crate::limits::Net;

type Job = Box<dyn FnOnce() + Send>;

/// A decision under way counts as this long until it is known how long it took.
const EXPECTED: Duration = Duration::from_millis(500);

/// One decision in this many is for a table where nobody is, if any such table waits.
const DESERTED_SHARE: u64 = 8;

/// Who pays for a decision with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    /// The address of somebody who is at the table.
    Present(Net),
    /// Who made the table: nobody is there.
    Host(Id),
}

/// The threads that bots think on; they end when the pool is dropped.
#[derive(Clone)]
pub(crate) struct Pool {
    queue: Arc<Owner>,
}

/// Ends the threads when the last clone of the pool is gone.
struct Owner(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Pool {
    /// The number of bots that think at once, and where the time of each decision goes.
    pub(crate) fn new(threads: usize, decisions: &Histogram) -> Self {
        let shared = Arc::new(Shared::default());
        for _ in 0..threads.max(1) {
            let (shared, decisions) = (Arc::clone(&shared), decisions.clone());
            thread::Builder::new()
                .name("bots".to_owned())
                .spawn(move || shared.work(&decisions))
                .expect("a program that serves can start a thread");
        }
        Self { queue: Arc::new(Owner(shared)) }
    }

    /// Queues a job.
    pub(crate) fn submit(&self, payer: Payer, job: impl FnOnce() + Send + 'static) {
        let Owner(shared) = &*self.queue;
        shared.lock().push(payer, Box::new(job));
        shared.changed.notify_one();
    }

    /// The number of jobs that wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        let Owner(shared) = &*self.queue;
        shared.lock().waiting()
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn work(&self, decisions: &Histogram) {
        while let Some((payer, job)) = self.next() {
            let begun = Instant::now();
            // A bot that fails must not take the thread from the others.
            let _ = catch_unwind(AssertUnwindSafe(job));
            let took = begun.elapsed();
            decisions.observe(took.as_secs_f64());
            self.lock().pay(payer, took);
        }
    }

    fn next(&self) -> Option<(Payer, Job)> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(found) = queue.pop() {
                return Some(found);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Decisions that wait, by who pays for them.
#[derive(Default)]
struct Queue {
    present: Lane,
    deserted: Lane,
    taken: u64,
    closed: bool,
}

impl Queue {
    fn push(&mut self, payer: Payer, job: Job) {
        self.lane(payer).push(payer, job);
    }

    fn pop(&mut self) -> Option<(Payer, Job)> {
        self.taken += 1;
        let deserted_first = self.taken.is_multiple_of(DESERTED_SHARE);
        let lanes = if deserted_first {
            [&mut self.deserted, &mut self.present]
        } else {
            [&mut self.present, &mut self.deserted]
        };
        lanes.into_iter().find_map(Lane::pop)
    }

    fn pay(&mut self, payer: Payer, time: Duration) {
        self.lane(payer).pay(payer, time);
    }

    fn waiting(&self) -> usize {
        let accounts = self.present.accounts.values().chain(self.deserted.accounts.values());
        accounts.map(|account| account.jobs.len()).sum()
    }

    fn lane(&mut self, payer: Payer) -> &mut Lane {
        match payer {
            Payer::Present(_) => &mut self.present,
            Payer::Host(_) => &mut self.deserted,
        }
    }
}

/// Payers who share the time alike.
#[derive(Default)]
struct Lane {
    accounts: HashMap<Payer, Account>,
    /// What the payer served last had paid: who comes back begins here, and saves nothing up.
    level: Duration,
    arrived: u64,
}

#[derive(Default)]
struct Account {
    paid: Duration,
    running: u32,
    jobs: VecDeque<(u64, Job)>,
}

impl Account {
    fn is_idle(&self) -> bool {
        self.running == 0 && self.jobs.is_empty()
    }

    fn cost(&self) -> Duration {
        self.paid + EXPECTED * self.running
    }
}

impl Lane {
    fn push(&mut self, payer: Payer, job: Job) {
        self.arrived += 1;
        let account = self.accounts.entry(payer).or_default();
        if account.is_idle() {
            account.paid = account.paid.max(self.level);
        }
        account.jobs.push_back((self.arrived, job));
    }

    /// The first job of who has paid least; of two who have paid the same, the one that came first.
    fn pop(&mut self) -> Option<(Payer, Job)> {
        let waiting = self.accounts.iter_mut().filter_map(|(payer, account)| {
            let came = account.jobs.front()?.0;
            Some((account.cost(), came, *payer, account))
        });
        let (_, _, payer, account) = waiting.min_by_key(|(cost, came, ..)| (*cost, *came))?;
        self.level = self.level.max(account.paid);
        account.running += 1;
        account.jobs.pop_front().map(|(_, job)| (payer, job))
    }

    fn pay(&mut self, payer: Payer, time: Duration) {
        if let Some(account) = self.accounts.get_mut(&payer) {
            account.running -= 1;
            account.paid += time;
        }
        let level = self.level;
        let nobody_waits = self.accounts.values().all(Account::is_idle);
        self.accounts
            .retain(|_, account| !account.is_idle() || (account.paid > level && !nobody_waits));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::origin::Address;

    fn address(last: u8) -> Payer {
        Payer::Present(Address([10, 0, 0, last].into()).into())
    }

    /// Takes everything from a queue and lets each job take a second; whose they were.
    fn order(queue: &mut Queue) -> Vec<Payer> {
        let taken = std::iter::from_fn(|| {
            let (payer, _) = queue.pop()?;
            queue.pay(payer, Duration::from_secs(1));
            Some(payer)
        });
        taken.collect()
    }

    fn queue(payers: impl IntoIterator<Item = Payer>) -> Queue {
        let mut queue = Queue::default();
        for payer in payers {
            queue.push(payer, Box::new(|| {}));
        }
        queue
    }

    #[test]
    fn a_bot_that_fails_does_not_stop_the_others() {
        let decisions = Histogram::new([1.0]);
        let pool = Pool::new(1, &decisions);
        let (done, seen) = mpsc::channel();
        pool.submit(address(1), || panic!("a bot fails"));
        pool.submit(address(1), move || done.send(7).expect("the test waits"));
        assert_eq!(seen.recv(), Ok(7));
    }

    #[test]
    fn decisions_are_counted_while_they_wait_and_timed_when_they_are_made() {
        let decisions = Histogram::new([60.0]);
        let pool = Pool::new(1, &decisions);
        let ((open, opened), (done, seen)) = (mpsc::channel::<()>(), mpsc::channel());
        let (start, started) = mpsc::channel();
        pool.submit(address(1), move || {
            start.send(()).expect("the test waits");
            opened.recv().expect("the test opens it");
        });
        started.recv().expect("it thinks");
        for _ in 0..3 {
            let done = done.clone();
            pool.submit(address(2), move || done.send(()).expect("the test waits"));
        }
        assert_eq!(pool.waiting(), 3, "the one that thinks does not wait");
        open.send(()).expect("it waits");
        for _ in 0..3 {
            seen.recv().expect("all come");
        }
        assert_eq!(pool.waiting(), 0);
        drop(pool);
        let mut text = String::new();
        let mut registry = prometheus_client::registry::Registry::default();
        registry.register("decision", "", decisions);
        prometheus_client::encoding::text::encode(&mut text, &registry).expect("it can be written");
        let count = text.lines().find_map(|line| line.strip_prefix("decision_count "));
        // The last may still be on its way into the count.
        assert!(matches!(count, Some("3" | "4")), "{text}");
    }

    #[test]
    fn three_hundred_tables_of_one_address_wait_for_each_other_only() {
        let flood = std::iter::repeat_n(address(1), 300);
        let order = order(&mut queue(flood.chain([address(2), address(2), address(3)])));
        let last = order.iter().rposition(|&payer| payer != address(1));
        assert!(last.is_some_and(|last| last < 8), "{last:?}");
    }

    #[test]
    fn tables_where_somebody_is_come_first_and_the_others_still_come() {
        let host = Payer::Host(Id::random());
        let both = std::iter::repeat_n(host, 20).chain(std::iter::repeat_n(address(1), 20));
        let order = order(&mut queue(both));
        let early = order[..16].iter().filter(|&&payer| payer == host).count();
        assert_eq!(early, 2, "one in eight");
        assert_eq!(order.len(), 40);
    }

    #[test]
    fn who_was_not_here_has_saved_nothing_up() {
        let mut queue = queue(std::iter::repeat_n(address(1), 10));
        for _ in 0..5 {
            let (payer, _) = queue.pop().expect("ten wait");
            queue.pay(payer, Duration::from_secs(1));
        }
        for _ in 0..6 {
            queue.push(address(2), Box::new(|| {}));
        }
        let order = order(&mut queue);
        let first = order[..6].iter().filter(|&&payer| payer == address(2)).count();
        assert!((2..=4).contains(&first), "{order:?}");
    }

    #[test]
    fn nothing_is_kept_of_payers_whose_bots_have_decided() {
        let mut queue = queue((0..100).map(address));
        order(&mut queue);
        assert!(queue.present.accounts.is_empty());
    }
}
