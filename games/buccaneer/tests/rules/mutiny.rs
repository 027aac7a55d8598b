//! BUC-17 and BUC-18.

use crate::prepare::{board, onto, pirate, prepare, ship};
use buccaneer::{Action, Booty, Event};
use game::Seat;
use serde_json::json;

/// Black has three in red's stack of five.
const OPPRESSED: [&str; 5] = ["red:2", "black:2", "black:3", "black:4", "blue:2"];

#[test]
fn buc_17_three_pirates_in_anothers_stack_may_demand_a_boarding() {
    let mut table = prepare(&json!({"stacks": [OPPRESSED]}));
    assert_eq!(table.asked(), 2, "black is asked when red's turn begins");
    assert_eq!(table.legal(2), [Action::Mutiny(true), Action::Mutiny(false)]);
    assert!(table.legal(0).is_empty(), "red waits for the answer");
    let events = table.act(2, Action::Mutiny(true));
    assert_eq!(events, [Event::Demanded { seat: Seat::new(2), stack: pirate("red:2") }]);
    assert_eq!(table.asked(), 0);
}

#[test]
fn buc_17_demanding_is_a_choice() {
    let mut table = prepare(&json!({"stacks": [OPPRESSED]}));
    assert_eq!(table.rule(2, onto("black:5", "yellow:2")), "BUC-17", "answer first");
    table.act(2, Action::Mutiny(false));
    table.act(0, onto("red:3", "blue:3"));
    assert_eq!(table.asked(), 1);
}

#[test]
fn buc_17_two_pirates_are_not_enough_and_ones_own_stack_does_not_count() {
    let table = prepare(&json!({"stacks": [["red:2", "black:2", "black:3", "blue:2", "blue:3"]]}));
    assert_eq!(table.asked(), 0);
    let table = prepare(&json!({"stacks": [["red:2", "black:2", "red:3", "black:3", "red:4"]]}));
    assert_eq!(table.asked(), 0, "three of red's own");
    // Three in red's stack, but it is blue's turn.
    let table = prepare(&json!({"turn": 1, "stacks": [OPPRESSED]}));
    assert_eq!(table.asked(), 1);
}

#[test]
fn buc_17_only_if_the_stack_can_board_a_ship() {
    let table = prepare(&json!({
        "stacks": [OPPRESSED], "ships": [ship(6, 30, 6, &["dagger"])],
    }));
    assert_eq!(table.asked(), 0);
}

#[test]
fn buc_17_asked_clockwise_from_the_captains_left() {
    // Blue's turn; yellow and red have three each in blue's stack of nine,
    // so yellow (3) is asked before red (0).
    let crew = ["blue:2", "red:2", "red:3", "red:4", "yellow:2", "yellow:3", "yellow:4", "black:2"];
    let mut table = prepare(&json!({"turn": 1, "stacks": [crew]}));
    assert_eq!(table.asked(), 3);
    table.act(3, Action::Mutiny(false));
    assert_eq!(table.asked(), 0);
    table.act(0, Action::Mutiny(true));
    assert_eq!(table.asked(), 1);
    assert_eq!(table.rule(1, onto("blue:3", "red:5")), "BUC-18");
}

#[test]
fn buc_17_nobody_else_is_asked_about_a_mutiny() {
    let mut table = prepare(&json!({}));
    assert_eq!(table.rule(0, Action::Mutiny(true)), "BUC-17");
    assert_eq!(table.rule(0, Action::Mutiny(false)), "BUC-17");
}

#[test]
fn buc_18_the_captain_must_board_with_a_stack_of_the_demand() {
    let mut table = prepare(&json!({"stacks": [OPPRESSED, ["red:3", "yellow:2"]]}));
    table.act(2, Action::Mutiny(true));
    assert_eq!(table.rule(0, onto("red:4", "blue:3")), "BUC-18");
    assert_eq!(table.rule(0, board("red:3", 0, Booty::Dagger)), "BUC-18", "another stack");
    // Both ships that five can board, and for one of them either piece.
    let boardings = [
        board("red:2", 0, Booty::Dagger),
        board("red:2", 1, Booty::Candlestick),
        board("red:2", 1, Booty::Chest),
    ];
    let legal = table.legal(0);
    assert_eq!(legal.len(), 3);
    assert!(boardings.iter().all(|action| legal.contains(action)));
    table.act(0, board("red:2", 1, Booty::Chest));
    // Shared out as usual: 22 less 2 + 3 + 4 to black and 2 to blue.
    assert_eq!(table.ducats(), [10 + 11, 12, 19, 10]);
    assert_eq!(table.pieces(2, Booty::Candlestick), 1);
    // Only one ship is boarded, and blue's turn is an ordinary one.
    assert_eq!(table.asked(), 1);
    table.act(1, onto("blue:3", "red:4"));
}

#[test]
fn buc_18_with_several_demands_the_captain_chooses_the_stack() {
    let stacks = json!([
        ["red:2", "black:2", "black:3", "black:4"],
        ["red:3", "yellow:2", "yellow:3", "yellow:4", "blue:2"],
        ["red:4", "blue:3"],
    ]);
    let mut table = prepare(&json!({"stacks": stacks}));
    assert_eq!(table.asked(), 2);
    table.act(2, Action::Mutiny(true));
    assert_eq!(table.asked(), 3, "yellow knows black's answer and is asked too");
    table.act(3, Action::Mutiny(true));
    assert_eq!(table.rule(0, board("red:4", 0, Booty::Dagger)), "BUC-18");
    let stack = |action| match action {
        Action::Board(boarding) => boarding.stack,
        Action::Move(..) | Action::Mutiny(_) => panic!("only boardings: {action:?}"),
    };
    let stacks: Vec<_> = table.legal(0).into_iter().map(stack).collect();
    assert!(stacks.contains(&pirate("red:2")) && stacks.contains(&pirate("red:3")));
    table.act(0, board("red:3", 0, Booty::Dagger));
    assert_eq!(table.stacks().len(), 2, "one ship, one stack");
}
