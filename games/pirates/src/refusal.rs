//! Why an action is refused: one variant a broken rule.

use crate::Token;
use disc_stacks::{Color, Pirate};

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("{0} does not play at this table")]
    NotInPlay(Color),
    #[error("{0} is covered: a party is put down whole, by its captain")]
    Covered(Pirate),
    #[error("the party of {0} belongs to another player")]
    AssembleNotYours(Pirate),
    #[error("{0} is covered: name the single or the captain to put it onto")]
    OntoCovered(Pirate),
    #[error("the party of {0} is your own; assemble onto another player's")]
    OntoOwn(Pirate),
    #[error("the new party would hold {0} pirates; nine is the most")]
    TooTall(u8),
    #[error("the party of {0} is not yours to capture with")]
    CaptureNotYours(Pirate),
    #[error("there is no card {card}; {face_up} are face up, counted from 0")]
    NoSuchCard { card: u8, face_up: usize },
    #[error("the card needs a party of {needed}; that of {party} has {crew}")]
    TooFewCrew { party: Pirate, crew: u8, needed: u8 },
    #[error("the card shows no {0}")]
    NotPictured(Token),
    #[error("name the token that the captain takes")]
    NoToken,
    #[error("the sea monster gives both its tokens; none is chosen")]
    MonsterHasNoChoice,
    #[error("{0} is no captain: a mutiny names a party by its present captain")]
    MutinyNotCaptain(Pirate),
    #[error("the party of {0} is your own; a mutiny is against another player")]
    MutinyAgainstSelf(Pirate),
    #[error("no pirate of yours is in the party of {0}")]
    NoMutineer(Pirate),
    #[error("a mutiny needs a card: there is no card {card}; {face_up} are face up")]
    NoCardForMutiny { card: u8, face_up: usize },
    #[error("that card needs a party of {needed}; that of {party} has {crew}: choose another")]
    MutinyTooWeak { party: Pirate, crew: u8, needed: u8 },
    #[error("the party of {0} is too small for every card, so there can be no mutiny in it")]
    NothingToCapture(Pirate),
    #[error("a ransom is only for a player with no single and no party")]
    NotDestitute,
    #[error("the party of {0} is not another player's: name it by its captain")]
    RansomNotCaptain(Pirate),
    #[error("the pirate at place {index} in the party of {party} is not yours")]
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
