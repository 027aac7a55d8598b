//! The written form of a state: the whole truth, checked when it is read.

use crate::setup::{DISPLAY, START};
use crate::{Card, Edition, Kind, Options, Pirates, Token, Worth};
use disc_stacks::position::{self, Layout};
use disc_stacks::{Awaits, Color, Pirate};
use game::{Game, PositionError, Seat, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A state, written out. See `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `"pirates"`.
    pub game: String,
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat.
    pub ducats: Vec<u32>,
    /// By seat.
    #[serde(default)]
    pub tokens: Vec<BTreeMap<Token, u8>>,
    /// PIR-10: by seat.
    #[serde(default)]
    pub kept: Vec<Vec<Card>>,
    /// PIR-14: who has the black spot.
    #[serde(default)]
    pub black_spot: Option<Seat>,
    /// Parties of two and more, from the top down; who is not mentioned is a
    /// single.
    #[serde(default)]
    pub stacks: Vec<Vec<Pirate>>,
    /// Face up.
    pub cards: Vec<Card>,
    /// Face down, next first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The table's choices.
    #[serde(default)]
    pub options: Options,
    /// What tokens are worth, if not as in the house edition.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub worth: Worth,
    /// What the set-up still waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaits: Option<Awaits>,
    /// PIR-20: stalemates since the last capture.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub becalmed: u8,
    /// PIR-20: ransoms since anything else was done.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub ransoms: u8,
}

impl Position {
    fn shared(&self) -> position::Shared<'_> {
        position::Shared {
            game: &self.game,
            colors: &self.colors,
            turn: self.turn,
            stacks: &self.stacks,
            awaits: self.awaits,
            becalmed: self.becalmed,
            chosen: &self.options.colors,
            first: self.options.first,
        }
    }
}

impl Pirates {
    pub(crate) fn position(&self) -> Position {
        let colors = self.seating.colors();
        let tokens = |color: &Color| position::owned(&Token::ALL, &self.tokens[color.index()]);
        Position {
            game: Self::ID.to_owned(),
            colors: colors.to_vec(),
            turn: self.turn,
            ducats: self.seating.by_seat(&self.ducats),
            tokens: colors.iter().map(tokens).collect(),
            kept: colors.iter().map(|&color| self.kept(color).to_vec()).collect(),
            black_spot: self.black_spot.map(|color| self.seating.seat(color)),
            stacks: self.stacks.written(),
            cards: self.face_up().to_vec(),
            deck: self.deck().to_vec(),
            options: Options {
                open_stacks: self.open_stacks,
                open_cards: self.open_cards,
                ..Options::default()
            },
            worth: self.worth,
            awaits: self.awaits,
            becalmed: self.becalmed,
            ransoms: self.ransoms,
        }
    }

    pub(crate) fn from_position(position: &Position) -> Result<Self, PositionError> {
        let shared = position.shared();
        shared.check_table::<Self>()?;
        if let Some(seat) = position.black_spot {
            PositionError::check_seat("black_spot", seat, position.colors.len())?;
        }
        shared.check_options()?;
        check_counts(position)?;
        let mut state = Self::bare(&position.colors);
        state.turn = position.turn;
        state.read_purses(position)?;
        state.stacks.read(&position.stacks, "party", |_, _| Ok(()))?;
        state.read_cards(position)?;
        // PIR-1: all cards are in the deck then, so nobody can own a token or
        // have kept a card.
        shared.check_laid_out(&position.ducats, START)?;
        let ransomed = position.awaits.is_some() && position.ransoms > 0;
        position::first_fault([("ransoms", ransomed, "discs-wrong-zero".into())])?;
        state.black_spot = position.black_spot.map(|seat| state.color(seat));
        state.worth = position.worth;
        state.open_stacks = position.options.open_stacks;
        state.open_cards = position.options.open_cards;
        state.awaits = position.awaits;
        state.becalmed = position.becalmed;
        state.ransoms = position.ransoms;
        if state.awaits.is_none() && !state.is_over() {
            state.open_turn();
        }
        Ok(state)
    }

    fn read_purses(&mut self, position: &Position) -> Result<(), PositionError> {
        position::check_ducats(&position.ducats)?;
        for (seat, &color) in position.colors.iter().enumerate() {
            self.ducats[color.index()] = position.ducats[seat];
            self.tokens[color.index()] = position::counts(position.tokens.get(seat), Token::index);
        }
        Ok(())
    }

    fn read_cards(&mut self, position: &Position) -> Result<(), PositionError> {
        let Position { cards, deck, kept, .. } = position;
        check_cards("cards", cards)?;
        check_cards("deck", deck)?;
        for (seat, cards) in kept.iter().enumerate() {
            check_cards(&format!("kept[{seat}]"), cards)?;
        }
        let (face_up, most, total) = (cards.len(), usize::from(DISPLAY), Edition::CARDS);
        let layout = Layout { field: "cards", face_up, deck: deck.len(), most, total };
        layout.check(position.awaits)?;
        layout.check_total(kept.iter().map(Vec::len).sum())?;
        let all = || cards.iter().chain(deck).chain(kept.iter().flatten());
        if all().filter(|card| card.kind == Kind::Monster).count() > 1 {
            return Err(PositionError::new("cards", "pir-wrong-monsters"));
        }
        self.lay_cards(cards, deck, kept);
        Token::ALL
            .into_iter()
            .try_for_each(|token| self.check_supply(token))
            .map_err(|reason| PositionError::new("tokens", reason))?;
        self.check_captured(position.black_spot)
    }

    /// PIR-7, PIR-14: tokens and the black spot come with a capture.
    fn check_captured(&self, black_spot: Option<Seat>) -> Result<(), PositionError> {
        let gone = Edition::CARDS - self.total as usize;
        let owned: usize = self.tokens.iter().flatten().map(|&tokens| usize::from(tokens)).sum();
        position::check_taken(owned, gone, "cards")
            .map_err(|reason| PositionError::new("tokens", reason))?;
        if gone == 0 && black_spot.is_some() {
            return Err(PositionError::new("black_spot", "pir-wrong-black-spot"));
        }
        Ok(())
    }

    /// Are there enough tokens of a kind for those owned and those pictured?
    pub(crate) fn check_supply(&self, token: Token) -> Result<(), Text> {
        let owned = self.tokens.iter().map(|tokens| tokens[token.index()]);
        let left = self.cards[..self.total as usize].iter().flat_map(|card| card.tokens());
        position::check_supply(token, owned, left, Token::SUPPLY)
    }

    /// The position begins at the start of a turn. If nobody can act, PIR-20
    /// lets play go on with the next player.
    fn open_turn(&mut self) {
        if self.first_able().is_none() {
            self.turn = self.turn.next(self.seating.players());
        }
        self.begin_turn(&mut game::Nobody);
    }
}

fn check_counts(position: &Position) -> Result<(), PositionError> {
    let players = position.colors.len();
    PositionError::check_per_seat("ducats", position.ducats.len(), players)?;
    for (field, found) in [("tokens", position.tokens.len()), ("kept", position.kept.len())] {
        if found != 0 {
            PositionError::check_per_seat(field, found, players)?;
        }
    }
    if position.becalmed > 1 {
        return Err(PositionError::new("becalmed", "pir-wrong-becalmed"));
    }
    if position.ransoms >= Pirates::RANSOMS {
        let reason = Text::new("pir-wrong-ransoms").with("most", Pirates::RANSOMS);
        return Err(PositionError::new("ransoms", reason));
    }
    Ok(())
}

fn check_cards(field: &str, cards: &[Card]) -> Result<(), PositionError> {
    cards.iter().enumerate().try_for_each(|(number, card)| {
        let place = |part| format!("{field}[{number}].{part}");
        card.check().map_err(|(part, reason)| PositionError::new(place(part), reason))
    })
}
