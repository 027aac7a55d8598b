//! Assembling a boarding party: PIR-4.

use crate::{Action, Event, Pirates, Refusal};
use disc_stacks::{Pirate, PirateSet, Stacks};
use game::{Seat, Sink};

const TALLEST: u8 = Stacks::TALLEST as u8;

impl Pirates {
    /// PIR-4: where the party of this pirate may be put.
    #[inline]
    fn targets(&self, upper: Pirate) -> PirateSet {
        let room = TALLEST - self.stacks.height(upper);
        let others = self.stacks.tops().except(upper.color().pirates());
        others.except(self.stacks.higher_than(room))
    }

    /// The assemblies of a seat's parties, as (party, where it may go).
    #[inline]
    fn party_assemblies(&self, seat: Seat) -> impl Iterator<Item = (Pirate, PirateSet)> {
        let parties = self.stacks.tops_of(self.color(seat)).and(self.stacks.higher_than(1));
        parties.iter().map(|upper| (upper, self.targets(upper)))
    }

    /// The assemblies of a seat's singles: all may go to the same places.
    #[inline]
    fn single_assemblies(&self, seat: Seat) -> (PirateSet, PirateSet) {
        let color = self.color(seat);
        let singles = self.stacks.tops_of(color).except(self.stacks.higher_than(1));
        let others = self.stacks.tops().except(color.pirates());
        (singles, others.except(self.stacks.higher_than(TALLEST - 1)))
    }

    #[inline]
    pub(crate) fn can_assemble(&self, seat: Seat) -> bool {
        let (singles, targets) = self.single_assemblies(seat);
        (!singles.is_empty() && !targets.is_empty())
            || self.party_assemblies(seat).any(|(_, targets)| !targets.is_empty())
    }

    /// How many assemblies a seat has.
    #[inline]
    pub(crate) fn count_assemblies(&self, seat: Seat) -> u32 {
        let (singles, targets) = self.single_assemblies(seat);
        let by_parties = self.party_assemblies(seat).map(|(_, targets)| targets.len());
        singles.len() * targets.len() + by_parties.sum::<u32>()
    }

    /// The `index`-th of them, or how far the index is beyond them.
    #[inline]
    pub(crate) fn nth_assembly(&self, seat: Seat, index: u32) -> Result<Action, u32> {
        let (singles, targets) = self.single_assemblies(seat);
        let by_singles = singles.len() * targets.len();
        if index < by_singles {
            let (single, target) = (index / targets.len(), index % targets.len());
            return Ok(Action::Assemble(singles.nth(single), targets.nth(target)));
        }
        let mut left = index - by_singles;
        for (upper, targets) in self.party_assemblies(seat) {
            if left < targets.len() {
                return Ok(Action::Assemble(upper, targets.nth(left)));
            }
            left -= targets.len();
        }
        Err(left)
    }

    pub(crate) fn visit_assemblies(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let (singles, targets) = self.single_assemblies(seat);
        let by_singles = singles.iter().map(|single| (single, targets));
        for (upper, targets) in by_singles.chain(self.party_assemblies(seat)) {
            for lower in targets.iter() {
                visit(Action::Assemble(upper, lower));
            }
        }
    }

    pub(crate) fn check_assemble(
        &self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
    ) -> Result<(), Refusal> {
        self.check_in_play(upper)?;
        if !self.stacks.tops().contains(upper) {
            return Err(Refusal::Covered(upper));
        }
        if upper.color() != self.color(seat) {
            return Err(Refusal::AssembleNotYours(upper));
        }
        self.check_onto(seat, lower)?;
        check_height(self.stacks.height(upper) + self.stacks.height(lower))
    }

    /// PIR-1: unused colours are not at the table.
    pub(crate) fn check_in_play(&self, pirate: Pirate) -> Result<(), Refusal> {
        let known = self.stacks.knows(pirate);
        known.then_some(()).ok_or(Refusal::NotInPlay(pirate.color()))
    }

    /// PIR-4: is this a single or the captain of a party of another player?
    pub(crate) fn check_onto(&self, seat: Seat, lower: Pirate) -> Result<(), Refusal> {
        self.check_in_play(lower)?;
        if !self.stacks.tops().contains(lower) {
            return Err(Refusal::OntoCovered(lower));
        }
        let own = lower.color() == self.color(seat);
        if own { Err(Refusal::OntoOwn(lower)) } else { Ok(()) }
    }

    /// PIR-4: the new party is the active player's.
    pub(crate) fn apply_assemble(
        &mut self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        self.ransoms = 0;
        self.put(seat, upper, lower, sink);
        self.end_turn(sink);
    }

    pub(crate) fn put(
        &mut self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        self.stacks.join(upper, lower);
        let height = self.stacks.height(upper);
        sink.emit(|| Event::Assembled { seat, party: upper, onto: lower, height });
    }
}

/// PIR-4: at most nine pirates.
pub(crate) fn check_height(height: u8) -> Result<(), Refusal> {
    if height > TALLEST { Err(Refusal::TooTall(height)) } else { Ok(()) }
}
