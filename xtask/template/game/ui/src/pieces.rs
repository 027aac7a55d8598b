//! Boats, dice and coins, and the names that highlights and glides know them by.

use leptos::prelude::*;
use template_game::{Color, Event, Pips};

use super::looks;

/// Symbols that only this board uses, once per page.
pub(super) fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=include_str!("../art/symbols.svg")></div> }
}

/// One of this board's symbols.
pub(super) fn picture(id: &'static str, view_box: &'static str) -> impl IntoView {
    let target = format!("#{id}");
    view! { <svg class="drawn" viewBox=view_box aria-hidden="true"><use href=target></use></svg> }
}

/// A boat of a colour, with the colour's mark on its sail.
pub(super) fn boat(color: Color) -> impl IntoView {
    let mark = format!("#{}", looks::mark(color));
    view! {
        <svg class=format!("boat {}", color.name()) viewBox="0 0 40 40" aria-hidden="true">
            <use href="#template-game-boat"></use>
            <g class="ink"><use href=mark x="14" y="9" width="12" height="12"></use></g>
        </svg>
    }
}

/// The gold on a space.
pub(super) fn coins(gold: u8) -> impl IntoView {
    (gold > 0).then(|| {
        view! {
            <span class="coins">
                <svg class="coin" viewBox="0 0 24 24" aria-hidden="true"><use href="#coin"></use></svg>
                <b>{gold}</b>
            </span>
        }
    })
}

/// The face of a die.
pub(super) fn die(pips: Pips) -> impl IntoView {
    let dots = dots(pips).iter().map(|&(x, y)| {
        view! { <circle cx=x cy=y r="3.4"></circle> }
    });
    view! { <svg class="face" viewBox="0 0 40 40" aria-hidden="true">{dots.collect_view()}</svg> }
}

fn dots(pips: Pips) -> &'static [(&'static str, &'static str)] {
    const LEFT: &str = "11";
    const MID: &str = "20";
    const RIGHT: &str = "29";
    match pips.get() {
        1 => &[(MID, MID)],
        2 => &[(LEFT, LEFT), (RIGHT, RIGHT)],
        3 => &[(LEFT, LEFT), (MID, MID), (RIGHT, RIGHT)],
        4 => &[(LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)],
        5 => &[(LEFT, LEFT), (RIGHT, LEFT), (MID, MID), (LEFT, RIGHT), (RIGHT, RIGHT)],
        _ => {
            &[(LEFT, LEFT), (RIGHT, LEFT), (LEFT, MID), (RIGHT, MID), (LEFT, RIGHT), (RIGHT, RIGHT)]
        }
    }
}

/// The name of a space, for highlighting it.
pub(super) fn space(number: u8) -> String {
    format!("space-{number}")
}

/// What an event is about.
pub(super) fn of_event(event: &Event) -> Vec<String> {
    match event {
        Event::Rowed { from, to, .. } => vec![space(*from), space(*to)],
        Event::Took { from, .. } => vec![space(*from)],
        Event::First { .. }
        | Event::Dealt { .. }
        | Event::Rolled { .. }
        | Event::Played { .. }
        | Event::Over { .. } => Vec::new(),
    }
}
