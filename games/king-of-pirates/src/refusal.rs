//! Why an action is refused: one variant a broken rule.

use crate::{Card, Heading, Part, Pirate};
use game::Seat;

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    NotAsked(Matter),
    SubmitInstead,
    NoSuchSeat(Seat),
    NotInHand(Card),
    NotNow(Card),
    Warded(Pirate),
    NotAboard(Pirate),
    NoScurvy,
    Immune(Seat),
    NoNation,
    WrongSide,
    NoThief,
    StealFromYourself,
    NothingToSteal(Seat),
    NoMovementLeft,
    OffTheBoard(Heading),
    NoIsland,
    DugLastTurn,
    TooFewMaps { needed: u8, held: u8 },
    HasPart(Part),
    TooDear { price: u16, doubloons: u16 },
    NobodyHasToGo,
    TooManyAboard(Manning),
    NotYours(Pirate, Manning),
    InHideout,
    WarshipStops,
    WarshipFirst,
    OneFight,
    NothingToAttack,
    NotHere(Seat),
    AttackYourself,
    NoScapegoat(Pirate),
}

/// What an action is about, when nobody asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Matter {
    Window,
    Discard,
    Theft,
    Movement,
    Digging,
    Hideout,
    Crew,
    Attack,
    Dice,
    Mutiny,
}

/// Why a crew or a captain is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Manning {
    Start,
    Hideout,
    /// The captain has gone.
    Succession,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked(matter) => matter.rule(),
            Self::SubmitInstead => "KOP-39",
            Self::NoSuchSeat(_) | Self::NobodyHasToGo => "KOP-5",
            Self::NotInHand(_) => "KOP-26",
            Self::NotNow(card) => card.rule(),
            Self::Warded(_) | Self::NotAboard(_) => "KOP-29",
            Self::NoScurvy => "KOP-30",
            Self::Immune(_) => "KOP-34",
            Self::NoNation => "KOP-33",
            Self::WrongSide => "KOP-36",
            Self::NoThief | Self::StealFromYourself | Self::NothingToSteal(_) => "KOP-15",
            Self::NoMovementLeft => "KOP-17",
            Self::OffTheBoard(_) => "KOP-1",
            Self::NoIsland | Self::DugLastTurn | Self::TooFewMaps { .. } => "KOP-22",
            Self::HasPart(_) | Self::TooDear { .. } => "KOP-21",
            Self::TooManyAboard(manning) | Self::NotYours(_, manning) => manning.rule(),
            Self::NothingToAttack | Self::NotHere(_) | Self::AttackYourself => "KOP-20",
            Self::InHideout => "KOP-7",
            Self::WarshipStops | Self::WarshipFirst => "KOP-19",
            Self::OneFight => "KOP-25",
            Self::NoScapegoat(_) => "KOP-6",
        }
    }
}

impl Manning {
    const fn rule(self) -> &'static str {
        match self {
            Self::Start => "KOP-5",
            Self::Hideout => "KOP-21",
            Self::Succession => "KOP-6",
        }
    }
}

impl Matter {
    const fn rule(self) -> &'static str {
        match self {
            Self::Window => "KOP-39",
            Self::Discard => "KOP-12",
            Self::Theft => "KOP-15",
            Self::Movement => "KOP-17",
            Self::Digging => "KOP-22",
            Self::Hideout | Self::Crew => "KOP-21",
            Self::Attack => "KOP-20",
            Self::Dice => "KOP-10",
            Self::Mutiny => "KOP-6",
        }
    }
}
