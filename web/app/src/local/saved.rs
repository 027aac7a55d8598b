//! A match as it is stored between visits.

use game::{Game, Record};
use serde::{Deserialize, Serialize};
use web_kit::device;

use crate::local::Player;

/// Who sits where, and the record of the match so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Saved<G: Game> {
    pub(crate) players: Vec<Player>,
    pub(crate) record: Record<G>,
    /// The match is over.
    #[serde(default)]
    pub(crate) over: bool,
}

impl<G: Game> Saved<G> {
    /// The stored match of this game, if the present rules can read it.
    pub(crate) fn load() -> Option<Self> {
        device::load(&key(G::ID)).filter(|saved: &Self| saved.record.check_header().is_ok())
    }

    pub(crate) fn keep(&self) {
        device::save(&key(G::ID), self);
    }
}

/// True if an unfinished match of the game is stored.
pub(crate) fn is_under_way(game: &str) -> bool {
    #[derive(Deserialize)]
    struct Header {
        #[serde(default)]
        over: bool,
    }
    device::load(&key(game)).is_some_and(|header: Header| !header.over)
}

/// True if a match of the game is stored, finished or not.
pub(crate) fn is_kept(game: &str) -> bool {
    device::load::<serde::de::IgnoredAny>(&key(game)).is_some()
}

/// Deletes the stored match of a game.
pub(crate) fn forget(game: &str) {
    device::forget(&key(game));
}

fn key(game: &str) -> String {
    format!("match.{game}")
}
