//! Pirates, coins and dice.

use leptos::prelude::*;
use planks::{Action, Color, Event, Phase, Plank, Side, Sliding, Spot, View};

use super::looks;

/// Symbols that only this board uses, once per page.
pub(super) fn symbols() -> impl IntoView {
    view! { <div class="symbols" aria-hidden="true" inner_html=include_str!("../art/symbols.svg")></div> }
}

/// A pirate of a colour, with the colour's mark on the chest.
pub(super) fn pirate(color: Color) -> impl IntoView {
    let mark = format!("#{}", looks::mark(color));
    view! {
        <svg class=format!("pirate {}", color.name()) viewBox="0 0 40 40" aria-hidden="true">
            <use href="#planks-pirate"></use>
            <g class="ink"><use href=mark x="14.500" y="23.500" width="11" height="11"></use></g>
        </svg>
    }
}

/// The doubloons printed on a space.
pub(super) fn coins(count: u8) -> impl IntoView {
    let coin = |_| {
        view! { <svg class="coin" viewBox="0 0 24 24" aria-hidden="true"><use href="#coin"></use></svg> }
    };
    view! { <span class="coins">{(0..count).map(coin).collect_view()}</span> }
}

/// A die with the colour of a plank.
pub(super) fn die(plank: Plank) -> impl IntoView {
    view! { <span class=format!("die {}", plank.name())>{looks::plank(plank)}</span> }
}

/// One of this board's symbols.
pub(super) fn picture(
    id: &'static str,
    view_box: &'static str,
    class: &'static str,
) -> impl IntoView {
    let target = format!("#{id}");
    view! { <svg class=class viewBox=view_box aria-hidden="true"><use href=target></use></svg> }
}

/// The name of a plank, for following it and for highlighting it.
pub(super) fn plank(plank: Plank) -> String {
    format!("plank-{plank}")
}

/// The name of a space, for highlighting it.
pub(super) fn spot(spot: Spot) -> String {
    format!("spot-{spot}")
}

/// The name of the arrow that slides a plank, or leaves an empty one where it is.
pub(super) fn shove(sliding: Sliding) -> String {
    format!("shove-{}-{}", sliding.plank, sliding.to.map_or("stay", Side::name))
}

/// What an action is about.
pub(super) fn of_action(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Place(placing) => vec![spot(placing.at)],
        Action::Slide(sliding) => vec![plank(sliding.plank), shove(sliding)],
        Action::Move(moving) => {
            let onto = match view.phase {
                Phase::Move(plank) => Some(spot(Spot { plank, space: moving.to })),
                Phase::Place
                | Phase::Roll
                | Phase::Slide
                | Phase::Decide
                | Phase::Return
                | Phase::Over => None,
            };
            std::iter::once(spot(moving.from)).chain(onto).collect()
        }
        Action::Return(returning) => vec![spot(returning.at)],
        Action::Decide(_) => Vec::new(),
    }
}

/// What an event is about.
pub(super) fn of(event: &Event) -> Vec<String> {
    match event {
        Event::Placed { at, .. } | Event::Returned { at, .. } => vec![spot(*at)],
        Event::SetDown { from, at, .. } => vec![spot(*from), spot(*at)],
        Event::Lifted { from, .. } => vec![spot(*from)],
        Event::Rolled { dice, .. } => dice.iter().copied().map(plank).collect(),
        Event::Slid { plank: slid, .. } | Event::Stayed { plank: slid, .. } => vec![plank(*slid)],
        Event::Tipped(fall) => vec![plank(fall.plank)],
        Event::First { .. }
        | Event::Ordered { .. }
        | Event::Turned { .. }
        | Event::NoMove { .. }
        | Event::Decided { .. }
        | Event::Collected { .. }
        | Event::Broke { .. }
        | Event::PutBack { .. }
        | Event::Consoled { .. }
        | Event::Fled { .. }
        | Event::SoldOut
        | Event::Over { .. } => Vec::new(),
    }
}
