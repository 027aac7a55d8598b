//! PIR-21 and PIR-26.

use crate::prepare::{Table, capture, mutiny, onto, prepare, ruin, ship};
use game::{ActError, Game, Match, Seat};
use pirates::{Event, Token};
use serde_json::{Value, json};

#[test]
fn pir_21_it_ends_at_once_with_the_last_card() {
    let cards = [ship(2, 8, 1, &["saber"], 1)];
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5"]], "cards": cards}));
    assert!(!table.is_over());
    let events = table.act(0, capture("red:3", 0, Token::Saber));
    assert!(table.is_over());
    let Some(Event::Over { payout, winners }) = events.last() else { panic!("{events:?}") };
    // Red: 10 + 8 − 5 + a saber's 6 + a wheel's 2 without anchors.
    assert_eq!(payout.iter().map(pirates::Payout::total).collect::<Vec<_>>(), [21, 15, 10, 10]);
    assert_eq!(winners[..], [Seat::new(0)]);
    assert_eq!(table.standing().scores, [21, 15, 10, 10]);
    assert!((0..4).all(|seat| table.legal(seat).is_empty()));
}

#[test]
fn pir_21_after_the_end_nothing_can_be_done() {
    let position = crate::prepare::position(&json!({"cards": []}));
    let position = serde_json::from_value(position).unwrap();
    let mut play = Match::<pirates::Pirates>::load(position, "").unwrap();
    assert_eq!(play.act(Seat::new(0), onto("red:2", "blue:2")), Err(ActError::Over));
}

#[test]
fn pir_21_it_may_end_in_a_mutiny() {
    let cards = [ship(2, 8, 1, &["saber"], 1)];
    let mut table = prepare(&json!({"stacks": [["blue:3", "red:5"]], "cards": cards}));
    let events = table.act(0, mutiny("blue:3", 0, Token::Saber));
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    // Red: 10 + 8 − 2 × 3 + 6 + 2. Blue: 10 + 6, less 10 for the black spot.
    assert_eq!(table.standing().scores, [20, 6, 10, 10]);
    assert_eq!(table.standing().winners, [Seat::new(0)]);
}

#[test]
fn pir_21_cards_that_sail_away_count_as_gone() {
    let mut table = prepare(&json!({
        "colors": ["red", "blue", "black"], "ducats": [10, 11, 12], "tokens": [], "kept": [],
        "stacks": [
            ["blue:2", "red:3", "blue:3", "red:4", "blue:4"],
            ["black:2", "red:5", "blue:5", "black:3", "black:4"],
            ["red:2", "blue:?", "black:5"],
            ["black:?", "red:?"],
        ],
        "cards": [ship(9, 30, 6, &["saber"], 1)], "becalmed": 1,
    }));
    let events = table.act(0, onto("red:2", "black:?"));
    assert!(table.is_over());
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    assert_eq!(table.standing().winners, [Seat::new(2)]);
}

fn winners(ducats: [u32; 4], kept: &Value) -> Vec<usize> {
    let table: Table = prepare(&json!({"ducats": ducats, "kept": kept, "cards": []}));
    table.standing().winners.into_iter().map(Seat::index).collect()
}

/// A ruin: its anchors pay nothing without wheels.
fn kept(ducats: u8) -> Value {
    ruin(4, ducats, 3, &["relic"], 1)
}

#[test]
fn pir_26_most_ducats_wins() {
    assert_eq!(winners([10, 31, 30, 2], &json!([[kept(40)], [], [], []])), [1]);
}

#[test]
fn pir_26_among_equals_the_dearest_kept_card() {
    let cards = json!([[kept(7), kept(19)], [kept(14), kept(14), kept(14)], [], []]);
    assert_eq!(winners([30, 30, 30, 2], &cards), [0]);
    let cards = json!([[], [], [kept(7)], [kept(24)]]);
    assert_eq!(winners([30, 30, 30, 2], &cards), [2], "who has fewer ducats does not count");
}

#[test]
fn pir_26_still_equal_they_share_the_win() {
    let cards = json!([[kept(19)], [kept(14)], [kept(7), kept(19)], []]);
    assert_eq!(winners([30, 30, 30, 2], &cards), [0, 2]);
}

#[test]
fn pir_26_a_three_way_tie() {
    assert_eq!(winners([30, 30, 2, 30], &json!([])), [0, 1, 3]);
    let cards = json!([[kept(14)], [kept(14)], [kept(24)], [kept(14)]]);
    assert_eq!(winners([30, 30, 2, 30], &cards), [0, 1, 3]);
}

#[test]
fn pir_26_nobody_has_won_before_the_end() {
    let table = prepare(&json!({"ducats": [99, 0, 0, 0]}));
    assert!(table.standing().winners.is_empty());
    assert_eq!(table.standing().scores[0], 99);
    assert_eq!(table.state().players(), 4);
}
