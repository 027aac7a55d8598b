//! What happened. Nothing in Pirates happens in secret: every event goes
//! to all, and who remembers the captures knows the cards that lie face down.
//! When a party goes home its wages are seen, as those of the singles
//! they become; where in the party each was stays untold.

use crate::{Card, Payout, Token};
use disc_stacks::{Color, Pirate, Wages};
use game::Seat;
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// PIR-1: who begins.
    First { seat: Seat },
    /// PIR-2, PIR-11: these cards are face up now.
    TurnedUp { cards: Vec<Card> },
    /// PIR-4: a party was put onto another.
    Assembled { seat: Seat, party: Pirate, onto: Pirate, height: u8 },
    /// PIR-12: a pirate of the seat is captain now of a party of `against`.
    Mutinied { seat: Seat, against: Seat, party: Pirate },
    /// PIR-14: the black spot lies before this seat now.
    Spotted { seat: Seat },
    /// PIR-6: a card was captured by this crew, from the top down. The party
    /// is named by its captain, in a mutiny by the overthrown one.
    Captured { seat: Seat, party: Pirate, card: Card, crew: Vec<Color> },
    /// PIR-7, PIR-18: a token was taken.
    Took { seat: Seat, token: Token },
    /// PIR-8, PIR-9, PIR-13: the captain took the card's ducats and the party
    /// was paid, colour by colour, `supply` of it by the supply.
    Paid { seat: Seat, card: u8, wages: Vec<Wages>, supply: u32 },
    /// PIR-10: the captain paid everything and keeps the card.
    Kept { seat: Seat, card: Card },
    /// PIR-10: the supply had to help, and the card is discarded.
    Discarded { card: Card },
    /// PIR-16: a pirate was bought free, `supply` of the price by the supply.
    Ransomed { seat: Seat, from: Seat, party: Pirate, pirate: Pirate, paid: u32, supply: u32 },
    /// PIR-3: a seat could do nothing.
    Passed { seat: Seat },
    /// PIR-20: nobody could do anything; all parties are dissolved.
    Becalmed,
    /// PIR-20: the cards sailed away.
    SailedAway,
    /// PIR-21: the last card has gone.
    Over { payout: Vec<Payout>, winners: Vec<Seat> },
}
