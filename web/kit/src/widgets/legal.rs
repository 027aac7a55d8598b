//! Tells screen readers which pieces can be chosen: what glows on the board is described so.

use js_sys::Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit};

use crate::motion::layout;
use crate::words::{self, say};

/// What a board marks as something to choose.
const LEGAL: &str = ".board .source, .board .target";
/// What is described here, and not by the board itself.
const OURS: &str = "data-choosable";

/// Describes the pieces of a board for as long as it is there.
pub fn describe(board: NodeRef<html::Div>) {
    Effect::new(move || {
        let Some(board) = board.get() else { return };
        words::language();
        mark();
        let changed = Closure::<dyn Fn()>::new(mark);
        let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else { return };
        let what = MutationObserverInit::new();
        what.set_subtree(true);
        what.set_child_list(true);
        what.set_attribute_filter(&Array::of1(&"class".into()));
        if observer.observe_with_options(&board, &what).is_ok() {
            let kept = StoredValue::new_local((observer, changed));
            on_cleanup(move || {
                let _ = kept.try_with_value(|(observer, _)| observer.disconnect());
            });
        }
    });
}

/// Describes what can be chosen, and nothing else.
fn mark() {
    let words = untrack(|| say("shell-can-choose"));
    let legal = layout::all(LEGAL);
    for piece in layout::all(&format!("[{OURS}]")) {
        if !legal.contains(&piece) {
            let _ = piece.remove_attribute("aria-description");
            let _ = piece.remove_attribute(OURS);
        }
    }
    for piece in legal {
        let own = |piece: &Element| piece.has_attribute(OURS);
        if own(&piece) || !piece.has_attribute("aria-description") {
            // Setting an attribute fails for invalid names only.
            let _ = piece.set_attribute("aria-description", &words);
            let _ = piece.set_attribute(OURS, "");
        }
    }
}
