//! A record that a person gave to the home bundle, on its way to the bundle of its game: kept for
//! this tab, so that a reload shows it again.

use leptos::prelude::window;
use web_sys::Storage;

use crate::games;
use crate::replay::Unreadable;
use crate::replay::found::{Found, Origin};

const KEY: &str = "freebooter.given";

/// Goes to the page that replays this text.
pub(super) fn open(text: &str) -> Result<(), Unreadable> {
    let game = game_of(text)?;
    let kept = storage().is_some_and(|storage| storage.set_item(KEY, text).is_ok());
    if !kept {
        return Err(Unreadable::NoRoom);
    }
    // A browser that cannot load the other bundle says why.
    let _ = window().location().assign(&format!("/replay/given/{game}"));
    Ok(())
}

/// The game of a written record, if it is one of ours.
pub(super) fn game_of(text: &str) -> Result<&'static str, Unreadable> {
    let found = Found::read(text, Origin::Given)?;
    let own = games::ids().find(|id| *id == found.game());
    own.ok_or_else(|| Unreadable::Game(found.game().to_owned()))
}

/// The text that this tab was given last.
pub(super) fn kept() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
