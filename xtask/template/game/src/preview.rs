//! What an action would bring, before it is done.

use crate::{Action, Pips, View};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Where a boat would stop, and what it would take there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// The space.
    pub to: u8,
    /// TPL-6: the gold on it.
    pub gold: u8,
    /// TPL-7: would it end the match?
    pub ends: bool,
}

impl View {
    /// What an action would bring; none if the viewer can't know it.
    pub fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        let pips = match action {
            Action::Row(pips) => pips,
            Action::Charm => self.charm(seat)?,
        };
        let to = self.reach(seat, pips)?;
        Some(Preview { to, gold: self.gold_on(to), ends: to == self.track.harbour() })
    }

    /// TPL-7: nobody rows beyond the harbour.
    fn reach(&self, seat: Seat, pips: Pips) -> Option<u8> {
        let place = self.places.get(seat.index())?;
        Some((place + pips.get()).min(self.track.harbour()))
    }
}
