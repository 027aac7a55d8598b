//! Colours, symbols and names of pirates and booty.

use buccaneer::Booty;

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
