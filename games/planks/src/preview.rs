//! What an action would make fall, before it is done.

use crate::{Action, Event, Fall, Plank, Planks, Refusal, View};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};

/// What an action would do to the balance of the ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// The planks that would fall, in order.
    pub falls: Vec<Fall>,
    /// By plank: how near each would then be to tipping, in thousandths of
    /// the way to the edge, less than nothing to port.
    pub gauges: [i16; Plank::COUNT],
    /// PLK-9: the heel of the ship afterwards, to starboard.
    pub heel: i32,
}

impl Preview {
    /// PLK-17: would it break the code of honour?
    pub fn breaks_code(&self) -> bool {
        self.falls.iter().any(|fall| fall.code && !fall.pirates.is_empty())
    }

    /// How many pirates would go overboard.
    pub fn overboard(&self) -> usize {
        self.falls.iter().map(|fall| fall.pirates.len()).sum()
    }
}

impl Planks {
    /// By plank, in the order of [`Plank::ALL`]: how near it is to tipping.
    pub fn gauges(&self) -> [i16; Plank::COUNT] {
        Plank::ALL.map(|plank| self.gauge(plank))
    }

    /// What an action of the asked seat would make fall.
    pub fn preview(&self, seat: Seat, action: Action) -> Result<Preview, Refusal> {
        self.check(seat, action)?;
        let (mut after, mut events) = (*self, Vec::new());
        after.act(seat, action, &mut events);
        let fall = |event| match event {
            Event::Tipped(fall) => Some(fall),
            _ => None,
        };
        let falls = events.into_iter().filter_map(fall).collect();
        Ok(Preview { falls, gauges: after.gauges(), heel: after.heel() })
    }
}

impl View {
    /// What an action would make fall, from what everybody can see.
    pub fn preview(&self, seat: Seat, action: Action) -> Result<Preview, Refusal> {
        self.ship().preview(seat, action)
    }
}
