//! Who sits at a seat.

use bots::Level;
use serde::{Deserialize, Serialize};

/// A person at this device, or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Player {
    Person,
    Bot(Level),
}

impl Player {
    /// Everybody who can sit at a seat, in the order of menus: people, then the best bot first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Person).chain(Level::ALL.into_iter().rev().map(Self::Bot))
    }

    /// For menus.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Person => "A person here".to_owned(),
            Self::Bot(level) => format!("Bot: {level}, {}", level.about()),
        }
    }

    /// The bot that plays best.
    pub(crate) fn best_bot() -> Self {
        Self::all().nth(1).unwrap_or(Self::Bot(Level::Random))
    }

    /// One person against the best bots.
    pub(crate) fn alone(seats: usize) -> Vec<Self> {
        let bots = std::iter::repeat_n(Self::best_bot(), seats.saturating_sub(1));
        std::iter::once(Self::Person).chain(bots).collect()
    }
}
