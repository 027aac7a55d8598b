//! The ship of a table that gathers, with its people in the portholes.

use game::Seat;
use leptos::prelude::*;
use protocol::v1::{Chair, Occupant};
use web_kit::art;
use web_kit::device;
use web_kit::model::{GameUi, Look, who};
use web_kit::widgets::vessel::{Sitter, porthole, vessel};
use web_kit::words::{said, say, say_with};

use crate::online::TableConnection;

/// The ship at the quay.
pub(crate) fn quay<U: GameUi>(
    connection: TableConnection,
    looks: Memo<Vec<Look>>,
) -> impl IntoView {
    let chairs = Memo::new(move |_| {
        let table = connection.table.get();
        (table.seats, table.ready, connection.seat(), table.host)
    });
    move || {
        let (chairs, ready, own, host) = chairs.get();
        let looks = looks.get();
        let holes = chairs.iter().map(|chair| {
            let look = looks.get(chair.seat.index()).cloned();
            hole(connection, chair, look, ready.contains(&chair.seat), own)
        });
        let pennant = view! { <span class="pennant">{art::flag(&host)}</span> };
        vessel(
            chairs.len(),
            (U::TILE.picture)(),
            holes.collect_view().into_any(),
            pennant.into_any(),
        )
    }
}

fn hole(
    connection: TableConnection,
    chair: &Chair,
    look: Option<Look>,
    ready: bool,
    own: Option<Seat>,
) -> impl IntoView + use<> {
    let seat = chair.seat;
    let (class, mark) = look.map_or(("gray", "mark-flag"), |look| (look.class, look.mark));
    let (sitter, name) = match &chair.occupant {
        Occupant::Nobody => (Sitter::Nobody, say("online-hole-free")),
        Occupant::Bot(level) => (Sitter::Bot(*level), who::rank(*level)),
        Occupant::Person(person) | Occupant::Away(person) | Occupant::Reserved(person) => {
            (Sitter::Person(person.id.clone()), person.name.clone())
        }
    };
    let drawn = porthole(&sitter, class, mark);
    if sitter == Sitter::Nobody && own.is_none() {
        let label = say_with("online-sit-at", &[("number", (seat.index() + 1).into())]);
        return view! {
            <li>
                <button class="sit" aria-label=label on:click=move |_| connection.sit(Some(seat))>{drawn}</button>
                <span class="under">{said("online-sit")}</span>
            </li>
        }
        .into_any();
    }
    let absent = matches!(chair.occupant, Occupant::Person(_)) && !chair.present;
    let words = absent.then(|| view! { <span class="unseen">{said("online-absent")}</span> });
    let under = match (own == Some(seat), ready) {
        (true, _) => {
            let word = if ready { "online-ready-yes" } else { "online-ready" };
            view! {
                <button class="button small ready" class:main=!ready aria-pressed=ready.to_string() on:click=move |_| connection.ready(!ready)>{said(word)}</button>
            }
            .into_any()
        }
        (false, true) => view! { <span class="under">{name} " ✓" <span class="unseen">{said("online-ready-yes")}</span></span> }.into_any(),
        (false, false) => view! { <span class="under">{name}</span> }.into_any(),
    };
    view! { <li class:absent=absent>{drawn} {under} {words}</li> }.into_any()
}

/// When the match starts by itself.
pub(crate) fn countdown(connection: TableConnection) -> impl IntoView {
    let now = RwSignal::new(device::now());
    let tick = move || now.set(device::now());
    if let Ok(every) = set_interval_with_handle(tick, std::time::Duration::from_secs(1)) {
        on_cleanup(move || every.clear());
    }
    let starts = Memo::new(move |_| connection.table.with(|table| table.starts));
    move || {
        let starts = starts.get()?;
        let left = (starts as f64 - now.get()).max(0.0) / 1_000.0;
        let words = say_with("online-starts-in", &[("seconds", (left.ceil() as u64).into())]);
        let wait = connection.hosts().then(|| {
            view! { <button class="button small wait-people" on:click=move |_| connection.wait()>{said("online-wait-people")}</button> }
        });
        Some(view! { <p class="notice countdown"><span role="timer">{words}</span> {wait}</p> })
    }
}
