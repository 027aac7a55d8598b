//! Moving a stack: BUC-6 to BUC-9.

use crate::{Action, Buccaneer, Event, Refusal};
use disc_stacks::{Pirate, PirateSet, Stacks};
use game::{Seat, Sink};

const TALLEST: u8 = Stacks::TALLEST as u8;

impl Buccaneer {
    /// BUC-6, BUC-8: where the stack of this pirate may be put.
    #[inline]
    pub(crate) fn targets(&self, upper: Pirate) -> PirateSet {
        let room = TALLEST - self.stacks.height(upper);
        self.stacks.tops().except(upper.color().pirates()).except(self.stacks.higher_than(room))
    }

    /// The moves of a seat's stacks, as (stack, where it may go).
    #[inline]
    fn stack_moves(&self, seat: Seat) -> impl Iterator<Item = (Pirate, PirateSet)> {
        let stacks = self.stacks.tops_of(self.color(seat)).and(self.stacks.higher_than(1));
        stacks.iter().map(|upper| (upper, self.targets(upper)))
    }

    /// The moves of a seat's singles: all of them may go to the same places.
    #[inline]
    fn single_moves(&self, seat: Seat) -> (PirateSet, PirateSet) {
        let color = self.color(seat);
        let singles = self.stacks.tops_of(color).except(self.stacks.higher_than(1));
        let others = self.stacks.tops().except(color.pirates());
        (singles, others.except(self.stacks.higher_than(TALLEST - 1)))
    }

    /// How many moves a seat has.
    #[inline]
    pub(crate) fn count_moves(&self, seat: Seat) -> u32 {
        let (singles, targets) = self.single_moves(seat);
        let by_stacks = self.stack_moves(seat).map(|(_, targets)| targets.len());
        singles.len() * targets.len() + by_stacks.sum::<u32>()
    }

    /// The `index`-th move of a seat, or how far the index is beyond them.
    #[inline]
    pub(crate) fn nth_move(&self, seat: Seat, index: u32) -> Result<Action, u32> {
        let (singles, targets) = self.single_moves(seat);
        let by_singles = singles.len() * targets.len();
        if index < by_singles {
            let (single, target) = (index / targets.len(), index % targets.len());
            return Ok(Action::Move(singles.nth(single), targets.nth(target)));
        }
        let mut left = index - by_singles;
        for (upper, targets) in self.stack_moves(seat) {
            if left < targets.len() {
                return Ok(Action::Move(upper, targets.nth(left)));
            }
            left -= targets.len();
        }
        Err(left)
    }

    #[inline]
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        let (singles, targets) = self.single_moves(seat);
        (!singles.is_empty() && !targets.is_empty())
            || self.stack_moves(seat).any(|(_, targets)| !targets.is_empty())
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
        let (singles, targets) = self.single_moves(seat);
        let by_singles = singles.iter().map(|upper| (upper, targets));
        for (upper, targets) in by_singles.chain(self.stack_moves(seat)) {
            for lower in targets.iter() {
                visit(Action::Move(upper, lower));
            }
        }
    }
}
