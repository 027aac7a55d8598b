//! The seat that this page shall take: at the table it has just opened, or the one chosen in the
//! lobby.

use std::cell::RefCell;

use game::Seat;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_kit::device;

thread_local! {
    static MADE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Remembers a new table until its page is open.
pub(crate) fn remember(id: &str) {
    MADE.set(Some(id.to_owned()));
}

/// True once for the table that was remembered last.
pub(crate) fn take(id: &str) -> bool {
    MADE.with_borrow_mut(|made| made.take_if(|made| made == id).is_some())
}

/// What the address asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// `?sit=1`
    Sit(Seat),
    /// `?take=1`: from a bot, in a running match.
    TakeOver(Seat),
}

/// What the address asks for, once: a reload or a shared link takes no seat.
pub(crate) fn wanted() -> Option<Wanted> {
    let wanted = read(&device::query())?;
    if let (Ok(history), Ok(path)) = (window().history(), window().location().pathname()) {
        // It fails only for addresses of other servers.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(wanted)
}

fn read(query: &str) -> Option<Wanted> {
    let mut pairs =
        query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    pairs.find_map(|(name, value)| {
        let seat = value.parse().ok().filter(|seat| *seat < 8).map(Seat::new)?;
        match name {
            "sit" => Some(Wanted::Sit(seat)),
            "take" => Some(Wanted::TakeOver(seat)),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_seat_to_take() {
        assert_eq!(read("?speed=fast&sit=2"), Some(Wanted::Sit(Seat::new(2))));
        assert_eq!(read("?take=0"), Some(Wanted::TakeOver(Seat::new(0))));
        for none in ["", "?sit=", "?sit=200", "?sit=-1", "?stand=1"] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}
