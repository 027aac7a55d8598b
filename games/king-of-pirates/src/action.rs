//! What a seat can choose.

use crate::{Card, Heading, Part, Pirate};
use game::Seat;
use serde::{Deserialize, Serialize};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// KOP-39: play no card now.
    Pass,
    /// KOP-39: play no card in any window of this turn.
    PassAll,
    /// KOP-26: play a card.
    Play(Play),
    /// KOP-12: make room for the cards to be drawn.
    Discard(Card),
    /// KOP-15: let the thief steal from this player.
    Steal(Seat),
    /// KOP-15: steal from nobody.
    Spare,
    /// KOP-17: move one hex.
    Sail(Heading),
    /// KOP-17: end the movement here.
    Stop,
    /// KOP-22: dig where the movement has ended.
    Dig,
    /// KOP-22: leave the treasure where it is.
    Leave,
    /// KOP-21: buy a middle part.
    Buy(Part),
    /// KOP-21: buy nothing more; draw pirates.
    Hire,
    /// KOP-21: let this pirate go, drawn or aboard.
    Dismiss(Pirate),
    /// KOP-6, KOP-21: make this pirate captain.
    Captain(Pirate),
    /// KOP-20: begin a fight.
    Attack(Target),
    /// KOP-20: begin none, and end the turn.
    Rest,
    /// KOP-10: spend a cannonball.
    Reroll(Dice),
    /// KOP-10: keep the dice as they lie.
    Stand,
    /// KOP-6: throw this pirate out and prevent the mutiny.
    Scapegoat(Pirate),
    /// KOP-6: let the mutiny happen.
    Submit,
}

/// A card and whom or what it is for. Treasure maps are played by digging.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// KOP-27.
    Ambush,
    /// KOP-28.
    Raid,
    /// KOP-29: the victim.
    Assassination(Pirate),
    /// KOP-30.
    Citrus,
    /// KOP-31.
    Tailwind,
    /// KOP-33.
    Soldiers,
    /// KOP-34: who takes the token.
    Scurvy(Seat),
    /// KOP-35: whose crew rises.
    Mutiny(Seat),
    /// KOP-36: whom they help.
    Mercenaries(Side),
    /// KOP-37.
    Keelhaul,
    /// KOP-38: where it goes.
    FlyingDutchman(Heading),
}

impl Play {
    /// The card.
    pub const fn card(self) -> Card {
        match self {
            Self::Ambush => Card::Ambush,
            Self::Raid => Card::Raid,
            Self::Assassination(_) => Card::Assassination,
            Self::Citrus => Card::Citrus,
            Self::Tailwind => Card::Tailwind,
            Self::Soldiers => Card::Soldiers,
            Self::Scurvy(_) => Card::Scurvy,
            Self::Mutiny(_) => Card::Mutiny,
            Self::Mercenaries(_) => Card::Mercenaries,
            Self::Keelhaul => Card::Keelhaul,
            Self::FlyingDutchman(_) => Card::FlyingDutchman,
        }
    }
}

/// The two sides of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Whose turn it is.
    Attacker,
    /// The player or the place that is attacked.
    Defender,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Attacker, Self::Defender];
}

/// Who is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The ship, city or fortress on the hex.
    Nation,
    /// Another player's ship on the hex.
    Player(Seat),
}

/// Which dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Dice {
    First,
    Second,
    Both,
}

impl Dice {
    /// The three choices.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Both];
}
