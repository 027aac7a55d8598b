//! The levels of bots.

use crate::Budget;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays a random legal action.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Looks one action ahead, and often misses the best one.
    CabinBoy,
    /// Searches briefly, and often misses the best action.
    Mate,
    /// Searches longer, and misses less.
    Captain,
    /// Searches as long as its budget allows, and forgets nothing.
    Admiral,
    /// A textbook search with random rollouts to the end of the match, as a
    /// baseline for the others.
    Plain,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::CabinBoy,
        Self::Mate,
        Self::Captain,
        Self::Admiral,
        Self::Plain,
    ];

    /// The opponents for people, the weakest first.
    pub const OPPONENTS: [Self; 4] = [Self::CabinBoy, Self::Mate, Self::Captain, Self::Admiral];

    /// Whether people play against it: such a bot makes no absurd mistakes.
    pub const fn is_opponent(self) -> bool {
        match self {
            Self::CabinBoy | Self::Mate | Self::Captain | Self::Admiral => true,
            Self::Random | Self::Greedy | Self::Plain => false,
        }
    }

    /// Its name on the command line and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::CabinBoy => "cabin-boy",
            Self::Mate => "mate",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
            Self::Plain => "plain",
        }
    }

    /// One line for menus.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "does anything that is allowed",
            Self::Greedy => "takes what looks best right now",
            Self::CabinBoy => "overlooks much and forgets most: a first opponent",
            Self::Mate => "thinks a little and forgets some",
            Self::Captain => "thinks ahead and remembers well",
            Self::Admiral => "thinks as long as it may and forgets nothing",
            Self::Plain => "searches by the textbook; a yardstick for the others",
        }
    }

    /// How steady its hand is, from 0 to 100, in games where a hand can slip.
    pub const fn steadiness(self) -> u8 {
        match self {
            Self::Random | Self::CabinBoy => 40,
            Self::Greedy | Self::Mate => 75,
            Self::Captain | Self::Plain => 90,
            Self::Admiral => 98,
        }
    }

    /// The percentage of the facts it saw that it remembers.
    pub const fn memory(self) -> u32 {
        match self {
            Self::Random | Self::Greedy | Self::Plain => 0,
            Self::CabinBoy => 20,
            Self::Mate => 50,
            Self::Captain => 80,
            Self::Admiral => 100,
        }
    }

    /// The most iterations it searches, however large its budget: this makes
    /// it weaker than the next level.
    pub const fn max_iterations(self) -> u64 {
        match self {
            Self::Random | Self::Greedy | Self::CabinBoy => 0,
            Self::Mate => 100,
            Self::Captain => 600,
            Self::Admiral | Self::Plain => u64::MAX,
        }
    }

    /// Its budget unless a caller chooses another.
    pub const fn usual_budget(self) -> Budget {
        match self {
            Self::Random | Self::Greedy | Self::CabinBoy => Budget::Iterations(2_000),
            Self::Mate | Self::Captain => Budget::Iterations(self.max_iterations()),
            Self::Admiral | Self::Plain => Budget::Millis(1_000),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`; there are: {known}", known = names())]
pub struct UnknownLevel(String);

fn names() -> String {
    Level::ALL.map(Level::name).join(", ")
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_name_and_the_error_lists_them() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "parrot".parse::<Level>().unwrap_err().to_string();
        assert!(error.contains("parrot") && error.contains("random, greedy"), "{error}");
    }
}
