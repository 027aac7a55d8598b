//! What a seat that watched knows of covered wages.

use crate::{Event, View};
use disc_stacks::Memory;

/// Fills in the wages of covered pirates that the seat remembers.
pub(super) fn fill(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
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
