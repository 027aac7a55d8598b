//! Walk counts: how many ways of play there are from fixed positions, action
//! by action. A rule that changes by accident changes them.

use buccaneer::{Buccaneer, Position};
use game::{Game, Match, Setup};
use game_testing::count_nodes;
use serde_json::{Value, json};

fn counts(state: &Buccaneer) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| count_nodes(state, depth))
}

fn state(position: Value) -> Buccaneer {
    let position: Position = serde_json::from_value(position).expect("a position");
    Buccaneer::from_position(&position).expect("a valid position")
}

#[test]
fn from_the_set_up_of_three() {
    let mut play = Match::<Buccaneer>::new(Setup::house(3), "walk").expect("a set-up");
    play.settle();
    assert_eq!(counts(play.state()), [50, 2_125, 75_500, 2_362_500]);
}

#[test]
fn from_the_middle_of_a_game_with_mutinies() {
    let state = state(json!({
        "game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [12, 8, 30, 3], "booty": [{"chest": 1}, {"rum": 2}, {}, {}],
        "stacks": [
            ["red:2", "black:2", "black:3", "black:4", "blue:2"],
            ["blue:3", "yellow:2", "yellow:3", "yellow:4", "red:3"],
            ["yellow:5", "blue:4", "red:4", "blue:5"],
        ],
        "ships": [
            {"crew": 4, "ducats": 18, "wild": 5, "booty": ["dagger", "chest"]},
            {"crew": 6, "ducats": 30, "wild": 6, "booty": ["candlestick", "dagger"]},
        ],
        "deck": [{"crew": 2, "ducats": 9, "wild": 1, "booty": ["dagger"]}],
    }));
    assert_eq!(counts(&state), [2, 21, 164, 4_331]);
}
