//! Positions: what is refused, naming the field, and round trips.

use crate::prepare::{READY, Table, back, bring, go, gold, position, prepare, slide, splashed};
use game::{Game, PositionError};
use planks::{Planks, Position};
use serde_json::{Value, json};

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
        (json!({"fins": 8}), "fins"),
        (json!({"fins": 9, "sharks": 8}), "fins"),
        (json!({"fins": 7, "sharks": 21}), "sharks"),
        (json!({"sharks": 0}), "sharks"),
        (json!({"fins": 0}), "phase"),
        (json!({"purses": [100, 3, 0, 0]}), "phase"),
        (json!({"phase": "over", "dice": null}), "phase"),
        (json!({"stock": 0}), "stock"),
        (json!({"stock": 766}), "stock"),
        (json!({"phase": "over", "dice": null, "purses": [100, 100, 90, 6]}), "purses"),
        (json!({"sold_out": true}), "phase"),
        (json!({"phase": {"move": "blue"}, "purses": [103, 0, 0, 0]}), "purses"),
        (json!({"phase": "decide", "dice": null, "purses": [103, 0, 0, 0]}), "purses"),
        (json!({"quiet": 40}), "quiet"),
        (json!({"dice": null}), "dice"),
        (json!({"dice": ["red", "red"]}), "dice"),
        (json!({"phase": "roll"}), "dice"),
        (json!({"asked": 0}), "asked"),
        (json!({"splash": true}), "splash"),
        (json!({"broke": [0]}), "broke"),
        (json!({"phase": {"move": "blue"}, "splash": true, "broke": [0]}), "broke"),
        (json!({"phase": {"move": "blue"}, "splash": true}), "water"),
        (json!({"undecided": ["white"]}), "undecided"),
        (json!({"collecting": ["white"]}), "collecting"),
        (json!({"collected": [1, 0, 0, 0]}), "collected"),
        (json!({"due": {"white": 1}}), "due"),
        (json!({"options": {"first": 1}}), "options.first"),
        (json!({"options": {"sides": "AAB"}}), "options.sides"),
        (json!({"options": {"colors": ["teal"]}}), "options.colors"),
        (json!({"phase": {"move": "green"}}), "phase"),
        (json!({"phase": "decide", "dice": null}), "undecided"),
        (json!({"phase": "decide", "dice": null, "undecided": ["teal", "teal"]}), "undecided"),
        (json!({"phase": "decide", "dice": null, "undecided": ["teal"]}), "water"),
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
    assert_eq!(decide(json!({"turn": 2, "collecting": ["black"]})), "collecting");
    let three = json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0],
                       "undecided": ["teal"]});
    assert_eq!(decide(three), "undecided");
    let three = json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0],
                       "undecided": ["black"], "turn": 2, "collecting": ["teal"]});
    assert_eq!(decide(three), "collecting");
    assert_eq!(decide(json!({"turn": 1})), "undecided", "black decides first, before gray");
    assert_eq!(decide(json!({"turn": 2, "broke": [2]})), "broke", "steady hands");
    let hands = json!({"turn": 2, "broke": [1], "options": {"sea": "calm", "hands": true}});
    assert_eq!(decide(hands), "broke", "it is not its turn");
    let sold_out = json!({"turn": 2, "broke": [2], "sold_out": true,
                          "options": {"sea": "calm", "hands": true}});
    assert_eq!(decide(sold_out), "sold_out", "nobody puts back before gold is collected");
}

#[test]
fn returns_that_cannot_be() {
    let returning = |more: Value| {
        let mut changes = json!({"phase": "return", "dice": null, "due": {"white": 3},
                                 "collecting": ["black"], "purses": [5, 5, 5, 5]});
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        refused_on(&[("red", 0, "....b...."), ("blue", 0, "tttggg...")], &changes).field
    };
    assert_eq!(returning(json!({"due": {"white": 2}})), "due.white", "all come back");
    assert_eq!(returning(json!({"later": {"white": 1}})), "due.white", "more than overboard");
    assert_eq!(returning(json!({"due": {"white": 3, "black": 2}})), "due.black", "it chose gold");
    assert_eq!(returning(json!({"asked": 2})), "asked");
    assert_eq!(returning(json!({"collected": [0, 1, 0]})), "collected");
    assert_eq!(returning(json!({"collected": [1, 0, 0, 0]})), "collected[0]", "it chose pirates");
    assert_eq!(returning(json!({"collected": [0, 6, 0, 0]})), "collected[1]", "more than it has");
    let rich = json!({"purses": [5, 20, 5, 5], "collected": [0, 10, 0, 0]});
    assert_eq!(returning(rich), "collected[1]", "three pirates");
    assert_eq!(returning(json!({"collected": [0, 2, 0, 0], "broke": [1]})), "collected[1]");
    assert_eq!(returning(json!({"broke": [4]})), "broke");
    assert_eq!(returning(json!({"broke": [1, 1]})), "broke");
    assert_eq!(returning(json!({"sold_out": true})), "sold_out");
    let three = json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0]});
    let neutral = |more: Value| {
        let mut changes = three.clone();
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        refused_on(&[("red", 0, "www.bbb.."), ("blue", 0, "gg.......")], &changes).field
    };
    let due = |more: Value| {
        let mut changes = json!({"phase": "return", "dice": null, "due": {"gray": 1, "teal": 2}});
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        neutral(changes)
    };
    assert_eq!(due(json!({"asked": 0})), "asked", "the second neutral pirate is seat 1's");
    assert_eq!(due(json!({"later": {"teal": 1}, "due": {"gray": 1}})), "later");
    assert_eq!(neutral(json!({})), "water.teal", "the neutral pirates would have come back");
}

