//! Pictures, all of our own: SVG in files beside this one, coloured by style variables.

use leptos::prelude::*;

/// Symbols that the page refers to by id: marks of seats, booty, coins, discs.
const SYMBOLS: &str = include_str!("symbols.svg");
const HARBOUR: &str = include_str!("harbour.svg");

/// The symbols, once a page.
pub fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=SYMBOLS></div> }
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

/// A picture that only decorates.
pub fn picture(svg: &'static str) -> impl IntoView {
    view! { <span class="picture" aria-hidden="true" inner_html=svg></span> }
}

/// A picture with another one in it, in the place of a comment such as `<!--ship-->`.
pub fn picture_with(svg: &'static str, comment: &str, inner: &str) -> impl IntoView + use<> {
    let svg = svg.replacen(comment, inner, 1);
    view! { <span class="picture" aria-hidden="true" inner_html=svg></span> }
}
