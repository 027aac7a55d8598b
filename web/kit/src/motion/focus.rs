//! Keeps the keyboard focus when others act and the board is redrawn.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

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
