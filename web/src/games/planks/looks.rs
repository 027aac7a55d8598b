//! Colours, symbols and names of pirates.

use planks::Color;

use crate::games::Look;

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    let mut name = color.name().to_owned();
    name[..1].make_ascii_uppercase();
    Look { name, class: color.name(), mark: mark(color) }
}

/// A seat is known by its first colour.
pub(super) fn of_seat(colors: &[Color]) -> Look {
    let look = of(colors.first().copied().unwrap_or(Color::White));
    Look { name: name(colors), ..look }
}

/// "White", or "White and Black" for a seat with two colours.
pub(super) fn name(colors: &[Color]) -> String {
    colors.iter().map(|color| of(*color).name).collect::<Vec<_>>().join(" and ")
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
    if count == 1 { "1 doubloon".to_owned() } else { format!("{count} doubloons") }
}
