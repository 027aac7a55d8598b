//! The keyboard focus: kept when others act and the board is redrawn, and moved by arrow keys.

use leptos::ev::KeyboardEvent;
use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, NodeList};

use crate::motion::layout;

/// What can have the focus on the page of a match.
const STOPS: &str = "main button, main select, main input, main summary, main a, main [tabindex]";

/// The focused element: its position among all, and its text.
struct Focused {
    index: usize,
    text: Option<String>,
}

/// Changes the page and restores the focus, if the same element is redrawn in the same place.
pub fn keep(change: impl FnOnce()) {
    let focused = focused();
    change();
    if let Some(focused) = focused {
        request_animation_frame(move || restore(&focused));
    }
}

fn focused() -> Option<Focused> {
    let element = document().active_element()?;
    let index = layout::all(STOPS).iter().position(|stop| *stop == element)?;
    Some(Focused { index, text: element.text_content() })
}

fn restore(focused: &Focused) {
    let lost = |element: &Element| {
        element.tag_name() == "BODY" || element.matches(".prompt").is_ok_and(|prompt| prompt)
    };
    if !document().active_element().is_none_or(|element| lost(&element)) {
        return;
    }
    let stop = layout::all(STOPS).into_iter().nth(focused.index);
    let same = stop.filter(|stop| stop.text_content() == focused.text);
    if let Some(element) = same.and_then(|stop| stop.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Focuses the first such element.
pub fn on(selector: &str) {
    if let Some(element) = find::<HtmlElement>(selector) {
        let _ = element.focus();
    }
}

/// The first such element of the page, if it is of this kind.
pub fn find<E: JsCast>(selector: &str) -> Option<E> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// A list is one stop of the Tab key; arrow keys move between its entries.
pub fn walk(event: &KeyboardEvent, entries: &str) {
    let element = |target: Option<web_sys::EventTarget>| target?.dyn_into::<Element>().ok();
    let (Some(list), Some(here)) = (element(event.current_target()), element(event.target()))
    else {
        return;
    };
    let Ok(entries) = list.query_selector_all(entries) else { return };
    let at = (0..entries.length()).find(|index| entry(&entries, *index).as_ref() == Some(&here));
    let next = match (event.key().as_str(), at) {
        ("ArrowDown", Some(at)) => entry(&entries, at + 1),
        ("ArrowDown", None) | ("Home", _) => entry(&entries, 0),
        ("ArrowUp", Some(at)) => at.checked_sub(1).and_then(|above| entry(&entries, above)),
        ("End", _) => entries.length().checked_sub(1).and_then(|last| entry(&entries, last)),
        ("Escape", Some(_)) => Some(list),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
    }
}

fn entry(entries: &NodeList, index: u32) -> Option<Element> {
    entries.item(index)?.dyn_into().ok()
}
