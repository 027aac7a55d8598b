//! The one helper: a table from a few words, and what may be asked of it.

use game::{Events, Match, Pending, Seat};
use game_testing::Scenario;
use planks::{Action, Color, Event, Fall, Plank, Planks, Preview};
use serde_json::{Map, Value, json};

/// A plank: its colour, by how much it has slid, and its nine spaces, with
/// `w`, `b`, `g`, `t` for the pirates.
pub(crate) type Laid<'a> = (&'a str, i8, &'a str);

/// A ship on which white slides red to starboard and sends white and black
/// overboard.
pub(crate) const READY: &[Laid] = &[
    ("red", 2, ".......bw"),
    ("blue", 0, "w...g...t"),
    ("yellow", 0, "b..t....g"),
    ("green", 0, "w..b....."),
    ("orange", 0, "g..t....."),
];

/// A position: the planks as laid, the rest of them empty in the middle, all
/// other pirates overboard, a calm sea; seat 0 has rolled red and blue.
/// `changes` overrides fields of the position.
pub(crate) fn position(laid: &[Laid], changes: &Value) -> Value {
    let mut position = json!({
        "game": "planks", "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
        "planks": rows(laid), "water": overboard(laid), "purses": [0, 0, 0, 0], "fins": 7,
        "phase": "slide", "dice": ["red", "blue"], "options": {"sea": "calm"},
    });
    for (field, value) in changes.as_object().expect("changes are an object") {
        if value.is_null() {
            position.as_object_mut().expect("an object").remove(field);
        } else {
            position[field] = value.clone();
        }
    }
    position
}

fn rows(laid: &[Laid]) -> Vec<Value> {
    let row = |plank: Plank| match laid.iter().find(|(name, ..)| *name == plank.name()) {
        Some((_, offset, spaces)) => {
            json!({"plank": plank, "offset": offset, "pirates": pirates(spaces)})
        }
        None => json!({"plank": plank}),
    };
    Plank::ALL.into_iter().map(row).collect()
}

fn pirates(spaces: &str) -> Map<String, Value> {
    assert_eq!(spaces.len(), 9, "a plank has nine spaces: {spaces}");
    let places = spaces.chars().enumerate().filter(|(_, letter)| *letter != '.');
    places.map(|(place, letter)| ((place as i8 - 4).to_string(), json!(color(letter)))).collect()
}

fn color(letter: char) -> Color {
    let known = Color::ALL.into_iter().find(|color| color.name().starts_with(letter));
    known.unwrap_or_else(|| panic!("no pirate is called {letter}"))
}

fn overboard(laid: &[Laid]) -> Value {
    let all: String = laid.iter().map(|(.., spaces)| *spaces).collect();
    let aboard = |of: Color| all.chars().filter(|&c| of.name().starts_with(c)).count();
    let missing = Color::ALL.map(|color| (color.name().to_owned(), json!(3 - aboard(color))));
    Value::Object(missing.into_iter().filter(|(_, count)| *count != json!(0)).collect())
}

pub(crate) struct Table(Scenario<Planks>);

game_testing::scenario!(Table: Planks);

pub(crate) fn prepare(laid: &[Laid], changes: &Value) -> Table {
    Table(Scenario::load(&position(laid, changes)))
}

/// White has just sent white and black overboard and has still to move onto
/// blue.
pub(crate) fn splashed(changes: &Value) -> Table {
    let mut table = prepare(READY, changes);
    table.act(0, &slide("red", "starboard"));
    table
}

impl Table {
    pub(crate) fn new(play: Match<Planks>) -> Self {
        Self(Scenario(play))
    }

    /// Applies a legal action; returns the events that everybody sees.
    pub(crate) fn act(&mut self, seat: u8, action: &Value) -> Vec<Event> {
        self.0.act(seat, read(action))
    }

    pub(crate) fn act_unseen(&mut self, seat: u8, action: &Value) -> Events<Planks> {
        self.0.act_unseen(seat, read(action))
    }

    /// The rule that an action breaks.
    pub(crate) fn rule(&mut self, seat: u8, action: &Value) -> &'static str {
        self.0.rule(seat, read(action))
    }

    /// Is it time to roll the dice, and for whom?
    pub(crate) fn rolls(&self) -> Option<u8> {
        match self.0.0.pending() {
            Pending::Chance(planks::Chance::Dice { seat }) => Some(seat.index() as u8),
            _ => None,
        }
    }

    pub(crate) fn roll(&mut self, one: Plank, other: Plank) {
        self.0.0.resolve(planks::Outcome::Dice([one, other])).expect("two different colours");
    }

    pub(crate) fn play(&mut self) -> &mut Match<Planks> {
        &mut self.0.0
    }

    pub(crate) fn purses(&self) -> Vec<u16> {
        self.position().purses
    }

    pub(crate) fn water(&self, color: Color) -> u8 {
        self.position().water.get(&color).copied().unwrap_or(0)
    }

    /// The nine spaces of a plank, and by how much it has slid.
    pub(crate) fn row(&self, plank: Plank) -> (i8, String) {
        let mut spaces = ['.'; 9];
        for (space, color) in self.state().pirates_on(plank) {
            spaces[space.index()] = color.name().chars().next().expect("a name");
        }
        let position = self.position();
        let row = position.planks.iter().find(|row| row.plank == plank).expect("a plank");
        (row.offset, spaces.iter().collect())
    }

    pub(crate) fn preview(&self, seat: u8, action: &Value) -> Preview {
        self.state().preview(Seat::new(seat), read(action)).expect("a legal action")
    }
}

pub(crate) fn read(action: &Value) -> Action {
    serde_json::from_value(action.clone()).unwrap_or_else(|error| panic!("{action}: {error}"))
}

/// The planks that fell, in order.
pub(crate) fn fallen(events: &[Event]) -> Vec<Plank> {
    falls(events).iter().map(|fall| fall.plank).collect()
}

pub(crate) fn falls(events: &[Event]) -> Vec<Fall> {
    let fall = |event: &Event| match event {
        Event::Tipped(fall) => Some(fall.clone()),
        _ => None,
    };
    events.iter().filter_map(fall).collect()
}

pub(crate) fn slide(plank: &str, to: &str) -> Value {
    json!({"slide": {"plank": plank, "to": to}})
}

pub(crate) fn choose(plank: &str) -> Value {
    json!({"slide": {"plank": plank}})
}

pub(crate) fn go(from: &str, to: i8) -> Value {
    json!({"move": {"from": from, "to": to}})
}

pub(crate) fn go_pushing(from: &str, to: i8, push: &str) -> Value {
    json!({"move": {"from": from, "to": to, "push": push}})
}

pub(crate) fn place(color: &str, at: &str) -> Value {
    json!({"place": {"color": color, "at": at}})
}

pub(crate) fn gold(color: &str) -> Value {
    json!({"decide": {"color": color, "choice": "gold"}})
}

pub(crate) fn bring(color: &str) -> Value {
    json!({"decide": {"color": color, "choice": "pirates"}})
}

pub(crate) fn back(color: &str, at: &str) -> Value {
    json!({"return": {"color": color, "at": at}})
}
