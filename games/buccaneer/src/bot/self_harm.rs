//! What only harms the seat that does it.

use crate::{Action, Buccaneer};
use game::{Game, Nobody, Seat};

impl Buccaneer {
    /// A boarding that costs the captain more than anybody else, as accounts
    /// stand: waiting costs nothing.
    pub(super) fn harms_itself(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Board(_) => self.loses_most(seat, action),
            Action::Move(..) | Action::Mutiny(_) => false,
        }
    }

    fn loses_most(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        after.act(seat, action, &mut Nobody);
        if after.is_over() && after.standing().winners.contains(&seat) {
            return false;
        }
        let totals = |game: &Self| game.payout().into_iter().map(|one| i32::from(one.total()));
        let gains: Vec<i32> =
            totals(&after).zip(totals(self)).map(|(now, was)| now - was).collect();
        let own = gains[seat.index()];
        own < 0 && gains.iter().filter(|&&gain| gain <= own).count() == 1
    }
}
