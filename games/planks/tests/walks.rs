//! Walk counts: how many ways play can go from two fixed positions. A rule
//! that changes by accident changes them.

use game::Game;
use game_testing::count_nodes;
use planks::{Planks, Position};
use serde_json::json;

#[test]
fn walks_from_a_rocking_middle_game() {
    let state = state(json!({"game": "planks",
        "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
        "planks": [
            {"plank": "red", "offset": 1, "pirates": {"3": "black", "4": "white"}},
            {"plank": "blue", "pirates": {"-4": "white", "0": "gray", "4": "teal"}},
            {"plank": "purple", "offset": -2, "pirates": {"0": "teal"}},
            {"plank": "yellow", "pirates": {"-4": "black", "4": "gray"}},
            {"plank": "green", "pirates": {"-4": "white", "-1": "black"}},
            {"plank": "orange", "offset": 1, "pirates": {"-4": "gray"}}],
        "water": {"teal": 1}, "purses": [3, 0, 5, 2], "fins": 3,
        "phase": "slide", "dice": ["red", "blue"]}));
    assert_eq!([1, 2, 3, 4].map(|depth| count_nodes(&state, depth)), [4, 66, 226, 4_588]);
}

#[test]
fn walks_of_two_players_after_a_splash() {
    let state = state(json!({"game": "planks",
        "colors": [["white", "black"], ["gray", "teal"]], "turn": 1,
        "planks": [
            {"plank": "red", "offset": 3, "pirates": {"2": "black"}},
            {"plank": "blue", "pirates": {"0": "gray", "4": "teal"}},
            {"plank": "purple"}, {"plank": "yellow", "pirates": {"-4": "black"}},
            {"plank": "green", "pirates": {"-4": "white"}}, {"plank": "orange"}],
        "water": {"white": 2, "black": 1, "gray": 2, "teal": 2}, "purses": [30, 20], "fins": 2,
        "phase": "decide", "undecided": ["white", "black", "teal"],
        "options": {"sea": "calm"}}));
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count_nodes(&state, depth)), [2, 8, 16, 984, 57_324]);
}

fn state(text: serde_json::Value) -> Planks {
    let position: Position = serde_json::from_value(text).expect("a position");
    Planks::from_position(&position).expect("a valid position")
}
