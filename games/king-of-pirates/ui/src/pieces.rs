//! Symbols of the board.

use king_of_pirates::{Color, Nation};
use leptos::prelude::*;
use web_kit::words::capital;

use super::looks;
use super::names;

/// Symbols that only this board uses, once per page.
pub(super) fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=include_str!("../art/symbols.svg")></div> }
}

/// One of this board's symbols.
pub(super) fn picture(id: &str, class: &'static str) -> impl IntoView + use<> {
    let (target, class) = (format!("#king-{id}"), format!("symbol {class}"));
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

/// A number of things in a row, and the room for more.
pub(super) fn stores(id: &'static str, count: u8, room: u8, title: String) -> impl IntoView {
    let full = (0..count).map(|_| picture(id, "store")).collect_view();
    let empty = (count..room.max(count)).map(|_| picture(id, "store empty")).collect_view();
    let about = explained(&title, id);
    view! { <span class="stores" data-explain=about data-legend=names::sign(id)>{full}{empty}<span class="unseen">{title}</span></span> }
}

/// How many there are, and what they are good for.
fn explained(title: &str, id: &str) -> String {
    format!("{}. {}", capital(title), names::sign(id))
}

/// A symbol and how many there are of it.
pub(super) fn counted(id: &'static str, count: u8, title: String) -> impl IntoView {
    let about = explained(&title, id);
    view! { <span class="stores counted" data-explain=about data-legend=names::sign(id)>{picture(id, "store")}<b aria-hidden="true">{count}</b><span class="unseen">{title}</span></span> }
}

/// The flag of a nation.
pub(super) fn flag(nation: Nation) -> impl IntoView + use<> {
    let target = match nation {
        Nation::British => "#king-br",
        Nation::French => "#king-fr",
        Nation::Spanish => "#king-sp",
    };
    view! { <svg class="symbol flag" viewBox="0 0 24 16" aria-hidden="true"><use href=target></use></svg> }
}

/// Where the pips of a die are.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(20, 20)],
    &[(12, 12), (28, 28)],
    &[(11, 11), (20, 20), (29, 29)],
    &[(12, 12), (28, 12), (12, 28), (28, 28)],
    &[(11, 11), (29, 11), (20, 20), (11, 29), (29, 29)],
    &[(12, 10), (28, 10), (12, 20), (28, 20), (12, 30), (28, 30)],
];

/// A die as it lies; blank before it is rolled.
pub(super) fn die(value: u8) -> impl IntoView + use<> {
    let pips = PIPS.get(usize::from(value)).copied().unwrap_or_default();
    let pip = |&(x, y): &(u8, u8)| view! { <circle cx=x cy=y r="3.6"></circle> };
    let pips = pips.iter().map(pip).collect_view();
    view! {
        <svg class="pips" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="2" y="2" width="36" height="36" rx="8"></rect> {pips}
        </svg>
    }
}
