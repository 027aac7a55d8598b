//! Set-up: PIR-1 and PIR-2.

use crate::{Card, Edition, Event, Pirates, Token, Worth, capture::Offers};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::{Seat, Setup, SetupError, Sink};

/// PIR-1: what everybody starts with.
pub(crate) const START: u32 = 5;
/// PIR-2: how many cards are face up.
pub(crate) const DISPLAY: u8 = 4;

impl Pirates {
    /// PIR-1, PIR-2: everything laid out, nothing shuffled yet.
    pub(crate) fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (turn, awaits) = Awaits::begin(setup.options.first, setup.players)?;
        let colors = setup.options.colors.assign(setup.players, 1, &Color::ALL)?;
        let mut state = Self::bare(&colors.concat());
        state.worth = setup.edition.worth;
        state.lay_cards(&[], &setup.edition.cards, &[]);
        state.turn = turn;
        state.awaits = Some(awaits);
        state.open_stacks = setup.options.open_stacks;
        state.open_cards = setup.options.open_cards;
        Ok(state)
    }

    /// PIR-1: singles and purses, and no card in sight.
    pub(crate) fn bare(colors: &[Color]) -> Self {
        let seating = Seating::new(colors);
        Self {
            stacks: Stacks::singles(colors.iter().copied()),
            cards: [Card::NONE; Edition::CARDS],
            ducats: seating.each(START),
            tokens: [[0; Token::ALL.len()]; 5],
            kept: [0; 5],
            worth: Worth::default(),
            seating,
            turn: Seat::new(0),
            total: 0,
            face_up: 0,
            offers: Offers::of(&[]),
            black_spot: None,
            awaits: None,
            becalmed: 0,
            ransoms: 0,
            open_stacks: false,
            open_cards: false,
        }
    }

    /// PIR-2, PIR-11: four cards are turned up, or as many as there are.
    pub(crate) fn turn_up(&mut self, sink: &mut impl Sink<Event>) {
        self.show(self.total.min(DISPLAY));
        if self.face_up > 0 {
            sink.emit(|| Event::TurnedUp { cards: self.face_up().to_vec() });
        }
    }
}
