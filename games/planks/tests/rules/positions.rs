//! Positions: what is refused, naming the field, and round trips.

use crate::prepare::{READY, Table, back, bring, go, gold, position, prepare, slide, splashed};
use planks::{Planks, Position};
use serde_json::{Value, json};
use table::{Game, PositionError};

fn refused(changes: &Value) -> PositionError {
    refused_on(READY, changes)
}

fn refused_on(laid: &[crate::prepare::Laid], changes: &Value) -> PositionError {
    let read: Position = serde_json::from_value(position(laid, changes)).expect("a position");
    Planks::from_position(&read).expect_err("no state of the game")
}

#[test]
fn the_error_names_the_field() {
    for (changes, field) in [
        (json!({"game": "pirates"}), "game"),
        (json!({"colors": [["white"]], "purses": [0]}), "colors"),
        (json!({"colors": [["white"], ["white"], ["gray"], ["teal"]]}), "colors[1]"),
        (
            json!({"colors": [["white", "black"], ["gray"], ["teal"]], "purses": [0, 0, 0]}),
            "colors[0]",
        ),
        (json!({"turn": 4}), "turn"),
        (json!({"purses": [0, 0]}), "purses"),
        (json!({"purses": [0, 0, 10_000, 0]}), "purses[2]"),
        (json!({"planks": []}), "planks"),
        (json!({"water": {"white": 1}}), "planks"),
        (json!({"water": {"white": 9}}), "water.white"),
        (json!({"hand": {"white": 1}, "water": {}}), "planks"),
        (json!({"fins": 21}), "fins"),
        (json!({"fins": 0}), "phase"),
        (json!({"purses": [100, 3, 0, 0]}), "phase"),
        (json!({"phase": "over", "dice": null}), "phase"),
        (json!({"stock": 0}), "stock"),
        (json!({"quiet": 40}), "quiet"),
        (json!({"dice": null}), "dice"),
        (json!({"dice": ["red", "red"]}), "dice"),
        (json!({"phase": "roll"}), "dice"),
        (json!({"asked": 0}), "asked"),
        (json!({"splash": true}), "splash"),
        (json!({"broke": true}), "broke"),
        (json!({"undecided": ["white"]}), "undecided"),
        (json!({"due": {"white": 1}}), "due"),
        (json!({"phase": {"move": "green"}}), "phase"),
        (json!({"phase": "decide", "dice": null}), "undecided"),
        (json!({"phase": "return", "dice": null, "asked": 0}), "asked"),
        (json!({"phase": "return", "dice": null, "asked": 9}), "asked"),
        (json!({"phase": "return", "dice": null, "due": {"white": 1}}), "due.white"),
        (json!({"phase": "place", "dice": null}), "hand"),
        (json!({"awaits": ["order"]}), "awaits"),
        (json!({"awaits": ["dice"]}), "awaits"),
        (json!({"backs": [[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0]]}), "backs"),
        (json!({"balance": {"pirate": 90, "plank": 1, "edge": 7}}), "balance.edge"),
        (json!({"rocking": {"per_space": 0, "most": 0}}), "rocking.per_space"),
    ] {
        assert_eq!(refused(&changes).field, field, "{changes}");
    }
}

#[test]
fn planks_that_cannot_lie_so() {
    let change = |row: Value| {
        let mut position = position(READY, &json!({}));
        for (field, value) in row.as_object().unwrap() {
            position["planks"][4][field] = value.clone();
        }
        let read: Position = serde_json::from_value(position).unwrap();
        Planks::from_position(&read).unwrap_err().field
    };
    assert_eq!(change(json!({"plank": "red"})), "planks[4].plank");
    assert_eq!(change(json!({"side": "B"})), "planks[4].side");
    assert_eq!(change(json!({"offset": 8})), "planks[4].offset");
    assert_eq!(change(json!({"offset": 5})), "planks[4].offset", "it would tip at once");
}

