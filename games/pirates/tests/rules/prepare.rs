//! The one helper: a table from a few words, and what may be asked of it.

use disc_stacks::Pirate;
use game::{Game, Seat, Standing};
use game_testing::{Scenario, changed};
use pirates::{Action, Capture, Card, Pirates, Ransom, Token};
use serde_json::{Value, json};

pub(crate) fn ship(crew: u8, ducats: u8, wild: u8, tokens: &[&str], wheels: u8) -> Value {
    json!({"kind": "ship", "crew": crew, "ducats": ducats, "wild": wild, "tokens": tokens,
        "wheels": wheels, "anchors": 0})
}

pub(crate) fn ruin(crew: u8, ducats: u8, wild: u8, tokens: &[&str], anchors: u8) -> Value {
    json!({"kind": "ruin", "crew": crew, "ducats": ducats, "wild": wild, "tokens": tokens,
        "wheels": 0, "anchors": anchors})
}

pub(crate) fn monster() -> Value {
    json!({"kind": "monster", "crew": 6, "ducats": 20, "wild": 6, "tokens": ["wheel", "anchor"],
        "wheels": 0, "anchors": 0})
}

/// Four cards: for two, four, six pirates, and a ruin for three.
pub(crate) fn cards() -> Value {
    json!([
        ship(2, 8, 1, &["saber"], 1),
        ship(4, 16, 2, &["chest", "anchor"], 2),
        ship(6, 26, 5, &["rum", "chest"], 2),
        ruin(3, 10, 2, &["relic", "anchor"], 1),
    ])
}

/// A table of red, blue, black and yellow with ten ducats each; red's turn.
/// `changes` overrides fields of the position.
pub(crate) fn position(changes: &Value) -> Value {
    let position = json!({
        "game": "pirates", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "tokens": [{}, {}, {}, {}], "kept": [[], [], [], []],
        "black_spot": null, "stacks": [], "cards": cards(), "deck": [],
        "options": {"open_stacks": false},
    });
    changed(position, changes)
}

pub(crate) struct Table(Scenario<Pirates>);

game_testing::scenario!(Table: Pirates);

pub(crate) fn prepare(changes: &Value) -> Table {
    Table(Scenario::load(&position(changes)))
}

impl Table {
    pub(crate) fn ducats(&self) -> Vec<u32> {
        self.position().ducats
    }

    /// A seat's tokens, each as often as it has it.
    pub(crate) fn tokens(&self, seat: usize) -> Vec<Token> {
        let owned = self.position().tokens[seat].clone();
        owned.iter().flat_map(|(&token, &count)| vec![token; count.into()]).collect()
    }

    /// The ducats on the cards that a seat has kept.
    pub(crate) fn kept(&self, seat: usize) -> Vec<u8> {
        self.position().kept[seat].iter().map(|card: &Card| card.ducats).collect()
    }

    /// The ducats on the cards that are face up.
    pub(crate) fn face_up(&self) -> Vec<u8> {
        self.position().cards.iter().map(|card| card.ducats).collect()
    }

    pub(crate) fn black_spot(&self) -> Option<usize> {
        self.position().black_spot.map(Seat::index)
    }

    pub(crate) fn party(&self, captain: &str) -> Vec<String> {
        let led = |party: &&Vec<Pirate>| party[0] == pirate(captain);
        let stacks = self.position().stacks;
        stacks.iter().find(led).into_iter().flatten().map(ToString::to_string).collect()
    }

    pub(crate) fn standing(&self) -> Standing {
        self.state().standing()
    }
}

pub(crate) fn pirate(text: &str) -> Pirate {
    text.parse().expect("a pirate")
}

pub(crate) fn onto(upper: &str, lower: &str) -> Action {
    Action::Assemble(pirate(upper), pirate(lower))
}

pub(crate) fn capture(party: &str, card: u8, token: Token) -> Action {
    Action::Capture(raid(party, card, Some(token)))
}

pub(crate) fn mutiny(party: &str, card: u8, token: Token) -> Action {
    Action::Mutiny(raid(party, card, Some(token)))
}

pub(crate) fn raid(party: &str, card: u8, token: Option<Token>) -> Capture {
    Capture { party: pirate(party), card, token }
}

pub(crate) fn ransom(party: &str, index: u8, onto: &str) -> Action {
    Action::Ransom(Ransom { party: pirate(party), index, onto: pirate(onto) })
}
