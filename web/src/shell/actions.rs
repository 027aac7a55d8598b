//! Every legal action as text, for those who do not point.

use leptos::prelude::*;

use crate::games::Client;
use crate::play::Table;
use crate::words::say_with;

/// A list that can be opened; choosing an entry is the same as pointing.
pub(crate) fn actions<G: Client>(table: Table<G>) -> impl IntoView {
    let count = move || say_with("shell-choices", &[("count", table.now.get().legal.len().into())]);
    view! {
        <details class="actions panel">
            <summary>{count}</summary>
            <ul>{move || entries(table)}</ul>
        </details>
    }
}

fn entries<G: Client>(table: Table<G>) -> impl IntoView {
    let now = table.now.get();
    let entry = |action: &G::Action| {
        let action = *action;
        let text = now.asked().map(|seat| G::action_words(&now.view, seat, action));
        view! {
            <li><button class="action" on:click=move |_| table.propose(action)>{text}</button></li>
        }
    };
    now.legal.iter().map(entry).collect_view()
}
