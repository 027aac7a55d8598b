//! BUC-19.

use crate::prepare::{board, onto, prepare, ship};
use buccaneer::{Booty, Event};
use serde_json::{Value, json};

/// Three players; two stacks of five and two of two and three: one move
/// from a stalemate, because only a ship for nine is left.
fn nearly(changes: &[(&str, Value)]) -> Value {
    let mut position = json!({
        "colors": ["red", "blue", "black"], "ducats": [10, 10, 10], "booty": [{}, {}, {}],
        "stacks": [
            ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
            ["black:2", "red:5", "blue:5", "black:3", "black:4"],
            ["red:2", "blue:?", "black:5"],
            ["black:?", "red:?"],
        ],
        "ships": [ship(9, 30, 6, &["dagger"])],
        "deck": [ship(2, 9, 1, &["dagger"]), ship(2, 10, 2, &["rum"])],
    });
    for (field, value) in changes {
        position[*field] = value.clone();
    }
    position
}

#[test]
fn buc_19_when_nobody_can_act_all_stacks_are_dissolved() {
    let mut table = prepare(&nearly(&[]));
    let events = table.act(0, onto("red:2", "black:?"));
    assert!(events.contains(&Event::Becalmed), "{events:?}");
    assert!(!events.contains(&Event::SailedAway));
    assert!(table.stacks().is_empty());
    assert_eq!(table.face_up().len(), 1, "the ships stay");
    assert_eq!(table.asked(), 1, "play goes on with the next player");
}

#[test]
fn buc_19_the_second_time_the_ships_sail_away() {
    let mut table = prepare(&nearly(&[("becalmed", json!(1))]));
    let events = table.act(0, onto("red:2", "black:?"));
    assert!(events.contains(&Event::SailedAway), "{events:?}");
    assert!(table.stacks().is_empty());
    let ducats: Vec<u8> = table.face_up().iter().map(|ship| ship.ducats).collect();
    assert_eq!(ducats, [9, 10], "new ones are turned up");
    assert_eq!(table.state_becalmed(), 0);
}

#[test]
fn buc_19_a_boarding_between_starts_the_count_again() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:2"]], "becalmed": 1}));
    assert_eq!(table.state_becalmed(), 1);
    table.act(0, board("red:2", 0, Booty::Dagger));
    assert_eq!(table.state_becalmed(), 0);
}

#[test]
fn buc_19_ships_that_sail_away_can_end_the_game() {
    let mut table = prepare(&nearly(&[("becalmed", json!(1)), ("deck", json!([]))]));
    table.act(0, onto("red:2", "black:?"));
    assert!(table.is_over());
}

#[test]
fn buc_19_a_position_may_begin_in_a_stalemate() {
    let stuck = json!([
        ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
        ["black:2", "red:5", "blue:5", "black:3", "black:4"],
        ["red:2", "blue:?", "black:5", "black:?", "red:?"],
    ]);
    let table = prepare(&nearly(&[("stacks", stuck)]));
    assert!(table.stacks().is_empty());
    assert_eq!((table.asked(), table.state_becalmed()), (1, 1));
}
