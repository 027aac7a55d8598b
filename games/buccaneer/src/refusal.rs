//! Why an action is refused: one variant a broken rule.

use crate::Booty;
use disc_stacks::{Color, Pirate};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    NotInPlay(Color),
    Covered(Pirate),
    MoveNotYours(Pirate),
    OntoCovered(Pirate),
    OntoOwn(Pirate),
    TooTall(u8),
    BoardNotYours(Pirate),
    NoSuchShip { ship: u8, face_up: usize },
    TooFewCrew { stack: Pirate, crew: u8, needed: u8 },
    NotPictured(Booty),
    AnswerFirst,
    NoMutiny,
    MustBoard,
    NotDemanded(Pirate),
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInPlay(_) => "BUC-1",
            Self::MoveNotYours(_) | Self::OntoCovered(_) => "BUC-6",
            Self::Covered(_) => "BUC-7",
            Self::OntoOwn(_) | Self::TooTall(_) => "BUC-8",
            Self::BoardNotYours(_) | Self::NoSuchShip { .. } | Self::TooFewCrew { .. } => "BUC-10",
            Self::NotPictured(_) => "BUC-11",
            Self::AnswerFirst | Self::NoMutiny => "BUC-17",
            Self::MustBoard | Self::NotDemanded(_) => "BUC-18",
        }
    }
}
