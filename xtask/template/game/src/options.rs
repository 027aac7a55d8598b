//! What a table may choose.

use crate::Color;
use game::{ChosenColors, First, OptionSpec};
use serde::{Deserialize, Serialize};

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// TPL-1: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
    /// TPL-2: who begins.
    #[serde(skip_serializing_if = "First::is_random")]
    pub first: First,
    /// TPL-9: everybody sees everybody's charm.
    pub open_charms: bool,
}

pub(crate) fn options() -> Vec<OptionSpec> {
    vec![
        ChosenColors::spec(&Color::ALL),
        First::spec(4),
        OptionSpec::switch("open_charms", "tpl-option-charms"),
    ]
}
