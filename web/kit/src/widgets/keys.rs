//! The keys of a match, and the list of them.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::model::{GameUi, MatchModel};
use crate::widgets::{actions, dialog, help};
use crate::words::said;

/// What each key does, with the key of its text.
const KEYS: [(&str, &str); 9] = [
    ("Tab", "shell-key-tab"),
    ("↵", "shell-key-enter"),
    ("Esc", "shell-key-escape"),
    ("H", "shell-key-hint"),
    ("U", "shell-key-undo"),
    ("M", "shell-key-moves"),
    ("L", "shell-key-log"),
    ("↑ ↓", "shell-key-arrows"),
    ("?", "shell-key-keys"),
];

/// What letters are typed into.
const FIELDS: &str = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select";

/// Listens to the keys for as long as the page is open.
pub fn listen<U: GameUi>(model: MatchModel<U>, list: RwSignal<bool>) {
    let log = model.log_open();
    let pressed = window_event_listener(ev::keydown, move |event| match event.key().as_str() {
        _ if dialog::is_open() => {}
        "Escape" => {
            model.withdraw();
            log.set(false);
        }
        _ if is_for_page(&event) => press(model, list, &event),
        _ => {}
    });
    on_cleanup(move || pressed.remove());
}

fn press<U: GameUi>(model: MatchModel<U>, list: RwSignal<bool>, event: &KeyboardEvent) {
    match event.key().as_str() {
        "h" | "H" if untrack(|| help::can_ask(model)) => model.ask_advice(),
        "u" | "U" => model.undo(),
        "l" | "L" => model.log_open().update(|open| *open = !*open),
        "m" | "M" => actions::open(),
        "?" => list.set(true),
        _ => return,
    }
    event.prevent_default();
}

/// Letters that are typed into a field, or with Ctrl, are not for the match; nor is anything while
/// the device is handed over.
fn is_for_page(event: &KeyboardEvent) -> bool {
    let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing = at.is_some_and(|at| at.matches(FIELDS).unwrap_or(false));
    let covered = document().query_selector(".hand-over").is_ok_and(|it| it.is_some());
    !typing && !covered && !event.ctrl_key() && !event.alt_key() && !event.meta_key()
}

/// The list of keys.
pub fn list(open: RwSignal<bool>) -> impl IntoView {
    let rows = || {
        let row =
            |(key, text)| view! { <div><dt><kbd>{key}</kbd></dt> <dd>{said(text)}</dd></div> };
        view! { <dl class="keys">{KEYS.map(row).collect_view()}</dl> }.into_any()
    };
    dialog::dialog(open, "shell-keys", "sheet key-list", rows)
}
