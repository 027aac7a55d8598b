//! Why an action is refused: one variant a broken rule.

use crate::{Card, Heading, Part, Pirate};
use table::Seat;

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("{0}")]
    NotAsked(Matter),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("you hold no card {0}")]
    NotInHand(Card),
    #[error("{card} is played {when}", card = .0, when = .0.when())]
    NotNow(Card),
    #[error("{0} cannot be assassinated")]
    Warded(Pirate),
    #[error("{0} sails with nobody")]
    NotAboard(Pirate),
    #[error("you have no scurvy to be rid of")]
    NoScurvy,
    #[error("the captain of seat {0} is a healer: scurvy does nothing there")]
    Immune(Seat),
    #[error("soldiers help a nation, and no nation is in this fight")]
    NoNation,
    #[error("your mercenaries cannot fight on that side")]
    WrongSide,
    #[error("the thief steals from another player")]
    StealFromYourself,
    #[error("seat {0} has no doubloons to steal")]
    NothingToSteal(Seat),
    #[error("there is no movement left")]
    NoMovementLeft,
    #[error("the board ends to the {0}")]
    OffTheBoard(Heading),
    #[error("there is no treasure island here")]
    NoIsland,
    #[error("you dug here on your last turn")]
    DugLastTurn,
    #[error("digging here takes {needed} treasure maps; you hold {held}")]
    TooFewMaps { needed: u8, held: u8 },
    #[error("your ship has a {part} already", part = .0.name())]
    HasPart(Part),
    #[error("a part costs {price} doubloons; you have {doubloons}")]
    TooDear { price: u16, doubloons: u16 },
    #[error("the crew fits the berths: nobody has to go")]
    NobodyHasToGo,
    #[error("the crew does not fit the berths: somebody has to go first")]
    TooManyAboard,
    #[error("{0} is neither drawn nor aboard")]
    NotYours(Pirate),
    #[error("no nation's ship, city or fortress is here")]
    NothingToAttack,
    #[error("seat {0} is not on your hex")]
    NotHere(Seat),
    #[error("a player does not attack itself")]
    AttackYourself,
    #[error("{0} is not aboard, or no scapegoat")]
    NoScapegoat(Pirate),
}

/// What an action is about, when nobody asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Matter {
    #[error("no window is open in which you could pass")]
    Window,
    #[error("there is nothing to discard for: your hand has room")]
    Discard,
    #[error("the thief steals in upkeep, after the rum")]
    Theft,
    #[error("you are not moving now")]
    Movement,
    #[error("treasure is dug up at the end of your movement")]
    Digging,
    #[error("parts are bought when your movement has ended in a hideout")]
    Hideout,
    #[error("a crew is chosen in a hideout, a captain when there is none")]
    Crew,
    #[error("a fight begins when your movement has ended beside a target")]
    Attack,
    #[error("there are no dice of yours to roll again")]
    Dice,
    #[error("your crew is not about to rise")]
    Mutiny,
}

impl table::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked(matter) => matter.rule(),
            Self::NoSuchSeat(_) => "KOP-5",
            Self::NotInHand(_) => "KOP-26",
            Self::NotNow(card) => card.rule(),
            Self::Warded(_) | Self::NotAboard(_) => "KOP-29",
            Self::NoScurvy => "KOP-30",
            Self::Immune(_) => "KOP-34",
            Self::NoNation => "KOP-33",
            Self::WrongSide => "KOP-36",
            Self::StealFromYourself | Self::NothingToSteal(_) => "KOP-15",
            Self::NoMovementLeft => "KOP-17",
            Self::OffTheBoard(_) => "KOP-1",
            Self::NoIsland | Self::DugLastTurn | Self::TooFewMaps { .. } => "KOP-22",
            Self::HasPart(_)
            | Self::TooDear { .. }
            | Self::NobodyHasToGo
            | Self::TooManyAboard
            | Self::NotYours(_) => "KOP-21",
            Self::NothingToAttack | Self::NotHere(_) | Self::AttackYourself => "KOP-20",
            Self::NoScapegoat(_) => "KOP-6",
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
