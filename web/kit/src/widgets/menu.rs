//! Menus that open: Escape and a click elsewhere close them.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use crate::widgets::dialog;

/// Closes an open `<details>` by Escape, which leads back to its summary, and by a click outside.
pub fn closes(menu: NodeRef<html::Details>) {
    let open = move || menu.try_get_untracked().flatten().filter(web_sys::HtmlDetailsElement::open);
    let outside = window_event_listener(ev::pointerdown, move |event| {
        let at = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        if let Some(menu) = open().filter(|menu| !menu.contains(at.as_ref())) {
            menu.set_open(false);
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if let Some(menu) = open().filter(|_| event.key() == "Escape" && !dialog::is_open()) {
            menu.set_open(false);
            focus_summary(&menu);
        }
    });
    on_cleanup(move || {
        outside.remove();
        escape.remove();
    });
}

fn focus_summary(menu: &Element) {
    let summary = menu.query_selector("summary").ok().flatten();
    if let Some(summary) = summary.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}
