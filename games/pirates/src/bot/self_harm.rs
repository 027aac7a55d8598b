//! What only harms the seat that does it.

use crate::{Action, Pirates, Ransom};
use game::{Game, Nobody, Seat};

impl Pirates {
    /// A capture or mutiny that costs the captain more than anybody else, as
    /// accounts stand, or a ransom for nothing.
    pub(super) fn harms_itself(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Capture(_) | Action::Mutiny(_) => self.loses_most(seat, action),
            Action::Ransom(ransom) => self.is_pointless(ransom),
            Action::Assemble(..) => false,
        }
    }

    fn loses_most(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        after.act(seat, action, &mut Nobody);
        if after.is_over() && after.winners().contains(&seat) {
            return false;
        }
        let totals = |game: &Self| game.payout().into_iter().map(|one| i64::from(one.total()));
        let gains: Vec<i64> =
            totals(&after).zip(totals(self)).map(|(now, was)| now - was).collect();
        let own = gains[seat.index()];
        own < 0 && gains.iter().filter(|&&gain| gain <= own).count() == 1
    }

    /// PIR-16: whether the party that the pirate is put onto is then still too
    /// weak for every card.
    fn is_pointless(&self, ransom: Ransom) -> bool {
        let joined = self.stacks.height(ransom.onto) + u8::from(ransom.onto != ransom.party);
        self.face_up().iter().all(|card| card.crew > joined)
    }
}
