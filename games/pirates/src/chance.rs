//! Chance of the set-up: PIR-1 and PIR-2.

use crate::{Edition, Event, Pirates};
use disc_stacks::Awaits;
use game::Sink;
use serde::Serialize;

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// PIR-1: which seat begins.
    First {
        /// How many play.
        players: u8,
    },
    /// PIR-2: the order of the cards.
    Deck {
        /// How many cards.
        cards: u8,
    },
}

/// What chance answers.
pub type Outcome = disc_stacks::Outcome<{ Edition::CARDS }>;

impl Pirates {
    pub(crate) fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(seat) => {
                self.turn = *seat;
                self.awaits = Some(Awaits::Deck);
                sink.emit(|| Event::First { seat: *seat });
            }
            Outcome::Deck(order) => {
                let unshuffled = self.cards;
                self.cards = order.map(|place| unshuffled[place as usize]);
                self.awaits = None;
                self.turn_up(sink);
                self.begin_turn(sink);
            }
        }
    }
}
