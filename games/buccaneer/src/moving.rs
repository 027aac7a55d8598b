//! Moving a stack: BUC-6 to BUC-9.

use crate::{Action, Buccaneer, Event, Refusal};
use crew::{Pirate, PirateSet, Stacks};
use table::{Seat, Sink};

const TALLEST: u8 = Stacks::TALLEST as u8;

impl Buccaneer {
    /// BUC-6, BUC-8: where the stack of this pirate may be put.
    #[inline]
    pub(crate) fn targets(&self, upper: Pirate) -> PirateSet {
        let room = TALLEST - self.stacks.height(upper);
        self.stacks
            .tops()
            .except(PirateSet::of(upper.color()))
            .except(self.stacks.higher_than(room))
    }

    /// Every move of a seat, as (stack, where it may go).
    #[inline]
    pub(crate) fn moves(&self, seat: Seat) -> impl Iterator<Item = (Pirate, PirateSet)> {
        let own = self.stacks.tops_of(self.color(seat));
        own.iter().map(|upper| (upper, self.targets(upper)))
    }

    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.moves(seat).any(|(_, targets)| !targets.is_empty())
    }

    pub(crate) fn check_move(
        &self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
    ) -> Result<(), Refusal> {
        for pirate in [upper, lower] {
            if !self.stacks.knows(pirate) {
                return Err(Refusal::NotInPlay(pirate.color()));
            }
        }
        if !self.stacks.tops().contains(upper) {
            return Err(Refusal::Covered(upper));
        }
        if upper.color() != self.color(seat) {
            return Err(Refusal::MoveNotYours(upper));
        }
        if !self.stacks.tops().contains(lower) {
            return Err(Refusal::OntoCovered(lower));
        }
        if lower.color() == self.color(seat) {
            return Err(Refusal::OntoOwn(lower));
        }
        let height = self.stacks.height(upper) + self.stacks.height(lower);
        if height > TALLEST {
            return Err(Refusal::TooTall(height));
        }
        Ok(())
    }

    /// BUC-6: the joined stack is the mover's.
    pub(crate) fn apply_move(
        &mut self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        self.stacks.join(upper, lower);
        let height = self.stacks.height(upper);
        sink.emit(|| Event::Moved { seat, stack: upper, onto: lower, height });
        self.end_turn(sink);
    }

    pub(crate) fn visit_moves(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for (upper, targets) in self.moves(seat) {
            for lower in targets.iter() {
                visit(Action::Move(upper, lower));
            }
        }
    }
}
