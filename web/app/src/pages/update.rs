//! A new version of the client has been fetched: it is used from the next start on, or now.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_kit::words::said;

/// The event of the start script when a new version waits.
const EVENT: &str = "freebooter-update";
/// The function that switches to it.
const INSTALL: &str = "freebooterUpdate";

/// The notice, while a new version waits.
pub(crate) fn update_notice() -> impl IntoView {
    let waits = RwSignal::new(installer().is_some());
    let hear = window_event_listener_untyped(EVENT, move |_| waits.set(true));
    on_cleanup(move || hear.remove());
    move || {
        waits.get().then(|| {
            view! {
                <p class="notice update" role="status">
                    <span>{said("pages-update")}</span>
                    <button class="button small main take-update" on:click=move |_| install()>{said("pages-update-now")}</button>
                    <button class="button small" on:click=move |_| waits.set(false)>{said("pages-update-later")}</button>
                </p>
            }
        })
    }
}

fn installer() -> Option<Function> {
    Reflect::get(&window(), &INSTALL.into()).ok()?.dyn_into().ok()
}

/// The page is reloaded once the new version is in charge; matches are kept.
fn install() {
    if let Some(install) = installer() {
        // If the version is gone, the next start uses what is there.
        let _ = install.call0(&window());
    }
}
