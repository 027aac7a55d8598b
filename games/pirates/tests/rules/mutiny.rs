//! PIR-12 to PIR-15.

use crate::prepare::{capture, mutiny, pirate, prepare, raid, ship};
use game::Seat;
use pirates::{Action, Event, Refusal, Token};
use serde_json::{Value, json};

/// Blue captains four; Red has two in it, Yellow one.
const FOUR: [&str; 4] = ["blue:3", "yellow:5", "red:4", "red:2"];

#[test]
fn pir_12_a_mutineer_becomes_captain_and_captures_at_once() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    let events = table.act(0, mutiny("blue:3", 1, Token::Chest));
    let against =
        Event::Mutinied { seat: Seat::new(0), against: Seat::new(1), party: pirate("blue:3") };
    assert_eq!(events[0], against);
    let crew = events.iter().find_map(|event| match event {
        Event::Captured { crew, .. } => Some(crew.iter().map(|c| c.name()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(crew.unwrap(), ["red", "blue", "yellow", "red"], "the nearest to the top moves up");
    assert_eq!(table.tokens(0), [Token::Chest]);
    assert_eq!(table.tokens(1), [Token::Anchor], "the former captain is mate");
    assert!(table.position().stacks.is_empty());
    assert_eq!(table.asked(), 1);
}

#[test]
fn pir_12_only_against_a_party_of_another_with_a_pirate_of_yours() {
    let stacks = json!([["blue:3", "yellow:5"], ["red:3", "blue:5"], ["black:2", "red:2"]]);
    let mut table = prepare(&json!({"stacks": stacks}));
    let saber = |party| mutiny(party, 0, Token::Saber);
    assert_eq!(table.refusal(0, saber("blue:3")), Refusal::NoMutineer(pirate("blue:3")));
    assert_eq!(table.refusal(0, saber("red:3")), Refusal::MutinyAgainstSelf(pirate("red:3")));
    assert_eq!(table.refusal(0, saber("red:2")), Refusal::MutinyNotCaptain(pirate("red:2")));
    assert_eq!(table.refusal(0, saber("yellow:2")), Refusal::NoMutineer(pirate("yellow:2")));
    for party in ["blue:3", "red:3", "red:2", "yellow:2"] {
        assert_eq!(table.rule(0, saber(party)), "PIR-12");
    }
    let mutinies: Vec<Action> =
        table.legal(0).into_iter().filter(|action| matches!(action, Action::Mutiny(_))).collect();
    assert_eq!(mutinies, [saber("black:2")]);
}

#[test]
fn pir_12_the_card_must_be_one_the_party_is_strong_enough_for() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    assert_eq!(table.rule(0, mutiny("blue:3", 2, Token::Rum)), "PIR-12");
    assert_eq!(table.rule(0, mutiny("blue:3", 4, Token::Rum)), "PIR-12");
    assert_eq!(table.rule(0, mutiny("blue:3", 1, Token::Rum)), "PIR-7");
    assert_eq!(table.rule(0, Action::Mutiny(raid("blue:3", 1, None))), "PIR-7");
}

#[test]
fn pir_13_the_captain_pays_twice() {
    let party = ["blue:3", "yellow:?", "red:4", "black:2", "red:2"];
    let mut table = prepare(&json!({"stacks": [party]}));
    table.act(0, mutiny("blue:3", 1, Token::Chest));
    // 16 less 2 × 3 for Blue, 2 × 2 for Yellow's `?`, 2 × 2 for Black.
    assert_eq!(table.ducats(), [12, 16, 14, 14]);
    assert_eq!(table.kept(0), [16], "all paid: the card is the mutineer's");
}

#[test]
fn pir_13_double_wages_the_captain_cannot_pay() {
    let party = ["blue:5", "yellow:4", "red:4", "black:5"];
    let mut table = prepare(&json!({"ducats": [7, 0, 0, 0], "stacks": [party]}));
    table.act(0, mutiny("blue:5", 3, Token::Relic));
    // 28 due, 17 at hand: the others are paid in full, the card is removed.
    assert_eq!(table.ducats(), [0, 10, 10, 8]);
    assert!((0..4).all(|seat| table.kept(seat).is_empty()));
    assert_eq!(table.face_up(), [8, 16, 26]);
}

fn with_spot(holder: Option<usize>) -> Value {
    json!({"stacks": [FOUR], "black_spot": holder})
}

#[test]
fn pir_14_the_black_spot_goes_to_who_suffered() {
    for holder in [None, Some(0), Some(2), Some(3)] {
        let mut table = prepare(&with_spot(holder));
        let events = table.act(0, mutiny("blue:3", 0, Token::Saber));
        assert_eq!(table.black_spot(), Some(1), "from {holder:?}");
        assert!(events.contains(&Event::Spotted { seat: Seat::new(1) }));
    }
}

#[test]
fn pir_14_a_mutiny_against_the_holder_of_the_black_spot() {
    let mut table = prepare(&with_spot(Some(1)));
    let events = table.act(0, mutiny("blue:3", 0, Token::Saber));
    assert_eq!(table.black_spot(), Some(0), "the mutineer must take it");
    assert!(events.contains(&Event::Spotted { seat: Seat::new(0) }));
}

#[test]
fn pir_14_a_capture_does_not_move_the_black_spot() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:2"]], "black_spot": 3}));
    table.act(0, capture("red:2", 0, Token::Saber));
    assert_eq!(table.black_spot(), Some(3));
}

#[test]
fn pir_15_no_mutiny_without_a_capture() {
    let cards = [ship(5, 20, 4, &["chest", "saber"], 2), ship(6, 26, 5, &["rum"], 2)];
    let mut table = prepare(&json!({"stacks": [FOUR], "cards": cards}));
    let refusal = table.refusal(0, mutiny("blue:3", 0, Token::Chest));
    assert_eq!(refusal, Refusal::NothingToCapture(pirate("blue:3")));
    assert_eq!(table.rule(0, mutiny("blue:3", 0, Token::Chest)), "PIR-15");
    assert_eq!(table.rule(0, mutiny("blue:3", 1, Token::Rum)), "PIR-15");
    assert!(!table.legal(0).iter().any(|action| matches!(action, Action::Mutiny(_))));
}
