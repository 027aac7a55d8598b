//! PIR-16 and PIR-17.

use crate::prepare::{Table, capture, onto, pirate, prepare, ransom};
use game::Seat;
use pirates::{Action, Event, Refusal, Token};
use serde_json::{Value, json};

/// Red has neither single nor party: four pirates in Blue's party of eight,
/// one in Black's of two.
fn destitute(changes: &[(&str, Value)]) -> Table {
    let mut position = json!({"stacks": [
        ["blue:2", "red:2", "yellow:2", "red:3", "red:4", "black:2", "black:3", "red:5"],
        ["black:4", "red:?"],
    ]});
    for (field, value) in changes {
        position[*field] = value.clone();
    }
    prepare(&position)
}

#[test]
fn pir_16_five_ducats_for_a_pirate_that_assembles_at_once() {
    let mut table = destitute(&[]);
    let events = table.act(0, ransom("blue:2", 4, "yellow:5"));
    assert_eq!(table.ducats(), [5, 15, 10, 10]);
    assert_eq!(table.party("red:4"), ["red:4", "yellow:5"]);
    let left = ["blue:2", "red:2", "yellow:2", "red:3", "black:2", "black:3", "red:5"];
    assert_eq!(table.party("blue:2"), left);
    let paid = Event::Ransomed {
        seat: Seat::new(0),
        from: Seat::new(1),
        party: pirate("blue:2"),
        pirate: pirate("red:4"),
        paid: 5,
        supply: 0,
    };
    assert_eq!(events[0], paid);
    assert_eq!(table.asked(), 1);
}

#[test]
fn pir_16_only_for_who_has_no_single_and_no_party() {
    let mut table = prepare(&json!({"stacks": [["blue:2", "red:2"]]}));
    assert_eq!(table.refusal(0, ransom("blue:2", 1, "yellow:5")), Refusal::NotDestitute);
    assert_eq!(table.rule(0, ransom("blue:2", 1, "yellow:5")), "PIR-16");
    assert!(!table.legal(0).iter().any(|action| matches!(action, Action::Ransom(_))));
    let party_only = json!([["blue:2", "red:2", "red:4", "red:5", "red:?"], ["red:3", "black:2"]]);
    let mut table = prepare(&json!({"stacks": party_only}));
    assert_eq!(table.rule(0, ransom("blue:2", 1, "yellow:5")), "PIR-16");
}

#[test]
fn pir_16_only_a_pirate_of_ones_own_in_a_party_of_another() {
    let mut table = destitute(&[]);
    assert_eq!(table.rule(0, ransom("blue:2", 0, "yellow:5")), "PIR-16", "the captain is Blue's");
    assert_eq!(table.rule(0, ransom("blue:2", 2, "yellow:5")), "PIR-16", "that one is Yellow's");
    assert_eq!(table.rule(0, ransom("blue:2", 8, "yellow:5")), "PIR-16", "there are but eight");
    assert_eq!(table.rule(0, ransom("red:2", 1, "yellow:5")), "PIR-16", "no captain");
    assert_eq!(table.rule(0, ransom("yellow:4", 1, "yellow:5")), "PIR-16", "a single");
}

#[test]
fn pir_16_it_assembles_as_usual() {
    let mut table = destitute(&[]);
    assert_eq!(table.rule(0, ransom("blue:2", 1, "yellow:2")), "PIR-4", "covered");
    assert_eq!(table.rule(0, ransom("blue:2", 1, "red:3")), "PIR-4", "covered, and the seat's own");
    assert_eq!(table.rule(0, ransom("blue:2", 1, "red:2")), "PIR-4", "onto itself");
    assert_eq!(table.rule(0, ransom("blue:2", 1, "green:2")), "PIR-1");
}

#[test]
fn pir_16_a_full_party_has_no_room_but_for_its_own() {
    let nine = [
        "blue:2", "red:2", "yellow:2", "red:3", "red:4", "black:2", "black:3", "red:5", "yellow:3",
    ];
    let mut table = destitute(&[("stacks", json!([nine, ["black:4", "red:?"]]))]);
    assert_eq!(table.refusal(0, ransom("black:4", 1, "blue:2")), Refusal::TooTall(10));
    assert_eq!(table.rule(0, ransom("black:4", 1, "blue:2")), "PIR-4");
    table.act(0, ransom("blue:2", 3, "blue:2"));
    let party = table.party("red:3");
    assert_eq!((party.len(), party[1].as_str()), (9, "blue:2"), "where it came from it may go");
}

#[test]
fn pir_16_by_a_player_with_fewer_than_five_ducats() {
    let mut table = destitute(&[("ducats", json!([3, 10, 10, 10]))]);
    let events = table.act(0, ransom("blue:2", 1, "blue:3"));
    assert_eq!(table.ducats(), [0, 15, 10, 10], "the supply adds what lacks");
    assert!(matches!(events[0], Event::Ransomed { paid: 3, supply: 2, .. }));
    let mut table = destitute(&[("ducats", json!([0, 10, 10, 10]))]);
    table.act(0, ransom("black:4", 1, "blue:3"));
    assert_eq!(table.ducats(), [0, 10, 15, 10]);
}

#[test]
fn pir_16_every_own_pirate_may_go_onto_every_top_with_room() {
    let table = destitute(&[]);
    let ransoms = table.legal(0);
    let ransoms = ransoms.iter().filter(|action| matches!(action, Action::Ransom(_))).count();
    // Five pirates; tops: Blue's party and four singles, Black's party and
    // two singles, Yellow's four singles.
    assert_eq!(ransoms, 5 * (5 + 3 + 4));
}

#[test]
fn pir_16_a_captain_left_as_his_own_mate() {
    let stacks = json!([
        ["blue:2", "red:2", "blue:3", "black:2"],
        ["yellow:2", "red:3", "red:4", "red:5", "red:?"],
    ]);
    let mut table = prepare(&json!({"stacks": stacks}));
    table.act(0, ransom("blue:2", 1, "yellow:5"));
    assert_eq!(table.party("blue:2"), ["blue:2", "blue:3", "black:2"]);
    table.act(1, capture("blue:2", 3, Token::Relic));
    assert_eq!(table.tokens(1), [Token::Relic, Token::Anchor], "Blue is captain and mate");
    // 10, 5 for the ransom, 10 from the card, less 2 for Black alone.
    assert_eq!(table.ducats(), [5, 23, 12, 10]);
}

#[test]
fn pir_17_a_party_of_two_becomes_a_single() {
    let mut table = destitute(&[]);
    table.act(0, ransom("black:4", 1, "black:5"));
    assert!(table.party("black:4").is_empty(), "Black's 4 is a single");
    table.act(1, onto("blue:3", "black:4"));
    assert_eq!(table.party("blue:3"), ["blue:3", "black:4"]);
}

#[test]
fn pir_17_and_may_be_taken_again_by_the_freed_pirate() {
    let mut table = destitute(&[]);
    table.act(0, ransom("black:4", 1, "black:4"));
    assert_eq!(table.party("red:?"), ["red:?", "black:4"]);
}
