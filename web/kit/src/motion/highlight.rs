//! Highlights the pieces that a log entry mentions.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::request_animation_frame;

use crate::motion::layout;

const LIT: &str = "lit";

thread_local! {
    static NOW: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// The entry that is pointed at, and the pieces it mentions.
struct Told {
    line: usize,
    pieces: Arc<[String]>,
}

/// Highlights the pieces of an entry, and no others.
pub fn up(line: usize, pieces: Arc<[String]>) {
    NOW.set(Some(Told { line, pieces }));
    again();
}

/// The pointer left this entry: its pieces are no longer highlighted.
pub fn out(line: usize) {
    let lit = NOW.with_borrow(|now| now.as_ref().is_some_and(|told| told.line == line));
    if lit {
        NOW.set(None);
        again();
    }
}

/// The board was redrawn: the same pieces are highlighted again.
pub fn follow() {
    if NOW.with_borrow(Option::is_some) {
        request_animation_frame(again);
    }
}

/// Highlights exactly the pieces of the current entry.
fn again() {
    for piece in layout::all(".lit") {
        let _ = piece.class_list().remove_1(LIT);
    }
    NOW.with_borrow(|now| {
        for name in now.iter().flat_map(|told| told.pieces.iter()) {
            for piece in layout::all(&format!("[data-piece='{name}']")) {
                let _ = piece.class_list().add_1(LIT);
            }
        }
    });
}
