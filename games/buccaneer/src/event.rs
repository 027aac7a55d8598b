//! What happened. Nothing in Buccaneer happens in secret: every event is
//! told to all. When a stack is broken up its wages are seen, as those of the
//! singles they become; where in the stack each was stays untold.

use crate::{Booty, Payout, Ship};
use disc_stacks::{Color, Pirate, Wages};
use game::Seat;
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// BUC-4: who begins.
    First { seat: Seat },
    /// BUC-3, BUC-16: these ships are face up now.
    TurnedUp { ships: Vec<Ship> },
    /// BUC-6: a stack was put onto another.
    Moved { seat: Seat, stack: Pirate, onto: Pirate, height: u8 },
    /// BUC-10: a ship was boarded by this crew, from the top down.
    Boarded { seat: Seat, stack: Pirate, ship: Ship, crew: Vec<Color> },
    /// BUC-11: a piece of booty was taken.
    Took { seat: Seat, booty: Booty },
    /// BUC-12 to BUC-14: the captain took the ship's ducats and the crew was
    /// paid, colour by colour, `stock` of it by the stock.
    Paid { seat: Seat, ship: u8, wages: Vec<Wages>, stock: u16 },
    /// BUC-17: a boarding was demanded.
    Demanded { seat: Seat, stack: Pirate },
    /// BUC-17: no boarding was demanded.
    LetBe { seat: Seat, stack: Pirate },
    /// BUC-5: a seat could do nothing.
    Passed { seat: Seat },
    /// BUC-19: nobody could do anything; all stacks are dissolved.
    Becalmed,
    /// BUC-19: the ships sailed away.
    SailedAway,
    /// BUC-20: the last ship has gone.
    Over { payout: Vec<Payout> },
}
