//! Highlights pieces: those that a log entry mentions, and those that a hint is about.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::request_animation_frame;

use crate::motion::layout;

const LIT: &str = "lit";
const HINTED: &str = "hinted";

thread_local! {
    static NOW: RefCell<Option<Told>> = const { RefCell::new(None) };
    static ADVISED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The entry that is pointed at, and the pieces it mentions.
struct Told {
    line: usize,
    pieces: Arc<[String]>,
}

/// Highlights the pieces of an entry, and no others.
pub fn up(line: usize, pieces: Arc<[String]>) {
    NOW.set(Some(Told { line, pieces }));
    show_lit();
}

/// The pointer is over an entry. It counts only if it moved: an entry that slides under a resting
/// pointer is not pointed at.
pub fn pointed(event: &PointerEvent, line: usize, pieces: &Arc<[String]>) {
    let moved = event.movement_x() != 0 || event.movement_y() != 0;
    let other = NOW.with_borrow(|now| now.as_ref().is_none_or(|told| told.line != line));
    if moved && other {
        up(line, Arc::clone(pieces));
    }
}

/// The pointer left this entry: its pieces are no longer highlighted.
pub fn out(line: usize) {
    let lit = NOW.with_borrow(|now| now.as_ref().is_some_and(|told| told.line == line));
    if lit {
        NOW.set(None);
        show_lit();
    }
}

/// Marks the pieces that a hint is about, and no others; what it leads to is brought into view.
pub fn hint(pieces: Vec<String>) {
    let target = pieces.last().cloned();
    let before = ADVISED.replace(pieces);
    let target = target.filter(|target| before.last() != Some(target));
    if !before.is_empty() || target.is_some() {
        request_animation_frame(move || {
            show_hinted();
            if let Some(target) = target {
                layout::bring_into_view(&target);
            }
        });
    }
}

/// The board was redrawn: the same pieces are highlighted again.
pub fn follow() {
    if NOW.with_borrow(Option::is_some) {
        request_animation_frame(show_lit);
    }
}

fn show_lit() {
    NOW.with_borrow(|now| mark(LIT, now.iter().flat_map(|told| told.pieces.iter())));
}

fn show_hinted() {
    ADVISED.with_borrow(|advised| mark(HINTED, advised.iter()));
}

/// Gives a class to exactly these pieces.
fn mark<'a>(class: &str, pieces: impl Iterator<Item = &'a String>) {
    for piece in layout::all(&format!(".{class}")) {
        let _ = piece.class_list().remove_1(class);
    }
    for name in pieces {
        for piece in layout::all(&format!("[data-piece='{name}']")) {
            let _ = piece.class_list().add_1(class);
        }
    }
}
