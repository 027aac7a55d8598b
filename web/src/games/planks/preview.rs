//! What an action would bring, before it is done.

use leptos::prelude::*;
use planks::{Action, Fall, Planks, Side};
use table::Seat;

use super::pieces;
use crate::play::Table;

/// What would fall, whether that breaks the code, and where somebody is pushed.
pub(super) fn preview(table: Table<Planks>, seat: Seat, action: Action) -> AnyView {
    let now = table.now.get_untracked();
    let Ok(seen) = now.view.preview(seat, action) else { return ().into_any() };
    let falls = seen.falls.iter().map(falls_over).collect_view();
    let safe = seen.falls.is_empty().then(|| {
        let brink = seen.gauges.iter().map(|gauge| gauge.abs()).max().unwrap_or(0) / 10;
        view! { <p class="outlook">{format!("Nothing tips. The nearest plank leans {brink} % of the way.")}</p> }
    });
    let code = seen.breaks_code().then(|| {
        view! { <p class="refused">"This breaks the code of honour: the others get 2 doubloons for each of theirs."</p> }
    });
    let jolt = (action.jolt() > 0)
        .then(|| view! { <p class="outlook">{format!("Your hand shakes: a jolt of {}.", action.jolt())}</p> });
    view! { {pushes(table, action)} {falls} {safe} {code} {jolt} }.into_any()
}

fn falls_over(fall: &Fall) -> impl IntoView + use<> {
    let words = match fall.pirates.len() {
        0 => format!("The empty {} plank tips to {}.", fall.plank, fall.to),
        1 => format!("The {} plank tips to {} with one pirate:", fall.plank, fall.to),
        count => format!("The {} plank tips to {} with {count} pirates:", fall.plank, fall.to),
    };
    let pirates = fall.pirates.iter().map(|color| pieces::pirate(*color)).collect_view();
    view! { <p class="fate">{words} <span class="lost">{pirates}</span></p> }
}

/// PLK-7: on the rope space the direction is chosen.
fn pushes(table: Table<Planks>, action: Action) -> Option<impl IntoView> {
    let with = move |side: Side| match action {
        Action::Move(moving) => {
            moving.push.map(|_| Action::Move(planks::Moving { push: Some(side), ..moving }))
        }
        Action::Return(returning) => returning
            .push
            .map(|_| Action::Return(planks::Returning { push: Some(side), ..returning })),
        Action::Place(_) | Action::Slide(_) | Action::Decide(_) => None,
    };
    let legal = table.now.get_untracked();
    let buttons: Vec<_> = Side::BOTH
        .into_iter()
        .filter_map(|side| Some((side, with(side)?)))
        .filter(|(_, other)| legal.legal.contains(&other.with_jolt(0)))
        .map(|(side, other)| {
            let pressed = (other == action).to_string();
            view! {
                <button class="piece-choice" aria-pressed=pressed on:click=move |_| table.propose(other)>
                    {side.name()}
                </button>
            }
        })
        .collect();
    (!buttons.is_empty()).then(|| {
        view! {
            <div class="booty-choice" role="group" aria-label="Push to">
                <span>"Push to"</span> {buttons}
            </div>
        }
    })
}
