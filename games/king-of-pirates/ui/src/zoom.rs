//! A closer look at the sea, for small screens: larger hexes with their names, moved by dragging.

use king_of_pirates::Event;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_kit::words::say;
use web_sys::HtmlElement;

use super::helm::Helm;
use super::looks;

/// Whether the sea is seen closely, and what it is moved in.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    helm: Helm,
    pub(super) close: RwSignal<bool>,
    pub(super) frame: NodeRef<html::Div>,
}

impl Zoom {
    pub(super) fn new(helm: Helm) -> Self {
        let zoom = Self { helm, close: RwSignal::new(false), frame: NodeRef::new() };
        Effect::new(move |_| {
            let sails = |event: &Event| {
                matches!(event, Event::Turn { .. } | Event::Sailed { .. } | Event::Sent { .. })
            };
            if helm.model.now.get().news.iter().any(sails) && zoom.close.get_untracked() {
                request_animation_frame(move || zoom.centre());
            }
        });
        zoom
    }

    fn turn(self) {
        self.close.update(|close| *close = !*close);
        request_animation_frame(move || self.centre());
    }

    /// Brings the ship whose turn it is into the middle.
    fn centre(self) {
        let now = self.helm.model.now.get_untracked();
        let at = now.view.ships.get(now.view.turn.index()).map(|ship| looks::hex_piece(ship.at));
        let hex = at.and_then(|at| looks::find(&at)?.dyn_into::<HtmlElement>().ok());
        let (Some(hex), Some(frame)) = (hex, self.frame.get_untracked()) else { return };
        let middle = |at: i32, size: i32, room: i32| at + (size - room) / 2;
        frame.set_scroll_left(middle(hex.offset_left(), hex.offset_width(), frame.client_width()));
        frame.set_scroll_top(middle(hex.offset_top(), hex.offset_height(), frame.client_height()));
    }
}

/// The button, shown on small screens.
pub(super) fn button(zoom: Zoom) -> impl IntoView {
    let label = move || say(if zoom.close.get() { "kop-zoom-out" } else { "kop-zoom-in" });
    let sign = move || if zoom.close.get() { "−" } else { "+" };
    view! {
        <button class="zoom" aria-label=label aria-pressed=move || zoom.close.get().to_string() on:click=move |_| zoom.turn()>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}
