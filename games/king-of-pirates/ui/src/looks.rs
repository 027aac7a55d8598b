//! Colours, symbols and names.

use game::Seat;
use king_of_pirates::{Card, Color, Event, Hex, Target, View};
use web_kit::model::Look;
use web_kit::motion::layout::seat_piece;

use super::names;

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: names::color(color), class: class(color), mark: mark(color) }
}

pub(super) fn class(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Black => "black",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Purple => "purple",
    }
}

/// The symbol that tells a colour where colours cannot be told apart.
pub(super) fn mark(color: Color) -> &'static str {
    match color {
        Color::Red => "mark-swords",
        Color::Blue => "mark-anchor",
        Color::Black => "mark-skull",
        Color::Yellow => "mark-sun",
        Color::Green => "mark-palm",
        Color::Purple => "mark-crown",
    }
}

pub(super) fn color(view: &View, seat: Seat) -> Color {
    view.ships.get(seat.index()).map_or(Color::Red, |ship| ship.color)
}

pub(super) fn name(view: &View, seat: Seat) -> String {
    names::color(color(view, seat))
}

/// Who did what an event tells.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::First { seat }
        | Event::Drew { seat, .. }
        | Event::Turn { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Played { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Haunted { seat, .. }
        | Event::Sent { seat, .. }
        | Event::Scurvy { seat, .. }
        | Event::Cured { seat }
        | Event::RumLost { seat, .. }
        | Event::MutinyLooms { seat }
        | Event::MutinyPrevented { seat, .. }
        | Event::Mutinied { seat, .. }
        | Event::Killed { seat, .. }
        | Event::Promoted { seat, .. }
        | Event::Stole { seat, .. }
        | Event::Sailed { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Dug { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Dismissed { seat, .. }
        | Event::Refitted { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::Rerolls { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::FightVoid { seat }
        | Event::Fought { seat, .. }
        | Event::Looted { seat, .. }
        | Event::Won { seat, .. } => Some(*seat),
        Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::WindowClosed { .. }
        | Event::DutchmanMoved { .. }
        | Event::TurnedUp { .. }
        | Event::Sunk { .. }
        | Event::LastRound { .. }
        | Event::LastRoundOver { .. } => None,
    }
}

/// The name of a hex, for highlighting it.
pub(super) fn hex_piece(hex: Hex) -> String {
    let (q, r) = hex.coords();
    format!("hex-{q},{r}")
}

/// The name of a card in a hand, for turning it up.
pub(super) fn card_piece(card: Card) -> String {
    format!("hand-{}", card.name())
}

/// What an event is about, beside the seat that did it.
pub(super) fn pieces(event: &Event) -> Vec<String> {
    match event {
        Event::DutchmanMoved { to } => vec!["dutchman".to_owned(), hex_piece(*to)],
        Event::Sent { to, .. } | Event::Sailed { to, .. } => vec![hex_piece(*to)],
        Event::TurnedUp { at, .. }
        | Event::Stopped { at, .. }
        | Event::Dug { at, .. }
        | Event::Sunk { at, .. }
        | Event::Attacked { at, .. } => vec![hex_piece(*at)],
        Event::Stole { from, .. } | Event::Looted { from: Some(from), .. } => {
            vec![seat_piece(*from)]
        }
        Event::Fought { target: Target::Player(seat), .. } => vec![seat_piece(*seat)],
        // The seat says it all.
        Event::First { .. }
        | Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::Turn { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Passed { .. }
        | Event::WindowClosed { .. }
        | Event::Haunted { .. }
        | Event::Scurvy { .. }
        | Event::Cured { .. }
        | Event::RumLost { .. }
        | Event::MutinyLooms { .. }
        | Event::MutinyPrevented { .. }
        | Event::Mutinied { .. }
        | Event::Killed { .. }
        | Event::Promoted { .. }
        | Event::Bought { .. }
        | Event::Hired { .. }
        | Event::Dismissed { .. }
        | Event::Refitted { .. }
        | Event::Rerolls { .. }
        | Event::Rolled { .. }
        | Event::FightVoid { .. }
        | Event::Fought { target: Target::Nation, .. }
        | Event::Looted { from: None, .. }
        | Event::LastRound { .. }
        | Event::LastRoundOver { .. }
        | Event::Won { .. } => Vec::new(),
    }
}
