//! What sails: ships, the Dutchman, and the ghost of a ship that is about to.

use std::sync::Arc;

use game::Seat;
use king_of_pirates::{Frame, Hex, View};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use web_kit::model::Snapshot;
use web_kit::motion::layout::seat_piece;

use super::KingOfPiratesUi;
use super::arrival;
use super::course;
use super::helm::{self, Helm};
use super::looks;
use super::names;
use super::pieces;
use super::spot::Spot;

/// All ships and the Dutchman. Each glides as a piece of its own.
pub(super) fn afloat(helm: Helm) -> impl IntoView {
    move || {
        let now = helm.model.now.get();
        Hex::all().filter_map(|hex| aboard(helm, &now, hex)).collect_view()
    }
}

/// The ships in a hex; their names stand in the label of the hex.
fn aboard(
    helm: Helm,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    hex: Hex,
) -> Option<impl IntoView + use<>> {
    let view = &now.view;
    let here = Seat::all(view.ships.len()).filter(|seat| view.ships[seat.index()].at == hex);
    let ships: Vec<_> = here.map(|seat| ship(helm, now, seat)).collect();
    let dutchman = (view.dutchman == hex).then(|| {
        view! { <span class="at" data-piece="dutchman" data-glide="king-dutchman" data-explain=names::sign("dutchman")>{pieces::picture("dutchman", "vessel")}</span> }
    });
    let (q, r) = hex.coords();
    let count = ships.len() + usize::from(dutchman.is_some());
    let class = format!("aboard {} {}", crowd(count), place(view, hex));
    (count > 0).then(|| {
        view! { <span class=class aria-hidden="true" style:--q=q.to_string() style:--r=r.to_string()>{ships}{dutchman}</span> }
    })
}

/// How close together they lie.
fn crowd(count: usize) -> &'static str {
    match count {
        0 | 1 => "one",
        2 => "two",
        _ => "many",
    }
}

/// Beside what is on the hex, so that both are seen; in the middle of an empty one.
fn place(view: &View, hex: Hex) -> &'static str {
    let bare = view.site(hex).is_sea() && view.strength_at(hex).is_none();
    if bare { "alone" } else { "beside" }
}

/// A ship. The own one can be dragged while it may sail.
fn ship(helm: Helm, now: &Snapshot<KingOfPiratesUi>, seat: Seat) -> impl IntoView + use<> {
    let view = &now.view;
    let color = view.ships[seat.index()].color;
    let name = format!("king-ship-{}", looks::class(color));
    let turn = view.turn == seat && view.top() != Frame::Over;
    let own = helm::sailor(now) == Some(seat);
    let at = view.ships[seat.index()].at;
    let drag = helm.drag;
    // A fast hand leaves the ship with its first move.
    let follow = move |event: PointerEvent| drag.follow(&event, || helm.lift());
    let release = move |event: PointerEvent| {
        if let Some(name) = drag.release(&event) {
            helm.drop_on(name.as_deref());
        }
    };
    view! {
        <span class="at" class:sailing=turn class:own=own data-piece=seat_piece(seat) data-glide=name
            on:pointerdown=move |event: PointerEvent| {
                if own {
                    drag.take(&event);
                }
            }
            on:pointermove=follow
            on:pointerleave=follow
            on:pointerup=release
            on:pointercancel=move |event: PointerEvent| {
                drag.let_go(&event);
            }
            on:click=move |event: MouseEvent| {
                if drag.is_click(&event) {
                    helm.point(Spot::Hex(at));
                }
            }
        >{pieces::ship(color)}</span>
    }
}

/// The ship where it would be, with its wake; in the hand, with what happens there.
pub(super) fn ghost(helm: Helm) -> impl IntoView {
    move || {
        let to = helm.goal()?;
        let now = helm.model.now.get();
        let seat = now.asked()?;
        let ship = &now.view.ships[seat.index()];
        let drop = |hex: Hex| {
            let (q, r) = hex.coords();
            view! { <span class="wake" aria-hidden="true" style:--q=q.to_string() style:--r=r.to_string()></span> }
        };
        let wake = course::between(&now.view, ship.at, to).into_iter().map(drop).collect_view();
        let (q, r) = to.coords();
        let class = format!("aboard ghost one {}", place(&now.view, to));
        Some(view! {
            {wake}
            <span class=class aria-hidden="true" style:--q=q.to_string() style:--r=r.to_string()>
                <span class="at">{pieces::ship(ship.color)}</span>
            </span>
        })
    }
}

/// What would happen where the own ship is held.
pub(super) fn forecast(helm: Helm) -> impl IntoView {
    move || {
        let to = helm.held_over()?;
        let now = helm.model.now.get();
        let seat = now.asked()?;
        let what = arrival::words(&now.view, seat, to);
        let outlook = arrival::outlook(&now.view, seat, to).into_iter().next();
        let high = to.coords().1 > 1;
        Some(view! { <p class="forecast" class:high=high><b>{what}</b> {outlook}</p> })
    }
}
