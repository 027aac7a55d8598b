//! The players of a local match.

use game::Level;
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
