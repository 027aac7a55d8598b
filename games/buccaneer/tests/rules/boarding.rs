//! BUC-10 to BUC-16.

use crate::prepare::{board, onto, pirate, prepare, ship, ships};
use buccaneer::{Booty, Event, Wages};
use game::{Game, Seat, Viewer};
use serde_json::json;

const RED_FIVE: [&str; 5] = ["red:3", "blue:5", "black:5", "yellow:2", "red:4"];

#[test]
fn buc_10_a_stack_boards_with_at_least_the_needed_crew() {
    let mut table = prepare(&json!({"stacks": [RED_FIVE]}));
    assert_eq!(table.rule(0, board("red:3", 2, Booty::Dagger)), "BUC-10", "five of six needed");
    table.act(0, board("red:3", 0, Booty::Dagger));
    assert_eq!(table.asked(), 1);
}

#[test]
fn buc_10_only_ones_own_stacks_and_only_ships_that_are_face_up() {
    let mut table = prepare(&json!({"stacks": [["blue:2", "red:3"]]}));
    assert_eq!(table.rule(0, board("blue:2", 0, Booty::Dagger)), "BUC-10");
    assert_eq!(table.rule(0, board("red:3", 0, Booty::Dagger)), "BUC-10", "covered");
    assert_eq!(table.rule(0, board("red:2", 0, Booty::Dagger)), "BUC-10", "a single is no stack");
    assert_eq!(table.rule(0, board("red:2", 3, Booty::Dagger)), "BUC-10", "no such ship");
    assert_eq!(table.rule(0, board("green:2", 0, Booty::Dagger)), "BUC-1");
}

#[test]
fn buc_11_captain_chooses_and_mate_takes_the_other() {
    for (chosen, other) in [(Booty::Chest, Booty::Candlestick), (Booty::Candlestick, Booty::Chest)]
    {
        let mut table = prepare(&json!({"stacks": [RED_FIVE]}));
        table.act(0, board("red:3", 1, chosen));
        assert_eq!((table.pieces(0, chosen), table.pieces(1, other)), (1, 1));
        assert_eq!((table.pieces(0, other), table.pieces(1, chosen)), (0, 0));
    }
}

#[test]
fn buc_11_with_one_picture_the_mate_gets_none() {
    let mut table = prepare(&json!({"stacks": [RED_FIVE]}));
    assert_eq!(table.rule(0, board("red:3", 0, Booty::Chest)), "BUC-11", "not pictured");
    table.act(0, board("red:3", 0, Booty::Dagger));
    assert_eq!(table.pieces(0, Booty::Dagger), 1);
    assert!(Booty::ALL.iter().all(|&kind| table.pieces(1, kind) == 0));
}

#[test]
fn buc_11_a_ship_that_shows_a_kind_twice_gives_one_each() {
    let mut table = prepare(&json!({
        "stacks": [RED_FIVE], "ships": [ship(5, 20, 2, &["rum", "rum"])],
        "deck": [ship(2, 9, 1, &["dagger"])],
    }));
    let boardings = table.legal(0).len();
    table.act(0, board("red:3", 0, Booty::Rum));
    assert_eq!((table.pieces(0, Booty::Rum), table.pieces(1, Booty::Rum)), (1, 1));
    // 3 singles and the stack, each onto 12 others, and one way to board.
    assert_eq!(boardings, 4 * 12 + 1);
}

#[test]
fn buc_12_the_captain_takes_the_ships_ducats() {
    // The other red pirate is not paid, so red keeps all 9 but blue's 2.
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:2", "red:5"]]}));
    table.act(0, board("red:3", 0, Booty::Dagger));
    assert_eq!(table.ducats(), [10 + 9 - 2, 12, 10, 10]);
}

#[test]
fn buc_13_the_worked_example_to_the_ducat() {
    let mut table = prepare(&json!({"stacks": [RED_FIVE]}));
    let events = table.act(0, board("red:3", 1, Booty::Chest));
    assert_eq!(table.ducats(), [20, 15, 15, 12]);
    assert_eq!(table.pieces(1, Booty::Candlestick), 1);
    let wages = [("blue:5", 5), ("black:5", 5), ("yellow:2", 2)];
    let wages = wages.map(|(name, ducats)| Wages { pirate: pirate(name), ducats }).to_vec();
    let seat = Seat::new(0);
    assert!(events.contains(&Event::Paid { seat, ship: 22, wages, stock: 0 }), "{events:?}");
}

#[test]
fn buc_13_a_question_mark_is_paid_what_the_ship_says() {
    let crew = ["red:3", "blue:5", "black:5", "yellow:2", "yellow:?"];
    let mut table = prepare(&json!({"stacks": [crew]}));
    table.act(0, board("red:3", 1, Booty::Chest));
    assert_eq!(table.ducats(), [16, 15, 15, 16], "yellow 4 more, red 4 fewer");
}

