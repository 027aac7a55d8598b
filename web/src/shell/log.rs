//! What happened, newest first, and said aloud.

use std::sync::Arc;

use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Entry, Table};
use crate::shell::{badge, light};
use crate::words::said;

/// So many entries are laid out before somebody asks for more: a match of King of Pirates has
/// thousands.
const RECENT: usize = 120;

/// The log, and a live region that tells what is new.
pub(crate) fn log<G: Client>(table: Table<G>) -> impl IntoView {
    let told = StoredValue::new(table.log.with_untracked(Vec::len));
    let news = move || {
        table.log.with(|log| {
            let from = told.get_value().min(log.len());
            told.set_value(log.len());
            log[from..].iter().map(|entry| &*entry.text).collect::<Vec<_>>().join(" ")
        })
    };
    let whole = RwSignal::new(false);
    let shown = move || {
        let most = if whole.get() { usize::MAX } else { RECENT };
        table.log.with(|log| log.iter().rev().take(most).cloned().collect::<Vec<_>>())
    };
    view! {
        <section class="log panel">
            <h2>{said("shell-log")}</h2>
            <p class="unseen" role="status" aria-live="polite">{news}</p>
            <ol reversed=true tabindex="0" aria-label=said("shell-log")>
                <For
                    each=shown
                    key=|entry| (entry.number, entry.text.clone())
                    children=move |entry| line(table, &entry)
                />
            </ol>
            {move || older(table, whole)}
        </section>
    }
}

fn older<G: Client>(table: Table<G>, whole: RwSignal<bool>) -> Option<impl IntoView> {
    let more = table.log.with(Vec::len) > RECENT && !whole.get();
    more.then(|| {
        view! { <button class="button small older" on:click=move |_| whole.set(true)>{said("shell-log-older")}</button> }
    })
}

fn line<G: Client>(table: Table<G>, entry: &Entry) -> impl IntoView + use<G> {
    let now = table.now.get_untracked();
    let mark = entry.seat.map(|seat| badge(&G::look(&now.view, seat)));
    let pieces = Arc::clone(&entry.pieces);
    // By a finger too: it enters where it points.
    view! {
        <li on:pointerenter=move |_| light::up(&pieces) on:pointerleave=move |_| light::out()>
            {mark} <span>{entry.text.to_string()}</span>
        </li>
    }
}
