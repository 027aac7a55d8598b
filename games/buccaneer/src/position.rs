//! The written form of a state: the whole truth, checked when it is read.

use crate::{Booty, Buccaneer, Edition, Options, Ship, Worth, setup::START};
use disc_stacks::position::{self, Layout};
use disc_stacks::{Awaits, Color, Pirate};
use game::{Game, PositionError, Seat, Seats, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A state, written out. See `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `"buccaneer"`.
    pub game: String,
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat.
    pub ducats: Vec<u16>,
    /// By seat.
    #[serde(default)]
    pub booty: Vec<BTreeMap<Booty, u8>>,
    /// Stacks of two and more, from the top down; who is not mentioned is a
    /// single.
    #[serde(default)]
    pub stacks: Vec<Vec<Pirate>>,
    /// Face up.
    pub ships: Vec<Ship>,
    /// Face down, next first.
    #[serde(default)]
    pub deck: Vec<Ship>,
    /// The table's choices.
    #[serde(default)]
    pub options: Options,
    /// What booty is worth, if not as in the house edition.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub worth: Worth,
    /// What the set-up still waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaits: Option<Awaits>,
    /// The answers given so far to the question of BUC-17.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub mutiny: Answers,
    /// BUC-19: stalemates since the last boarding.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub becalmed: u8,
}

/// Who demanded a boarding this turn, and who let it be.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Said yes.
    #[serde(default)]
    pub demanded: Vec<Seat>,
    /// Said no.
    #[serde(default)]
    pub let_be: Vec<Seat>,
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

impl Buccaneer {
    pub(crate) fn position(&self) -> Position {
        let colors = self.seating.colors();
        let pieces = |color: &Color| position::owned(&Booty::ALL, &self.booty[color.index()]);
        let answered = self.demanders_if_asked().filter(|&seat| !self.asking.contains(seat));
        let (demanded, let_be) = answered.partition(|&seat| self.demanded.contains(seat));
        Position {
            game: Self::ID.to_owned(),
            colors: colors.to_vec(),
            turn: self.turn,
            ducats: self.seating.by_seat(&self.ducats),
            booty: colors.iter().map(pieces).collect(),
            stacks: self.stacks.written(),
            ships: self.face_up().to_vec(),
            deck: self.deck().to_vec(),
            options: Options { open_stacks: self.open_stacks, ..Options::default() },
            worth: self.worth,
            awaits: self.awaits,
            mutiny: Answers { demanded, let_be },
            becalmed: self.becalmed,
        }
    }

    fn demanders_if_asked(&self) -> impl Iterator<Item = Seat> {
        let demanders = if self.awaits.is_some() { Seats::NONE } else { self.demanders() };
        demanders.iter()
    }

    pub(crate) fn from_position(position: &Position) -> Result<Self, PositionError> {
        let shared = position.shared();
        shared.check_table::<Self>()?;
        shared.check_options()?;
        let mut state = Self::bare(&position.colors);
        state.turn = position.turn;
        state.read_purses(position)?;
        state.stacks.read(&position.stacks, "stack", check_captain)?;
        state.read_ships(position)?;
        shared.check_laid_out(&position.ducats, START.into())?;
        state.worth = position.worth;
        state.open_stacks = position.options.open_stacks;
        state.awaits = position.awaits;
        if position.becalmed > 1 {
            return Err(PositionError::new("becalmed", "buc-wrong-becalmed"));
        }
        state.becalmed = position.becalmed;
        if state.awaits.is_none() && !state.is_over() {
            state.read_turn(position)?;
        } else if position.mutiny != Answers::default() {
            return Err(PositionError::new("mutiny", "buc-wrong-nobody-asked"));
        }
        Ok(state)
    }

    fn read_purses(&mut self, position: &Position) -> Result<(), PositionError> {
        let players = position.colors.len();
        PositionError::check_per_seat("ducats", position.ducats.len(), players)?;
        if !position.booty.is_empty() {
            PositionError::check_per_seat("booty", position.booty.len(), players)?;
        }
        position::check_ducats(&position.ducats)?;
        for (seat, &color) in position.colors.iter().enumerate() {
            self.ducats[color.index()] = position.ducats[seat];
            self.booty[color.index()] = position::counts(position.booty.get(seat), Booty::index);
        }
        Ok(())
    }

    fn read_ships(&mut self, position: &Position) -> Result<(), PositionError> {
        let Position { ships, deck, .. } = position;
        let (face_up, total) = (ships.len(), Edition::SHIPS);
        let layout = Layout { field: "ships", face_up, deck: deck.len(), most: 3, total };
        layout.check(position.awaits)?;
        layout.check_total(0)?;
        for (field, cards) in [("ships", ships), ("deck", deck)] {
            for (number, ship) in cards.iter().enumerate() {
                let field = || format!("{field}[{number}].crew");
                ship.check_crew().map_err(|reason| PositionError::new(field(), reason))?;
            }
        }
        self.check_booty(position)?;
        self.lay_ships(ships, deck);
        Ok(())
    }

    /// BUC-3: there are six pieces of each kind.
    fn check_booty(&self, position: &Position) -> Result<(), PositionError> {
        self.check_stock(&position.ships.iter().chain(&position.deck))
            .and_then(|()| self.check_ships_gone(position))
            .map_err(|reason| PositionError::new("booty", reason))
    }

    /// BUC-3: there are enough pieces for those owned and those pictured on these ships.
    pub(crate) fn check_stock<'a>(
        &self,
        ships: &(impl Iterator<Item = &'a Ship> + Clone),
    ) -> Result<(), Text> {
        Booty::ALL.into_iter().try_for_each(|kind| {
            let owned = self.booty.iter().map(|pieces| pieces[kind.index()]);
            let pictured = ships.clone().flat_map(|ship| ship.booty());
            position::check_supply(kind, owned, pictured, Booty::PIECES)
        })
    }

    /// BUC-11: booty comes from ships that have gone.
    fn check_ships_gone(&self, position: &Position) -> Result<(), Text> {
        let gone = Edition::SHIPS - position.ships.len() - position.deck.len();
        let taken: usize = self.booty.iter().flatten().map(|&pieces| usize::from(pieces)).sum();
        position::check_taken(taken, gone, "ships")
    }

    /// The position begins at the start of a turn: demands come first.
    fn read_turn(&mut self, position: &Position) -> Result<(), PositionError> {
        if self.next_to_act().is_none() {
            // BUC-19: in a stalemate the seat whose turn it is has passed.
            self.turn = self.turn.next(self.seating.players());
        }
        self.begin_turn(&mut game::Nobody);
        let Answers { demanded, let_be } = &position.mutiny;
        for (field, seats) in [("mutiny.demanded", demanded), ("mutiny.let_be", let_be)] {
            for &seat in seats {
                if self.asked_for_demand() != Some(seat) && !self.asking.contains(seat) {
                    let reason = Text::new("buc-wrong-not-asked").with("seat", seat.index());
                    return Err(PositionError::new(field, reason));
                }
                self.asking = self.asking.without(seat);
            }
        }
        self.demanded = demanded.iter().copied().collect();
        self.check_order_of_answers(position)
    }

    /// BUC-17: those who may demand are asked clockwise from the captain's
    /// left, so nobody has answered before somebody who is still asked.
    fn check_order_of_answers(&self, position: &Position) -> Result<(), PositionError> {
        let Answers { demanded, let_be } = &position.mutiny;
        let Some(asked) = self.asked_for_demand() else { return Ok(()) };
        let later = self.turn.round(self.seating.players()).skip_while(|&seat| seat != asked);
        match later.into_iter().find(|seat| demanded.contains(seat) || let_be.contains(seat)) {
            None => Ok(()),
            Some(seat) => {
                let reason = Text::new("buc-wrong-order").with("asked", asked.index());
                Err(PositionError::new("mutiny", reason.with("seat", seat.index())))
            }
        }
    }
}

/// BUC-8: a captain is put onto somebody else's pirate, and all that follows
/// goes below. Further down any two colours can meet, where a stack was put
/// onto a stack.
fn check_captain(field: &str, stack: &[Pirate]) -> Result<(), PositionError> {
    match stack {
        [captain, mate, ..] if captain.color() == mate.color() => {
            let reason = Text::new("buc-wrong-captain").with("captain", captain.to_string());
            let reason = reason.with("mate", mate.to_string());
            Err(PositionError::new(format!("{field}[1]"), reason))
        }
        _ => Ok(()),
    }
}
