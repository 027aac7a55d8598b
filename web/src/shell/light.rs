//! Pieces light up where something tells of them.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::Element;

const LIT: &str = "lit";

/// Lights up the pieces with these names that are on the page, and no others.
pub(super) fn up(pieces: &[String]) {
    out();
    for name in pieces {
        each(&format!("[data-piece='{name}']"), |piece| {
            let _ = piece.class_list().add_1(LIT);
        });
    }
}

/// No piece is lit any more.
pub(super) fn out() {
    each(".lit", |piece| {
        let _ = piece.class_list().remove_1(LIT);
    });
}

/// Every element of the page that a selector of ours finds.
fn each(selector: &str, change: impl Fn(&Element)) {
    let Ok(found) = document().query_selector_all(selector) else { return };
    for index in 0..found.length() {
        if let Some(element) = found.item(index).and_then(|node| node.dyn_into().ok()) {
            change(&element);
        }
    }
}
