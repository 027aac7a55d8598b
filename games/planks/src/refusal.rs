//! Why an action is refused: one variant a broken rule.

use crate::{Color, JOLT, Plank, Spot};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("the pirates have to be placed first")]
    PlaceFirst,
    #[error("now a plank is to be slid")]
    SlideFirst,
    #[error("now a pirate is to be moved")]
    MoveFirst,
    #[error("now you decide: gold or pirates")]
    DecideFirst,
    #[error("now a pirate is to be brought back")]
    ReturnFirst,
    #[error("{0} is not yours to place")]
    PlaceNotYours(Color),
    #[error("all {0} pirates have been placed")]
    AllPlaced(Color),
    #[error("the neutral pirates are placed first: they are {0}")]
    NeutralFirst(Color),
    #[error("somebody stands on {0}")]
    Occupied(Spot),
    #[error("a pirate on {0} would make a plank tip; that is not allowed in the set-up")]
    PlaceTips(Spot),
    #[error("{0} was not rolled; the dice show {1} and {2}")]
    NotRolled(Plank, Plank, Plank),
    #[error("nobody stands on {0}, so it does not slide: name no side")]
    EmptyPlank(Plank),
    #[error("say to which side {0} slides")]
    NoSide(Plank),
    #[error("nobody stands on {0}")]
    NobodyThere(Spot),
    #[error("{0} is not yours to move")]
    MoveNotYours(Color),
    #[error(
        "move a pirate from another plank onto {0}; only with all of yours on {0} move one there"
    )]
    ComeFromAnother(Plank),
    #[error("he stands on {0} already; choose another space")]
    SameSpace(Spot),
    #[error("somebody stands on the rope at {0}: say to which side he is pushed")]
    PushWhere(Spot),
    #[error("on {0} there is no choice of a direction: name none")]
    NoChoiceOfPush(Spot),
    #[error("a push from {0} would shove somebody off the plank")]
    PushedOff(Spot),
    #[error("{0} is not yours to decide for")]
    DecideNotYours(Color),
    #[error("you have decided for {0} already")]
    Decided(Color),
    #[error("{0} has nobody to bring back now")]
    NotDue(Color),
    #[error("{0} is not yours to bring back")]
    ReturnNotYours(Color),
    #[error("the neutral pirates come back first: they are {0}")]
    NeutralBackFirst(Color),
    #[error("{0} hangs over the sea: bring him back on a space over the deck")]
    OverTheSea(Spot),
    #[error("this table plays with steady hands: no jolt")]
    SteadyTable,
    #[error("a plank that does not slide is not jolted")]
    JoltOnNothing,
    #[error("a jolt is at most {JOLT}, not {0}")]
    TooHard(u8),
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::PlaceFirst
            | Self::PlaceNotYours(_)
            | Self::AllPlaced(_)
            | Self::NeutralFirst(_) => "PLK-2",
            Self::Occupied(_) | Self::PlaceTips(_) => "PLK-3",
            Self::SlideFirst | Self::NotRolled(..) | Self::EmptyPlank(_) | Self::NoSide(_) => {
                "PLK-5"
            }
            Self::MoveFirst
            | Self::NobodyThere(_)
            | Self::MoveNotYours(_)
            | Self::ComeFromAnother(_)
            | Self::SameSpace(_) => "PLK-6",
            Self::PushWhere(_) | Self::NoChoiceOfPush(_) | Self::PushedOff(_) => "PLK-7",
            Self::DecideFirst | Self::DecideNotYours(_) | Self::Decided(_) => "PLK-12",
            Self::ReturnFirst | Self::NotDue(_) | Self::ReturnNotYours(_) | Self::OverTheSea(_) => {
                "PLK-14"
            }
            Self::NeutralBackFirst(_) => "PLK-15",
            Self::SteadyTable | Self::JoltOnNothing | Self::TooHard(_) => "PLK-17",
        }
    }
}
