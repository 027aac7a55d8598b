//! The languages of the client.

use serde::{Deserialize, Serialize};

/// A language, with what its grammar wants of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Every language, in the order of menus.
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

    /// The language of a tag as browsers send them: `de-CH` is German.
    pub fn of(tag: &str) -> Option<Self> {
        let main = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == main)
    }

    /// The name of the plural form of a number, as Fluent has it. In French nought is one of them.
    pub fn plural(self, number: f64) -> &'static str {
        let one = match self {
            Self::English | Self::German | Self::Italian => (number - 1.0).abs() < f64::EPSILON,
            Self::French => number.abs() < 2.0,
        };
        if one { "one" } else { "other" }
    }

    /// What stands before the decimals.
    pub fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::German | Self::French | Self::Italian => ',',
        }
    }

    /// The folder of the rulebook in this language.
    pub fn rulebook(self) -> &'static str {
        match self {
            Self::English => "/rules",
            Self::German => "/rules/de",
            Self::French => "/rules/fr",
            Self::Italian => "/rules/it",
        }
    }
}
