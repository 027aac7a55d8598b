//! Symbols of the board.

use king_of_pirates::Color;
use leptos::prelude::*;

use super::looks;

/// Symbols that only this board uses, once per page.
pub(super) fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=include_str!("../art/symbols.svg")></div> }
}

/// One of this board's symbols.
pub(super) fn picture(id: &str, class: &'static str) -> impl IntoView + use<> {
    let target = format!("#king-{id}");
    view! { <svg class=class viewBox="0 0 40 40" aria-hidden="true"><use href=target></use></svg> }
}

/// A player's ship, with the colour's mark on the sail.
pub(super) fn ship(color: Color) -> impl IntoView {
    let mark = format!("#{}", looks::mark(color));
    view! {
        <svg class=format!("vessel {}", looks::class(color)) viewBox="0 0 40 40" aria-hidden="true">
            <use href="#king-vessel"></use>
            <g class="ink"><use href=mark x="13" y="8" width="14" height="14"></use></g>
        </svg>
    }
}

/// So many things in a row, and the room for more.
pub(super) fn stores(id: &'static str, count: u8, room: u8, title: String) -> impl IntoView {
    let full = (0..count).map(|_| picture(id, "store")).collect_view();
    let empty = (count..room.max(count)).map(|_| picture(id, "store empty")).collect_view();
    let spoken = title.clone();
    view! { <span class="stores" title=title>{full}{empty}<span class="unseen">{spoken}</span></span> }
}
