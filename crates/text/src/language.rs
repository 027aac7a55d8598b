//! The languages in which texts are written.

use game::Messages;
use serde::{Deserialize, Serialize};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Italian];

    /// As `<html lang>` and folders have it.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
        }
    }

    /// What its speakers call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
        }
    }

    /// The language of a tag as browsers and `LANG` have them: `de-CH` and `de_CH.UTF-8` are German.
    pub fn of(tag: &str) -> Option<Self> {
        let main = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == main)
    }

    /// What a crate says in this language: Fluent files.
    pub const fn of_messages(self, messages: &Messages) -> &'static [&'static str] {
        match self {
            Self::English => messages.en,
            Self::German => messages.de,
            Self::French => messages.fr,
            Self::Italian => messages.it,
        }
    }

    /// What stands before the decimals.
    pub fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::German | Self::French | Self::Italian => ',',
        }
    }
}
