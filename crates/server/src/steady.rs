//! Whether the system clock can be trusted. Deleting old data is final, so a clock that jumps or is
//! far ahead must not decide what is old.

use std::time::{Duration, Instant};

use store::Millis;

/// A clock that did not jump for this long is believed.
const STEADY: Duration = Duration::from_secs(60 * 60);

/// The same for a clock that was far ahead of the data when the server started.
const STEADY_AFTER_GAP: Duration = Duration::from_secs(24 * 60 * 60);

/// Nothing was written for longer than this: nobody came, or the clock is ahead.
const GAP: Millis = 14 * 24 * 60 * 60 * 1_000;

/// A clock that differs by more than this from the time that has passed has jumped.
const JUMP: Millis = 60 * 1_000;

/// Watches the clock of the machine.
#[derive(Debug)]
pub(crate) struct Steadiness {
    steady_since: Instant,
    wanted: Duration,
    last: (Millis, Instant),
}

impl Steadiness {
    /// From now on; the data was written to last at that time.
    pub(crate) fn new(written: Option<Millis>, wall: Millis, at: Instant) -> Self {
        let gap = written.is_some_and(|written| wall - written > GAP);
        let wanted = if gap { STEADY_AFTER_GAP } else { STEADY };
        Self { steady_since: at, wanted, last: (wall, at) }
    }

    /// Whether the clock can be relied on. To be asked every minute or so.
    pub(crate) fn look(&mut self, wall: Millis, at: Instant) -> bool {
        let (last_wall, last_at) = std::mem::replace(&mut self.last, (wall, at));
        let passed = at.duration_since(last_at).as_millis() as Millis;
        if (wall - last_wall - passed).abs() > JUMP {
            tracing::warn!("the system clock has jumped; nothing is deleted for an hour");
            self.steady_since = at;
        }
        at.duration_since(self.steady_since) >= self.wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60;
    const DAY: Millis = 24 * 60 * 60 * 1_000;

    /// Looks every minute, with the clock ahead by `ahead` at each look; whether it was believed.
    fn looks(written: Option<Millis>, ahead: impl Fn(u64) -> Millis, minutes: u64) -> Vec<bool> {
        let begun = Instant::now();
        let mut steadiness = Steadiness::new(written, ahead(0), begun);
        let look = |minute: u64| {
            let wall = (minute * MINUTE * 1_000) as Millis + ahead(minute);
            steadiness.look(wall, begun + Duration::from_secs(minute * MINUTE))
        };
        (1..=minutes).map(look).collect()
    }

    #[test]
    fn a_clock_is_believed_after_an_hour_without_a_jump() {
        let believed = looks(Some(0), |_| 0, 120);
        assert_eq!(believed.iter().position(|&it| it), Some(59));
        assert!(believed[59..].iter().all(|&it| it));
        assert!(looks(None, |_| 0, 61)[60], "without data there is nothing to compare with");
    }

    #[test]
    fn a_clock_that_jumps_ahead_for_half_an_hour_deletes_nothing() {
        let jumped = |minute| if (70..100).contains(&minute) { 3_650 * DAY } else { 0 };
        let believed = looks(Some(0), jumped, 200);
        assert!(believed[68] && believed[69..158].iter().all(|&it| !it) && believed[170]);
    }

    #[test]
    fn a_clock_that_is_far_ahead_from_the_start_is_not_believed_for_a_day() {
        let believed = looks(Some(0), |_| 3_650 * DAY, 25 * 60);
        assert_eq!(believed.iter().position(|&it| it), Some(24 * 60 - 1));
    }
}
