//! What a hex looks like at a moment.

use king_of_pirates::Nation;

/// A hex as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) class: String,
    pub(super) picture: &'static str,
    pub(super) nation: Option<Nation>,
    /// What it takes to win here: a defence, or maps.
    pub(super) value: Option<(&'static str, u8)>,
    /// The viewer's chance in percent.
    pub(super) chance: Option<i32>,
    /// How far it is, where the ship can go.
    pub(super) far: Option<u8>,
    /// What kind of place it is, in a word or two.
    pub(super) short: Option<String>,
    pub(super) label: String,
    pub(super) about: String,
}
