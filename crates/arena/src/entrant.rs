//! A bot that takes part in an arena.

use bots::{Budget, Level, UnknownLevel};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// A level, optionally with its own budget: `admiral`, `admiral@5000` for
/// iterations, or `admiral@1000ms` for time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Entrant {
    /// The level.
    pub level: Level,
    /// Its own budget instead of the fixture's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Budget>,
}

/// A text that is not a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownEntrant {
    /// The part before the `@` is not a level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// The part after the `@` is not a budget.
    #[error("`{0}` is no budget: write `@5000` for iterations or `@1000ms` for milliseconds")]
    Budget(String),
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.level),
            Some(Budget::Iterations(iterations)) => write!(f, "{}@{iterations}", self.level),
            Some(Budget::Millis(millis)) => write!(f, "{}@{millis}ms", self.level),
        }
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, UnknownEntrant> {
        let Some((level, budget)) = text.split_once('@') else {
            return Ok(text.parse::<Level>()?.into());
        };
        Ok(Self { level: level.parse()?, budget: Some(read_budget(budget)?) })
    }
}

fn read_budget(text: &str) -> Result<Budget, UnknownEntrant> {
    let number = |digits: &str| digits.parse().ok().filter(|&number: &u64| number > 0);
    let budget = match text.strip_suffix("ms") {
        Some(digits) => number(digits).map(Budget::Millis),
        None => number(text).map(Budget::Iterations),
    };
    budget.ok_or_else(|| UnknownEntrant::Budget(text.chars().take(40).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entrant_reads_as_it_is_written() {
        for text in ["mate", "admiral@5000", "plain@250ms"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        let own = "admiral@5000".parse::<Entrant>().unwrap();
        assert_eq!(own, Entrant { level: Level::Admiral, budget: Some(Budget::Iterations(5_000)) });
    }

    #[test]
    fn errors_name_the_wrong_part() {
        let error = |text: &str| text.parse::<Entrant>().unwrap_err().to_string();
        assert!(error("parrot@5").contains("parrot"));
        for budget in ["", "0", "0ms", "-1", "5 s", "99999999999999999999"] {
            assert!(error(&format!("mate@{budget}")).contains("no budget"), "{budget}");
        }
    }
}
