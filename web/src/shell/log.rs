//! What happened, newest first, and said aloud.

use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Entry, Table};
use crate::shell::badge;
use crate::words::said;

/// The log, and a live region that tells what is new.
pub(crate) fn log<G: Client>(table: Table<G>) -> impl IntoView {
    let told = StoredValue::new(table.log.get_untracked().len());
    let news = move || {
        let log = table.log.get();
        let from = told.get_value().min(log.len());
        told.set_value(log.len());
        log[from..].iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>().join(" ")
    };
    view! {
        <section class="log panel">
            <h2>{said("shell-log")}</h2>
            <p class="unseen" role="status" aria-live="polite">{news}</p>
            <ol reversed=true tabindex="0" aria-label=said("shell-log")>
                <For
                    each=move || table.log.get().into_iter().rev()
                    key=|entry| (entry.number, entry.text.clone())
                    children=move |entry| line(table, entry)
                />
            </ol>
        </section>
    }
}

fn line<G: Client>(table: Table<G>, entry: Entry) -> impl IntoView {
    let now = table.now.get_untracked();
    let mark = entry.seat.map(|seat| badge(&G::look(&now.view, seat)));
    view! { <li>{mark} <span>{entry.text}</span></li> }
}
