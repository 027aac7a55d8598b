//! What a table may choose.

use disc_stacks::Color;
use game::{ChosenColors, First, OptionSpec};
use serde::{Deserialize, Serialize};

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// BUC-1: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
    /// BUC-9: all wages are seen by all.
    pub open_stacks: bool,
    /// BUC-4: who begins.
    #[serde(skip_serializing_if = "First::is_random")]
    pub first: First,
}

pub(crate) fn options() -> Vec<OptionSpec> {
    vec![
        ChosenColors::spec(&Color::ALL),
        OptionSpec::switch("open_stacks", "discs-option-open"),
        First::spec(5),
    ]
}
