//! Assembling a boarding party: PIR-4.

use crate::{Action, Event, Pirates, Refusal};
use disc_stacks::{MoveError, Pirate};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

impl Pirates {
    /// PIR-4: each single and party of the seat with those it may be put onto.
    #[inline]
    pub(crate) fn assemblies(
        &self,
        seat: Seat,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        self.stacks.moves(self.color(seat), groups, Action::Assemble)
    }

    pub(crate) fn check_assemble(
        &self,
        seat: Seat,
        upper: Pirate,
        lower: Pirate,
    ) -> Result<(), Refusal> {
        Ok(self.stacks.check_move(self.color(seat), upper, lower)?)
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

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::NotInPlay(color) => Self::NotInPlay(color),
            MoveError::Covered(pirate) => Self::Covered(pirate),
            MoveError::NotYours(pirate) => Self::AssembleNotYours(pirate),
            MoveError::OntoCovered(pirate) => Self::OntoCovered(pirate),
            MoveError::OntoOwn(pirate) => Self::OntoOwn(pirate),
            MoveError::TooTall(height) => Self::TooTall(height),
        }
    }
}
