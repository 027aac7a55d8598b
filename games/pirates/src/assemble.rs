//! Assembling a boarding party: PIR-4.

use crate::{Action, Event, Pirates, Refusal};
use crew::{Pirate, PirateSet, Stacks};
use table::{Seat, Sink};

const TALLEST: u8 = Stacks::TALLEST as u8;

impl Pirates {
    /// PIR-4: where a party of this height may be put by the owner of the
    /// pirate.
    #[inline]
    fn targets(&self, upper: Pirate) -> PirateSet {
        let room = TALLEST - self.stacks.height(upper);
        self.stacks
            .tops()
            .except(PirateSet::of(upper.color()))
            .except(self.stacks.higher_than(room))
    }

    /// Every assembly of a seat, as (party, where it may go).
    #[inline]
    pub(crate) fn assemblies(&self, seat: Seat) -> impl Iterator<Item = (Pirate, PirateSet)> {
        let own = self.stacks.tops_of(self.color(seat));
        own.iter().map(|upper| (upper, self.targets(upper)))
    }

    pub(crate) fn can_assemble(&self, seat: Seat) -> bool {
        self.assemblies(seat).any(|(_, targets)| !targets.is_empty())
    }

    pub(crate) fn visit_assemblies(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for (upper, targets) in self.assemblies(seat) {
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
