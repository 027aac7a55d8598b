//! What a table may choose.

use crate::{Color, Face, Plank};
use game::{ChosenColors, First, OptionSpec};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::json;
use std::{fmt, str::FromStr};

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// PLK-9: does the ship rock?
    pub sea: Sea,
    /// PLK-19: everybody sees everybody's doubloons.
    pub open_purses: bool,
    /// PLK-17: slides and set-downs carry the unsteadiness of the hand.
    pub hands: bool,
    /// PLK-14: where pirates come back aboard.
    pub returns: Returns,
    /// PLK-1: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
    /// PLK-2: who begins.
    #[serde(skip_serializing_if = "First::is_random")]
    pub first: First,
    /// The planks from bow to stern.
    #[serde(skip_serializing_if = "Drawn::is_random")]
    pub order: Drawn<Order>,
    /// The sides of red, blue and purple that lie up.
    #[serde(skip_serializing_if = "Drawn::is_random")]
    pub sides: Drawn<Sides>,
}

/// PLK-9: the sea.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Sea {
    #[default]
    Rocking,
    Calm,
}

/// PLK-14: the spaces on which pirates come back aboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Returns {
    /// Those over the deck.
    #[default]
    Deck,
    /// Overhanging ones too.
    Anywhere,
}

/// Something that is drawn unless the table names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawn<T> {
    /// Drawn; written `"random"`.
    #[default]
    Random,
    /// Named.
    Named(T),
}

impl<T: Copy> Drawn<T> {
    pub(crate) fn is_random(&self) -> bool {
        matches!(self, Self::Random)
    }
}

impl<T: Serialize> Serialize for Drawn<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Named(named) => named.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Drawn<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "it is `random` or one of the values listed for the option")]
        enum Written<T> {
            Random(Random),
            Named(T),
        }
        #[derive(Deserialize)]
        enum Random {
            #[serde(rename = "random")]
            Random,
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Random(Random::Random) => Self::Random,
            Written::Named(named) => Self::Named(named),
        })
    }
}

/// The planks from bow to stern, written
/// `red,blue,purple,yellow,green,orange`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order(pub [Plank; Plank::COUNT]);

impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = |name: &str| Plank::ALL.into_iter().find(|plank| plank.name() == name);
        let planks: Option<Vec<Plank>> = text.split(',').map(str::trim).map(named).collect();
        let planks = planks.and_then(|planks| planks.try_into().ok());
        let planks = planks.filter(is_permutation);
        planks.map(Self).ok_or_else(|| format!("`{text}` does not name each plank once"))
    }
}

pub(crate) fn is_permutation(planks: &[Plank; Plank::COUNT]) -> bool {
    Plank::ALL.iter().all(|plank| planks.contains(plank))
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(Plank::name).join(","))
    }
}

/// The sides of red, blue and purple that lie up, written `ABA`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides(pub [Face; 3]);

impl FromStr for Sides {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let face = |letter| match letter {
            'A' => Some(Face::A),
            'B' => Some(Face::B),
            _ => None,
        };
        let faces: Option<Vec<Face>> = text.chars().map(face).collect();
        let faces = faces.and_then(|faces| faces.try_into().ok());
        faces.map(Self).ok_or_else(|| format!("`{text}` is not three letters A or B"))
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|face| write!(f, "{face:?}"))
    }
}

macro_rules! written_as_text {
    ($($noun:ty),+) => {
        $(impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        })+
    };
}

written_as_text!(Order, Sides);

/// The options with their values; any order of the planks may be written.
pub(crate) fn options() -> Vec<OptionSpec> {
    let random = || std::iter::once(json!("random"));
    let sides = ["AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB"].map(|s| json!(s));
    vec![
        OptionSpec::one_of("sea", "plk-option-sea", vec![json!("rocking"), json!("calm")]),
        OptionSpec::switch("open_purses", "plk-option-purses"),
        OptionSpec::switch("hands", "plk-option-hands"),
        OptionSpec::one_of(
            "returns",
            "plk-option-returns",
            vec![json!(Returns::Deck), json!(Returns::Anywhere)],
        ),
        ChosenColors::spec(&Color::ALL),
        First::spec(4),
        OptionSpec::one_of("order", "plk-about-order", random().chain([json!(Order(Plank::ALL))])),
        OptionSpec::one_of("sides", "plk-option-sides", random().chain(sides)),
    ]
}
