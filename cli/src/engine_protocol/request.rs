//! The requests of the protocol.

use bots::Budget;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

#[derive(Deserialize)]
pub(crate) struct New {
    pub(crate) game: String,
    pub(crate) players: usize,
    #[serde(default, deserialize_with = "text")]
    pub(crate) seed: String,
    #[serde(default)]
    pub(crate) edition: Option<String>,
    #[serde(default)]
    pub(crate) options: Map<String, Value>,
}

#[derive(Deserialize)]
pub(crate) struct Load {
    pub(crate) position: Value,
    #[serde(default, deserialize_with = "text")]
    pub(crate) seed: String,
}

#[derive(Deserialize)]
pub(crate) struct OfSeat {
    pub(crate) seat: u8,
}

#[derive(Deserialize)]
pub(crate) struct Act {
    pub(crate) seat: u8,
    pub(crate) action: Value,
}

#[derive(Deserialize)]
pub(crate) struct SetFate {
    pub(crate) mode: Fate,
}

/// Who draws chance: the seed, or the program that speaks the protocol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fate {
    #[default]
    Auto,
    Manual,
}

#[derive(Deserialize)]
pub(crate) struct Chance {
    pub(crate) outcome: Value,
}

#[derive(Deserialize)]
pub(crate) struct View {
    #[serde(default)]
    pub(crate) seat: Option<u8>,
}

#[derive(Deserialize)]
pub(crate) struct Bot {
    pub(crate) level: String,
    pub(crate) seat: u8,
    #[serde(default)]
    pub(crate) budget: Option<Budget>,
    #[serde(default)]
    pub(crate) seed: Option<u64>,
}

#[derive(Deserialize)]
pub(crate) struct Hint {
    pub(crate) seat: u8,
    #[serde(default)]
    pub(crate) budget: Budget,
    #[serde(default)]
    pub(crate) seed: u64,
}

#[derive(Deserialize)]
pub(crate) struct Replay {
    pub(crate) record: Value,
}

/// A text, or a number as its text.
fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(text),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(serde::de::Error::custom("expected a string")),
    }
}
