//! How good a state looks for each seat, in hundredths of a ducat.

use crate::{Card, Pirates};
use disc_stacks::Pirate;
use game::{Game, Seat};

pub(super) const DUCAT: i32 = 100;

/// Each seat's account if the match ended now, plus the promise of its
/// parties while cards are left.
pub(super) fn values(game: &Pirates) -> [i32; Seat::MOST] {
    let mut values = [0; Seat::MOST];
    let most = game.most_tokens();
    for seat in Seat::all(game.players()) {
        let promise = if game.is_over() { 0 } else { game.promise(seat) };
        let account = game.payout_among(seat, &game.kept(game.color(seat)).iter(), &most);
        values[seat.index()] = account.total() as i32 * DUCAT + promise;
    }
    values
}

impl Pirates {
    /// Part of the profit of every capture the seat could make, and a bonus
    /// for each pirate that is free to move.
    fn promise(&self, seat: Seat) -> i32 {
        let own = self.stacks.tops_of(self.color(seat));
        let captaincy: i32 = own.iter().map(|party| self.profit(party)).sum();
        captaincy + own.len() as i32 * DUCAT / 2
    }

    /// Part of what the best card in reach leaves the captain on average.
    fn profit(&self, party: Pirate) -> i32 {
        let height = i32::from(self.stacks.height(party));
        let own = i32::from(self.stacks.count_of(party, party.color()));
        let wages = (height - own) * 3 * DUCAT;
        let net = |card: &Card| i32::from(card.ducats) * DUCAT - wages + 8 * DUCAT;
        let (mut ready, mut soon) = (0, 0);
        for card in self.face_up() {
            match i32::from(card.crew) - height {
                ..=0 => ready = ready.max(net(card)),
                1 => soon = soon.max(net(card)),
                _ => {}
            }
        }
        (ready / 2).max(soon / 6)
    }
}
