//! What a seat can choose.

use crate::{Color, Plank, Side, Space, Spot};
use serde::{Deserialize, Serialize};

/// PLK-17: the hardest jolt of an unsteady hand, in unit-spaces.
pub const JOLT: u8 = 12;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// PLK-2: place a pirate in the set-up.
    Place(Placing),
    /// PLK-5: slide a plank.
    Slide(Sliding),
    /// PLK-6: move a pirate onto the plank of the other die.
    Move(Moving),
    /// PLK-12: gold or pirates, for one colour.
    Decide(Deciding),
    /// PLK-14, PLK-15: bring a pirate back.
    Return(Returning),
}

/// PLK-2: which pirate goes where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// The pirate's colour.
    pub color: Color,
    /// A free space.
    pub at: Spot,
}

/// PLK-5: which plank slides to which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sliding {
    /// One of the rolled colours.
    pub plank: Plank,
    /// Left out for an empty plank, which does not slide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Side>,
    /// PLK-17: the unsteadiness of the hand, with the option `hands`.
    #[serde(default, skip_serializing_if = "is_steady")]
    pub jolt: u8,
}

/// PLK-6, PLK-7: which pirate is lifted and where he is set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moving {
    /// Where he stands.
    pub from: Spot,
    /// The space on the plank of the other die.
    pub to: Space,
    /// PLK-7: where the occupant of a rope space is pushed; left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<Side>,
    /// PLK-17: the unsteadiness of the hand, with the option `hands`.
    #[serde(default, skip_serializing_if = "is_steady")]
    pub jolt: u8,
}

/// PLK-12: what one colour does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deciding {
    /// The colour.
    pub color: Color,
    /// Gold, or pirates.
    pub choice: Choice,
}

/// PLK-12: gold or pirates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Collect doubloons.
    Gold,
    /// Bring pirates back.
    Pirates,
}

/// PLK-14: which pirate comes back where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returning {
    /// The pirate's colour.
    pub color: Color,
    /// A space over the deck, unless the table plays with `returns: anywhere`.
    pub at: Spot,
    /// PLK-7: where the occupant of a rope space is pushed; left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<Side>,
    /// PLK-17: the unsteadiness of the hand, with the option `hands`.
    #[serde(default, skip_serializing_if = "is_steady")]
    pub jolt: u8,
}

impl Action {
    /// The jolt it carries: 0 for a steady hand, and where none is laid on.
    pub fn jolt(self) -> u8 {
        match self {
            Self::Slide(Sliding { jolt, .. })
            | Self::Move(Moving { jolt, .. })
            | Self::Return(Returning { jolt, .. }) => jolt,
            Self::Place(_) | Self::Decide(_) => 0,
        }
    }

    /// The same with another jolt, where a hand is laid on at all.
    #[must_use]
    pub fn with_jolt(mut self, to: u8) -> Self {
        match &mut self {
            Self::Slide(Sliding { to: Some(_), jolt, .. })
            | Self::Move(Moving { jolt, .. })
            | Self::Return(Returning { jolt, .. }) => *jolt = to,
            Self::Slide(Sliding { to: None, .. }) | Self::Place(_) | Self::Decide(_) => {}
        }
        self
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn is_steady(jolt: &u8) -> bool {
    *jolt == 0
}
