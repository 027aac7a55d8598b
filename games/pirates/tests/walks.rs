//! Walk counts: how many ways play can go from two fixed positions. A rule
//! that changes by accident changes them.

use game::Game;
use game_testing::count_nodes;
use pirates::{Pirates, Position};
use serde_json::json;

#[test]
fn walks_from_a_middle_game() {
    let state = state(json!({"game": "pirates", "colors": ["red", "blue", "black"], "turn": 0,
        "ducats": [5, 7, 0], "black_spot": 1,
        "stacks": [["red:3", "blue:5", "black:?", "blue:2"], ["blue:3", "red:4", "red:5"],
            ["black:2", "red:2"], ["black:3", "blue:4", "black:4", "red:?"]],
        "cards": [
            {"kind": "ship", "crew": 3, "ducats": 11, "wild": 2, "tokens": ["saber", "relic"], "wheels": 1},
            {"kind": "monster", "crew": 6, "ducats": 20, "wild": 6, "tokens": ["wheel", "anchor"]}],
        "deck": [
            {"kind": "ruin", "crew": 2, "ducats": 7, "wild": 2, "tokens": ["anchor"], "anchors": 1}]}));
    assert_eq!([1, 2, 3, 4].map(|depth| count_nodes(&state, depth)), [11, 154, 2_182, 28_453]);
}

#[test]
fn walks_of_the_destitute() {
    let state = state(json!({"game": "pirates", "colors": ["red", "blue", "black", "yellow"],
        "turn": 0, "ducats": [3, 10, 10, 10],
        "stacks": [
            ["blue:2", "red:2", "yellow:2", "red:3", "red:4", "black:2", "black:3", "red:5"],
            ["black:4", "red:?", "blue:3", "blue:4", "blue:5"],
            ["yellow:3", "yellow:4", "yellow:5", "black:5"]],
        "cards": [
            {"kind": "ship", "crew": 4, "ducats": 16, "wild": 2, "tokens": ["chest", "anchor"], "wheels": 2},
            {"kind": "ship", "crew": 9, "ducats": 22, "wild": 5, "tokens": ["relic", "chest"], "wheels": 2}]}));
    assert_eq!([1, 2, 3].map(|depth| count_nodes(&state, depth)), [34, 370, 6_628]);
}

fn state(text: serde_json::Value) -> Pirates {
    let position: Position = serde_json::from_value(text).expect("a position");
    Pirates::from_position(&position).expect("a valid position")
}
