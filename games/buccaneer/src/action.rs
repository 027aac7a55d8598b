//! What a seat can choose.

use crate::Booty;
use disc_stacks::Pirate;
use serde::{Deserialize, Serialize};

/// One choice. Stacks are named by their top pirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// BUC-6: put the first stack onto the second.
    Move(Pirate, Pirate),
    /// BUC-10: board a ship.
    Board(Boarding),
    /// BUC-17: demand a boarding, or let it be.
    Mutiny(bool),
}

/// A boarding: which stack, which ship, which piece for the captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boarding {
    /// The stack.
    pub stack: Pirate,
    /// The ship, counted among those face up.
    pub ship: u8,
    /// BUC-11: the captain's choice.
    pub booty: Booty,
}
