//! The title of the browser's tab, with the number of tables that wait for this person.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    static NAME: RefCell<String> = const { RefCell::new(String::new()) };
    static WAITING: Cell<usize> = const { Cell::new(0) };
}

/// Names the page.
pub(crate) fn name(name: &str) {
    NAME.set(name.to_owned());
    write();
}

/// The name of the page, without the number.
pub(crate) fn current() -> String {
    NAME.with_borrow(Clone::clone)
}

/// Shows in the title and at the app's icon how many tables wait for this person.
pub(crate) fn waiting(tables: usize) {
    if WAITING.replace(tables) != tables {
        write();
        badge(tables);
    }
}

fn write() {
    document().set_title(&composed(&current(), WAITING.get()));
}

/// A name that begins with a dot says that the table in sight waits: only others are counted.
fn composed(name: &str, waiting: usize) -> String {
    match waiting.saturating_sub(usize::from(name.starts_with('●'))) {
        0 => name.to_owned(),
        waiting => format!("({waiting}) {name}"),
    }
}

/// The badge of the installed app, where the browser has one.
fn badge(tables: usize) {
    let navigator = window().navigator();
    let set = Reflect::get(&navigator, &"setAppBadge".into());
    if let Some(set) = set.ok().and_then(|found| found.dyn_into::<Function>().ok()) {
        // A badge of 0 is none. It fails where the app is not installed.
        let _ = set.call1(&navigator, &JsValue::from(tables as u32));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_wait_are_counted_in_front() {
        assert_eq!(composed("Play online · Freebooter", 0), "Play online · Freebooter");
        assert_eq!(composed("Play online · Freebooter", 2), "(2) Play online · Freebooter");
        assert_eq!(composed("● Your turn · Freebooter", 1), "● Your turn · Freebooter");
        assert_eq!(composed("● Your turn · Freebooter", 2), "(1) ● Your turn · Freebooter");
    }
}
