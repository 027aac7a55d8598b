//! What a bot should know about Buccaneer.

use crate::{Buccaneer, Event, View};
use disc_stacks::Memory;
use game::{Evaluate, Game, Seat};

/// In hundredths of a ducat.
const DUCAT: i32 = 100;

impl Evaluate for Buccaneer {
    const MEMORY: bool = true;

    /// Everybody's account if it ended now, plus what stacks promise while
    /// ships are left.
    fn fortunes(&self) -> [i32; Seat::MOST] {
        let mut fortunes = [0; Seat::MOST];
        for (seat, account) in Seat::all(self.players()).zip(self.payout()) {
            let promise = if self.is_over() { 0 } else { self.promise(seat) };
            fortunes[seat.index()] = i32::from(account.total()) * DUCAT + promise;
        }
        fortunes
    }

    fn recall(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        let mut memory = Memory::new();
        for event in told {
            match event {
                Event::Moved { stack, onto, .. } => memory.joined(*stack, *onto),
                Event::Boarded { stack, .. } => memory.dissolved(*stack),
                Event::Becalmed => memory.all_dissolved(),
                Event::First { .. }
                | Event::TurnedUp { .. }
                | Event::Took { .. }
                | Event::Paid { .. }
                | Event::Demanded { .. }
                | Event::LetBe { .. }
                | Event::Passed { .. }
                | Event::SailedAway
                | Event::Over { .. } => {}
            }
        }
        memory.fill(&mut view.stacks, remembers);
    }
}

impl Buccaneer {
    /// What a seat may hope for from the pirates on the table: a part of the
    /// profit of every boarding it could make, a little for its wages in
    /// other stacks, and something for having pirates free.
    fn promise(&self, seat: Seat) -> i32 {
        let color = self.color(seat);
        let captaincy: i32 = self.stacks.tops_of(color).iter().map(|top| self.profit(top)).sum();
        let free = self.stacks.tops_of(color).len() as i32;
        captaincy + free * DUCAT / 2
    }

    /// A part of what the best ship in reach leaves a captain on average.
    fn profit(&self, top: disc_stacks::Pirate) -> i32 {
        let height = i32::from(self.stacks.height(top));
        let own = i32::from(self.stacks.count_of(top, top.color()));
        let wages = (height - own) * 3 * DUCAT;
        let net = |ship: &crate::Ship| i32::from(ship.ducats) * DUCAT - wages + 4 * DUCAT;
        let ready = self.face_up().iter().filter(|ship| i32::from(ship.crew) <= height);
        let soon = self.face_up().iter().filter(|ship| i32::from(ship.crew) == height + 1);
        let ready = ready.map(net).max().unwrap_or(0).max(0);
        let soon = soon.map(net).max().unwrap_or(0).max(0);
        (ready / 2).max(soon / 6)
    }
}
