//! Set-up: PIR-1 and PIR-2.

use crate::{Card, Event, House, Pirates, Token, Worth, capture::Offers};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::{ChosenColors, First, OptionSpec, Seat, Setup, SetupError, Sink};
use serde::{Deserialize, Serialize};

/// PIR-1: what everybody starts with.
pub(crate) const START: u32 = 5;
/// PIR-2: how many cards are face up.
pub(crate) const DISPLAY: u8 = 4;

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// PIR-1: who plays which colour.
    #[serde(skip_serializing_if = "ChosenColors::is_empty")]
    pub colors: ChosenColors<Color>,
    /// PIR-5: all wages are seen by all.
    pub open_stacks: bool,
    /// PIR-10: all kept cards are seen by all.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_cards: bool,
    /// PIR-1: who begins.
    #[serde(skip_serializing_if = "First::is_random")]
    pub first: First,
}

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// PIR-1: which seat of so many begins.
    First {
        /// How many play.
        players: u8,
    },
    /// PIR-2: the order of so many cards.
    Deck {
        /// How many cards.
        cards: u8,
    },
}

/// What chance answers.
pub type Outcome = disc_stacks::Outcome<{ House::CARDS }>;

pub(crate) fn options() -> Vec<OptionSpec> {
    vec![
        ChosenColors::spec(&Color::ALL),
        OptionSpec::switch("open_stacks", "everybody sees the wages of covered pirates"),
        OptionSpec::switch("open_cards", "everybody sees the cards that players keep"),
        First::spec(5),
    ]
}

impl Pirates {
    /// PIR-1, PIR-2: everything laid out, nothing shuffled yet.
    pub(crate) fn set_up(setup: &Setup<Self>) -> Result<Self, SetupError> {
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
            cards: [Card::NONE; House::CARDS],
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

    pub(crate) fn settle(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(seat) => {
                self.turn = *seat;
                self.awaits = Some(Awaits::Deck);
                sink.emit(|| Event::First { seat: *seat });
            }
            Outcome::Deck(order) => {
                let unshuffled = self.cards;
                self.cards = order.map(|place| unshuffled[place as usize]);
                self.awaits = None;
                self.turn_up(sink);
                self.begin_turn(sink);
            }
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
