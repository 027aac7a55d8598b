//! Every legal action as text, for people who do not point.

use leptos::prelude::*;

use crate::model::{Action, GameUi, MatchModel};
use crate::words::say_with;

/// A list that opens; choosing an entry is the same as pointing.
pub fn actions<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let count = move || say_with("shell-choices", &[("count", model.now.get().legal.len().into())]);
    view! {
        <details class="actions panel">
            <summary>{count}</summary>
            <ul>{move || entries(model)}</ul>
        </details>
    }
}

fn entries<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let now = model.now.get();
    let entry = |action: &Action<U>| {
        let action = *action;
        let text = now.asked().map(|seat| U::action_words(&now.view, seat, action));
        view! {
            <li><button class="action" on:click=move |_| model.propose(action)>{text}</button></li>
        }
    };
    now.legal.iter().map(entry).collect_view()
}
