//! How good a state looks for each seat, in hundredths of a ducat.

use crate::{Buccaneer, Ship};
use disc_stacks::Pirate;
use game::{Game, Seat};

const DUCAT: i32 = 100;

/// Each seat's account if the match ended now, plus the promise of its stacks
/// while ships are left.
pub(super) fn values(game: &Buccaneer) -> [i32; Seat::MOST] {
    let mut values = [0; Seat::MOST];
    for (seat, account) in Seat::all(game.players()).zip(game.payouts()) {
        let promise = if game.is_over() { 0 } else { game.promise(seat) };
        values[seat.index()] = i32::from(account.total()) * DUCAT + promise;
    }
    values
}

impl Buccaneer {
    /// Part of the profit of every boarding the seat could make, and a bonus
    /// for each pirate that is free to move.
    fn promise(&self, seat: Seat) -> i32 {
        let color = self.color(seat);
        let captaincy: i32 = self.stacks.tops_of(color).iter().map(|top| self.profit(top)).sum();
        let free = self.stacks.tops_of(color).len() as i32;
        captaincy + free * DUCAT / 2
    }

    /// Part of what the best ship in reach leaves the captain on average.
    fn profit(&self, top: Pirate) -> i32 {
        let height = i32::from(self.stacks.height(top));
        let own = i32::from(self.stacks.count_of(top, top.color()));
        let wages = (height - own) * 3 * DUCAT;
        let net = |ship: &Ship| i32::from(ship.ducats) * DUCAT - wages + 4 * DUCAT;
        let (mut ready, mut soon) = (0, 0);
        for ship in self.face_up() {
            match i32::from(ship.crew) - height {
                ..=0 => ready = ready.max(net(ship)),
                1 => soon = soon.max(net(ship)),
                _ => {}
            }
        }
        (ready / 2).max(soon / 6)
    }
}
