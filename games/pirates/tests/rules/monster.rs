//! PIR-18 and PIR-19.

use crate::prepare::{monster, prepare, raid, ship};
use pirates::{Action, Token};
use serde_json::{Value, json};

const SIX: [&str; 6] = ["red:3", "blue:5", "black:?", "red:2", "yellow:2", "yellow:3"];

#[test]
fn pir_18_the_captain_takes_both_tokens() {
    let mut table = prepare(&json!({"stacks": [SIX], "cards": [monster()]}));
    table.act(0, Action::Capture(raid("red:3", 0, None)));
    assert_eq!(table.tokens(0), [Token::Wheel, Token::Anchor]);
    assert!(table.tokens(1).is_empty(), "the mate gets none");
    // 20 less 5, 6 for the `?`, 2 and 3.
    assert_eq!(table.ducats(), [14, 15, 16, 15]);
    assert_eq!(table.kept(0), [20]);
}

#[test]
fn pir_18_no_token_is_chosen() {
    let mut table = prepare(&json!({"stacks": [SIX], "cards": [monster()]}));
    assert_eq!(table.rule(0, Action::Capture(raid("red:3", 0, Some(Token::Wheel)))), "PIR-18");
    assert_eq!(table.rule(0, Action::Capture(raid("red:3", 0, Some(Token::Rum)))), "PIR-18");
    let written = serde_json::to_value(Action::Capture(raid("red:3", 0, None))).unwrap();
    assert_eq!(written, json!({"capture": {"party": "red:3", "card": 0}}), "it is left out");
}

#[test]
fn pir_18_in_a_mutiny_the_mutineer_takes_both() {
    let six = ["blue:3", "red:5", "black:?", "blue:2", "yellow:2", "yellow:3"];
    let mut table = prepare(&json!({"stacks": [six], "cards": [monster()]}));
    table.act(0, Action::Mutiny(raid("blue:3", 0, None)));
    assert_eq!(table.tokens(0), [Token::Wheel, Token::Anchor]);
    assert!(table.tokens(1).is_empty());
    // 30 at hand; twice 3, 6, 2, 2 and 3 is 32: two ducats short.
    assert_eq!(table.ducats(), [0, 20, 22, 20]);
    assert!(table.kept(0).is_empty());
}

/// The end of a game: Red has the black spot and 40 ducats.
fn end(kept: &Value) -> i64 {
    let table = prepare(&json!({
        "ducats": [40, 10, 10, 10], "black_spot": 0, "kept": kept, "cards": [],
    }));
    table.standing().scores[0]
}

#[test]
fn pir_19_the_owner_of_the_monster_pays_nothing_for_the_black_spot() {
    assert_eq!(end(&json!([[monster()], [], [], []])), 40);
    assert_eq!(end(&json!([[], [monster()], [], []])), 30, "another's monster is no help");
}

#[test]
fn pir_19_a_discarded_monster_protects_nobody() {
    assert_eq!(end(&json!([[], [], [], []])), 30);
    let mut table = prepare(&json!({
        "ducats": [0, 0, 0, 0], "black_spot": 0, "stacks": [
            ["red:2", "blue:5", "blue:4", "black:5", "black:4", "yellow:5", "yellow:4"]],
        "cards": [monster(), ship(2, 8, 1, &["saber"], 1)],
    }));
    table.act(0, Action::Capture(raid("red:2", 0, None)));
    assert!(table.kept(0).is_empty());
    let payout = table.state().payout();
    assert_eq!(table.tokens(0), [Token::Wheel, Token::Anchor]);
    // A wheel with an anchor pays 4; the black spot takes it all.
    assert_eq!((payout[0].voyage(), payout[0].black_spot, payout[0].total()), (4, 4, 0));
}
