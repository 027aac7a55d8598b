//! Pictures, all of our own: SVG in files beside this one, coloured by style variables.

mod portrait;

use std::cell::Cell;

use leptos::prelude::*;

pub use crate::art::portrait::{bot_face, flag, portrait, portrait_of};

/// Symbols that the page refers to by id: marks of seats, booty, coins, discs.
const SYMBOLS: &str = include_str!("symbols.svg");
/// The layers of portraits, and the ships of tables.
const PEOPLE: &str = concat!(include_str!("portraits.svg"), include_str!("ships.svg"));
const HARBOUR: &str = include_str!("harbour.svg");

/// The symbols, once a page.
pub fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=SYMBOLS></div> }
}

thread_local! {
    static HAS_PEOPLE: Cell<bool> = const { Cell::new(false) };
}

/// Adds the layers of portraits and ships to the page, once: most pages need neither.
pub fn ensure_people() {
    if HAS_PEOPLE.replace(true) {
        return;
    }
    let place = document().create_element("div").ok().zip(document().body());
    if let Some((place, body)) = place {
        place.set_inner_html(PEOPLE);
        place.set_class_name("symbols");
        // Both fail for invalid names or places only.
        let _ = place.set_attribute("aria-hidden", "true");
        let _ = body.append_child(&place);
    }
}

/// One of the symbols.
pub fn symbol(id: &str) -> impl IntoView + use<> {
    let target = format!("#{id}");
    view! {
        <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
            <use href=target></use>
        </svg>
    }
}

/// The harbour at dusk, wide.
pub fn harbour() -> impl IntoView {
    picture(HARBOUR)
}

/// A wreck on a reef, for pages that lead nowhere.
pub fn wreck() -> impl IntoView {
    picture(include_str!("wreck.svg"))
}

/// Somebody without a portrait.
pub fn person() -> impl IntoView {
    picture(include_str!("person.svg"))
}

/// A picture that only decorates.
pub fn picture(svg: &'static str) -> impl IntoView {
    view! { <span class="picture" aria-hidden="true" inner_html=svg></span> }
}

/// A picture with another one in it, in the place of a comment such as `<!--ship-->`.
pub fn picture_with(svg: &'static str, comment: &str, inner: &str) -> impl IntoView + use<> {
    let svg = svg.replacen(comment, inner, 1);
    view! { <span class="picture" aria-hidden="true" inner_html=svg></span> }
}
