//! What a good memory knows of covered wages: each was seen before it was
//! covered.

use crate::{Disc, Pirate};

/// The stacks that somebody has watched grow.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    stacks: Vec<Vec<Pirate>>,
}

impl Memory {
    /// Nothing seen yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// One stack was put onto another, both named by their tops.
    pub fn joined(&mut self, upper: Pirate, lower: Pirate) {
        let mut stack = self.take(upper);
        stack.extend(self.take(lower));
        self.stacks.push(stack);
    }

    /// The stack that a pirate stands in was broken up.
    pub fn dissolved(&mut self, pirate: Pirate) {
        self.stacks.retain(|stack| !stack.contains(&pirate));
    }

    /// All stacks were broken up.
    pub fn all_dissolved(&mut self) {
        self.stacks.clear();
    }

    /// A pirate was taken out of its stack.
    pub fn taken_out(&mut self, pirate: Pirate) {
        for stack in &mut self.stacks {
            stack.retain(|&member| member != pirate);
        }
    }

    /// Fills in the covered wages of these stacks that are remembered.
    pub fn fill(&self, stacks: &mut [Vec<Disc>], remembers: &mut impl FnMut() -> bool) {
        for discs in stacks {
            let top = discs.first().and_then(|disc| disc.pirate());
            let known = self.stacks.iter().find(|stack| stack.first().copied() == top);
            let fits = |known: &&Vec<Pirate>| {
                known.len() == discs.len()
                    && known.iter().zip(discs.iter()).all(|(p, disc)| p.color() == disc.color)
            };
            let Some(known) = known.filter(fits) else { continue };
            for (disc, pirate) in discs.iter_mut().zip(known) {
                if disc.wage.is_none() && remembers() {
                    disc.wage = Some(pirate.wage());
                }
            }
        }
    }

    /// The watched stack with this top, or the pirate alone.
    fn take(&mut self, top: Pirate) -> Vec<Pirate> {
        let place = self.stacks.iter().position(|stack| stack.first() == Some(&top));
        place.map_or_else(|| vec![top], |place| self.stacks.swap_remove(place))
    }
}
