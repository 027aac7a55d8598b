//! The match of each game that is on the table: kept at every input, in one write that either
//! happens or does not. What makes way for another goes to the shelf (`shelf`).

use game::{Game, Record, Seat};
use serde::{Deserialize, Serialize};
use web_kit::device;

use crate::kept::shelf::Head;
use crate::kept::{Player, clean_name, shelf};

/// Who sits where, and the record of the match so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Saved<G: Game> {
    pub(crate) players: Vec<Player>,
    /// What the people at this device are called, by seat; empty where nobody said so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) names: Vec<String>,
    pub(crate) record: Record<G>,
    /// The match is over.
    #[serde(default)]
    pub(crate) over: bool,
    /// What the shelf shows of it; none in a match of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) head: Option<Head>,
}

/// The name that was given to the person at a seat.
pub(crate) fn name_at(names: &[String], seat: Seat) -> Option<String> {
    names.get(seat.index()).and_then(|name| clean_name(name))
}

impl<G: Game> Saved<G> {
    /// The match of this game on the table, if the present rules can read it.
    pub(crate) fn load() -> Option<Self> {
        Self::read(&device::read(&key(G::ID))?)
    }

    /// A match as it was written.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let saved: Self = serde_json::from_str(text).ok()?;
        saved.record.check_header().is_ok().then_some(saved)
    }

    /// Puts it on the table; another match that is there goes to the shelf.
    pub(crate) fn keep(mut self) {
        let now = device::now() as u64;
        if let Some(head) = &mut self.head {
            head.changed = now;
            head.begun = if head.begun == 0 { now } else { head.begun };
        }
        let own = self.head.as_ref().map(|head| head.id.as_str());
        if on_table(G::ID).is_some_and(|there| Some(there.as_str()) != own) {
            set_aside(G::ID);
        }
        device::save(&key(G::ID), &self);
    }
}

/// The id of the match on the table of a game.
pub(crate) fn on_table(game: &str) -> Option<String> {
    shelf::id_of(game, &device::read(&key(game))?)
}

/// The match on the table of a game, as it was written.
pub(crate) fn text(game: &str) -> Option<String> {
    device::read(&key(game))
}

/// Puts a match on the table as it was written; another one goes to the shelf.
pub(crate) fn lay(game: &str, text: &str) {
    set_aside(game);
    device::write(&key(game), text);
}

/// Clears the table of a game: what is on it goes to the shelf.
pub(crate) fn set_aside(game: &str) {
    if let Some(text) = device::read(&key(game)) {
        shelf::hand_in(game, &text);
        device::forget(&key(game));
    }
}

/// True if an unfinished match of the game is on its table.
pub(crate) fn is_under_way(game: &str) -> bool {
    #[derive(Deserialize)]
    struct Ended {
        #[serde(default)]
        over: bool,
    }
    device::load(&key(game)).is_some_and(|ended: Ended| !ended.over)
}

/// What the shelf shows of the match on the table.
pub(crate) fn head(game: &str) -> Option<Head> {
    shelf::head_of(&device::read(&key(game))?)
}

/// Deletes the match on the table of a game.
pub(crate) fn forget(game: &str) {
    device::forget(&key(game));
}

/// Where the match on the table of a game is kept.
pub(super) fn key(game: &str) -> String {
    format!("match.{game}")
}
