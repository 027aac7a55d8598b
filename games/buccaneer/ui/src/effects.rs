//! Effects: ships come into sight, ducats change hands.

use buccaneer::{Event, Payout, View, Wages};
use disc_stacks_ui as discs;
use game::Seat;
use web_kit::motion::effects::{Back, Place, VisualEffect};

use super::looks;

pub(super) fn of(view: &View, event: &Event) -> Vec<VisualEffect> {
    match event {
        Event::TurnedUp { ships } => {
            let turned =
                |ship| VisualEffect::Turned { piece: looks::ship_piece(ship), back: Back::Card };
            ships.iter().copied().map(turned).collect()
        }
        Event::Boarded { seat, ship, .. } => {
            let ship_itself = Place::Piece(looks::ship_piece(*ship));
            vec![VisualEffect::coins(ship_itself, Place::Purse(*seat), ship.ducats)]
        }
        Event::Paid { seat, wages, stock, .. } => paid(view, *seat, wages, *stock),
        Event::Over { payout } => payout.iter().map(booty).collect(),
        Event::First { .. }
        | Event::Moved { .. }
        | Event::Took { .. }
        | Event::Demanded { .. }
        | Event::LetBe { .. }
        | Event::Passed { .. }
        | Event::Becalmed
        | Event::SailedAway => Vec::new(),
    }
}

/// BUC-13: the captain pays, and the stock what the captain cannot.
fn paid(view: &View, captain: Seat, wages: &[Wages], stock: u16) -> Vec<VisualEffect> {
    let wages: Vec<_> = wages.iter().map(|wage| (wage.pirate, wage.ducats)).collect();
    let helped = VisualEffect::coins(Place::Bank, Place::Purse(captain), stock);
    std::iter::once(helped).chain(discs::wages(&view.colors, captain, &wages)).collect()
}

/// BUC-20: what the booty brings.
fn booty(payout: &Payout) -> VisualEffect {
    let brought = payout.total() - payout.ducats;
    VisualEffect::coins(Place::Bank, Place::Purse(payout.seat), brought)
}
