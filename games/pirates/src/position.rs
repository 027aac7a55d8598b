//! The written form of a state: the whole truth, checked when it is read.

use crate::setup::{DISPLAY, START};
use crate::{Awaits, Card, House, Kind, Options, Pirates, Token, Worth};
use disc_stacks::{Color, Pirate, PirateSet, Stacks};
use game::{Game, PositionError, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most ducats a position may give a player.
const RICHEST: u32 = 9_999;

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
    #[serde(default, skip_serializing_if = "is_default")]
    pub worth: Worth,
    /// What the set-up still waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaits: Option<Awaits>,
    /// PIR-20: stalemates since the last capture.
    #[serde(default, skip_serializing_if = "is_default")]
    pub becalmed: u8,
    /// PIR-20: ransoms since anything else was done.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ransoms: u8,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Pirates {
    pub(crate) fn write(&self) -> Position {
        let colors = self.colors();
        let tokens = |color: &Color| {
            let count = |&token: &Token| self.tokens[color.index()][token.index()];
            let owned = Token::ALL.into_iter().filter(|token| count(token) > 0);
            owned.map(|token| (token, count(&token))).collect()
        };
        let parties = self.stacks.higher_than(1);
        Position {
            game: Self::ID.to_owned(),
            colors: colors.to_vec(),
            turn: self.turn,
            ducats: colors.iter().map(|color| self.ducats[color.index()]).collect(),
            tokens: colors.iter().map(tokens).collect(),
            kept: colors.iter().map(|&color| self.kept(color).to_vec()).collect(),
            black_spot: self.black_spot.map(|color| self.seat(color)),
            stacks: parties
                .iter()
                .map(|top| self.stacks.members(top).as_slice().to_vec())
                .collect(),
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

    pub(crate) fn read(position: &Position) -> Result<Self, PositionError> {
        check_table(position)?;
        check_counts(position)?;
        let mut state = Self::bare(&position.colors);
        state.turn = position.turn;
        state.read_purses(position)?;
        state.read_parties(position)?;
        state.read_cards(position)?;
        check_laid_out(position)?;
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
        for (seat, &color) in position.colors.iter().enumerate() {
            let ducats = position.ducats[seat];
            if ducats > RICHEST {
                let message = format!("{ducats} is more than {RICHEST}");
                return Err(PositionError::new(format!("ducats[{seat}]"), message));
            }
            self.ducats[color.index()] = ducats;
            for (&token, &count) in position.tokens.get(seat).into_iter().flatten() {
                self.tokens[color.index()][token.index()] = count;
            }
        }
        Ok(())
    }

    fn read_parties(&mut self, position: &Position) -> Result<(), PositionError> {
        let mut seen = PirateSet::NONE;
        for (number, party) in position.stacks.iter().enumerate() {
            let field = format!("stacks[{number}]");
            if party.is_empty() || party.len() > Stacks::TALLEST {
                let message = format!("a party holds 1 to 9 pirates, not {}", party.len());
                return Err(PositionError::new(field, message));
            }
            for (place, &pirate) in party.iter().enumerate() {
                let field = format!("{field}[{place}]");
                if !self.stacks.knows(pirate) {
                    let message = format!("{pirate} is of a colour that does not play");
                    return Err(PositionError::new(field, message));
                }
                if seen.contains(pirate) {
                    return Err(PositionError::new(field, format!("{pirate} stands twice")));
                }
                seen = seen.with(pirate);
            }
            self.stacks.pile(party.iter().copied());
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
        check_display(position)?;
        let all = || cards.iter().chain(deck).chain(kept.iter().flatten());
        if all().count() > House::CARDS {
            let message = format!("more than {} cards in all", House::CARDS);
            return Err(PositionError::new("deck", message));
        }
        if all().filter(|card| card.kind == Kind::Monster).count() > 1 {
            return Err(PositionError::new("cards", "there is but one sea monster"));
        }
        self.lay_cards(cards, deck, kept);
        Token::ALL
            .into_iter()
            .try_for_each(|token| self.check_supply(token))
            .map_err(|message| PositionError::new("tokens", message))?;
        self.check_captured(position.black_spot)
    }

    /// PIR-7, PIR-14: tokens and the black spot come with a capture.
    fn check_captured(&self, black_spot: Option<Seat>) -> Result<(), PositionError> {
        let gone = House::CARDS - self.total as usize;
        let owned: usize = self.tokens.iter().flatten().map(|&tokens| usize::from(tokens)).sum();
        if owned > 2 * gone {
            let message = format!("{owned} are owned; {gone} cards that have gone gave fewer");
            return Err(PositionError::new("tokens", message));
        }
        if gone == 0 && black_spot.is_some() {
            let message = "nobody has it before a mutiny has captured a card";
            return Err(PositionError::new("black_spot", message));
        }
        Ok(())
    }

    /// Are there enough tokens of a kind for those owned and those pictured?
    pub(crate) fn check_supply(&self, token: Token) -> Result<(), String> {
        let owned: u32 = self.tokens.iter().map(|tokens| u32::from(tokens[token.index()])).sum();
        let left = self.cards[..self.total as usize].iter().flat_map(|card| card.tokens());
        let pictured = left.filter(|&pictured| pictured == token).count() as u32;
        if owned + pictured <= u32::from(Token::SUPPLY) {
            return Ok(());
        }
        let supply = Token::SUPPLY;
        Err(format!("{owned} {token} are owned and {pictured} pictured; there are only {supply}"))
    }

    /// The position begins at the start of a turn. If nobody can act, PIR-20
    /// lets play go on with the next player.
    fn open_turn(&mut self) {
        if self.first_able().is_none() {
            self.turn = self.turn.next(self.players as usize);
        }
        self.begin_turn(&mut game::Nobody);
    }
}

fn check_table(position: &Position) -> Result<(), PositionError> {
    if position.game != Pirates::ID {
        return Err(PositionError::new("game", format!("`{}` is not `pirates`", position.game)));
    }
    let players = position.colors.len();
    if !Pirates::PLAYERS.contains(&players) {
        return Err(PositionError::new("colors", format!("3 to 5 players, not {players}")));
    }
    for (seat, color) in position.colors.iter().enumerate() {
        if position.colors[..seat].contains(color) {
            let message = format!("{} is taken twice", color.name());
            return Err(PositionError::new(format!("colors[{seat}]"), message));
        }
    }
    let seats = [("turn", Some(position.turn)), ("black_spot", position.black_spot)];
    for (field, seat) in seats {
        if let Some(seat) = seat.filter(|seat| seat.index() >= players) {
            return Err(PositionError::new(field, format!("there is no seat {seat}")));
        }
    }
    check_options(&position.options)
}

/// What the set-up was like can be seen: a position has `colors` and `turn`.
fn check_options(options: &Options) -> Result<(), PositionError> {
    let of_set_up = [
        ("options.colors", !options.colors.is_empty()),
        ("options.first", !options.first.is_random()),
    ];
    match of_set_up.into_iter().find(|(_, chosen)| *chosen) {
        Some((field, _)) => {
            Err(PositionError::new(field, "an option of the set-up means nothing in a position"))
        }
        None => Ok(()),
    }
}

/// PIR-1: nothing has happened yet while the set-up waits for chance. All
/// cards are in the deck, so nobody can own a token or have kept a card.
fn check_laid_out(position: &Position) -> Result<(), PositionError> {
    let Some(awaits) = position.awaits else { return Ok(()) };
    let faults = [
        (
            "turn",
            awaits == Awaits::First && position.turn != Seat::new(0),
            "0 while the first player is to be drawn",
        ),
        (
            "ducats",
            position.ducats.iter().any(|&ducats| ducats != START),
            "everybody starts with 5",
        ),
        ("stacks", position.stacks.iter().any(|party| party.len() > 1), "only singles at first"),
        ("becalmed", position.becalmed > 0, "0 at first"),
        ("ransoms", position.ransoms > 0, "0 at first"),
    ];
    match faults.into_iter().find(|(_, wrong, _)| *wrong) {
        Some((field, _, message)) => Err(PositionError::new(field, message)),
        None => Ok(()),
    }
}

fn check_counts(position: &Position) -> Result<(), PositionError> {
    let players = position.colors.len();
    let per_seat = |field: &str, found: usize| {
        PositionError::new(field, format!("{found} entries for {players} players"))
    };
    if position.ducats.len() != players {
        return Err(per_seat("ducats", position.ducats.len()));
    }
    for (field, found) in [("tokens", position.tokens.len()), ("kept", position.kept.len())] {
        if found != 0 && found != players {
            return Err(per_seat(field, found));
        }
    }
    if position.becalmed > 1 {
        return Err(PositionError::new("becalmed", "0 or 1: at 2 the cards have sailed"));
    }
    if position.ransoms >= Pirates::RANSOMS {
        let message = format!("at {} ransoms there is a stalemate", Pirates::RANSOMS);
        return Err(PositionError::new("ransoms", message));
    }
    Ok(())
}

fn check_cards(field: &str, cards: &[Card]) -> Result<(), PositionError> {
    cards.iter().enumerate().try_for_each(|(number, card)| {
        let place = |part| format!("{field}[{number}].{part}");
        card.check().map_err(|(part, message)| PositionError::new(place(part), message))
    })
}

fn check_display(position: &Position) -> Result<(), PositionError> {
    let Position { cards, deck, awaits, .. } = position;
    if cards.len() > usize::from(DISPLAY) {
        let message = format!("at most {DISPLAY} cards are face up, not {}", cards.len());
        return Err(PositionError::new("cards", message));
    }
    if cards.is_empty() && !deck.is_empty() && awaits.is_none() {
        return Err(PositionError::new("cards", "none is face up although the deck has some"));
    }
    if awaits.is_some() && (!cards.is_empty() || deck.len() != House::CARDS) {
        let message = "before the shuffle all twenty cards lie in the deck";
        return Err(PositionError::new("awaits", message));
    }
    Ok(())
}
