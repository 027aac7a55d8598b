//! The players of a local match.

use game::{Level, Seat};
use serde::{Deserialize, Serialize};

/// A person at this device, or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Player {
    Person,
    Bot(Level),
}

impl Player {
    /// Every choice for a seat, in the order of menus: a person, then bots from weak to strong.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Person).chain(Level::OPPONENTS.map(Self::Bot))
    }

    /// The bot that most people play against.
    pub(crate) fn usual_bot() -> Self {
        Self::Bot(Level::Mate)
    }

    /// One person against the usual bots.
    pub(crate) fn alone(seats: usize) -> Vec<Self> {
        let bots = std::iter::repeat_n(Self::usual_bot(), seats.saturating_sub(1));
        std::iter::once(Self::Person).chain(bots).collect()
    }
}

/// The longest name that a player can be given.
pub(crate) const LONGEST_NAME: usize = 16;

/// A name as it may stand in sentences: letters, digits and a few signs; none if nothing is left.
pub(crate) fn clean_name(written: &str) -> Option<String> {
    let fits = |letter: &char| letter.is_alphanumeric() || " '’.-".contains(*letter);
    let name: String = written.chars().filter(fits).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    name.contains(char::is_alphanumeric).then_some(name)
}

/// The name that was given to the person at a seat.
pub(crate) fn name_at(names: &[String], seat: Seat) -> Option<String> {
    names.get(seat.index()).and_then(|name| clean_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_break_a_sentence() {
        let clean = |written: &str| clean_name(written).unwrap_or_default();
        assert_eq!(clean("  Anna   Lena "), "Anna Lena");
        assert_eq!(clean("Zoë O’Neill-Ruß"), "Zoë O’Neill-Ruß");
        assert_eq!(clean("{ $who }\n*[x]"), "who x");
        assert_eq!(clean("Bartholomew Roberts the Third"), "Bartholomew Robe");
        assert_eq!([clean(""), clean(" .'- ")], ["", ""]);
    }
}
