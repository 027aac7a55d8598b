//! Colours, symbols and names of pirates.

use planks::{Color, Plank, Side, Spot};
use web_kit::model::Look;
use web_kit::words::{listed, say_with};

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    let name = say_with("plk-name", &[("color", color.name().into())]);
    Look { name, class: color.name(), mark: mark(color) }
}

/// A seat is known by its first colour.
pub(super) fn of_seat(colors: &[Color]) -> Look {
    let look = of(colors.first().copied().unwrap_or(Color::White));
    Look { name: name(colors), ..look }
}

/// "White", or "White and Black" for a seat with two colours.
pub(super) fn name(colors: &[Color]) -> String {
    listed(&colors.iter().map(|color| of(*color).name).collect::<Vec<_>>())
}

/// A colour's name within a sentence.
pub(super) fn color(color: Color) -> String {
    say_with("plk-color", &[("color", color.name().into())])
}

/// A plank's name within a sentence.
pub(super) fn plank(plank: Plank) -> String {
    plank_named(plank.name())
}

/// A plank's name by the one it has in notation.
pub(super) fn plank_named(name: &str) -> String {
    say_with("plk-plank", &[("plank", name.into())])
}

/// A plank's colour as it stands beside the word for plank.
pub(super) fn plank_adjective(plank: Plank) -> String {
    say_with("plk-plank-adjective", &[("plank", plank.name().into())])
}

/// A side of the ship.
pub(super) fn side(side: Side) -> String {
    say_with("plk-side", &[("side", side.name().into())])
}

/// A space: plank and number.
pub(super) fn spot(spot: Spot) -> String {
    format!("{} {}", plank(spot.plank), spot.space.number())
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
    say_with("plk-doubloons", &[("count", count.into())])
}
