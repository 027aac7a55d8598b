//! Why an action is refused: one variant a broken rule.

use crate::Token;
use disc_stacks::{Color, Pirate};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    NotInPlay(Color),
    Covered(Pirate),
    AssembleNotYours(Pirate),
    OntoCovered(Pirate),
    OntoOwn(Pirate),
    TooTall(u8),
    CaptureNotYours(Pirate),
    NoSuchCard { card: u8, face_up: usize },
    TooFewCrew { party: Pirate, crew: u8, needed: u8 },
    NotPictured(Token),
    NoToken,
    MonsterHasNoChoice,
    MutinyNotCaptain(Pirate),
    MutinyAgainstSelf(Pirate),
    NoMutineer(Pirate),
    NoCardForMutiny { card: u8, face_up: usize },
    MutinyTooWeak { party: Pirate, crew: u8, needed: u8 },
    NothingToCapture(Pirate),
    NotDestitute,
    RansomNotCaptain(Pirate),
    RansomNotYours { party: Pirate, index: u8 },
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInPlay(_) => "PIR-1",
            Self::Covered(_)
            | Self::AssembleNotYours(_)
            | Self::OntoCovered(_)
            | Self::OntoOwn(_)
            | Self::TooTall(_) => "PIR-4",
            Self::CaptureNotYours(_) | Self::NoSuchCard { .. } | Self::TooFewCrew { .. } => "PIR-6",
            Self::NotPictured(_) | Self::NoToken => "PIR-7",
            Self::MutinyNotCaptain(_)
            | Self::MutinyAgainstSelf(_)
            | Self::NoMutineer(_)
            | Self::NoCardForMutiny { .. }
            | Self::MutinyTooWeak { .. } => "PIR-12",
            Self::NothingToCapture(_) => "PIR-15",
            Self::NotDestitute | Self::RansomNotCaptain(_) | Self::RansomNotYours { .. } => {
                "PIR-16"
            }
            Self::MonsterHasNoChoice => "PIR-18",
        }
    }
}
