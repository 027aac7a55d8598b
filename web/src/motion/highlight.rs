//! Pieces light up where something tells of them.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::request_animation_frame;

use crate::motion::layout;

const LIT: &str = "lit";

thread_local! {
    static NOW: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// The line that is pointed at, and the pieces it tells of.
struct Told {
    line: usize,
    pieces: Arc<[String]>,
}

/// Lights up the pieces that a line tells of and that are on the page, and no others.
pub(crate) fn up(line: usize, pieces: Arc<[String]>) {
    NOW.set(Some(Told { line, pieces }));
    again();
}

/// Nobody points at this line any more: its pieces are not lit.
pub(crate) fn out(line: usize) {
    let lit = NOW.with_borrow(|now| now.as_ref().is_some_and(|told| told.line == line));
    if lit {
        NOW.set(None);
        again();
    }
}

/// The board is drawn anew: what is lit is lit again, wherever it is then.
pub(crate) fn follow() {
    if NOW.with_borrow(Option::is_some) {
        request_animation_frame(again);
    }
}

/// Nothing is lit but what is told of now.
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
