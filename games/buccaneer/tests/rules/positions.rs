//! Positions: the notation of the protocol, and what is refused.

use crate::prepare::{position, ship};
use buccaneer::{Buccaneer, Position};
use serde_json::{Value, json};
use table::Game;

fn refused(changes: &Value) -> String {
    match serde_json::from_value::<Position>(position(changes)) {
        Err(error) => error.to_string(),
        Ok(position) => Buccaneer::from_position(&position).expect_err("no position").to_string(),
    }
}

#[test]
fn the_example_of_the_protocol_is_read_and_written() {
    let text = json!({"game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10],
        "booty": [{"chest": 1}, {}, {}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "yellow:2", "red:4"]],
        "ships": [{"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]}],
        "deck": [],
        "options": {"open_stacks": false}});
    let position: Position = serde_json::from_value(text.clone()).unwrap();
    let state = Buccaneer::from_position(&position).unwrap();
    assert_eq!(serde_json::to_value(state.position()).unwrap(), text);
}

#[test]
fn what_is_no_position_is_refused_by_field() {
    let cases = [
        (json!({"game": "pirates"}), "game"),
        (json!({"colors": ["red", "blue"], "ducats": [1, 1], "booty": [{}, {}]}), "colors"),
        (json!({"colors": ["red", "blue", "black", "red"]}), "colors[3]"),
        (json!({"turn": 4}), "turn"),
        (json!({"ducats": [10, 10, 10]}), "ducats"),
        (json!({"ducats": [10, 10, 10, 10_000]}), "ducats[3]"),
        (json!({"booty": [{}, {}]}), "booty"),
        (json!({"booty": [{"chest": 6}, {}, {}, {}]}), "booty"),
        (json!({"stacks": [["red:2", "red:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [["red:2", "blue:2"], ["blue:2", "black:2"]]}), "stacks[1][0]"),
        (json!({"stacks": [["red:2", "green:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [[]]}), "stacks[0]"),
        (
            json!({"ships": [ship(2, 9, 1, &["rum"]), ship(2, 9, 1, &["rum"]),
            ship(2, 9, 1, &["rum"]), ship(2, 9, 1, &["rum"])]}),
            "ships",
        ),
        (json!({"ships": [], "deck": [ship(2, 9, 1, &["rum"])]}), "ships"),
        (json!({"deck": vec![ship(2, 9, 1, &["rum"]); 13]}), "deck"),
        (json!({"becalmed": 2}), "becalmed"),
        (json!({"mutiny": {"demanded": [1]}}), "mutiny.demanded"),
        (json!({"awaits": "deck"}), "awaits"),
    ];
    for (changes, field) in cases {
        let error = refused(&changes);
        assert!(error.starts_with(&format!("`{field}`")), "{changes}: {error}");
    }
    for changes in [
        json!({"parrot": 1}),
        json!({"stacks": [["red:9"]]}),
        json!({"ships": [ship(10, 9, 1, &["rum"])]}),
        json!({"ships": [ship(2, 9, 1, &[])]}),
        json!({"ducats": [-1, 10, 10, 10]}),
    ] {
        assert!(!refused(&changes).is_empty());
    }
}

#[test]
fn a_position_in_the_middle_of_a_mutiny_keeps_the_answers() {
    let crew = ["blue:2", "red:2", "red:3", "red:4", "yellow:2", "yellow:3", "yellow:4", "black:2"];
    let changes = json!({"turn": 1, "stacks": [crew], "mutiny": {"demanded": [3], "let_be": []}});
    let text = position(&changes);
    let read: Position = serde_json::from_value(text).unwrap();
    let state = Buccaneer::from_position(&read).unwrap();
    assert_eq!(state.pending(), table::Pending::Seats(table::Seats::one(table::Seat::new(0))));
    assert_eq!(state.position(), read);
}
