//! The log, newest first, with a live region for screen readers.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use crate::model::{Entry, GameUi, MatchModel};
use crate::motion::highlight;
use crate::widgets::badge;
use crate::words::said;

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
    view! {
        <section class="log panel">
            <h2>{said("shell-log")}</h2>
            <p class="unseen" role="status" aria-live="polite">{news}</p>
            <ol reversed=true tabindex="0" aria-label=said("shell-log") aria-keyshortcuts="ArrowDown ArrowUp" on:keydown=move |event| walk(&event)>
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

fn older<U: GameUi>(model: MatchModel<U>, whole: RwSignal<bool>) -> Option<impl IntoView> {
    let more = model.log.with(Vec::len) > RECENT && !whole.get();
    more.then(|| {
        view! { <button class="button small older" on:click=move |_| whole.set(true)>{said("shell-log-older")}</button> }
    })
}

fn line<U: GameUi>(model: MatchModel<U>, entry: &Entry) -> impl IntoView + use<U> {
    let now = model.now.get_untracked();
    let mark = entry.seat.map(|seat| badge(&U::look(&now.view, seat)));
    let (number, pieces) = (entry.number, Arc::clone(&entry.pieces));
    let pointed = Arc::clone(&pieces);
    on_cleanup(move || highlight::out(number));
    // Touch fires `pointerenter`, too.
    view! {
        <li
            tabindex="-1"
            on:pointerenter=move |_| highlight::up(number, Arc::clone(&pointed))
            on:pointerleave=move |_| highlight::out(number)
            on:focus=move |_| highlight::up(number, Arc::clone(&pieces))
            on:blur=move |_| highlight::out(number)
        >
            {mark} <span>{entry.text.to_string()}</span>
        </li>
    }
}

/// The log is one stop of the Tab key; arrow keys move between entries.
fn walk(event: &ev::KeyboardEvent) {
    let (Some(list), Some(here)) = (element(event.current_target()), element(event.target()))
    else {
        return;
    };
    let inside = here != list;
    let next = match event.key().as_str() {
        "ArrowDown" if inside => here.next_element_sibling(),
        "ArrowDown" | "Home" => list.first_element_child(),
        "ArrowUp" if inside => here.previous_element_sibling(),
        "End" => list.last_element_child(),
        "Escape" if inside => Some(list),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target.and_then(|target| target.dyn_into().ok())
}
