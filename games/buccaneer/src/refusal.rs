//! Why an action is refused: one variant a broken rule.

use crate::Booty;
use disc_stacks::{Color, Pirate};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("{0} does not play at this table")]
    NotInPlay(Color),
    #[error("{0} is covered: a stack is moved whole, by its top pirate")]
    Covered(Pirate),
    #[error("the stack of {0} belongs to another player")]
    MoveNotYours(Pirate),
    #[error("{0} is covered: a stack is put onto the top of another")]
    OntoCovered(Pirate),
    #[error("the stack of {0} is your own; move onto another player's")]
    OntoOwn(Pirate),
    #[error("the new stack would hold {0} pirates; nine is the most")]
    TooTall(u8),
    #[error("the stack of {0} is not yours to board with")]
    BoardNotYours(Pirate),
    #[error("there is no ship {ship}; {face_up} are face up, counted from 0")]
    NoSuchShip { ship: u8, face_up: usize },
    #[error("the ship needs a crew of {needed}; the stack of {stack} has {crew}")]
    TooFewCrew { stack: Pirate, crew: u8, needed: u8 },
    #[error("the ship carries no {0}")]
    NotPictured(Booty),
    #[error("a demand for boarding has to be answered first: yes or no")]
    AnswerFirst,
    #[error("nobody is asked about a mutiny now")]
    NoMutiny,
    #[error("a boarding was demanded: you must board this turn")]
    MustBoard,
    #[error("no boarding was demanded of the stack of {0}; board with one of those that were")]
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
