//! Planks that tip: for a moment they are still seen, going over the side.

use std::time::Duration;

use leptos::prelude::*;
use planks::{Event, Fall, Plank, Side, View};
use web_kit::model::MatchModel;

use super::PlanksUi;
use super::pieces;

/// How long a fall is seen.
const SEEN: Duration = Duration::from_millis(1_500);

/// A fall, numbered, the place of its plank from the bow, and how far the plank had slid.
#[derive(Clone)]
struct Seen {
    number: usize,
    place: usize,
    offset: i8,
    fall: Fall,
}

/// The falls of the last moments.
pub(super) fn falls(model: MatchModel<PlanksUi>) -> impl IntoView {
    let seen = RwSignal::new(Vec::<Seen>::new());
    let count = StoredValue::new(0);
    let before = StoredValue::new([0; Plank::ALL.len()]);
    Effect::new(move || {
        let now = model.now.get();
        let mut offsets = before.get_value();
        before.set_value(self::offsets(&now.view));
        if model.stands_still() {
            return;
        }
        for event in &now.news {
            if let Event::Slid { plank, to, by, .. } = event {
                offsets[plank.index()] += to.sign() * *by as i8;
            }
            let Event::Tipped(fall) = event else { continue };
            let offset = offsets[fall.plank.index()];
            let place = now.view.planks.iter().position(|row| row.plank == fall.plank);
            let number = count.get_value();
            count.set_value(number + 1);
            let fall = Seen { number, place: place.unwrap_or(0), offset, fall: fall.clone() };
            seen.update(|seen| seen.push(fall));
            let forget = move || {
                let _ = seen.try_update(|seen| seen.retain(|fall| fall.number != number));
            };
            set_timeout(forget, SEEN);
        }
    });
    view! {
        <div class="falls" aria-hidden="true">
            <For each=move || seen.get() key=|seen| seen.number children=falling />
        </div>
    }
}

/// How far each plank has slid.
fn offsets(view: &View) -> [i8; Plank::ALL.len()] {
    let mut offsets = [0; Plank::ALL.len()];
    for row in &view.planks {
        offsets[row.plank.index()] = row.offset;
    }
    offsets
}

fn falling(seen: Seen) -> impl IntoView {
    let Seen { place, offset, fall, .. } = seen;
    let side = match fall.to {
        Side::Port => "to-port",
        Side::Starboard => "to-starboard",
    };
    let pirates = fall.pirates.iter().map(|color| pieces::pirate(*color)).collect_view();
    let shark =
        (!fall.pirates.is_empty()).then(|| pieces::picture("planks-fin", "0 0 40 32", "fleeing"));
    view! {
        <div class=format!("falling {side} {}", fall.plank.name()) style:--place=place.to_string() style:--offset=offset.to_string()>
            <div class="plank">{pirates}</div>
            {pieces::picture("planks-splash", "0 0 80 80", "splash")}
            {shark}
        </div>
    }
}
