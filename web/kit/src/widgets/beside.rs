//! The confirmation beside what it is about. The board says which piece that is; the prompt's own
//! confirmation is put there, so that keyboards and screen readers have one and not two.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::motion::layout;

/// The space between a piece and its confirmation.
const GAP: f64 = 8.0;

/// Keeps the prompt's confirmation beside this piece, by its `data-piece`, while there is one.
/// Read within an effect: it is placed anew whenever something changes that `piece` depends on.
pub fn keep_beside(piece: Signal<Option<String>>) {
    let place = move || {
        if let Some(piece) = piece.try_get_untracked().flatten() {
            put(&piece);
        }
    };
    let show = move || {
        // The list of moves and hints propose what may be out of sight.
        if let Some(piece) = piece.try_get_untracked().flatten() {
            layout::bring_into_view(&piece);
        }
        place();
    };
    Effect::new(move || {
        if piece.get().is_some() {
            // By then the prompt has drawn it.
            request_animation_frame(show);
        }
    });
    let scrolled = window_event_listener(ev::scroll, move |_| place());
    let resized = window_event_listener(ev::resize, move |_| place());
    on_cleanup(move || {
        scrolled.remove();
        resized.remove();
    });
}

fn put(piece: &str) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let Some(card) = find(".prompt .confirmation") else { return };
    let Some(board) = find(".board") else { return };
    let target = find(&format!("[data-piece='{piece}']"));
    let target = whole(target.as_ref().unwrap_or(&board));
    let room = Room { board: board.get_bounding_client_rect(), bottom: layout::visible_bottom() };
    let (left, top) = room.beside(&target, &card.get_bounding_client_rect());
    if let Some(card) = card.dyn_ref::<HtmlElement>() {
        // Only names of properties can be wrong.
        let _ = card.style().set_property("left", &format!("{left:.0}px"));
        let _ = card.style().set_property("top", &format!("{top:.0}px"));
        let _ = card.class_list().add_1("placed");
    }
}

/// The place of a piece on the screen.
struct Place {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

/// The place of a piece with what holds it, such as a disc's stack, and what would come onto it.
fn whole(piece: &Element) -> Place {
    let holder = piece.closest(".holds-piece").ok().flatten();
    let holder = holder.as_ref().unwrap_or(piece);
    let place = holder.get_bounding_client_rect();
    let ghost = holder.query_selector(".tall").ok().flatten();
    let ghost = ghost.map(|ghost| ghost.get_bounding_client_rect());
    let top = ghost.filter(|ghost| ghost.height() > 0.0).map_or(place.top(), |ghost| ghost.top());
    Place {
        left: place.left(),
        top: top.min(place.top()),
        right: place.right(),
        bottom: place.bottom(),
    }
}

/// Where a confirmation may be.
struct Room {
    board: DomRect,
    bottom: f64,
}

impl Room {
    /// Below the target if there is room, else right or left of it, else above.
    fn beside(&self, target: &Place, card: &DomRect) -> (f64, f64) {
        let (width, height) = (card.width(), card.height());
        let most = (self.board.right() - width).max(self.board.left());
        let across = |left: f64| left.clamp(self.board.left(), most);
        let lowest = (self.bottom - height - GAP).max(GAP);
        let middle = across((target.left + target.right - width) / 2.0);
        let level = (target.bottom - height).clamp(GAP, lowest);
        if target.bottom + GAP <= lowest {
            // The piece may have been scrolled away.
            (middle, (target.bottom + GAP).max(GAP))
        } else if target.right + GAP <= most {
            (target.right + GAP, level)
        } else if target.left - GAP - width >= self.board.left() {
            (target.left - GAP - width, level)
        } else {
            (middle, (target.top - GAP - height).clamp(GAP, lowest))
        }
    }
}
