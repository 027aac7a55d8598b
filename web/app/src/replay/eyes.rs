//! Through whose eyes the match is seen.

use game::Seat;
use leptos::ev;
use leptos::prelude::*;
use web_kit::model::GameUi;
use web_kit::words::{said, say};

use crate::replay::show::Show;
use crate::replay::source::Eyes;

/// A menu of eyes; nothing, if there is no choice.
pub(super) fn chooser<U: GameUi>(show: Show<U>, choice: Vec<Eyes>) -> Option<impl IntoView> {
    let entries = choice.clone();
    let options = move || {
        let view = show.model.now.get_untracked().view.clone();
        let option = |eyes: &Eyes| {
            let (value, eyes) = (code(*eyes), *eyes);
            let name = match eyes {
                Eyes::Seat(seat) => U::look(&view, seat).name,
                Eyes::Spectator => say("replay-eyes-spectator"),
                Eyes::Everything => say("replay-eyes-everything"),
            };
            view! { <option value=value selected=eyes == show.eyes.get_untracked()>{name}</option> }
        };
        entries.iter().map(option).collect_view()
    };
    let many = choice.len() > 1;
    let change = move |event: ev::Event| {
        let chosen = event_target_value(&event);
        if let Some(eyes) = choice.iter().find(|eyes| code(**eyes) == chosen) {
            show.look(*eyes);
        }
    };
    many.then(|| {
        view! {
            <label class="eyes">
                <span>{said("replay-eyes")}</span>
                <select on:change=change>{options}</select>
            </label>
        }
    })
}

/// Everything, and what each seat could see.
pub(super) fn all(players: usize) -> Vec<Eyes> {
    let seats = Seat::all(players).map(Eyes::Seat);
    std::iter::once(Eyes::Everything).chain(seats).collect()
}

fn code(eyes: Eyes) -> String {
    match eyes {
        Eyes::Everything => "everything".to_owned(),
        Eyes::Spectator => "spectator".to_owned(),
        Eyes::Seat(seat) => seat.to_string(),
    }
}
