//! Moving a stack: BUC-6 to BUC-9.

use crate::{Action, Buccaneer, Event, Refusal};
use disc_stacks::{MoveError, Pirate};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

impl Buccaneer {
    /// BUC-6, BUC-8: each stack of the seat with those it may be put onto.
    #[inline]
    pub(crate) fn moves(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        self.stacks.moves(self.color(seat), groups, Action::Move)
    }

    pub(crate) fn check_move(
        &self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
    ) -> Result<(), Refusal> {
        for pirate in [upper, lower] {
            self.stacks.check_in_play(pirate)?;
        }
        Ok(self.stacks.check_move(self.color(seat), upper, lower)?)
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
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::NotInPlay(color) => Self::NotInPlay(color),
            MoveError::Covered(pirate) => Self::Covered(pirate),
            MoveError::NotYours(pirate) => Self::MoveNotYours(pirate),
            MoveError::OntoCovered(pirate) => Self::OntoCovered(pirate),
            MoveError::OntoOwn(pirate) => Self::OntoOwn(pirate),
            MoveError::TooTall(height) => Self::TooTall(height),
        }
    }
}
