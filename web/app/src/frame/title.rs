//! The title of the browser's tab, with the number of tables that wait for this person.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static NAME: RefCell<String> = const { RefCell::new(String::new()) };
    static WAITING: Cell<usize> = const { Cell::new(0) };
    /// How many pages have counted.
    static COUNTERS: Cell<u64> = const { Cell::new(0) };
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

/// Shows in the title and at the app's icon how many tables wait for this person, as long as the
/// page is open that counts them.
pub(crate) fn count(tables: impl Fn() -> usize + Send + Sync + 'static) {
    let own = COUNTERS.replace(COUNTERS.get() + 1) + 1;
    let tables = Memo::new(move |_| tables());
    Effect::new(move || {
        waiting(tables.get());
        badge(tables.get());
    });
    on_cleanup(move || {
        // The next page may count already. The tables still wait: the icon says so.
        if COUNTERS.get() == own {
            waiting(0);
        }
    });
}

fn waiting(tables: usize) {
    if WAITING.replace(tables) != tables {
        write();
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
    let call = |name: &str, with: &[JsValue]| {
        let found = Reflect::get(&navigator, &name.into()).ok()?.dyn_into::<Function>().ok()?;
        found.apply(&navigator, &with.iter().collect::<Array>()).ok()?.dyn_into::<Promise>().ok()
    };
    let done = match tables {
        0 => call("clearAppBadge", &[]),
        _ => call("setAppBadge", &[JsValue::from(tables as u32)]),
    };
    if let Some(done) = done {
        // It fails where the app is not installed.
        spawn_local(async move { drop(JsFuture::from(done).await) });
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
