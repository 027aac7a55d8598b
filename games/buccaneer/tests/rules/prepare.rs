//! The one helper: a table from a few words, and what may be asked of it.

use buccaneer::{Action, Boarding, Booty, Buccaneer, Event, Position, Refusal, Ship};
use disc_stacks::{Color, Pirate};
use game::{ActError, Game, Match, Pending, Seat, Viewer};
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
    let mut position = json!({
        "game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "booty": [{}, {}, {}, {}], "stacks": [],
        "ships": ships(), "deck": [], "options": {"open_stacks": false},
    });
    for (field, value) in changes.as_object().expect("changes are an object") {
        position[field] = value.clone();
    }
    position
}

pub(crate) struct Table(Match<Buccaneer>);

pub(crate) fn prepare(changes: &Value) -> Table {
    let position: Position = serde_json::from_value(position(changes)).expect("a position");
    Table(Match::load(position, "rules").expect("a valid position"))
}

impl Table {
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let events = self.0.act(Seat::new(seat), action).expect("a legal action");
        assert_eq!(self.0.state().conserved(), Ok(()));
        events.told(Viewer::Spectator)
    }

    pub(crate) fn refusal(&mut self, seat: u8, action: Action) -> Refusal {
        let before = self.0.state().position();
        match self.0.act(Seat::new(seat), action) {
            Err(ActError::Refused(refusal)) => {
                assert_eq!(self.0.state().position(), before, "a refused action changes nothing");
                refusal
            }
            other => panic!("{action:?} should be refused, but: {other:?}"),
        }
    }

    /// The rule that an action breaks.
    pub(crate) fn rule(&mut self, seat: u8, action: Action) -> &'static str {
        game::Refusal::rule(&self.refusal(seat, action))
    }

    /// The one seat that is asked.
    pub(crate) fn asked(&self) -> u8 {
        match self.0.pending() {
            Pending::Seats(seats) if seats.len() == 1 => {
                seats.first().expect("there is one").index() as u8
            }
            other => panic!("one seat should be asked, but: {other:?}"),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.pending() == Pending::Over
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        self.0.legal(Seat::new(seat))
    }

    pub(crate) fn ducats(&self) -> Vec<u16> {
        self.0.state().position().ducats
    }

    pub(crate) fn pieces(&self, seat: usize, kind: Booty) -> u8 {
        self.0.state().position().booty[seat].get(&kind).copied().unwrap_or(0)
    }

    pub(crate) fn stacks(&self) -> Vec<Vec<Pirate>> {
        self.0.state().position().stacks
    }

    pub(crate) fn face_up(&self) -> Vec<Ship> {
        self.0.state().position().ships
    }

    pub(crate) fn state(&self) -> &Buccaneer {
        self.0.state()
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
        self.0.state().position().becalmed
    }
}
