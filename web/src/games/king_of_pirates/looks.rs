//! Colours, symbols and names.

use king_of_pirates::{Card, Color, Event, View};
use table::Seat;

use crate::games::Look;

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: color.name().to_owned(), class: class(color), mark: mark(color) }
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
    color(view, seat).name().to_owned()
}

/// What a card does, in few words of our own.
pub(super) fn about(card: Card) -> &'static str {
    match card {
        Card::TreasureMap => "one map, for digging on an island",
        Card::Tailwind => "up to two more hexes this turn",
        Card::Raid => "+2 when you attack",
        Card::Mercenaries => "+1 in a fight",
        Card::Ambush => "+3 when a player attacks you",
        Card::Soldiers => "+2 for a nation that is attacked",
        Card::Scurvy => "a scurvy token for one player",
        Card::Citrus => "all your scurvy goes",
        Card::Mutiny => "in upkeep: one crew rises",
        Card::Keelhaul => "prevents a mutiny of your crew",
        Card::Assassination => "kills a pirate",
        Card::FlyingDutchman => "moves the Dutchman one hex",
    }
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
        | Event::DutchmanMoved { .. }
        | Event::TurnedUp { .. }
        | Event::Sunk { .. } => None,
    }
}
