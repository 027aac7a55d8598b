//! Colours, symbols and names of boats.

use game::Seat;
use template_game::{Color, View, text};
use web_kit::model::Look;
use web_kit::words::tell;

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: tell(&text::color(color)), class: color.name(), mark: mark(color) }
}

/// How a seat is shown.
pub(super) fn of_seat(view: &View, seat: Seat) -> Look {
    of(view.colors[seat.index()])
}

/// The symbol that tells a colour where colours cannot be told apart.
pub(super) fn mark(color: Color) -> &'static str {
    match color {
        Color::Red => "mark-swords",
        Color::Blue => "mark-anchor",
        Color::Green => "mark-palm",
        Color::Yellow => "mark-sun",
    }
}
