//! Putting a stack onto another.

use crate::{Color, Pirate, PirateSet, Stacks};
use game::Groups;
use std::ops::ControlFlow;

const TALLEST: u8 = Stacks::TALLEST as u8;

/// Why a stack cannot be put onto another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Of a colour that nobody plays.
    NotInPlay(Color),
    /// The one to be moved is not on top.
    Covered(Pirate),
    /// The one to be moved is of another colour.
    NotYours(Pirate),
    /// The one to be put upon is not on top.
    OntoCovered(Pirate),
    /// The one to be put upon is of the same colour.
    OntoOwn(Pirate),
    /// The stack would be this tall.
    TooTall(u8),
}

impl Stacks {
    /// Where the stack of this pirate may be put.
    #[inline]
    pub fn targets(&self, upper: Pirate) -> PirateSet {
        let room = TALLEST - self.height(upper);
        self.tops().except(upper.color().pirates()).except(self.higher_than(room))
    }

    /// The stacks that have room for one pirate more.
    #[inline]
    pub fn with_room(&self) -> PirateSet {
        self.tops().except(self.higher_than(TALLEST - 1))
    }

    /// Every way of a colour to put a stack onto another: first its singles,
    /// which may all go to the same places, then its stacks.
    #[inline]
    pub fn moves<A>(
        &self,
        color: Color,
        groups: &mut impl Groups<A>,
        action: impl Fn(Pirate, Pirate) -> A,
    ) -> ControlFlow<()> {
        let (own, stacks) = (self.tops_of(color), self.higher_than(1));
        let others = self.with_room().except(color.pirates());
        groups.pairs(own.except(stacks), others, &action)?;
        for upper in own.and(stacks).iter() {
            groups.each(self.targets(upper), |lower| action(upper, lower))?;
        }
        ControlFlow::Continue(())
    }

    /// May a stack of this colour be put onto the other?
    pub fn check_move(&self, color: Color, upper: Pirate, lower: Pirate) -> Result<(), MoveError> {
        self.check_in_play(upper)?;
        if !self.tops().contains(upper) {
            return Err(MoveError::Covered(upper));
        }
        if upper.color() != color {
            return Err(MoveError::NotYours(upper));
        }
        self.check_onto(color, lower)?;
        Self::check_height(self.height(upper) + self.height(lower))
    }

    /// Is the pirate of a colour that plays?
    pub fn check_in_play(&self, pirate: Pirate) -> Result<(), MoveError> {
        self.knows(pirate).then_some(()).ok_or(MoveError::NotInPlay(pirate.color()))
    }

    /// Is this the top of a stack of another colour?
    pub fn check_onto(&self, color: Color, lower: Pirate) -> Result<(), MoveError> {
        self.check_in_play(lower)?;
        if !self.tops().contains(lower) {
            return Err(MoveError::OntoCovered(lower));
        }
        if lower.color() == color { Err(MoveError::OntoOwn(lower)) } else { Ok(()) }
    }

    /// Can a stack be this tall?
    pub fn check_height(height: u8) -> Result<(), MoveError> {
        if height > TALLEST { Err(MoveError::TooTall(height)) } else { Ok(()) }
    }
}
