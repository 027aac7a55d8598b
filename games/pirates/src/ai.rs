//! What a bot should know about Pirates.

use crate::{Card, Event, Pirates, View};
use disc_stacks::{Memory, Pirate};
use game::{Evaluate, Game, Seat};

/// In hundredths of a ducat.
const DUCAT: i32 = 100;

impl Evaluate for Pirates {
    /// Scores end about 40 ducats apart: a lead of 25 is not a small one.
    const LEAD: i32 = 25 * DUCAT;
    const MEMORY: bool = true;

    /// Everybody's account if it ended now, plus what parties promise while
    /// cards are left.
    fn fortunes(&self) -> [i32; Seat::MOST] {
        let mut fortunes = [0; Seat::MOST];
        for seat in Seat::all(self.players()) {
            let promise = if self.is_over() { 0 } else { self.promise(seat) };
            fortunes[seat.index()] = self.account(seat) + promise;
        }
        fortunes
    }

    fn recall(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        let mut memory = Memory::new();
        let mut captured = Vec::new();
        for event in told {
            match event {
                Event::Assembled { party, onto, .. } => memory.joined(*party, *onto),
                Event::Captured { party, .. } => memory.dissolved(*party),
                Event::Ransomed { pirate, .. } => memory.taken_out(*pirate),
                Event::Becalmed => memory.all_dissolved(),
                Event::Kept { seat, card } => captured.push((*seat, *card)),
                Event::First { .. }
                | Event::TurnedUp { .. }
                | Event::Mutinied { .. }
                | Event::Spotted { .. }
                | Event::Took { .. }
                | Event::Paid { .. }
                | Event::Discarded { .. }
                | Event::Passed { .. }
                | Event::SailedAway
                | Event::Over { .. } => {}
            }
        }
        memory.fill(&mut view.stacks, remembers);
        view.remember_kept(&captured, remembers);
    }
}

impl View {
    /// PIR-10: turns up the kept cards that somebody remembers who saw them
    /// captured, the last ones where a match began in the middle.
    fn remember_kept(&mut self, captured: &[(Seat, Card)], remembers: &mut impl FnMut() -> bool) {
        for (seat, kept) in Seat::all(self.colors.len()).zip(&mut self.kept) {
            let own = captured.iter().rev().filter(|(keeper, _)| *keeper == seat);
            for (place, &(_, card)) in kept.iter_mut().rev().zip(own) {
                if place.is_some() || !remembers() {
                    continue;
                }
                if let Some(unseen) = self.unseen.iter().position(|&unseen| unseen == card) {
                    self.unseen.remove(unseen);
                    *place = Some(card);
                }
            }
        }
    }
}

impl Pirates {
    fn account(&self, seat: Seat) -> i32 {
        self.payout_of(seat).total() as i32 * DUCAT
    }

    /// What a seat may hope for from the pirates on the table: a part of the
    /// profit of the captures it could make, and something for having
    /// pirates free.
    fn promise(&self, seat: Seat) -> i32 {
        let own = self.stacks.tops_of(self.color(seat));
        let captaincy: i32 = own.iter().map(|party| self.profit(party)).sum();
        captaincy + own.len() as i32 * DUCAT / 2
    }

    /// A part of what the best card in reach leaves a captain on average.
    fn profit(&self, party: Pirate) -> i32 {
        let height = i32::from(self.stacks.height(party));
        let own = i32::from(self.stacks.count_of(party, party.color()));
        let wages = (height - own) * 3 * DUCAT;
        let net = |card: &Card| i32::from(card.ducats) * DUCAT - wages + 8 * DUCAT;
        let ready = self.face_up().iter().filter(|card| i32::from(card.crew) <= height);
        let soon = self.face_up().iter().filter(|card| i32::from(card.crew) == height + 1);
        let ready = ready.map(net).max().unwrap_or(0).max(0);
        let soon = soon.map(net).max().unwrap_or(0).max(0);
        (ready / 2).max(soon / 6)
    }
}
