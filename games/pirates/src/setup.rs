//! Set-up: PIR-1 and PIR-2.

use crate::{Card, Event, House, Pirates, Token, Worth, capture::Offers};
use disc_stacks::{Color, Stacks};
use game::{ChosenColors, First, OptionSpec, Rng, Seat, Setup, SetupError, Sink};
use serde::{Deserialize, Serialize};
use serde_json::json;

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

/// What the set-up still needs from chance, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// PIR-1: the first player.
    First,
    /// PIR-2: the order of the cards.
    Deck,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This seat begins.
    First(Seat),
    /// The cards in this order, next first, by their place in the edition.
    Deck([u8; House::CARDS]),
}

pub(crate) fn options() -> Vec<OptionSpec> {
    let switch = |name, about| OptionSpec {
        name,
        about,
        default: json!(false),
        values: vec![json!(false), json!(true)],
        per_seat: false,
    };
    vec![
        ChosenColors::spec(&Color::ALL),
        switch("open_stacks", "everybody sees the wages of covered pirates"),
        switch("open_cards", "everybody sees the cards that players keep"),
        OptionSpec {
            name: "first",
            about: "who begins",
            default: json!("random"),
            values: std::iter::once(json!("random")).chain((0..5).map(|n| json!(n))).collect(),
            per_seat: false,
        },
    ]
}

impl Pirates {
    /// PIR-1, PIR-2: everything laid out, nothing shuffled yet.
    pub(crate) fn set_up(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (turn, awaits) = match setup.options.first {
            First::Random => (Seat::new(0), Awaits::First),
            First::Seat(seat) if seat.index() < setup.players => (seat, Awaits::Deck),
            First::Seat(seat) => {
                let message = format!("there is no seat {seat} at this table");
                return Err(SetupError::Option { option: "first", message });
            }
        };
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
        let mut by_seat = [Color::Red; 5];
        by_seat[..colors.len()].copy_from_slice(colors);
        let mut ducats = [0; 5];
        for color in colors {
            ducats[color.index()] = START;
        }
        Self {
            stacks: Stacks::singles(colors.iter().copied()),
            cards: [Card::NONE; House::CARDS],
            ducats,
            tokens: [[0; Token::ALL.len()]; 5],
            kept: [0; 5],
            worth: Worth::default(),
            colors: by_seat,
            players: colors.len() as u8,
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

    pub(crate) fn draw(&self, awaits: Awaits, rng: &mut impl Rng) -> Outcome {
        match awaits {
            Awaits::First => Outcome::First(Seat::new(rng.below(u32::from(self.players)) as u8)),
            Awaits::Deck => {
                let mut order = std::array::from_fn(|place| place as u8);
                rng.shuffle(&mut order);
                Outcome::Deck(order)
            }
        }
    }

    pub(crate) fn admit_outcome(&self, outcome: &Outcome) -> Result<(), String> {
        match (self.awaits, outcome) {
            (Some(Awaits::First), Outcome::First(seat)) => (seat.index() < self.players as usize)
                .then_some(())
                .ok_or_else(|| format!("there is no seat {seat} at this table")),
            (Some(Awaits::Deck), Outcome::Deck(order)) => {
                let mut sorted = *order;
                sorted.sort_unstable();
                (sorted.iter().enumerate().all(|(place, &card)| place == card as usize))
                    .then_some(())
                    .ok_or_else(|| "the deck must name each card 0 to 19 once".to_owned())
            }
            (Some(Awaits::First), Outcome::Deck(_)) => Err("asked for the first player".to_owned()),
            (Some(Awaits::Deck), Outcome::First(_)) => Err("asked for the deck".to_owned()),
            (None, _) => Err("chance is not asked now".to_owned()),
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
