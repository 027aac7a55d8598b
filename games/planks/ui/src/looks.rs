//! Colours, symbols and names of pirates.

use planks::{Color, Plank, Side, Spot, text};
use web_kit::model::Look;
use web_kit::words::{say_with, tell, tell_value};

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: tell(&text::name(color)), class: color.name(), mark: mark(color) }
}

/// A seat is known by its first colour.
pub(super) fn of_seat(colors: &[Color]) -> Look {
    let look = of(colors.first().copied().unwrap_or(Color::White));
    Look { name: name(colors), ..look }
}

/// "White", or "White and Black" for a seat with two colours.
pub(super) fn name(colors: &[Color]) -> String {
    tell_value(&text::names(colors))
}

/// A colour's name within a sentence.
pub(super) fn color(color: Color) -> String {
    tell(&text::color(color))
}

/// A plank's name within a sentence.
pub(super) fn plank(plank: Plank) -> String {
    tell(&text::plank(plank))
}

/// A plank's name by the one it has in notation.
pub(super) fn plank_named(name: &str) -> String {
    say_with("plk-plank", &[("plank", name.into())])
}

/// A plank's colour as it stands beside the word for plank.
pub(super) fn plank_adjective(plank: Plank) -> String {
    tell(&text::plank_adjective(plank))
}

/// A side of the ship.
pub(super) fn side(side: Side) -> String {
    tell(&text::side(side))
}

/// A space: plank and number.
pub(super) fn spot(spot: Spot) -> String {
    tell(&text::spot(spot))
}

/// The symbol that tells a colour where colours cannot be told apart.
pub(super) fn mark(color: Color) -> &'static str {
    match color {
        Color::White => "mark-anchor",
        Color::Black => "mark-skull",
        Color::Gray => "mark-swords",
        Color::Teal => "mark-sun",
    }
}

/// "1 doubloon", "2 doubloons".
pub(super) fn doubloons(count: u32) -> String {
    tell(&text::doubloons(count))
}
