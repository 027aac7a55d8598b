//! Positions: what cannot arise in play is refused, with the field.

use crate::prepare::{position, prepare};
use game::Game;
use serde_json::{Value, json};
use template_game::{Position, TemplateGame};

#[test]
fn a_position_is_read_as_it_is_written() {
    let table = prepare(&json!({"options": {"open_charms": true}, "keepsake": 3}));
    let written = serde_json::to_value(table.position()).expect("plain data");
    let read: Position = serde_json::from_value(written).expect("a position");
    assert_eq!(&TemplateGame::from_position(&read).expect("a state"), table.state());
}

#[test]
fn what_cannot_arise_is_refused_with_its_field() {
    for (changes, field) in [
        (json!({"game": "chess"}), "game"),
        (json!({"colors": ["red"]}), "colors"),
        (json!({"colors": ["red", "blue", "red"]}), "colors[2]"),
        (json!({"turn": 3}), "turn"),
        (json!({"places": [0, 2]}), "places"),
        (json!({"places": [0, 2, 25]}), "places[2]"),
        (json!({"places": [24, 24, 4]}), "places"),
        (json!({"places": [1, 2, 4]}), "taken"),
        (json!({"gold": [0, 1, 3]}), "gold"),
        (json!({"taken": [4, 2]}), "taken[1]"),
        (json!({"charms": [4, 1, 4]}), "charms[2]"),
        (json!({"charms": [4, 1]}), "charms"),
        (json!({"played": [3]}), "played"),
        (json!({"played": [1, 0]}), "played"),
        (json!({"dice": null}), "dice"),
        (json!({"awaits": "dice"}), "dice"),
        (json!({"awaits": "charms"}), "charms"),
        (json!({"awaits": "charms", "charms": [], "dice": null}), "taken"),
        (json!({"keepsake": 99}), "keepsake"),
        (json!({"options": {"first": 1}}), "options.first"),
    ] {
        assert_eq!(field_refused(&changes), field, "{changes}");
    }
}

#[test]
fn the_boat_in_the_harbour_is_that_of_the_turn() {
    let over = json!({"places": [0, 24, 4], "taken": [2, 4, 24], "gold": [0, 6, 2],
        "dice": null, "turn": 1});
    assert!(prepare(&over).is_over());
    let changed = |field: &str, value: Value| {
        let mut changed = over.clone();
        changed[field] = value;
        field_refused(&changed)
    };
    assert_eq!(changed("turn", json!(0)), "turn");
    assert_eq!(changed("awaits", json!("dice")), "awaits");
}

fn field_refused(changes: &Value) -> String {
    let read: Position = serde_json::from_value(position(changes)).expect("it has the form");
    TemplateGame::from_position(&read).expect_err("it cannot arise").field
}
