//! How strong a bot is, and how long it may think.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A bot's strength, from the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Looks one action ahead.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name on the command line and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// How steady its hands are, from 0 to 100, where that matters.
    pub const fn steadiness(self) -> u8 {
        match self {
            Self::Random => 40,
            Self::Greedy => 75,
        }
    }

    /// One line for menus.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "does anything that is allowed",
            Self::Greedy => "takes what looks best right now",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no level.
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

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many actions tried: the same on every machine.
    Iterations(u64),
    /// So many milliseconds.
    Millis(u64),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Iterations(2_000)
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
