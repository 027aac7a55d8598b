//! The games by name.

use crate::{Choices, EditionChoice, Table, TableError, open};
use ::table::{COLORS, Edition, EditionError, Game, OptionSpec, Sketch};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A game that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameId {
    Buccaneer,
    Pirates,
    KingOfPirates,
    Planks,
}

/// Calls a generic expression with the game of an id.
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Buccaneer => {
                type $game = buccaneer::Buccaneer;
                $body
            }
            $crate::GameId::Pirates => {
                type $game = pirates::Pirates;
                $body
            }
            $crate::GameId::KingOfPirates => {
                type $game = king_of_pirates::KingOfPirates;
                $body
            }
            $crate::GameId::Planks => {
                type $game = planks::Planks;
                $body
            }
        }
    };
}
pub(crate) use with_game;

/// What there is to say of a game before it is played.
#[derive(Clone, Debug, PartialEq)]
pub struct About {
    /// Its id.
    pub id: &'static str,
    /// The name people know.
    pub title: &'static str,
    /// Fewest and most players.
    pub players: (usize, usize),
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Vec<OptionSpec>,
}

impl About {
    /// The colours that its seats may have.
    pub fn colors(&self) -> Vec<String> {
        let option = self.options.iter().find(|option| option.name == COLORS);
        let values = option.map_or(&[][..], |option| &option.values);
        values.iter().filter_map(|value| value.as_str().map(str::to_owned)).collect()
    }
}

impl GameId {
    /// Every game.
    pub const ALL: &'static [Self] =
        &[Self::Buccaneer, Self::Pirates, Self::KingOfPirates, Self::Planks];

    /// Its id in notation and on the command line.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// What there is to say of it.
    pub fn about(self) -> About {
        with_game!(self, G => About {
            id: G::ID,
            title: G::TITLE,
            players: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            rules: G::RULES,
            options: G::options(),
        })
    }

    /// A new match.
    pub fn open(self, choices: &Choices) -> Result<Box<dyn Table>, TableError> {
        with_game!(self, G => open::new::<G>(choices))
    }

    /// The text of the shipped edition.
    pub fn house_edition(self) -> &'static str {
        with_game!(self, G => <G as Game>::Edition::HOUSE)
    }

    /// Reads an edition, and draws it.
    pub fn edition(self, choice: &EditionChoice) -> Result<(String, Sketch), EditionError> {
        with_game!(self, G => {
            let edition = open::edition::<G>(choice)?;
            Ok((edition.name().to_owned(), edition.sketch()))
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{0}`; there are: {known}", known = names())]
pub struct UnknownGame(String);

fn names() -> String {
    GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().copied().find(|game| game.name() == text);
        found.ok_or_else(|| UnknownGame(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_in_the_binary_is_the_one_in_the_file() {
        for game in GameId::ALL {
            with_game!(*game, G => {
                let house = <G as Game>::Edition::house();
                let read = <G as Game>::Edition::parse("house.toml", <G as Game>::Edition::HOUSE);
                assert_eq!(read, Ok(house), "{game}");
            });
        }
    }
}
