//! A newer version of the client has been fetched: it is taken at the next start, or now.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::words::said;

/// What the start script calls when a newer version waits.
const EVENT: &str = "freebooter-fresh";
/// The function by which it is taken.
const TAKE: &str = "freebooterFresh";

/// The note, while a newer version waits.
pub(crate) fn update_notice() -> impl IntoView {
    let waits = RwSignal::new(taker().is_some());
    let hear = window_event_listener_untyped(EVENT, move |_| waits.set(true));
    on_cleanup(move || hear.remove());
    move || {
        waits.get().then(|| {
            view! {
                <p class="notice fresh" role="status">
                    <span>{said("pages-fresh")}</span>
                    <button class="button small main take-fresh" on:click=move |_| install()>{said("pages-fresh-now")}</button>
                    <button class="button small" on:click=move |_| waits.set(false)>{said("pages-fresh-later")}</button>
                </p>
            }
        })
    }
}

fn taker() -> Option<Function> {
    Reflect::get(&window(), &TAKE.into()).ok()?.dyn_into().ok()
}

/// The page is loaded anew once the new version is in charge; matches are kept.
fn install() {
    if let Some(take) = taker() {
        // A version that is gone cannot be taken; the next start takes what is there.
        let _ = take.call0(&window());
    }
}
