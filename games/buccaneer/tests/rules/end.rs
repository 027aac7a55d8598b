//! BUC-20 to BUC-23.

use crate::prepare::{board, prepare, ship};
use buccaneer::{Booty, Event};
use game::{Game, Seat, Standing};
use serde_json::{Value, json};

/// A finished match with these purses and pieces.
fn finished(ducats: [u16; 4], booty: &Value) -> Standing {
    let table = prepare(&json!({"ducats": ducats, "booty": booty, "ships": []}));
    assert!(table.is_over());
    table.state().standing()
}

#[test]
fn buc_20_the_game_ends_when_all_ships_have_gone() {
    let mut table = prepare(&json!({
        "stacks": [["red:2", "blue:2"], ["blue:3", "red:3"]],
        "ships": [ship(2, 9, 1, &["dagger"])], "deck": [ship(2, 10, 1, &["rum"])],
    }));
    table.act(0, board("red:2", 0, Booty::Dagger));
    assert!(!table.is_over(), "one ship is left");
    let events = table.act(1, board("blue:3", 0, Booty::Rum));
    assert!(table.is_over());
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    assert!(Seat::all(4).all(|seat| table.legal(seat.index() as u8).is_empty()));
    // Red 10 + 9 − 2 + 3 and a dagger; blue 10 + 2 + 10 − 3 and a rum.
    assert_eq!(table.state().standing().scores, [20 + 6, 19 + 12, 10, 10]);
}

#[test]
fn buc_21_most_pieces_are_paid_the_kinds_worth() {
    let standing =
        finished([0; 4], &json!([{"dagger": 2}, {"candlestick": 1}, {"rum": 3}, {"chest": 4}]));
    assert_eq!(standing.scores, [6, 9, 12, 15]);
}

#[test]
fn buc_21_a_tie_is_shared_and_rounded_down() {
    let standing =
        finished([0; 4], &json!([{"chest": 2}, {"chest": 2}, {"chest": 1}, {"chest": 1}]));
    assert_eq!(standing.scores, [7, 7, 1, 1], "the worked example");
    let standing =
        finished([0; 4], &json!([{"dagger": 1}, {"dagger": 1}, {"dagger": 1}, {"dagger": 1}]));
    assert_eq!(standing.scores, [1, 1, 1, 1], "6 shared by four");
    let standing = finished([0; 4], &json!([{"rum": 2}, {"rum": 2}, {"rum": 2}, {}]));
    assert_eq!(standing.scores, [4, 4, 4, 0]);
}

#[test]
fn buc_21_nobody_with_pieces_nobody_paid() {
    assert_eq!(finished([3, 2, 1, 0], &json!([{}, {}, {}, {}])).scores, [3, 2, 1, 0]);
}

#[test]
fn buc_22_one_ducat_for_each_piece_that_brought_nothing() {
    let standing =
        finished([0; 4], &json!([{"rum": 3}, {"rum": 2, "chest": 1}, {"rum": 1}, {"chest": 2}]));
    assert_eq!(standing.scores, [12, 2 + 1, 1, 15]);
}

#[test]
fn buc_22_a_share_of_nothing_is_not_a_payment() {
    // Worth 3 shared by four is rounded down to nothing: one ducat each.
    let table = prepare(&json!({
        "ducats": [0, 0, 0, 0], "ships": [],
        "worth": {"dagger": 3, "candlestick": 9, "rum": 12, "chest": 15},
        "booty": [{"dagger": 1}, {"dagger": 1}, {"dagger": 1}, {"dagger": 1}],
    }));
    assert_eq!(table.state().standing().scores, [1, 1, 1, 1]);
}

#[test]
fn buc_23_most_ducats_wins() {
    let standing = finished([20, 30, 29, 5], &json!([{}, {}, {"dagger": 1}, {}]));
    assert_eq!(standing.scores, [20, 30, 35, 5]);
    assert_eq!(standing.winners, [Seat::new(2)]);
}

#[test]
fn buc_23_a_tie_is_a_shared_win() {
    let standing = finished([30, 20, 30, 30], &json!([{}, {}, {}, {}]));
    assert_eq!(standing.winners, [0, 2, 3].map(Seat::new));
    let running = prepare(&json!({})).state().standing();
    assert!(running.winners.is_empty(), "nobody has won while it goes on");
}
