//! Set-up: BUC-1 to BUC-4.

use crate::{Buccaneer, Event, House, Ship, Worth};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::{ChosenColors, First, OptionSpec, Seat, Seats, Setup, SetupError, Sink};
use serde::{Deserialize, Serialize};

/// BUC-2: what everybody starts with.
pub(crate) const START: u16 = 10;

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// BUC-1: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
    /// BUC-9: all wages are seen by all.
    pub open_stacks: bool,
    /// BUC-4: who begins.
    #[serde(skip_serializing_if = "First::is_random")]
    pub first: First,
}

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// BUC-4: which seat of so many begins.
    First {
        /// How many play.
        players: u8,
    },
    /// BUC-3: the order of so many ships.
    Deck {
        /// How many ships.
        ships: u8,
    },
}

/// What chance answers.
pub type Outcome = disc_stacks::Outcome<{ House::SHIPS }>;

pub(crate) fn options() -> Vec<OptionSpec> {
    vec![
        ChosenColors::spec(&Color::ALL),
        OptionSpec::switch("open_stacks", "everybody sees the wages of covered pirates"),
        First::spec(5),
    ]
}

impl Buccaneer {
    /// BUC-1, BUC-2, BUC-3: everything laid out, nothing shuffled yet.
    pub(crate) fn set_up(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (turn, awaits) = Awaits::begin(setup.options.first, setup.players)?;
        let colors = setup.options.colors.assign(setup.players, 1, &Color::ALL)?;
        let mut state = Self::bare(&colors.concat());
        state.worth = setup.edition.worth;
        state.ships.copy_from_slice(&setup.edition.ships);
        state.total = House::SHIPS as u8;
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
            ships: [Ship::NONE; House::SHIPS],
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

    pub(crate) fn settle(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(seat) => {
                self.turn = *seat;
                self.awaits = Some(Awaits::Deck);
                sink.emit(|| Event::First { seat: *seat });
            }
            Outcome::Deck(order) => {
                let unshuffled = self.ships;
                self.ships = order.map(|place| unshuffled[place as usize]);
                self.awaits = None;
                self.turn_up(sink);
                self.begin_turn(sink);
            }
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
