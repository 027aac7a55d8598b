//! Why an action is refused: one variant a broken rule.

use crate::{Color, Plank, Spot};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    PlaceFirst,
    SlideFirst,
    MoveFirst,
    DecideFirst,
    ReturnFirst,
    PlaceNotYours(Color),
    AllPlaced(Color),
    NeutralFirst(Color),
    Occupied(Spot),
    PlaceTips(Spot),
    NotRolled(Plank, Plank, Plank),
    EmptyPlank(Plank),
    NoSide(Plank),
    NobodyThere(Spot),
    MoveNotYours(Color),
    ComeFromAnother(Plank),
    SameSpace(Spot),
    PushWhere(Spot),
    NoChoiceOfPush(Spot),
    PushedOff(Spot),
    DecideNotYours(Color),
    Decided(Color),
    NotDue(Color),
    ReturnNotYours(Color),
    NeutralBackFirst(Color),
    OverTheSea(Spot),
    SteadyTable,
    JoltOnNothing,
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
