//! BUC-5 to BUC-9.

use crate::prepare::{COLORS, board, onto, pirate, prepare};
use buccaneer::{Action, Booty, Buccaneer, Event};
use disc_stacks::Disc;
use game::{Game, Seat, Viewer};
use serde_json::json;

#[test]
fn buc_5_one_action_and_the_turn_is_over() {
    let mut table = prepare(&json!({}));
    table.act(0, onto("red:2", "blue:2"));
    assert_eq!(table.asked(), 1);
    assert!(table.legal(0).is_empty());
}

#[test]
fn buc_5_no_pass_by_choice_and_a_pass_when_nothing_is_possible() {
    // Red's five pirates are all covered: red is passed over.
    let mut table = prepare(&json!({
        "turn": 3,
        "stacks": [["blue:2", "red:2", "red:3"], ["black:2", "red:4", "red:5", "red:?"]],
    }));
    let events = table.act(3, onto("yellow:2", "black:3"));
    assert!(events.contains(&Event::Passed { seat: Seat::new(0) }));
    assert_eq!(table.asked(), 1);
    // A seat that can act has moves and boardings to choose from, nothing else.
    let only = |action: &Action| matches!(action, Action::Move(..) | Action::Board(_));
    assert!(!table.legal(1).is_empty() && table.legal(1).iter().all(only));
}

#[test]
fn buc_6_a_stack_goes_onto_another_players_and_becomes_the_movers() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:3"], ["black:4", "yellow:5"]]}));
    table.act(0, onto("red:2", "black:4"));
    assert_eq!(table.stacks(), [["red:2", "blue:3", "black:4", "yellow:5"].map(pirate)]);
    assert_eq!(table.asked(), 1);
}

#[test]
fn buc_6_only_with_a_stack_of_ones_own_onto_the_top_of_another() {
    let mut table = prepare(&json!({"stacks": [["blue:2", "black:3"]]}));
    assert_eq!(table.rule(0, onto("blue:2", "yellow:2")), "BUC-6");
    assert_eq!(table.rule(0, onto("red:2", "black:3")), "BUC-6");
}

#[test]
fn buc_7_a_stack_is_never_split() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:3", "red:4"]]}));
    assert_eq!(table.rule(0, onto("red:4", "yellow:2")), "BUC-7");
    assert!(table.legal(0).iter().all(|&action| match action {
        Action::Move(upper, _) => upper != pirate("red:4"),
        Action::Board(_) | Action::Mutiny(_) => true,
    }));
}

#[test]
fn buc_8_not_onto_ones_own() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:3"]]}));
    assert_eq!(table.rule(0, onto("red:3", "red:4")), "BUC-8");
    assert_eq!(table.rule(0, onto("red:3", "red:2")), "BUC-8");
    assert_eq!(table.rule(0, onto("red:3", "red:3")), "BUC-8");
}

#[test]
fn buc_8_nine_pirates_at_the_most() {
    let mut table = prepare(&json!({"stacks": [
        ["red:2", "blue:2", "black:2", "yellow:2"],
        ["blue:3", "red:3", "blue:4", "red:4", "black:3"],
        ["black:4", "blue:5", "red:5", "yellow:3", "yellow:4", "yellow:5"],
    ]}));
    assert_eq!(table.rule(0, onto("red:2", "black:4")), "BUC-8");
    table.act(0, onto("red:2", "blue:3"));
    assert_eq!(table.stacks()[0].len(), 9);
}

#[test]
fn buc_9_of_a_stack_all_colours_and_the_top_wage_are_seen() {
    let table = prepare(&json!({"stacks": [["red:2", "blue:?", "black:5"]]}));
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        let stack = view.stacks.iter().find(|stack| stack.len() == 3).expect("the stack");
        assert_eq!(stack[0], Disc::of(pirate("red:2"), true));
        assert_eq!(stack[1], Disc::of(pirate("blue:?"), false));
        assert_eq!(stack[2], Disc::of(pirate("black:5"), false));
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("blue:?") && !text.contains("black:5"), "{text}");
    }
}

#[test]
fn buc_9_open_stacks_shows_all_wages_to_all() {
    let table = prepare(&json!({
        "stacks": [["red:2", "blue:?", "black:5"]], "options": {"open_stacks": true},
    }));
    let view = table.state().view(Viewer::Seat(Seat::new(3)));
    assert!(view.stacks.iter().flatten().all(|disc| disc.wage.is_some()));
}

#[test]
fn buc_9_what_is_covered_is_drawn_anew_and_what_is_seen_stays() {
    let table = prepare(&json!({"stacks": [["red:2", "blue:?", "blue:3", "blue:5", "black:5"]]}));
    let view = table.state().view(Viewer::Spectator);
    let mut rng = game::FastRng::new(1);
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let imagined = Buccaneer::determinize(&view, &mut rng).position();
        let stack = &imagined.stacks[0];
        assert_eq!((stack[0], stack[4]), (pirate("red:2"), pirate("black:5")));
        orders.insert(stack[1..4].to_vec());
    }
    assert_eq!(orders.len(), 6, "three covered blue pirates stand in six orders");
}

#[test]
fn every_seat_counts_its_own_moves() {
    // Four players with five singles each: 5 × 15 moves and no boarding.
    let table = prepare(&json!({}));
    assert_eq!(table.legal(0).len(), 75);
    assert_eq!(COLORS.len(), 4);
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:2"]]}));
    // One target less, and one boarding more.
    assert_eq!(table.legal(0).len(), 5 * 14 + 1);
    table.act(0, board("red:2", 0, Booty::Dagger));
}
