//! The current match of each game: kept at every input, in one write that either happens or does
//! not. One that makes way for another joins the earlier ones.

use game::Game;
use serde::Deserialize;
use web_kit::device;

use crate::archive::handed_in::hand_in;
use crate::archive::head::{self, Head};
use crate::archive::saved::Saved;

impl<G: Game> Saved<G> {
    /// The current match of this game, if the present rules can read it.
    pub(crate) fn load() -> Option<Self> {
        Self::read(&device::read(&key(G::ID))?)
    }

    /// Makes it the current match; the one before it joins the earlier ones.
    pub(crate) fn keep(mut self) {
        let now = device::now() as u64;
        if let Some(head) = &mut self.head {
            head.changed = now;
            head.begun = if head.begun == 0 { now } else { head.begun };
        }
        let own = self.head.as_ref().map(|head| head.id.as_str());
        if id(G::ID).is_some_and(|there| Some(there.as_str()) != own) {
            put_away(G::ID);
        }
        device::save(&key(G::ID), &self);
    }
}

/// The id of the current match of a game.
pub(crate) fn id(game: &str) -> Option<String> {
    head::id_of(game, &device::read(&key(game))?)
}

/// The current match of a game, as it was written.
pub(crate) fn text(game: &str) -> Option<String> {
    device::read(&key(game))
}

/// Makes a match the current one, as it was written; the one before it joins the earlier ones.
pub(crate) fn replace(game: &str, text: &str) {
    put_away(game);
    device::write(&key(game), text);
}

/// Puts the current match of a game with the earlier ones.
pub(crate) fn put_away(game: &str) {
    if let Some(text) = device::read(&key(game)) {
        hand_in(game, &text);
        device::forget(&key(game));
    }
}

/// True if the current match of the game is unfinished.
pub(crate) fn is_under_way(game: &str) -> bool {
    #[derive(Deserialize)]
    struct Ended {
        #[serde(default)]
        over: bool,
    }
    device::load(&key(game)).is_some_and(|ended: Ended| !ended.over)
}

/// What a list shows of the current match.
pub(crate) fn head(game: &str) -> Option<Head> {
    head::head_of(&device::read(&key(game))?)
}

/// Deletes the current match of a game.
pub(crate) fn forget(game: &str) {
    device::forget(&key(game));
}

/// Where the current match of a game is kept.
pub(super) fn key(game: &str) -> String {
    format!("match.{game}")
}
