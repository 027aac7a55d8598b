//! What happened. Only the cards drawn are a secret: KOP-40.

use crate::{Card, Dice, Hex, Moment, Part, Pirate, Play, Target, Tile};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// KOP-5: who begins.
    First { seat: Seat },
    /// KOP-4: tiles lie face down on the ocean or on the shark waters.
    TilesLaid { sharks: bool },
    /// KOP-12: a deck was shuffled.
    Shuffled { pile: Pile, cards: u8 },
    /// KOP-12: action cards were drawn; only the seat itself learns which.
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// KOP-12: a card was thrown away.
    Discarded { seat: Seat, card: Card },
    /// KOP-26: a card was played.
    Played { seat: Seat, play: Play },
    /// KOP-39: a seat plays no card, now or in this whole turn.
    Passed { seat: Seat, all: bool },
    /// KOP-39: everybody who held a card has passed.
    WindowClosed { at: Moment },
    /// KOP-13, KOP-38.
    DutchmanMoved { to: Hex },
    /// KOP-8: a ship met it.
    Haunted { seat: Seat, cards: Vec<Card>, pirates: Vec<Pirate> },
    /// KOP-6, KOP-8: the compass die sent a ship here.
    Sent { seat: Seat, to: Hex },
    /// KOP-9: a token, or none thanks to a healer.
    Scurvy { seat: Seat, tokens: u8 },
    /// KOP-9: all tokens are gone.
    Cured { seat: Seat },
    /// KOP-14.
    RumLost { seat: Seat, rum: u8, left: u8 },
    /// KOP-6: a mutiny is about to happen.
    MutinyLooms { seat: Seat },
    /// KOP-6: it does not happen.
    MutinyPrevented { seat: Seat, scapegoat: Option<Pirate> },
    /// KOP-6: it happens.
    Mutinied { seat: Seat, captain: Option<Pirate> },
    /// KOP-29.
    Killed { seat: Seat, pirate: Pirate },
    /// KOP-6: a new captain.
    Promoted { seat: Seat, pirate: Pirate },
    /// KOP-15.
    Stole { seat: Seat, from: Seat, doubloons: u16 },
    /// KOP-17.
    Sailed { seat: Seat, to: Hex },
    /// KOP-18.
    TurnedUp { at: Hex, tile: Tile },
    /// KOP-17: the movement has ended.
    Stopped { seat: Seat, at: Hex },
    /// KOP-22.
    Dug { seat: Seat, at: Hex, maps: u8, doubloons: u16 },
    /// KOP-21.
    Bought { seat: Seat, part: Part, price: u16 },
    /// KOP-21: pirates were drawn to choose from.
    Hired { seat: Seat, pirates: Vec<Pirate> },
    /// KOP-21.
    Dismissed { seat: Seat, pirate: Pirate },
    /// KOP-21: the ship is ready again.
    Refitted { seat: Seat, captain: Option<Pirate>, rum: u8, cannonballs: u8 },
    /// KOP-20.
    Attacked { seat: Seat, target: Target, at: Hex },
    /// KOP-10: a cannonball was spent.
    Rerolls { seat: Seat, dice: Dice },
    /// KOP-23, KOP-24: the dice as they lie now.
    Rolled { seat: Seat, dice: [u8; 2] },
    /// The target has gone; there is no fight.
    FightVoid { seat: Seat },
    /// KOP-23, KOP-24: the result.
    Fought { seat: Seat, target: Target, attack: i16, defence: i16, won: bool },
    /// KOP-23: a beaten ship leaves the board.
    Sunk { at: Hex, tile: Tile },
    /// KOP-23, KOP-24: loot cards, and the doubloons that changed hands.
    Looted { seat: Seat, from: Option<Seat>, cards: Vec<u16>, doubloons: u16 },
    /// KOP-11: the last round begins.
    LastRound { round: u16 },
    /// KOP-11: the last round is complete; the richest win.
    LastRoundOver { round: u16 },
    /// KOP-11.
    Won { seat: Seat, doubloons: u16 },
}

/// KOP-12: the decks that are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pile {
    Actions,
    Pirates,
}

impl Event {
    /// In the order of their kinds: the order of a draw tells nothing.
    pub(crate) fn drew(seat: Seat, cards: &[Card]) -> Self {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        Self::Drew { seat, count: cards.len() as u8, cards: Some(cards) }
    }

    /// KOP-40: the viewer's version.
    pub(crate) fn told(&self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, count, .. } if !viewer.is(*seat) => {
                Self::Drew { seat: *seat, count: *count, cards: None }
            }
            other => other.clone(),
        }
    }
}
