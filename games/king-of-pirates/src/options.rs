//! What a table may choose.

use crate::Color;
use game::{ChosenColors, OptionSpec, Seat};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// KOP-5: the seat that begins, if it is not to be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// KOP-5: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
}

pub(crate) fn options() -> Vec<OptionSpec> {
    let seats = (0..6).map(|seat| json!(seat));
    let first = std::iter::once(json!(null)).chain(seats);
    vec![OptionSpec::one_of("first", "about-first", first), ChosenColors::spec(&Color::ALL)]
}
