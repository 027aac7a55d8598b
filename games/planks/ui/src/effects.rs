//! Effects: doubloons are collected and put back. Planks that tip are in `falls`.

use game::Seat;
use planks::{Color, Event, Row, Space, Spot, View};
use web_kit::motion::effects::{Place, VisualEffect};

use super::pieces;

/// PLK-19: how many there are is nobody else's business.
const SOME: u16 = 3;

pub(super) fn of(view: &View, event: &Event) -> Vec<VisualEffect> {
    match event {
        Event::Collected { seat, color, .. } => collected(view, *seat, *color),
        Event::Consoled { seat, doubloons, .. } => {
            vec![VisualEffect::coins(Place::Bank, Place::Purse(*seat), doubloons.unwrap_or(SOME))]
        }
        Event::PutBack { seat, doubloons, .. } => {
            vec![VisualEffect::coins(Place::Purse(*seat), Place::Bank, doubloons.unwrap_or(SOME))]
        }
        Event::First { .. }
        | Event::Ordered { .. }
        | Event::Turned { .. }
        | Event::Placed { .. }
        | Event::Rolled { .. }
        | Event::Slid { .. }
        | Event::Stayed { .. }
        | Event::Lifted { .. }
        | Event::SetDown { .. }
        | Event::NoMove { .. }
        | Event::Tipped(_)
        | Event::Decided { .. }
        | Event::Returned { .. }
        | Event::Broke { .. }
        | Event::Fled { .. }
        | Event::SoldOut
        | Event::Over { .. } => Vec::new(),
    }
}

/// PLK-13: from every space on which the colour stands, what is printed there.
fn collected(view: &View, seat: Seat, color: Color) -> Vec<VisualEffect> {
    let stands = |row: &&Row, space: &Space| row.pirates.get(space) == Some(&color);
    let spaces = view.planks.iter().flat_map(|row| Space::all().map(move |space| (row, space)));
    let taken = spaces.filter(|(row, space)| stands(row, space)).map(|(row, space)| {
        let gold = row.doubloons.map_or(0, |gold| gold.on(space));
        let spot = pieces::spot(Spot { plank: row.plank, space });
        VisualEffect::coins(Place::Piece(spot), Place::Purse(seat), gold)
    });
    taken.collect()
}
