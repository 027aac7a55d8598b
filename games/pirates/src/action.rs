//! What a seat can choose.

use crate::Token;
use disc_stacks::Pirate;
use serde::{Deserialize, Serialize};

/// One choice. Parties are named by their captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// PIR-4: put the first party onto the second.
    Assemble(Pirate, Pirate),
    /// PIR-6: capture a card with the seat's own party.
    Capture(Capture),
    /// PIR-12: capture a card with a party of another player.
    Mutiny(Capture),
    /// PIR-16: buy a pirate free and assemble with it.
    Ransom(Ransom),
}

/// A capture: which party, which card, which token for the captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// The party, by its captain; in a mutiny by the one who is overthrown.
    pub party: Pirate,
    /// The card, counted among those face up.
    pub card: u8,
    /// PIR-7: the captain's choice; none for the sea monster (PIR-18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// A ransom: which pirate, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ransom {
    /// The party that the pirate is taken from.
    pub party: Pirate,
    /// Its place in the party, from the top; 0 is the captain.
    pub index: u8,
    /// The single or party that it is put onto.
    pub onto: Pirate,
}
