//! Every legal action as text, for people who do not point.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::HtmlDetailsElement;

use crate::model::{Action, GameUi, MatchModel};
use crate::motion::{focus, highlight};
use crate::widgets::Click;
use crate::words::say_with;

/// A list that opens; choosing an entry is the same as pointing. It is not there while there is
/// nothing to choose.
pub fn actions<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let count = move || say_with("shell-choices", &[("count", listed(model).len().into())]);
    let nothing = move || model.now.get().legal.is_empty();
    view! {
        <details class="actions panel" class:idle=nothing>
            <summary aria-keyshortcuts="M">{count}</summary>
            <ul on:keydown=move |event| focus::walk(&event, ".action")>{move || entries(model)}</ul>
        </details>
    }
}

/// Opens the list and focuses its first entry.
pub fn open() {
    let Some(list) = focus::find::<HtmlDetailsElement>(".actions:not(.idle)") else { return };
    list.set_open(true);
    request_animation_frame(|| focus::on(".actions .action"));
}

/// What is worth a line, each with its place among the legal actions.
fn listed<U: GameUi>(model: MatchModel<U>) -> Vec<(usize, Action<U>)> {
    let now = model.now.get();
    let legal = now.legal.iter().copied().enumerate();
    legal.filter(|(_, action)| U::is_worth_listing(&now.view, *action)).collect()
}

fn entries<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let now = model.now.get();
    let entry = |(number, action): (usize, Action<U>)| {
        let text = now.asked().map(|seat| U::words_to_you(&now.view, seat, action));
        let pieces = U::action_pieces(&now.view, action).into();
        line(number, text, pieces, Box::new(move || model.propose(action)))
    };
    listed(model).into_iter().map(entry).collect_view()
}

/// Its pieces are highlighted while it is pointed at.
fn line(
    number: usize,
    text: Option<String>,
    pieces: Arc<[String]>,
    choose: Click,
) -> impl IntoView {
    // The log counts its lines from 0.
    let number = usize::MAX - number;
    let pointed = Arc::clone(&pieces);
    on_cleanup(move || highlight::out(number));
    view! {
        <li>
            <button
                class="action"
                on:click=move |_| choose()
                on:pointermove=move |event| highlight::pointed(&event, number, &pointed)
                on:pointerleave=move |_| highlight::out(number)
                on:focus=move |_| highlight::up(number, Arc::clone(&pieces))
                on:blur=move |_| highlight::out(number)
            >
                {text}
            </button>
        </li>
    }
}