#[test]
fn decisions_that_cannot_be() {
    let decide = |more: Value| {
        let mut changes = json!({"phase": "decide", "dice": null, "undecided": ["black"]});
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        refused_on(&[("red", 0, "....b...."), ("blue", 0, "t........")], &changes).field
    };
    assert_eq!(decide(json!({"collecting": ["black"]})), "collecting");
    assert_eq!(decide(json!({"collecting": ["white"]})), "collecting", "nobody is aboard");
    let three = json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0],
                       "undecided": ["teal"]});
    assert_eq!(decide(three), "undecided");
    let broke = json!({"broke": true, "turn": 3, "collecting": ["teal"]});
    assert_eq!(decide(broke), "collecting");
}

#[test]
fn what_is_no_position_is_refused_with_a_reason() {
    for (changes, said) in [
        (json!({"mast": 1}), "mast"),
        (json!({"planks": [{"plank": "pink"}]}), "pink"),
        (json!({"planks": [{"plank": "red", "pirates": {"5": "white"}}]}), "space 5"),
        (json!({"planks": [{"plank": "red", "doubloons": [4, 0, 0, 0, 0, 0, 0, 0, 0]}]}), "4"),
        (json!({"options": {"sea": "rough"}}), "rough"),
    ] {
        let read = serde_json::from_value::<Position>(position(READY, &changes));
        let error = read.expect_err("no position").to_string();
        assert!(error.contains(said), "{error}");
    }
}

fn round_trips(table: &Table) {
    let position = table.position();
    let text = serde_json::to_string(&position).expect("plain data");
    let read: Position = serde_json::from_str(&text).expect("a position");
    let state = Planks::from_position(&read).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(&state, table.state(), "{text}");
    assert_eq!(state.position(), position);
}

#[test]
fn a_position_round_trips_in_every_phase() {
    let mut table = splashed(&json!({"options": {"hands": true, "open_purses": true}}));
    round_trips(&table);
    table.act(0, &go("green:-4", -1));
    round_trips(&table);
    table.act(0, &bring("white"));
    table.act(1, &gold("black"));
    round_trips(&table);
    table.act(2, &gold("gray"));
    table.act(3, &gold("teal"));
    round_trips(&table);
    table.act(0, &back("white", "red:0"));
    round_trips(&table);
    assert_eq!(table.rolls(), Some(1));
    table.roll(planks::Plank::Green, planks::Plank::Orange);
    round_trips(&table);
    table.act(1, &slide("green", "port"));
    round_trips(&table);
    round_trips(&prepare(READY, &json!({"phase": "over", "dice": null, "fins": 0})));
    // After a broken code while pirates come back.
    let laid = [("red", 3, "......b.."), ("green", 0, "..g......")];
    let changes = json!({"phase": "return", "asked": 0, "due": {"white": 2}, "dice": null});
    let mut table = prepare(&laid, &changes);
    table.act(0, &back("white", "red:4"));
    assert!(!table.position().later.is_empty());
    round_trips(&table);
}

#[test]
fn a_position_of_the_end_needs_no_phase() {
    let mut over = prepare(READY, &json!({"phase": null, "dice": null, "fins": 0}));
    assert!(over.is_over());
    assert!(over.play().act(table::Seat::new(0), crate::prepare::read(&gold("white"))).is_err());
}

/// The complete example of `docs/notation.md` is a position, and writes
/// itself as it stands there.
#[test]
fn the_example_of_the_notation_is_a_position() {
    let page = include_str!("../../../../docs/notation.md");
    let section = &page[page.find("\n## planks").expect("a section")..];
    let start = section.find("```json\n").expect("an example") + "```json\n".len();
    let text = &section[start..];
    let text = &text[..text.find("\n```").expect("its end")];
    let read: Position = serde_json::from_str(text).expect("a position");
    let state = Planks::from_position(&read).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(state.position(), read);
}
