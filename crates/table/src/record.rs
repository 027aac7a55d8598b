//! A match written down: set-up, seed, rules version and every input.

use crate::{Edition, Fault, Game, PositionError, Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// All that is needed to see a match again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The text that chance was drawn from.
    pub seed: String,
    /// Where it began.
    pub start: Start<G>,
    /// What happened since, in order.
    pub inputs: Vec<Input<G>>,
}

impl<G: Game> Record<G> {
    /// Is this a record that these rules can replay?
    pub fn check_header(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.rules != G::RULES {
            return Err(RecordError::Rules { found: self.rules, known: G::RULES });
        }
        if let Start::Setup(setup) = &self.start {
            setup.edition.validate()?;
        }
        Ok(())
    }
}

/// Where a match began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Start<G: Game> {
    /// From the beginning. The edition is written out, so that the record
    /// does not depend on a file.
    #[serde(with = "setup")]
    Setup(Setup<G>),
    /// From a position.
    Position(G::Position),
}

/// One input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", untagged)]
pub enum Input<G: Game> {
    /// A seat chose.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Chance answered.
    Chance {
        /// What.
        outcome: G::Outcome,
    },
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is of another game.
    #[error("this is a record of `{found}`, not of `{wanted}`")]
    Game {
        /// In the record.
        found: String,
        /// Asked for.
        wanted: &'static str,
    },
    /// It was played by other rules.
    #[error("played by rules version {found}; this program knows version {known}")]
    Rules {
        /// In the record.
        found: u32,
        /// Of this program.
        known: u32,
    },
    /// Its edition is not valid.
    #[error("edition: {0}")]
    Edition(#[from] Fault),
    /// Its set-up is not possible.
    #[error("set-up: {0}")]
    Setup(#[from] SetupError),
    /// The position it begins from is none.
    #[error("position: {0}")]
    Position(#[from] PositionError),
    /// An input is refused.
    #[error("input {number}: {message}")]
    Input {
        /// Its index, from 0.
        number: usize,
        /// Why.
        message: String,
    },
}

/// `Setup` in records: its three fields. Kept here because `Setup` is generic
/// over the game and derives would ask the game itself to be serialisable.
mod setup {
    use super::{Deserialize, Game, Serialize, Setup};
    use serde::{Deserializer, Serializer};

    #[derive(Serialize)]
    struct Out<'a, E, O> {
        players: usize,
        edition: &'a E,
        options: &'a O,
    }

    #[derive(Deserialize)]
    struct In<E, O> {
        players: usize,
        edition: E,
        options: O,
    }

    pub(super) fn serialize<G: Game, S: Serializer>(
        setup: &Setup<G>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let Setup { players, edition, options } = setup;
        Out { players: *players, edition, options }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, G: Game, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Setup<G>, D::Error> {
        let In { players, edition, options } = In::deserialize(deserializer)?;
        Ok(Setup { players, edition, options })
    }
}
