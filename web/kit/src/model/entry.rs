//! The log.

use std::sync::Arc;

use game::Seat;

use crate::model::{Event, GameUi, View};
use crate::motion::layout::seat_piece;

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counted from the beginning of the match.
    pub number: usize,
    /// The seat that acted, for its mark.
    pub seat: Option<Seat>,
    /// Shared, because the whole log is handed on with every action.
    pub text: Arc<str>,
    /// The pieces it mentions: see [`GameUi::pieces`].
    pub pieces: Arc<[String]>,
}

impl Entry {
    /// The sentence for an event; none if the event needs no sentence.
    pub fn of<U: GameUi>(number: usize, view: &View<U>, event: &Event<U>) -> Option<Self> {
        let seat = U::actor(event);
        let text = U::event_words(view, event)?.into();
        let pieces = seat.map(seat_piece).into_iter().chain(U::pieces(event)).collect();
        Some(Self { number, seat, text, pieces })
    }

    /// A sentence that mentions no piece.
    pub fn plain(number: usize, text: String) -> Self {
        Self { number, seat: None, text: text.into(), pieces: Arc::default() }
    }
}
