//! Pieces glide: the browser animates from how the page was to how it is.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::wishes;

/// Changes the page; what has a `view-transition-name` glides to its new place unless `still` or
/// the person asked for less motion.
pub(crate) fn glide(still: bool, change: impl FnOnce() + 'static) {
    let Some(start) = starter().filter(|_| !still && !wishes::stillness()) else {
        return change();
    };
    let callback = Closure::once_into_js(move || {
        change();
        after_rendering()
    });
    // A browser that refuses has already called back or is leaving the page.
    let _ = start.call1(&document(), &callback);
}

fn starter() -> Option<Function> {
    Reflect::get(&document(), &"startViewTransition".into()).ok()?.dyn_into().ok()
}

/// Kept when the page has been rebuilt: that happens in tasks queued by the change.
fn after_rendering() -> Promise {
    Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback(&resolve);
    })
}
