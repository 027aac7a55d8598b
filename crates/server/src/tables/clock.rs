//! The clocks of a match. They count the milliseconds passed to them and never
//! read the time themselves.

use game::{Seat, Seats};
use protocol::v1::{ClockRules, Clocks};

/// The least time that a person who is asked has, even with an empty bank.
const LEAST: u64 = 10_000;
const DAY: u64 = 24 * 60 * 60 * 1_000;
/// After a restart nobody's time runs out before this.
const TO_COME_BACK: u64 = 60_000;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    rules: ClockRules,
    left: Vec<u64>,
    /// Since when a seat's clock runs.
    since: Vec<Option<u64>>,
}

impl Clock {
    /// Nobody's clock runs yet.
    pub(crate) fn new(rules: ClockRules, players: usize) -> Self {
        let left = match rules {
            ClockRules::None => 0,
            ClockRules::Bank { seconds, .. } => u64::from(seconds) * 1_000,
            ClockRules::Days(days) => u64::from(days) * DAY,
        };
        Self { rules, left: vec![left; players], since: vec![None; players] }
    }

    /// Runs the clocks of these seats and stops the others. `acted` gets its
    /// increment once it is no longer asked.
    pub(crate) fn turn(&mut self, asked: Seats, acted: Option<Seat>, now: u64) {
        if self.rules == ClockRules::None {
            return;
        }
        for seat in Seat::all(self.left.len()) {
            let again = acted == Some(seat);
            if again || !asked.contains(seat) {
                self.stop(seat, now);
            }
            if again && !asked.contains(seat) {
                let left = self.left[seat.index()];
                self.left[seat.index()] = left.saturating_add(self.increment());
            }
            if asked.contains(seat) {
                self.start(seat, now);
            }
        }
    }

    /// The seat is asked something else while its clock runs: it has at least the least time for
    /// that too.
    pub(crate) fn ask_anew(&mut self, seat: Seat, now: u64) {
        if self.since[seat.index()].is_some() {
            self.stop(seat, now);
            self.start(seat, now);
        }
    }

