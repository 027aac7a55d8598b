//! What is going on, and what it interrupted: the frames of the state.

use crate::{Pile, Side, Target};
use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// One frame. The top one says who is asked; the one below goes on when it
/// is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// KOP-5.
    Setup(Stage),
    /// A turn, always at the bottom.
    Turn(Phase),
    /// KOP-21: a ship in a hideout.
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
    /// KOP-12: this player holds more cards than it may, and discards.
    Excess(Seat),
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
    /// These players still man their ships.
    Crew(#[serde(with = "seat_list")] Seats),
}

/// Where a turn stands, once everything above it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// KOP-12: making room in the hand.
    Discard,
    /// KOP-12: this many cards are still to be drawn.
    Draw(u8),
    /// KOP-15: a thief may steal before the dice.
    TheftBefore,
    /// KOP-13.
    Compass,
    /// KOP-14.
    Upkeep,
    /// KOP-15: a thief may steal after the dice.
    TheftAfter,
    /// KOP-17.
    Sail,
    /// KOP-21, KOP-22: where the movement has ended the ship digs or refits.
    Arrive,
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
    /// KOP-10: who was ahead when that was last looked at, while the window
    /// after the dice is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads: Option<Side>,
    /// KOP-10: a card has turned the fight in that window, so dice may be
    /// rolled again by the side that loses now.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub turned: bool,
    /// KOP-39: a cannonball was fired since, so the window opens again.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub fired: bool,
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
    /// The moment that opened it.
    pub at: Moment,
    /// Who has neither passed nor run out of cards since the last card.
    #[serde(with = "seat_list")]
    pub asked: Seats,
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
    /// KOP-39: who may still prevent it or play another card.
    #[serde(default, skip_serializing_if = "game::is_default", with = "seat_list")]
    pub asked: Seats,
}

/// Sets of seats are written as lists.
pub(crate) mod seat_list {
    use game::{Seat, Seats};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

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
