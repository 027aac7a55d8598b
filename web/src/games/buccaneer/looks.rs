//! Colours, symbols and names of pirates and booty.

use buccaneer::Booty;
use crew::{Color, Disc, Pirate, Wage};

use crate::games::Look;

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: color.to_string(), class: color.name(), mark: mark(color) }
}

/// The symbol that tells a colour where colours cannot be told apart.
pub(super) fn mark(color: Color) -> &'static str {
    match color {
        Color::Red => "mark-swords",
        Color::Blue => "mark-anchor",
        Color::Black => "mark-skull",
        Color::Yellow => "mark-sun",
        Color::Green => "mark-palm",
    }
}

/// The picture of a kind of booty.
pub(super) fn picture(booty: Booty) -> &'static str {
    match booty {
        Booty::Dagger => "booty-dagger",
        Booty::Candlestick => "booty-candlestick",
        Booty::Rum => "booty-rum",
        Booty::Chest => "booty-chest",
    }
}

/// The top pirate of a stack as it is seen.
pub(super) fn top(stack: &[Disc]) -> Option<Pirate> {
    stack.first().and_then(|disc| disc.pirate())
}

/// A pirate as words: "Red 3", "Red ?", or "a Red" where the wage is concealed.
pub(super) fn words(disc: Disc) -> String {
    match disc.wage.map(Wage::sign) {
        Some(sign) => format!("{} {sign}", disc.color),
        None => format!("a {}", disc.color),
    }
}