    fn stop(&mut self, seat: Seat, now: u64) {
        if let Some(since) = self.since[seat.index()].take() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(now.saturating_sub(since));
        }
    }

    fn start(&mut self, seat: Seat, now: u64) {
        let index = seat.index();
        if self.since[index].is_some() {
            return;
        }
        self.since[index] = Some(now);
        self.left[index] = match self.rules {
            ClockRules::Days(days) => u64::from(days) * DAY,
            ClockRules::Bank { .. } | ClockRules::None => {
                self.left[index].max(self.increment()).max(LEAST)
            }
        };
    }

    fn increment(&self) -> u64 {
        match self.rules {
            ClockRules::Bank { increment, .. } => u64::from(increment) * 1_000,
            ClockRules::None | ClockRules::Days(_) => 0,
        }
    }

    /// What is left of a seat's time, to be written down.
    pub(crate) fn left(&self, seat: Seat) -> Option<u64> {
        (self.rules != ClockRules::None).then(|| self.left[seat.index()])
    }

    /// Sets what was written down.
    pub(crate) fn set_left(&mut self, seat: Seat, left: u64) {
        self.left[seat.index()] = left;
        self.since[seat.index()] = None;
    }

    /// Sets what was written down, and lets the clock run on if it runs.
    pub(crate) fn correct(&mut self, seat: Seat, left: u64) {
        self.left[seat.index()] = left;
    }

    /// Goes on after a restart: a deadline is where it was, unless that is now or soon.
    pub(crate) fn resume(&mut self, now: u64) {
        for (since, left) in self.since.iter_mut().zip(&mut self.left) {
            if let Some(since) = since {
                *since = now.min(*since);
                *left = (*left).max(now + TO_COME_BACK - *since);
            }
        }
    }

    /// Stops all clocks at what was written down last.
    pub(crate) fn pause(&mut self) {
        self.since.fill(None);
    }

    /// When the next clock runs out, and whose.
    pub(crate) fn deadline(&self) -> Option<(u64, Seat)> {
        let ends =
            Seat::all(self.left.len()).filter_map(|seat| self.ends(seat).map(|at| (at, seat)));
        ends.min()
    }

    /// When a seat's clock runs out; none while it stands still.
    pub(crate) fn ends(&self, seat: Seat) -> Option<u64> {
        let since = self.since[seat.index()]?;
        Some(since.saturating_add(self.left[seat.index()]))
    }

    /// The clocks as everybody sees them.
    pub(crate) fn shown(&self, people: Seats, now: u64) -> Option<Clocks> {
        if self.rules == ClockRules::None {
            return None;
        }
        let left = |seat: Seat| {
            let spent = self.since[seat.index()].map_or(0, |since| now.saturating_sub(since));
            people.contains(seat).then(|| self.left[seat.index()].saturating_sub(spent))
        };
        let all = Seat::all(self.left.len());
        let running = all.clone().filter(|seat| self.since[seat.index()].is_some()).collect();
        Some(Clocks { left: all.map(left).collect(), running })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: ClockRules = ClockRules::Bank { seconds: 60, increment: 5 };

    fn seat(number: u8) -> Seat {
        Seat::new(number)
    }

    #[test]
    fn thinking_costs_time_and_acting_gives_some_back() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::one(seat(0)), None, 1_000);
        assert_eq!(clock.deadline(), Some((61_000, seat(0))));
        clock.turn(Seats::one(seat(1)), Some(seat(0)), 21_000);
        assert_eq!(clock.left(seat(0)), Some(45_000));
        assert_eq!(clock.deadline(), Some((81_000, seat(1))));
    }

    #[test]
    fn the_increment_comes_at_the_end_of_several_decisions() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::one(seat(0)), None, 0);
        clock.turn(Seats::one(seat(0)), Some(seat(0)), 10_000);
        assert_eq!(clock.left(seat(0)), Some(50_000));
        clock.turn(Seats::one(seat(1)), Some(seat(0)), 20_000);
        assert_eq!(clock.left(seat(0)), Some(45_000));
    }

    #[test]
    fn somebody_elses_answer_does_not_restart_a_clock() {
        let both = Seats::one(seat(0)).with(seat(1));
        let mut clock = Clock::new(BANK, 2);
        clock.turn(both, None, 0);
        clock.turn(Seats::one(seat(1)), Some(seat(0)), 30_000);
        assert_eq!(clock.deadline(), Some((60_000, seat(1))));
    }

    #[test]
    fn an_empty_bank_leaves_time_for_one_decision() {
        let mut clock = Clock::new(BANK, 1);
        clock.set_left(seat(0), 0);
        clock.turn(Seats::one(seat(0)), None, 0);
        assert_eq!(clock.deadline(), Some((10_000, seat(0))));
    }

    #[test]
    fn a_deadline_survives_a_restart() {
        let running = || {
            let mut clock = Clock::new(BANK, 2);
            clock.turn(Seats::one(seat(0)), None, 100_000);
            clock.set_left(seat(1), 7_000);
            clock
        };
        let resumed = |now| {
            let mut clock = running();
            clock.resume(now);
            (clock.deadline(), clock.left(seat(1)))
        };
        // The bank is of 60 seconds, and so much is a minimum after a restart.
        assert_eq!(resumed(100_000), (Some((160_000, seat(0))), Some(7_000)));
        assert_eq!(resumed(130_000), (Some((190_000, seat(0))), Some(7_000)));
        // The clock of the machine was ahead before.
        assert_eq!(resumed(50_000), (Some((110_000, seat(0))), Some(7_000)));
        let mut days = Clock::new(ClockRules::Days(2), 1);
        days.turn(Seats::one(seat(0)), None, 0);
        days.resume(DAY);
        assert_eq!(days.deadline(), Some((2 * DAY, seat(0))), "not three days");
    }

    #[test]
    fn days_begin_anew_for_every_decision() {
        let mut clock = Clock::new(ClockRules::Days(2), 1);
        clock.turn(Seats::one(seat(0)), None, 0);
        clock.turn(Seats::one(seat(0)), Some(seat(0)), DAY);
        assert_eq!(clock.deadline(), Some((3 * DAY, seat(0))));
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clock = Clock::new(ClockRules::None, 3);
        clock.turn(Seats::one(seat(0)), None, 5);
        assert_eq!((clock.deadline(), clock.shown(Seats::NONE, 9)), (None, None));
    }
}
