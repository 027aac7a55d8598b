//! Why an action is refused: one variant a broken rule.

use crate::words::maps;
use crate::{Card, Heading, Part, Pirate};
use game::Seat;

/// The rule an action breaks, with the facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("{0}")]
    NotAsked(Matter),
    #[error("your own crew rises: throw out a scapegoat, play keelhaul or submit")]
    SubmitInstead,
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("you hold no card {0}: play one of yours")]
    NotInHand(Card),
    #[error("{card} is played {when}", card = .0, when = .0.when())]
    NotNow(Card),
    #[error("{0} cannot be assassinated: choose another pirate")]
    Warded(Pirate),
    #[error("{0} sails with nobody: choose a pirate aboard a ship")]
    NotAboard(Pirate),
    #[error("you have no scurvy: keep the card")]
    NoScurvy,
    #[error("the captain of seat {0} is a healer: give the scurvy to another player")]
    Immune(Seat),
    #[error("soldiers help a nation, and no nation is in this fight: keep the card")]
    NoNation,
    #[error(
        "your mercenaries fight for you, for a city on another's turn, or for one of two other players"
    )]
    WrongSide,
    #[error("no thief commands your ship, or it has stolen this turn: go on")]
    NoThief,
    #[error("your thief cannot steal from you: choose another player")]
    StealFromYourself,
    #[error("seat {0} has no doubloons: steal from a player who has some")]
    NothingToSteal(Seat),
    #[error("there is no movement left: stop here, or play a tailwind")]
    NoMovementLeft,
    #[error("the board ends to the {0}: sail another way")]
    OffTheBoard(Heading),
    #[error("there is no treasure island here: sail to one")]
    NoIsland,
    #[error("you dug here on your last turn: dig on another island, or a turn later")]
    DugLastTurn,
    #[error("digging here takes {}; you hold {held}: leave the treasure", maps(*.needed))]
    TooFewMaps { needed: u8, held: u8 },
    #[error("your ship has a {part} already: look for pirates", part = .0.name())]
    HasPart(Part),
    #[error("a part costs {price} doubloons and you have {doubloons}: look for pirates")]
    TooDear { price: u16, doubloons: u16 },
    #[error("at the start you keep a pirate for every berth: choose your captain")]
    NobodyHasToGo,
    #[error("the crew does not fit the berths: let somebody go first")]
    TooManyAboard,
    #[error("{0} is neither drawn nor aboard: choose one of yours")]
    NotYours(Pirate),
    #[error("nobody is attacked in a hideout: fight at sea")]
    InHideout,
    #[error("a warship ends your movement: fight it")]
    WarshipStops,
    #[error("a warship on your hex is fought before anything else")]
    WarshipFirst,
    #[error("you fight once a turn, and this is the fight")]
    OneFight,
    #[error("no nation's ship, city or fortress is on your hex: sail to one")]
    NothingToAttack,
    #[error("seat {0} is not on your hex: sail there first")]
    NotHere(Seat),
    #[error("you cannot attack yourself: choose another player")]
    AttackYourself,
    #[error("{0} is no scapegoat aboard your ship: choose one who is, or submit")]
    NoScapegoat(Pirate),
}

/// What an action is about, when nobody asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Matter {
    #[error("there is nothing to pass on: do what you are asked")]
    Window,
    #[error("your hand has room: keep your cards")]
    Discard,
    #[error("your thief steals in your own upkeep, before or after the dice")]
    Theft,
    #[error("you sail in your own movement, until you stop")]
    Movement,
    #[error("you dig where your movement has ended, once nobody plays another card")]
    Digging,
    #[error("you buy parts when your movement has ended in a hideout")]
    Hideout,
    #[error("you choose a crew in a hideout, and a captain when there is none")]
    Crew,
    #[error("you attack when your movement has ended on a hex with a target")]
    Attack,
    #[error("you roll again with a cannonball, while your own dice lose the fight")]
    Dice,
    #[error("your own crew is not about to rise: play a card, or pass")]
    Mutiny,
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
            Self::HasPart(_) | Self::TooDear { .. } | Self::TooManyAboard | Self::NotYours(_) => {
                "KOP-21"
            }
            Self::NothingToAttack | Self::NotHere(_) | Self::AttackYourself => "KOP-20",
            Self::InHideout => "KOP-7",
            Self::WarshipStops | Self::WarshipFirst => "KOP-19",
            Self::OneFight => "KOP-25",
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
