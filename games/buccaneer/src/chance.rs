//! Chance of the set-up: BUC-3 and BUC-4.

use crate::{Buccaneer, Edition, Event};
use disc_stacks::Awaits;
use game::Sink;
use serde::Serialize;

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// BUC-4: which seat begins.
    First {
        /// How many play.
        players: u8,
    },
    /// BUC-3: the order of the ships.
    Deck {
        /// How many ships.
        ships: u8,
    },
}

/// What chance answers.
pub type Outcome = disc_stacks::Outcome<{ Edition::SHIPS }>;

impl Buccaneer {
    pub(crate) fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(seat) => {
                self.turn = *seat;
                self.awaits = Some(Awaits::Deck);
                sink.emit(|| Event::First { seat: *seat });
            }
            Outcome::Deck(order) => {
                let unshuffled = self.ships;
                self.ships = order.map(|place| unshuffled[place as usize]);
                self.awaits = None;
                self.turn_up(sink);
                self.begin_turn(sink);
            }
        }
    }
}
