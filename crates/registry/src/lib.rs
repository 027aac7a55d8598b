//! The one list of the games. Everything that works with any game reads it
//! from here: [`GameId`] is a game by name, [`with_game!`] calls generic code
//! with the game of an id, and [`for_each_game!`] with every game.
//!
//! ```
//! use game::Game;
//! use registry::{GameId, for_each_game, with_game};
//!
//! let id: GameId = "planks".parse()?;
//! assert_eq!(with_game!(id, G => G::TITLE), "Squabble on the Planks");
//! assert_eq!(for_each_game!(G => G::ID).len(), GameId::ALL.len());
//! # Ok::<(), registry::UnknownGame>(())
//! ```

// First, so that the macros are in scope below.
#[macro_use]
mod list;

mod about;
mod unknown;

pub use about::About;
pub use list::GameId;
#[doc(hidden)]
pub use list::crates;
pub use unknown::UnknownGame;

use std::fmt;
use std::str::FromStr;

use game::Game;

impl GameId {
    /// Its id in notation, on the command line and in addresses.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The id of a game, by its type.
    pub fn of<G: Game>() -> Self {
        G::ID.parse().expect("every game is in the registry")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().copied().find(|game| game.name() == text);
        found.ok_or_else(|| UnknownGame::new(text))
    }
}

#[cfg(test)]
mod tests {
    use game::Edition;

    use super::*;

    #[test]
    fn the_edition_in_the_binary_is_the_one_in_the_file() {
        for_each_game!(G => {
            let house = <G as Game>::Edition::house();
            let read = <G as Game>::Edition::parse("house.toml", <G as Game>::Edition::HOUSE);
            assert_eq!(read, Ok(house), "{}", G::ID);
        });
    }

    #[test]
    fn an_id_is_read_and_written_under_one_name() {
        for &id in GameId::ALL {
            assert_eq!(id.name().parse(), Ok(id));
            assert_eq!(serde_json::to_value(id).unwrap(), id.name());
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_the_known_ones() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(error.starts_with("there is no game `chess`"), "{error}");
        assert!(GameId::ALL.iter().all(|id| error.contains(id.name())), "{error}");
    }
}