#[test]
fn set_ups_that_cannot_be() {
    let hand = json!({"white": 1, "black": 1, "gray": 1, "teal": 1});
    let placing = |more: Value| {
        let mut changes = json!({"phase": "place", "dice": null, "hand": hand, "water": {}});
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        refused_on(&[("red", 0, "wwbb....."), ("blue", 0, "ggtt.....")], &changes).field
    };
    assert_eq!(placing(json!({"asked": 1})), "asked", "eight stand, so it is seat 0 again");
    assert_eq!(placing(json!({"purses": [1, 0, 0, 0]})), "purses");
    assert_eq!(placing(json!({"quiet": 1})), "quiet");
    assert_eq!(placing(json!({"fins": 6})), "fins");
    let fallen = json!({"hand": {"white": 1, "black": 1, "gray": 1}, "water": {"teal": 1}});
    assert_eq!(placing(fallen), "water");
    let begun = |more: Value| {
        let mut changes = json!({"phase": "place", "dice": null, "water": {},
            "hand": {"white": 3, "black": 3, "gray": 3, "teal": 3}, "awaits": ["first"]});
        for (field, value) in more.as_object().unwrap() {
            changes[field] = value.clone();
        }
        refused_on(&[], &changes).field
    };
    assert_eq!(begun(json!({"turn": 1})), "turn");
    assert_eq!(begun(json!({"awaits": ["first", "first"]})), "awaits");
    let mut rows: Value = position(&[], &json!({}))["planks"].clone();
    rows.as_array_mut().unwrap().swap(0, 1);
    assert_eq!(begun(json!({"awaits": ["order"], "planks": rows})), "planks");
    let mut rows: Value = position(&[], &json!({}))["planks"].clone();
    rows[0]["side"] = json!("B");
    let nothing = json!([
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0]
    ]);
    assert_eq!(begun(json!({"awaits": ["sides"], "planks": rows, "backs": nothing})), "planks");
}

/// PLK-18: what a turn handed out beyond the stock, and what was put back.
#[test]
fn plk_18_positions_beyond_the_supply_are_read() {
    let laid = [("red", 0, "....b...."), ("blue", 0, "tttggg...")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "return", "dice": null, "due": {"white": 3}, "purses": [60, 25, 20, 10],
                "collected": [0, 2, 0, 0], "collecting": ["black"]}),
    );
    assert!(table.position().sold_out, "115 of 103");
    for space in 1..4 {
        table.act(0, &back("white", &format!("green:{space}")));
    }
    assert!(table.is_over());
    let put_back = json!({"phase": "return", "dice": null, "due": {"white": 3}, "sold_out": true,
                          "purses": [60, 25, 10, 5], "collecting": ["black"], "broke": [1]});
    let mut table = prepare(&laid, &put_back);
    round_trips(&table);
    for space in 1..4 {
        table.act(0, &back("white", &format!("green:{space}")));
    }
    assert!(table.is_over(), "the supply has been empty, though three are left");
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
    let changes = json!({"phase": "return", "asked": 0, "due": {"white": 3, "black": 2},
                         "dice": null, "collected": [0, 0, 1, 0], "purses": [0, 0, 9, 0],
                         "options": {"sea": "calm", "returns": "anywhere"}});
    let mut table = prepare(&laid, &changes);
    table.act(0, &back("white", "red:4"));
    assert!(!table.position().later.is_empty() && !table.position().broke.is_empty());
    assert_eq!(table.position().collecting, [planks::Color::Gray, planks::Color::Teal]);
    round_trips(&table);
}

#[test]
fn a_position_of_the_end_needs_no_phase() {
    let mut over = prepare(READY, &json!({"phase": null, "dice": null, "fins": 0}));
    assert!(over.is_over());
    assert!(over.play().act(game::Seat::new(0), crate::prepare::read(&gold("white"))).is_err());
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
