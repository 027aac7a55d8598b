//! Keeping a search within its budget.

use crate::Budget;
use web_time::{Duration, Instant};

/// The microseconds of every millisecond that a search uses; the rest is for
/// freeing its trees.
const SEARCH_MICROS: u64 = 980;

/// Counts iterations against a budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    most: u64,
    until: Option<Instant>,
    searchers: u64,
    ticks: u64,
}

impl Clock {
    /// A budget of iterations has one searcher, for the same choice on every
    /// machine; a budget of time has one per processor.
    pub(crate) fn new(budget: Budget, most: u64) -> Self {
        match budget {
            Budget::Iterations(iterations) => {
                Self { most: iterations.clamp(1, most), until: None, searchers: 1, ticks: 0 }
            }
            Budget::Millis(millis) => {
                let time = Duration::from_micros(millis.min(3_600_000) * SEARCH_MICROS);
                let until = Instant::now() + time;
                // A few iterations are not worth a second searcher.
                let searchers = if most == u64::MAX { processors() } else { 1 };
                Self { most, until: Some(until), searchers, ticks: 0 }
            }
        }
    }

    /// Also runs out at a certain time, whatever the budget.
    pub(crate) fn no_later_than(self, end: Option<Instant>) -> Self {
        Self { until: self.until.into_iter().chain(end).min(), ..self }
    }

    pub(crate) fn searchers(self) -> u64 {
        self.searchers
    }

    pub(crate) fn start(self) -> Self {
        Self { ticks: 0, ..self }
    }

    /// The number of iterations so far.
    pub(crate) fn ticks(self) -> u64 {
        self.ticks
    }

    /// The number of the next iteration, unless the budget is used up. There
    /// is always a first one, so that a bot has something to choose by.
    pub(crate) fn tick(&mut self) -> Option<u64> {
        let number = self.ticks;
        let late = number > 0 && self.until.is_some_and(|until| Instant::now() >= until);
        if number >= self.most || late {
            return None;
        }
        self.ticks += 1;
        Some(number)
    }
}

fn processors() -> u64 {
    if cfg!(target_family = "wasm") {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, |processors| processors.get() as u64)
}
