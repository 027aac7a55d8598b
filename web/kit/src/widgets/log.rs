//! The log, newest first, with a live region for screen readers. On small screens it is short, and
//! opens as a drawer.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use crate::model::{Entry, GameUi, MatchModel};
use crate::motion::{focus, highlight};
use crate::widgets::badge;
use crate::words::{said, say};

/// How many entries are shown at first: a long match has thousands.
const RECENT: usize = 120;

/// The log, and a live region that tells what is new.
pub fn log<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let told = StoredValue::new(model.log.with_untracked(Vec::len));
    let news = move || {
        model.log.with(|log| {
            let from = told.get_value().min(log.len());
            told.set_value(log.len());
            log[from..].iter().map(|entry| &*entry.text).collect::<Vec<_>>().join(" ")
        })
    };
    Effect::new(move || {
        model.now.track();
        highlight::follow();
    });
    let whole = RwSignal::new(false);
    let shown = move || {
        let most = if whole.get() { usize::MAX } else { RECENT };
        model.log.with(|log| log.iter().rev().take(most).cloned().collect::<Vec<_>>())
    };
    let list = NodeRef::<html::Ol>::new();
    let open = model.log_open();
    focus_when_opened(open, list);
    view! {
        <section class="log panel" class:drawer=move || open.get()>
            <h2>{said("shell-log")} {close(open)}</h2>
            <p class="unseen" role="status" aria-live="polite">{news}</p>
            <ol reversed=true tabindex="0" node_ref=list aria-label=said("shell-log") aria-keyshortcuts="L ArrowDown ArrowUp" on:keydown=move |event| focus::walk(&event, "li")>
                <For
                    each=shown
                    key=|entry| (entry.number, entry.text.clone())
                    children=move |entry| line(model, &entry)
                />
            </ol>
            {move || older(model, whole)}
        </section>
    }
}

/// The last entry in a line, on small screens: it opens the whole log.
pub fn latest<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let last = move || {
        let entry = model.log.with(|log| log.last().cloned())?;
        let now = model.now.get_untracked();
        let mark = entry.seat.map(|seat| badge(&U::look(&now.view, seat)));
        Some(view! { {mark} <span>{entry.text.to_string()}</span> })
    };
    let open = model.log_open();
    let toggle = move |_| open.update(|open| *open = !*open);
    view! {
        <button class="latest" aria-expanded=move || open.get().to_string() title=said("shell-log-open") on:click=toggle>{last}</button>
    }
}

/// People who open the log read it next.
fn focus_when_opened(open: RwSignal<bool>, list: NodeRef<html::Ol>) {
    Effect::watch(
        move || open.get(),
        move |open, _, _| {
            if let Some(list) = list.get_untracked().filter(|_| *open) {
                let _ = list.focus();
            }
        },
        false,
    );
}

fn close(open: RwSignal<bool>) -> impl IntoView {
    move || {
        open.get().then(|| {
            view! { <button class="button small close" on:click=move |_| open.set(false)>{said("shell-close")}</button> }
        })
    }
}

fn older<U: GameUi>(model: MatchModel<U>, whole: RwSignal<bool>) -> Option<impl IntoView> {
    let more = model.log.with(Vec::len) > RECENT && !whole.get();
    more.then(|| {
        view! { <button class="button small older" on:click=move |_| whole.set(true)>{say("shell-log-older")}</button> }
    })
}

fn line<U: GameUi>(model: MatchModel<U>, entry: &Entry) -> impl IntoView + use<U> {
    let now = model.now.get_untracked();
    let mark = entry.seat.map(|seat| badge(&U::look(&now.view, seat)));
    let (number, pieces) = (entry.number, Arc::clone(&entry.pieces));
    let (pointed, touched) = (Arc::clone(&pieces), Arc::clone(&pieces));
    on_cleanup(move || highlight::out(number));
    view! {
        <li
            tabindex="-1"
            on:pointermove=move |event| highlight::pointed(&event, number, &pointed)
            on:pointerdown=move |_| highlight::up(number, Arc::clone(&touched))
            on:pointerleave=move |_| highlight::out(number)
            on:focus=move |_| highlight::up(number, Arc::clone(&pieces))
            on:blur=move |_| highlight::out(number)
        >
            {mark} <span>{entry.text.to_string()}</span>
        </li>
    }
}
