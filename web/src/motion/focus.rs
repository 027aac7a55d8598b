//! The keyboard stays where it was when others act and the board is drawn anew.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use crate::motion::layout;

/// What can have the focus at a table.
const STOPS: &str = "main button, main select, main input, main summary, main a, main [tabindex]";

/// A thing that has the focus: which of all it is, and what stands on it.
struct Place {
    index: usize,
    text: Option<String>,
}

/// Changes the page; what had the focus has it again afterwards, if it is drawn anew in the same
/// place.
pub(crate) fn keep(change: impl FnOnce()) {
    let place = place();
    change();
    if let Some(place) = place {
        request_animation_frame(move || restore(&place));
    }
}

fn place() -> Option<Place> {
    let focused = document().active_element()?;
    let index = layout::all(STOPS).iter().position(|stop| *stop == focused)?;
    Some(Place { index, text: focused.text_content() })
}

fn restore(place: &Place) {
    let lost = |element: &Element| {
        element.tag_name() == "BODY" || element.matches(".prompt").is_ok_and(|prompt| prompt)
    };
    if !document().active_element().is_none_or(|element| lost(&element)) {
        return;
    }
    let stop = layout::all(STOPS).into_iter().nth(place.index);
    let same = stop.filter(|stop| stop.text_content() == place.text);
    if let Some(element) = same.and_then(|stop| stop.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}
