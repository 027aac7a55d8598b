//! Effects: cards are turned up, ducats change hands.

use disc_stacks_ui as discs;
use game::Seat;
use pirates::{Event, Payout, View, Wages};
use web_kit::motion::effects::{Back, Place, VisualEffect};

use super::looks;

pub(super) fn of(view: &View, event: &Event) -> Vec<VisualEffect> {
    match event {
        Event::TurnedUp { cards } => {
            let turned =
                |card| VisualEffect::Turned { piece: looks::card_piece(card), back: Back::Card };
            cards.iter().copied().map(turned).collect()
        }
        Event::Captured { seat, card, .. } => {
            let card_itself = Place::Piece(looks::card_piece(*card));
            vec![VisualEffect::coins(card_itself, Place::Purse(*seat), card.ducats)]
        }
        Event::Paid { seat, wages, supply, .. } => paid(view, *seat, wages, *supply),
        Event::Ransomed { seat, from, paid, supply, .. } => vec![
            VisualEffect::coins(Place::Purse(*seat), Place::Purse(*from), *paid),
            VisualEffect::coins(Place::Bank, Place::Purse(*from), *supply),
        ],
        Event::Over { payout, .. } => payout.iter().map(brought).collect(),
        Event::First { .. }
        | Event::Assembled { .. }
        | Event::Mutinied { .. }
        | Event::Spotted { .. }
        | Event::Took { .. }
        | Event::Kept { .. }
        | Event::Discarded { .. }
        | Event::Passed { .. }
        | Event::Becalmed
        | Event::SailedAway => Vec::new(),
    }
}

/// PIR-9: the captain pays, and the supply what the captain cannot.
fn paid(view: &View, captain: Seat, wages: &[Wages], supply: u32) -> Vec<VisualEffect> {
    let wages: Vec<_> = wages.iter().map(|wage| (wage.pirate, wage.ducats)).collect();
    let helped = VisualEffect::coins(Place::Bank, Place::Purse(captain), supply);
    std::iter::once(helped).chain(discs::wages(&view.colors, captain, &wages)).collect()
}

/// PIR-21: what tokens and voyage bring.
fn brought(payout: &Payout) -> VisualEffect {
    let brought = payout.total().saturating_sub(payout.ducats);
    VisualEffect::coins(Place::Bank, Place::Purse(payout.seat), brought)
}
