//! Effects: tiles and cards are turned up, doubloons change hands.

use game::Seat;
use king_of_pirates::{Card, Event, Hex, View};
use web_kit::motion::effects::{Back, Place, VisualEffect};

use super::looks;

/// The doubloons that one flying coin stands for.
const A_COIN: u16 = 250;

pub(super) fn of(view: &View, event: &Event) -> Vec<VisualEffect> {
    match event {
        Event::TurnedUp { at, .. } => {
            vec![VisualEffect::Turned { piece: looks::hex_piece(*at), back: Back::Tile }]
        }
        Event::Drew { cards: Some(cards), .. } => drew(cards),
        Event::Stole { seat, from, doubloons } => {
            vec![coins(Place::Purse(*from), Place::Purse(*seat), *doubloons)]
        }
        Event::Dug { seat, at, doubloons, .. } => {
            vec![coins(on(*at), Place::Purse(*seat), *doubloons)]
        }
        Event::Bought { seat, price, .. } => {
            vec![coins(Place::Purse(*seat), ship(view, *seat), *price)]
        }
        Event::Looted { seat, from, cards, doubloons } => {
            let source = from.map_or_else(|| ship(view, *seat), Place::Purse);
            let faces = cards.iter().map(ToString::to_string).collect();
            vec![
                VisualEffect::Shown { at: Place::Piece(looks::LOOT.to_owned()), faces },
                coins(source, Place::Purse(*seat), *doubloons),
            ]
        }
        Event::First { .. }
        | Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::Drew { cards: None, .. }
        | Event::Turn { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Passed { .. }
        | Event::WindowClosed { .. }
        | Event::DutchmanMoved { .. }
        | Event::Haunted { .. }
        | Event::Sent { .. }
        | Event::Scurvy { .. }
        | Event::Cured { .. }
        | Event::RumLost { .. }
        | Event::MutinyLooms { .. }
        | Event::MutinyPrevented { .. }
        | Event::Mutinied { .. }
        | Event::Killed { .. }
        | Event::Promoted { .. }
        | Event::Sailed { .. }
        | Event::Stopped { .. }
        | Event::Hired { .. }
        | Event::Dismissed { .. }
        | Event::Refitted { .. }
        | Event::Attacked { .. }
        | Event::Rerolls { .. }
        | Event::Rolled { .. }
        | Event::FightVoid { .. }
        | Event::Fought { .. }
        | Event::Sunk { .. }
        | Event::LastRound { .. }
        | Event::LastRoundOver { .. }
        | Event::Won { .. } => Vec::new(),
    }
}

/// Every kind of card once: equal cards in a hand are turned together.
fn drew(cards: &[Card]) -> Vec<VisualEffect> {
    let mut kinds = cards.to_vec();
    kinds.dedup();
    let turned = |card| VisualEffect::Turned { piece: looks::card_piece(card), back: Back::Card };
    kinds.into_iter().map(turned).collect()
}

fn coins(from: Place, to: Place, doubloons: u16) -> VisualEffect {
    VisualEffect::coins(from, to, doubloons.div_ceil(A_COIN))
}

fn on(hex: Hex) -> Place {
    Place::Piece(looks::hex_piece(hex))
}

/// Where a seat's ship is.
fn ship(view: &View, seat: Seat) -> Place {
    view.ships.get(seat.index()).map_or(Place::Bank, |ship| on(ship.at))
}
