//! People who have lost their connection, and bots that play for them.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Level, Seat};
use leptos::prelude::*;
use protocol::v1::{Occupant, PATIENCE, Phase, TableInfo};
use web_kit::device;
use web_kit::words::say_with;

use crate::online::TableConnection;

/// The absent people by seat: their names, and since when this page has known.
type Absent = BTreeMap<Seat, (String, f64)>;

/// Says who is gone; after a minute anyone at the table can let a bot play for them.
pub(crate) fn absent(connection: TableConnection) -> impl IntoView {
    let gone = RwSignal::new(Absent::new());
    Effect::new(move || {
        let own = connection.seat();
        let now = connection.table.with(|table| missing(table, own));
        gone.update(|gone| follow(gone, now, device::now()));
    });
    let seconds = RwSignal::new(0_u32);
    let tick = move || {
        if gone.with_untracked(|gone| !gone.is_empty()) {
            seconds.update(|seconds| *seconds += 1);
        }
    };
    if let Ok(every) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || every.clear());
    }
    move || {
        seconds.track();
        let seated = connection.seat().is_some();
        let notice = |(seat, (name, since)): (Seat, (String, f64))| {
            let left = left(since, device::now());
            notice(connection, seat, &name, left, seated)
        };
        gone.get().into_iter().map(notice).collect_view()
    }
}

fn notice(
    connection: TableConnection,
    seat: Seat,
    name: &str,
    left: u64,
    seated: bool,
) -> impl IntoView + use<> {
    let words = match (left, seated) {
        (0, _) | (_, false) => say_with("online-gone", &[("name", name.into())]),
        (left, true) => {
            say_with("online-gone-wait", &[("name", name.into()), ("seconds", left.into())])
        }
    };
    let replace = (left == 0 && seated).then(|| {
        let words = say_with("online-stand-in", &[("name", name.into())]);
        view! {
            <button class="button small main stand-in" on:click=move |_| connection.bot(seat, Level::Captain)>{words}</button>
        }
    });
    view! { <p class="notice gone" role="status"><span>{words}</span> {replace}</p> }
}

/// The people in other seats who are not connected while the match runs.
fn missing(table: &TableInfo, own: Option<Seat>) -> Vec<(Seat, String)> {
    if table.phase != Phase::Playing {
        return Vec::new();
    }
    let chairs = table.seats.iter().filter(|chair| !chair.present && Some(chair.seat) != own);
    let absent = chairs.filter_map(|chair| match &chair.occupant {
        Occupant::Person(person) => Some((chair.seat, person.name.clone())),
        Occupant::Nobody | Occupant::Bot(_) | Occupant::Away(_) | Occupant::Reserved(_) => None,
    });
    absent.collect()
}

/// Those who are still gone keep their time.
fn follow(gone: &mut Absent, missing: Vec<(Seat, String)>, now: f64) {
    gone.retain(|seat, _| missing.iter().any(|(other, _)| other == seat));
    for (seat, name) in missing {
        gone.entry(seat).or_insert((name, now));
    }
}

/// Seconds until a bot may play for somebody who is gone.
fn left(since: f64, now: f64) -> u64 {
    let gone = (now - since).max(0.0) as u64;
    PATIENCE.saturating_sub(gone).div_ceil(1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_who_stays_away_keeps_their_time() {
        let (mut gone, bo) = (Absent::new(), Seat::new(1));
        follow(&mut gone, vec![(bo, "Bo".to_owned())], 5_000.0);
        follow(&mut gone, vec![(bo, "Bo".to_owned())], 9_000.0);
        assert_eq!(gone[&bo].1 as u64, 5_000);
        follow(&mut gone, Vec::new(), 10_000.0);
        follow(&mut gone, vec![(bo, "Bo".to_owned())], 11_000.0);
        assert_eq!(gone[&bo].1 as u64, 11_000, "who came back between is gone anew");
    }

    #[test]
    fn a_bot_may_play_after_a_minute() {
        assert_eq!(left(0.0, 0.0), 60);
        assert_eq!(left(0.0, 59_001.0), 1);
        assert_eq!(left(0.0, 60_000.0), 0);
        assert_eq!(left(0.0, 1e9), 0);
    }
}
