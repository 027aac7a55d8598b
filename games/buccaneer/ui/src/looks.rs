//! Colours, symbols and names of pirates and booty.

use buccaneer::{Booty, Ship};
use web_kit::words::{capital, say_with};

pub(super) use disc_stacks_ui::{color, mark, of, top, words};

/// The picture of a kind of booty.
pub(super) fn picture(booty: Booty) -> &'static str {
    match booty {
        Booty::Dagger => "booty-dagger",
        Booty::Candlestick => "booty-candlestick",
        Booty::Rum => "booty-rum",
        Booty::Chest => "booty-chest",
    }
}

/// What a kind of booty is, and what it brings at the end.
pub(super) fn about(kind: Booty, worth: u8) -> String {
    let name = capital(&disc_stacks_ui::booty(kind.name()));
    say_with("buc-tip-booty", &[("booty", name.into()), ("worth", worth.into())])
}

/// The name of a ship, for following it and for highlighting it.
pub(super) fn ship_piece(ship: Ship) -> String {
    format!("ship-{}-{}", ship.ducats, ship.crew)
}
