//! What is going on, and what it interrupted: the frames of the state.

use crate::{Pile, Target};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// One frame. The top one says who is asked; the one below goes on when it
/// is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// KOP-5.
    Setup(Stage),
    /// A turn, always at the bottom.
    Turn(Phase),
    /// KOP-21: a ship in a hideout, or being manned for the first time.
    Refit(Refit),
    /// KOP-23 to KOP-25.
    Fight(Fight),
    /// KOP-39.
    Window(Window),
    /// KOP-6: a mutiny, about to happen or happening.
    Mutiny(Mutiny),
    /// KOP-8: these ships are still to be sent away.
    Haunted(#[serde(with = "seat_list")] Seats),
    /// KOP-6: this player chooses a new captain.
    Promote(Seat),
    /// KOP-12: an empty deck is shuffled from its discards.
    Shuffle(Pile),
    /// KOP-11.
    Over,
}

/// The steps of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Who begins.
    First,
    /// The tiles of the ocean.
    Ocean,
    /// The tiles of the shark waters.
    Sharks,
    /// The action deck.
    Actions,
    /// The pirate deck.
    Pirates,
    /// This player mans its ship.
    Crew(Seat),
}

/// Where a turn stands, once everything above it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// KOP-12: making room in the hand.
    Discard,
    /// KOP-12: this many cards are still to be drawn.
    Draw(u8),
    /// KOP-13.
    Compass,
    /// KOP-14.
    Upkeep,
    /// KOP-15: this many thieves have stolen.
    Theft(u8),
    /// KOP-17.
    Sail,
    /// KOP-20: whom to fight.
    Choose,
}

/// KOP-21: a player and its ship in a hideout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Refit {
    pub seat: Seat,
    pub step: RefitStep,
}

/// The steps in a hideout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefitStep {
    /// Buying parts.
    Buy,
    /// This many pirates are still to be drawn.
    Hire(u8),
    /// Choosing crew and captain.
    Choose,
}

/// A fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Whom the active player attacks.
    pub target: Target,
    /// How far it is.
    pub step: FightStep,
    /// The attacker's dice, zeros before they were rolled.
    pub attack: [u8; 2],
    /// The defender's.
    pub defence: [u8; 2],
    /// What cards add to either side.
    pub cards: [u8; 2],
}

/// The steps of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightStep {
    /// The attacker's dice fall: first, second or both.
    AttackRoll(crate::Dice),
    /// The attacker may roll again.
    AttackAim,
    /// The defender's dice fall.
    DefenceRoll(crate::Dice),
    /// The defender may roll again.
    DefenceAim,
    /// The result is to be read.
    Result,
    /// This many loot cards are drawn for the winner.
    Loot(u8),
}

/// KOP-39: a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// When.
    pub at: Moment,
    /// Whose turn it is to play a card or to pass.
    pub asked: Seat,
    /// How many have passed in a row.
    pub passes: u8,
}

/// KOP-39: when windows open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// At the end of upkeep.
    Upkeep,
    /// When the movement has ended.
    Landed,
    /// In a fight before the first roll.
    Before,
    /// In a fight after the last roll.
    After,
}

/// KOP-6: a mutiny.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mutiny {
    /// Whose crew rises.
    pub seat: Seat,
    /// Whether the captain is overboard already.
    pub happens: bool,
}

/// Sets of seats are written as lists.
pub(crate) mod seat_list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use table::{Seat, Seats};

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
    pub(crate) fn serialize<S: Serializer>(
        seats: &Seats,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        seats.iter().collect::<Vec<Seat>>().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= Seat::MOST) {
            Some(seat) => Err(de::Error::custom(format!("there is no seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}
