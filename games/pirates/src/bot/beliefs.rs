//! What a seat that watched knows of covered wages and kept cards.

use crate::{Card, Event, View};
use disc_stacks::Memory;
use game::Seat;

/// Fills in the covered wages and kept cards that the seat remembers.
pub(super) fn fill(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
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

impl View {
    /// PIR-10: turns up the kept cards that the seat remembers from their
    /// capture. Counts from the last card back, because a match that began
    /// from a position has earlier cards that nobody saw captured.
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
