//! The time that a seat has left.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;

use crate::device;
use crate::model::{GameUi, Snapshot};
use crate::words::say_with;

/// Counts down while the seat is asked; none if the table has no clock.
pub fn clock<U: GameUi>(now: &Snapshot<U>, seat: Seat) -> Option<impl IntoView + use<U>> {
    let clocks = now.clocks.as_ref()?;
    let left = clocks.left.get(seat.index()).copied().flatten()?;
    let (running, read) = (clocks.running.contains(&seat), clocks.read_at);
    let time = RwSignal::new(device::now());
    if running && let Ok(tick) = set_interval_with_handle(move || time.set(device::now()), TICK) {
        on_cleanup(move || tick.clear());
    }
    let left = move || {
        let gone = if running { (time.get() - read).max(0.0) as u64 } else { 0 };
        left.saturating_sub(gone)
    };
    let short = move || left() < SHORT;
    Some(
        view! { <span class="clock" class:running=running class:short=short>{move || words(left())}</span> },
    )
}

const TICK: Duration = Duration::from_millis(500);
/// Below this the clock warns, in milliseconds.
const SHORT: u64 = 30_000;

/// A time in a few letters.
pub fn words(millis: u64) -> String {
    let seconds = millis / 1_000;
    match seconds {
        0..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3_600..172_800 => {
            let minutes = format!("{:02}", seconds / 60 % 60);
            let hours = seconds / 3_600;
            say_with("shell-clock-hours", &[("hours", hours.into()), ("minutes", minutes.into())])
        }
        _ => say_with("shell-clock-days", &[("days", (seconds / 86_400).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_as_people_say_it() {
        assert_eq!(words(59_900), "0:59");
        assert_eq!(words(300_000), "5:00");
        assert_eq!(words(3_725_000), "1 h 02");
        assert_eq!(words(259_200_000), "3 days");
    }
}
