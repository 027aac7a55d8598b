//! Pictures, all of our own: SVG in files beside this one, coloured by style variables.

use leptos::prelude::*;

/// Symbols that the page refers to by id: marks of seats, booty, coins, discs.
const SYMBOLS: &str = include_str!("symbols.svg");
const HARBOUR: &str = include_str!("harbour.svg");
const SLOOP: &str = include_str!("sloop.svg");
const BRIG: &str = include_str!("brig.svg");
const GALLEON: &str = include_str!("galleon.svg");

/// The symbols, once a page.
pub(crate) fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=SYMBOLS></div> }
}

/// One of the symbols.
pub(crate) fn symbol(id: &str) -> impl IntoView + use<> {
    let target = format!("#{id}");
    view! {
        <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
            <use href=target></use>
        </svg>
    }
}

/// The harbour at dusk, wide.
pub(crate) fn harbour() -> impl IntoView {
    picture(HARBOUR)
}

/// A ship that needs this many hands: the more, the larger.
pub(crate) fn ship(crew: u8) -> impl IntoView {
    picture(match crew {
        0..=3 => SLOOP,
        4 => BRIG,
        5.. => GALLEON,
    })
}

/// Lost ruins in the jungle.
pub(crate) fn ruin() -> impl IntoView {
    picture(include_str!("ruin.svg"))
}

/// The sea monster.
pub(crate) fn monster() -> impl IntoView {
    picture(include_str!("monster.svg"))
}

/// The front page's picture of Buccaneer.
pub(crate) fn tile_buccaneer() -> AnyView {
    picture(include_str!("tile-buccaneer.svg")).into_any()
}

/// The front page's picture of Pirates.
pub(crate) fn tile_pirates() -> AnyView {
    picture(include_str!("tile-pirates.svg")).into_any()
}

/// The front page's picture of King of Pirates.
pub(crate) fn tile_king() -> AnyView {
    picture(include_str!("tile-king.svg")).into_any()
}

/// The front page's picture of Squabble on the Planks.
pub(crate) fn tile_planks() -> AnyView {
    picture(include_str!("tile-planks.svg")).into_any()
}

fn picture(svg: &'static str) -> impl IntoView {
    view! { <span class="picture" aria-hidden="true" inner_html=svg></span> }
}
