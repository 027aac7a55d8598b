//! TPL-7 and TPL-8.

use crate::prepare::{prepare, row};
use game::{Game, Seat, Viewer};
use serde_json::json;
use template_game::{Event, Preview};

/// Red is three spaces from the harbour; blue has the most gold.
fn near_the_end(changes: &serde_json::Value) -> crate::prepare::Table {
    let mut near = json!({"places": [21, 20, 18], "gold": [6, 7, 2], "played": [0],
        "taken": [4, 7, 10, 13, 17, 18, 20, 21], "dice": [6, 2]});
    for (field, value) in changes.as_object().expect("an object") {
        near[field] = value.clone();
    }
    prepare(&near)
}

#[test]
fn tpl_7_the_first_boat_in_the_harbour_ends_the_match() {
    let mut table = near_the_end(&json!({}));
    let view = table.state().view(Viewer::Seat(Seat::new(0)));
    let ends = Preview { to: 24, gold: 5, ends: true };
    assert_eq!(view.preview(Seat::new(0), row(6)), Some(ends));
    let events = table.act(0, row(6));
    assert_eq!(events[0], Event::Rowed { seat: Seat::new(0), from: 21, to: 24 });
    assert_eq!(events[2], Event::Over { scores: vec![11, 9, 4] });
    assert!(table.is_over());
}

#[test]
fn tpl_7_one_space_short_is_not_there() {
    let mut table = near_the_end(&json!({}));
    table.act(0, row(2));
    assert!(!table.is_over());
    assert!(table.state().standing().winners.is_empty());
}

#[test]
fn tpl_8_the_most_gold_wins_and_a_kept_charm_counts() {
    let mut table = near_the_end(&json!({}));
    table.act(0, row(6));
    let standing = table.state().standing();
    assert_eq!(standing.scores, [11, 9, 4], "blue and green kept their charms");
    assert_eq!(standing.winners, [Seat::new(0)]);
}

#[test]
fn tpl_8_a_tie_is_a_shared_win() {
    let mut table = near_the_end(&json!({"gold": [5, 8, 2]}));
    table.act(0, row(6));
    assert_eq!(table.state().standing().winners, [Seat::new(0), Seat::new(1)]);
}

#[test]
fn tpl_9_at_the_end_all_charms_are_seen() {
    let mut table = near_the_end(&json!({}));
    assert_eq!(table.state().view(Viewer::Spectator).charms.iter().flatten().count(), 1);
    table.act(0, row(6));
    assert_eq!(table.state().view(Viewer::Spectator).charms.iter().flatten().count(), 3);
}
