//! PIR-20.

use crate::prepare::{capture, onto, prepare, ransom, ship};
use pirates::{Event, Token};
use serde_json::{Value, json};

/// Three players; two parties of five and two of two and three: one assembly
/// from a stalemate, because only a card for nine is left.
fn nearly(changes: &[(&str, Value)]) -> Value {
    let mut position = json!({
        "colors": ["red", "blue", "black"], "ducats": [10, 10, 10], "tokens": [], "kept": [],
        "stacks": [
            ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
            ["black:2", "red:5", "blue:5", "black:3", "black:4"],
            ["red:2", "blue:?", "black:5"],
            ["black:?", "red:?"],
        ],
        "cards": [ship(9, 30, 6, &["saber"], 1)],
        "deck": [ship(2, 9, 1, &["saber"], 1), ship(2, 10, 2, &["rum"], 1)],
    });
    for (field, value) in changes {
        position[*field] = value.clone();
    }
    position
}

#[test]
fn pir_20_when_nobody_can_act_all_parties_are_dissolved() {
    let mut table = prepare(&nearly(&[]));
    let events = table.act(0, onto("red:2", "black:?"));
    assert!(events.contains(&Event::Becalmed), "{events:?}");
    assert!(!events.contains(&Event::SailedAway));
    assert!(table.position().stacks.is_empty());
    assert_eq!(table.face_up(), [30], "the cards stay");
    assert_eq!(table.asked(), 1, "play goes on with the next player");
    assert_eq!(table.position().becalmed, 1);
}

#[test]
fn pir_20_the_second_time_the_cards_sail_away() {
    let mut table = prepare(&nearly(&[("becalmed", json!(1))]));
    let events = table.act(0, onto("red:2", "black:?"));
    assert!(events.contains(&Event::SailedAway), "{events:?}");
    assert!(table.position().stacks.is_empty());
    assert_eq!(table.face_up(), [9, 10], "new ones are turned up");
    assert_eq!(table.position().becalmed, 0);
    assert!((0..3).all(|seat| table.kept(seat).is_empty()), "nobody captured them");
}

#[test]
fn pir_20_a_capture_between_starts_the_count_again() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:2"]], "becalmed": 1}));
    assert_eq!(table.position().becalmed, 1);
    table.act(0, capture("red:2", 0, Token::Saber));
    assert_eq!(table.position().becalmed, 0);
}

#[test]
fn pir_20_a_position_may_begin_in_a_stalemate() {
    let stuck = json!([
        ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
        ["black:2", "red:5", "blue:5", "black:3", "black:4"],
        ["red:2", "blue:?", "black:5", "black:?", "red:?"],
    ]);
    let table = prepare(&nearly(&[("stacks", stuck.clone())]));
    assert!(table.position().stacks.is_empty());
    assert_eq!((table.asked(), table.position().becalmed), (1, 1));
    let changes = [("stacks", stuck), ("becalmed", json!(1)), ("deck", json!([]))];
    assert!(prepare(&nearly(&changes)).is_over());
}

#[test]
fn pir_20_who_can_ransom_can_act() {
    // As above, but the third party is Blue's: Red has none and may ransom.
    let stuck = json!([
        ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
        ["black:2", "red:5", "blue:5", "black:3", "black:4"],
        ["blue:?", "red:2", "black:5", "black:?", "red:?"],
    ]);
    let table = prepare(&nearly(&[("stacks", stuck)]));
    assert_eq!(table.asked(), 0);
    assert_eq!((table.position().becalmed, table.position().stacks.len()), (0, 3));
}

/// Red and Black take the third party from each other in turn, while Blue
/// can do nothing.
fn tug_of_war(times: usize) -> (crate::prepare::Table, Vec<Event>) {
    let stuck = json!([
        ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
        ["blue:5", "red:5", "black:2", "black:3", "black:4"],
        ["black:?", "red:2", "black:5", "blue:?", "red:?"],
    ]);
    let mut table = prepare(&nearly(&[("stacks", stuck)]));
    let mut events = Vec::new();
    for _ in 0..times {
        assert!(!events.contains(&Event::Becalmed));
        let seat = table.asked();
        let color = if seat == 0 { "red:" } else { "black:" };
        let stacks = table.position().stacks;
        let shared = stacks.iter().find(|party| !party[0].to_string().starts_with("blue"));
        let shared = shared.expect("one party is not Blue's");
        let party: Vec<String> = shared.iter().map(ToString::to_string).collect();
        let index = party.iter().position(|pirate| pirate.starts_with(color));
        let index = index.expect("both have pirates in it");
        events.extend(table.act(seat, ransom(&party[0], index as u8, &party[0])));
    }
    (table, events)
}

#[test]
fn pir_20_twenty_ransoms_and_nothing_else_are_a_stalemate() {
    let (table, events) = tug_of_war(19);
    assert!(!events.contains(&Event::Becalmed));
    assert_eq!(table.position().ransoms, 19);
    assert_eq!(table.position().stacks.len(), 3);
    let (table, events) = tug_of_war(20);
    assert!(events.contains(&Event::Becalmed));
    assert_eq!((table.position().ransoms, table.position().becalmed), (0, 1));
    assert!(table.position().stacks.is_empty());
}

#[test]
fn pir_20_anything_else_starts_the_count_of_ransoms_again() {
    let mut table = prepare(&json!({"ransoms": 19}));
    assert_eq!(table.position().ransoms, 19);
    table.act(0, onto("red:2", "blue:2"));
    assert_eq!(table.position().ransoms, 0);
    let mut table = prepare(&json!({"ransoms": 7, "stacks": [["red:2", "blue:2"]]}));
    table.act(0, capture("red:2", 0, Token::Saber));
    assert_eq!(table.position().ransoms, 0);
}
