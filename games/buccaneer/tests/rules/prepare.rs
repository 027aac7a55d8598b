//! The one helper: a table from a few words, and what may be asked of it.

use buccaneer::{Action, Boarding, Booty, Buccaneer, Ship};
use disc_stacks::{Color, Pirate};
use game_testing::{Scenario, changed};
use serde_json::{Value, json};

/// Three ships: small, middle, large.
pub(crate) fn ships() -> Value {
    json!([
        {"crew": 2, "ducats": 9, "wild": 1, "booty": ["dagger"]},
        {"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]},
        {"crew": 6, "ducats": 30, "wild": 6, "booty": ["candlestick", "dagger"]},
    ])
}

pub(crate) fn ship(crew: u8, ducats: u8, wild: u8, booty: &[&str]) -> Value {
    json!({"crew": crew, "ducats": ducats, "wild": wild, "booty": booty})
}

/// A table of red, blue, black and yellow with ten ducats each; red's turn.
/// `changes` overrides fields of the position.
pub(crate) fn position(changes: &Value) -> Value {
    let position = json!({
        "game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "booty": [{}, {}, {}, {}], "stacks": [],
        "ships": ships(), "deck": [], "options": {"open_stacks": false},
    });
    changed(position, changes)
}

pub(crate) struct Table(Scenario<Buccaneer>);

game_testing::scenario!(Table: Buccaneer);

pub(crate) fn prepare(changes: &Value) -> Table {
    Table(Scenario::load(&position(changes)))
}

impl Table {
    pub(crate) fn ducats(&self) -> Vec<u16> {
        self.position().ducats
    }

    pub(crate) fn pieces(&self, seat: usize, kind: Booty) -> u8 {
        self.position().booty[seat].get(&kind).copied().unwrap_or(0)
    }

    pub(crate) fn stacks(&self) -> Vec<Vec<Pirate>> {
        self.position().stacks
    }

    pub(crate) fn face_up(&self) -> Vec<Ship> {
        self.position().ships
    }
}

pub(crate) fn pirate(text: &str) -> Pirate {
    text.parse().expect("a pirate")
}

pub(crate) fn onto(upper: &str, lower: &str) -> Action {
    Action::Move(pirate(upper), pirate(lower))
}

pub(crate) fn board(stack: &str, ship: u8, booty: Booty) -> Action {
    Action::Board(Boarding { stack: pirate(stack), ship, booty })
}

pub(crate) const COLORS: [Color; 4] = [Color::Red, Color::Blue, Color::Black, Color::Yellow];

impl Table {
    /// BUC-19: stalemates since the last boarding.
    pub(crate) fn state_becalmed(&self) -> u8 {
        self.position().becalmed
    }
}
