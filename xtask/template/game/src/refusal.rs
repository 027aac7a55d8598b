//! Why an action is refused: one variant a broken rule.

use crate::Pips;

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// TPL-4: no die shows this; these are what they show.
    NotRolled(Option<[Pips; 2]>),
    /// TPL-5: the charm was played before.
    CharmPlayed,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotRolled(_) => "TPL-4",
            Self::CharmPlayed => "TPL-5",
        }
    }
}
