//! Matches that wait for the database: each a note in the local storage, written at once.

use web_kit::device;

use crate::archive::head::{Head, id_of};

/// The beginning of the keys of matches that wait for the database, the same since version 1.0.
pub(super) const HANDED_IN: &str = "aside.";

/// Hands a match in; it is in the archive from now on.
pub(crate) fn hand_in(game: &str, text: &str) {
    let Some(id) = id_of(game, text) else { return };
    device::write(&format!("{HANDED_IN}{game}.{id}"), text);
}

/// Where a match waits.
pub(super) fn key_of(head: &Head) -> String {
    format!("{HANDED_IN}{}.{}", head.game, head.id)
}
