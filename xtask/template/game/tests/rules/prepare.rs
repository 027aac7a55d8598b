//! The one helper: a table from a few words, and what may be asked of it.

use game_testing::{Scenario, changed};
use serde_json::{Value, json};
use template_game::{Action, Event, Outcome, Pips, TemplateGame};

/// Red at the wreck, blue on space 2, green on space 4; the dice show 2 and 5.
pub(crate) fn position(changes: &Value) -> Value {
    let position = json!({
        "game": "template-game", "colors": ["red", "blue", "green"], "turn": 0,
        "places": [0, 2, 4], "gold": [0, 1, 2], "charms": [4, 1, 6], "dice": [2, 5],
        "taken": [2, 4],
    });
    changed(position, changes)
}

pub(crate) struct Table(pub(crate) Scenario<TemplateGame>);

game_testing::scenario!(Table: TemplateGame);

pub(crate) fn prepare(changes: &Value) -> Table {
    Table(Scenario::load(&position(changes)))
}

impl Table {
    /// The dice fall for the next seat.
    pub(crate) fn roll(&mut self, one: u8, other: u8) -> Vec<Event> {
        self.0.resolve(Outcome::Dice([one, other].map(pips)))
    }
}

pub(crate) fn pips(number: u8) -> Pips {
    Pips::try_from(number).expect("a number from 1 to 6")
}

pub(crate) fn row(number: u8) -> Action {
    Action::Row(pips(number))
}
