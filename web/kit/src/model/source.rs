//! Where a match comes from.

use std::any::Any;

use game::{ActError, Seat};

use crate::model::{Action, Entry, GameUi, Refusal, Snapshot};

/// Knows the match that a [`crate::model::MatchModel`] shows. Pages reach their own source with
/// [`crate::model::MatchModel::with`].
pub trait Source<U: GameUi>: Any + Send + Sync {
    /// The match as it is now.
    fn snapshot(&self) -> Snapshot<U>;

    /// Which rule an action breaks.
    fn check(&self, seat: Seat, action: Action<U>) -> Result<(), Refusal<U>>;

    /// Why a legal action is not done now, in the reader's language: a lesson may be about
    /// something else.
    fn unwanted(&self, _action: Action<U>) -> Option<String> {
        None
    }

    /// Why nothing can be done at all now, in the reader's language: the connection may be broken.
    fn blocked(&self) -> Option<String> {
        None
    }

    /// The whole log, oldest first.
    fn log(&self) -> Vec<Entry>;

    /// Writes the log again: the language has changed.
    fn retell(&mut self) {}

    /// Does an action of a seat. None if the answer comes later or the match cannot be changed.
    fn act(&mut self, seat: Seat, action: Action<U>) -> Option<Result<(), ActError<U::Game>>>;

    /// Undoes the last decision of a person, or says why not in the reader's language. None if the
    /// answer comes later or the match cannot be changed.
    fn undo(&mut self) -> Option<Result<(), String>> {
        None
    }
}