#[test]
fn buc_13_the_captains_own_question_mark_costs_nothing() {
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5", "red:?"]]}));
    table.act(0, board("red:3", 0, Booty::Dagger));
    assert_eq!(table.ducats(), [14, 15, 10, 10]);
}

#[test]
fn buc_14_the_stock_pays_what_the_captain_cannot() {
    let mut table = prepare(&json!({
        "ducats": [1, 0, 0, 0],
        "stacks": [["red:2", "blue:5", "black:5", "blue:4"]],
    }));
    let events = table.act(0, board("red:2", 0, Booty::Dagger));
    // 1 + 9 against 14 due: the others are paid in full, the stock adds 4.
    assert_eq!(table.ducats(), [0, 9, 5, 0]);
    assert_eq!(table.pieces(0, Booty::Dagger), 1, "he keeps his booty");
    assert!(events.iter().any(|event| matches!(event, Event::Paid { stock: 4, .. })));
    // Nothing is owed later: the next boarding pays as always.
    table.act(1, onto("blue:2", "red:3"));
    table.act(2, onto("black:2", "yellow:3"));
    table.act(3, onto("yellow:2", "black:3"));
    assert_eq!(table.ducats()[0], 0);
}

#[test]
fn buc_14_exactly_enough_costs_the_stock_nothing() {
    let mut table = prepare(&json!({
        "ducats": [5, 0, 0, 0],
        "stacks": [["red:2", "blue:5", "black:5", "blue:4"]],
    }));
    let events = table.act(0, board("red:2", 0, Booty::Dagger));
    assert_eq!(table.ducats(), [0, 9, 5, 0]);
    assert!(events.iter().any(|event| matches!(event, Event::Paid { stock: 0, .. })));
}

#[test]
fn buc_15_all_pirates_go_home_as_singles_face_up() {
    let mut table = prepare(&json!({"stacks": [RED_FIVE, ["blue:2", "black:2"]]}));
    table.act(0, board("red:3", 1, Booty::Chest));
    assert_eq!(table.stacks(), [["blue:2", "black:2"].map(pirate)]);
    let view = table.state().view(Viewer::Spectator);
    for name in RED_FIVE {
        assert!(view.stacks.iter().any(|s| s.len() == 1 && s[0].pirate() == Some(pirate(name))));
    }
}

#[test]
fn buc_16_three_new_ships_only_when_the_last_has_gone() {
    let deck: Vec<_> = (0..4).map(|n| ship(2, 10 + n, 2, &["rum"])).collect();
    let mut table = prepare(&json!({
        "stacks": [["red:2", "blue:2"], ["blue:3", "black:3"], ["black:4", "yellow:4"]],
        "ships": [ship(2, 9, 1, &["dagger"]), ship(2, 8, 1, &["dagger"]), ship(2, 7, 1, &["dagger"])],
        "deck": deck,
    }));
    table.act(0, board("red:2", 1, Booty::Dagger));
    let ducats: Vec<u8> = table.face_up().iter().map(|ship| ship.ducats).collect();
    assert_eq!(ducats, [9, 7], "no new ship, and those left are counted anew");
    table.act(1, board("blue:3", 1, Booty::Dagger));
    assert_eq!(table.face_up().len(), 1);
    let events = table.act(2, board("black:4", 0, Booty::Dagger));
    let ducats: Vec<u8> = table.face_up().iter().map(|ship| ship.ducats).collect();
    assert_eq!(ducats, [10, 11, 12]);
    assert_eq!(table.state().position().deck.len(), 1);
    assert!(events.iter().any(|event| matches!(event, Event::TurnedUp { .. })));
}

#[test]
fn a_preview_says_what_is_known_and_gives_ranges_for_the_rest() {
    let table = prepare(&json!({"stacks": [RED_FIVE], "ships": ships()}));
    let view = table.state().view(Viewer::Spectator);
    let boarding = buccaneer::Boarding { stack: pirate("red:3"), ship: 1, booty: Booty::Chest };
    let shares = view.preview(boarding).expect("the stack and the ship are there");
    // Only one pirate of blue, black and yellow is covered, so it is known by
    // those that are not.
    let gains: Vec<_> = shares.iter().map(|s| (s.seat.index(), s.least, s.most)).collect();
    assert_eq!(gains, [(0, 10, 10), (1, 5, 5), (2, 5, 5), (3, 2, 2)]);
    assert_eq!(shares[1].booty, [Booty::Candlestick]);

    let crew = ["red:3", "blue:5", "blue:2", "black:?"];
    let table = prepare(&json!({"stacks": [crew, ["yellow:2", "blue:?"]]}));
    let view = table.state().view(Viewer::Spectator);
    let shares = view.preview(buccaneer::Boarding { ship: 0, ..boarding }).unwrap();
    // Blue has 2, 5 and ? (here 1) covered, two of them in this stack.
    let gains: Vec<_> = shares.iter().map(|s| (s.seat.index(), s.least, s.most)).collect();
    assert_eq!(gains, [(0, 9 - 8, 9 - 4), (1, 3, 7), (2, 1, 1)]);
}
