//! Set-up: BUC-1 to BUC-4.

use crate::{Buccaneer, Edition, Event, Ship, Worth};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::{Seat, Seats, Setup, SetupError, Sink};

/// BUC-2: what everybody starts with.
pub(crate) const START: u16 = 10;

impl Buccaneer {
    /// BUC-1, BUC-2, BUC-3: everything laid out, nothing shuffled yet.
    pub(crate) fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (turn, awaits) = Awaits::begin(setup.options.first, setup.players)?;
        let colors = setup.options.colors.assign(setup.players, 1, &Color::ALL)?;
        let mut state = Self::bare(&colors.concat());
        state.worth = setup.edition.worth;
        state.ships.copy_from_slice(&setup.edition.ships);
        state.total = Edition::SHIPS as u8;
        state.turn = turn;
        state.awaits = Some(awaits);
        state.open_stacks = setup.options.open_stacks;
        Ok(state)
    }

    /// BUC-2: singles and purses, and no ship in sight.
    pub(crate) fn bare(colors: &[Color]) -> Self {
        let seating = Seating::new(colors);
        Self {
            stacks: Stacks::singles(colors.iter().copied()),
            ships: [Ship::NONE; Edition::SHIPS],
            ducats: seating.each(START),
            booty: [[0; 4]; 5],
            worth: Worth::default(),
            seating,
            turn: Seat::new(0),
            total: 0,
            face_up: 0,
            awaits: None,
            asking: Seats::NONE,
            demanded: Seats::NONE,
            becalmed: 0,
            open_stacks: false,
        }
    }

    /// BUC-3, BUC-16: three ships are turned up, or as many as there are.
    pub(crate) fn turn_up(&mut self, sink: &mut impl Sink<Event>) {
        self.face_up = self.total.min(3);
        if self.face_up > 0 {
            sink.emit(|| Event::TurnedUp { ships: self.face_up().to_vec() });
        }
    }
}
