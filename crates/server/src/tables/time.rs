//! Table time. It starts from the system clock and continues on a monotonic one, so that a clock
//! jump takes nobody's seat away.

use std::sync::LazyLock;
use std::time::Instant;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    static CLOCK: LazyLock<TableClock> = LazyLock::new(|| TableClock::start(wall));
    CLOCK.now()
}

fn wall() -> u64 {
    store::now().unsigned_abs()
}

struct TableClock {
    started: Instant,
    at: u64,
}

impl TableClock {
    fn start(wall: impl Fn() -> u64) -> Self {
        Self { started: Instant::now(), at: wall() }
    }

    fn now(&self) -> u64 {
        self.at + self.started.elapsed().as_millis() as u64
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn a_clock_that_is_set_moves_no_deadline() {
        let machine = AtomicU64::new(1_000_000);
        let clock = TableClock::start(|| machine.load(Ordering::Relaxed));
        let before = clock.now();
        machine.fetch_add(700_000, Ordering::Relaxed);
        assert!(clock.now() - before < 60_000);
        machine.store(0, Ordering::Relaxed);
        assert!(clock.now() >= before);
    }
}
