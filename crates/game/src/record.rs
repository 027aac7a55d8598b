//! A match written down: set-up, seed, rules version and every input.

use crate::{Edition, Fault, Game, PositionError, Seat, Setup, SetupError, Text};
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
    /// Where undos went back over chance, so that it was drawn anew from
    /// there on; both numbers rise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redraws: Vec<Redraw>,
}

/// From an input on, chance is drawn from other streams of the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Redraw {
    /// The first input drawn so.
    pub from: usize,
    /// How many undos went back over chance until then; see [`Seed::redraw`].
    ///
    /// [`Seed::redraw`]: crate::Seed::redraw
    pub undos: u32,
}

impl<G: Game> Record<G> {
    /// Is this a record that these rules can replay?
    pub fn check_header(&self) -> Result<(), RecordError> {
        RecordHeader { game: self.game.clone(), rules: self.rules }.check::<G>()?;
        if let Start::Setup(setup) = &self.start {
            setup.edition.validate()?;
        }
        let rising = |pair: &[Redraw]| pair[0].from < pair[1].from && pair[0].undos < pair[1].undos;
        let counted = self.redraws.first().is_none_or(|first| first.undos > 0);
        if !counted || !self.redraws.windows(2).all(rising) {
            return Err(RecordError::Redraws);
        }
        Ok(())
    }
}

/// The beginning of a record. Read and check it first: other rules may have had other actions, so
/// that the rest of their records has another form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct RecordHeader {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
}

impl RecordHeader {
    /// Can the rules of this program replay it?
    pub fn check<G: Game>(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.rules != G::RULES {
            return Err(RecordError::Rules { found: self.rules, known: G::RULES });
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
        /// The seat that was asked.
        seat: Seat,
        /// The legal action it chose.
        action: G::Action,
    },
    /// Chance answered.
    Chance {
        /// The dice or cards that were drawn.
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
    /// Its undos are out of order.
    #[error("redraws: inputs and undos have to rise from one to the next")]
    Redraws,
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

impl RecordError {
    /// What is wrong, for people.
    pub fn text(&self) -> Text {
        match self {
            Self::Game { found, wanted } => {
                Text::new("wrong-record-game").with("found", found).with("wanted", *wanted)
            }
            Self::Rules { found, known } => {
                Text::new("wrong-record-rules").with("found", *found).with("known", *known)
            }
            Self::Edition(fault) => Text::new("wrong-record-edition").with("why", fault.text()),
            Self::Setup(error) => Text::new("wrong-record-setup").with("why", error.text()),
            Self::Redraws => Text::new("wrong-record-redraws"),
            Self::Position(error) => Text::new("wrong-record-position").with("why", error.text()),
            Self::Input { number, message } => Text::new("wrong-record-input")
                .with("number", number.to_string())
                .with("why", message),
        }
    }
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
