//! What there is to say of a game before it is played.

use game::{COLORS, Edition, Game, OptionSpec};

use crate::GameId;

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

    /// The text of the shipped edition.
    pub fn house_edition(self) -> &'static str {
        with_game!(self, G => <G as Game>::Edition::HOUSE)
    }
}
