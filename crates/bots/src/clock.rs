//! Budgets, kept strictly.

use crate::Budget;
use web_time::{Duration, Instant};

/// Of every millisecond a search takes so many microseconds: the rest is for
/// putting its trees away.
const SEARCHING: u64 = 980;

/// A budget that has not begun to run, or has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    most: u64,
    until: Option<Instant>,
    searchers: u64,
    ticks: u64,
}

impl Clock {
    /// Iterations are counted by one searcher, so that they give the same
    /// choice everywhere; time is used by all processors.
    pub(crate) fn new(budget: Budget, most: u64) -> Self {
        match budget {
            Budget::Iterations(iterations) => {
                Self { most: iterations.clamp(1, most), until: None, searchers: 1, ticks: 0 }
            }
            Budget::Millis(millis) => {
                let time = Duration::from_micros(millis.min(3_600_000) * SEARCHING);
                let until = Instant::now() + time;
                // A few lines of play are not worth a second searcher.
                let searchers = if most == u64::MAX { processors() } else { 1 };
                Self { most, until: Some(until), searchers, ticks: 0 }
            }
        }
    }

    /// The same, and over by a certain time, whatever the budget says.
    pub(crate) fn no_later_than(self, end: Option<Instant>) -> Self {
        Self { until: self.until.into_iter().chain(end).min(), ..self }
    }

    pub(crate) fn searchers(self) -> u64 {
        self.searchers
    }

    pub(crate) fn start(self) -> Self {
        Self { ticks: 0, ..self }
    }

    /// How many iterations there were.
    pub(crate) fn ticks(self) -> u64 {
        self.ticks
    }

    /// The number of the next iteration, if there is time for one. Even with
    /// no time at all there is one, so that a bot has an opinion.
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
