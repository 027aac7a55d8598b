//! Dragging a piece onto something, by mouse or finger.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A hand that moves fewer pixels than this clicks.
const CLICK: f64 = 8.0;

/// A piece in the hand, if there is one. A handle: copies mean the same hand.
#[derive(Clone, Copy)]
pub struct Drag {
    held: StoredValue<Option<Held>>,
    /// A drag ended just now: the click that browsers make of it is none.
    ended: StoredValue<bool>,
    /// The name of what the piece is held over: its `data-drop`.
    pub over: RwSignal<Option<String>>,
}

/// Where the piece was taken, and whether it has been moved since.
#[derive(Clone, Copy)]
struct Held {
    x: f64,
    y: f64,
    moved: bool,
}

impl Default for Drag {
    fn default() -> Self {
        Self {
            held: StoredValue::new(None),
            ended: StoredValue::new(false),
            over: RwSignal::new(None),
        }
    }
}

impl Drag {
    /// The hand closes on a piece.
    pub fn take(self, event: &PointerEvent) {
        self.ended.set_value(false);
        if event.button() == 0 {
            let (x, y) = place(event);
            self.held.set_value(Some(Held { x, y, moved: false }));
        }
    }

    /// The hand moves, and the piece with it; `lift` is called when it begins to.
    pub fn follow(self, event: &PointerEvent, lift: impl FnOnce()) {
        let Some(held) = self.held.get_value() else { return };
        let Some(piece) = piece(event) else { return };
        let (x, y) = place(event);
        let (right, down) = (x - held.x, y - held.y);
        if !held.moved {
            if right.hypot(down) < CLICK {
                return;
            }
            self.held.set_value(Some(Held { moved: true, ..held }));
            // From now on the piece hears the pointer wherever it goes.
            let _ = piece.set_pointer_capture(event.pointer_id());
            let _ = piece.class_list().add_1("dragged");
            lift();
        }
        let _ = piece.style().set_property("--right", &format!("{right:.0}px"));
        let _ = piece.style().set_property("--down", &format!("{down:.0}px"));
        let over = under(x, y);
        if self.over.with_untracked(|now| *now != over) {
            self.over.set(over);
        }
    }

    /// The hand opens. If it moved: the name of what the piece was dropped on, if it was on
    /// something.
    pub fn release(self, event: &PointerEvent) -> Option<Option<String>> {
        let dropped = self.over.get_untracked();
        let moved = self.let_go(event);
        self.ended.set_value(moved);
        moved.then_some(dropped)
    }

    /// The browser took the gesture for itself: nothing was dropped. True if a piece was moved.
    pub fn let_go(self, event: &PointerEvent) -> bool {
        let held = self.held.try_update_value(Option::take).flatten();
        self.over.set(None);
        if let Some(piece) = piece(event) {
            let _ = piece.class_list().remove_1("dragged");
        }
        held.is_some_and(|held| held.moved)
    }

    /// Is this a click of its own, and not the end of a drag?
    pub fn is_click(self, event: &MouseEvent) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        // The keyboard's clicks have no number.
        !ended || event.detail() == 0
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn piece(event: &PointerEvent) -> Option<HtmlElement> {
    event.current_target()?.dyn_into().ok()
}

/// The name of what a piece can be dropped on here.
fn under(x: f64, y: f64) -> Option<String> {
    let element: Element = document().element_from_point(x as f32, y as f32)?;
    element.closest("[data-drop]").ok().flatten()?.get_attribute("data-drop")
}
