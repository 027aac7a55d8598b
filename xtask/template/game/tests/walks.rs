//! Walk counts: how many ways play can go from a fixed position. A rule that
//! changes by accident changes them.

use game::Game;
use game_testing::count_nodes;
use serde_json::json;
use template_game::{Position, TemplateGame};

#[test]
fn walks_from_the_middle_of_the_way() {
    let position: Position = serde_json::from_value(json!({
        "game": "template-game", "colors": ["red", "blue"], "turn": 0, "places": [1, 3],
        "gold": [0, 0], "charms": [4, 1], "played": [1], "dice": [2, 5], "taken": [1, 3]}))
    .expect("a position");
    let state = TemplateGame::from_position(&position).expect("a valid position");
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count_nodes(&state, depth)), [3, 3, 10, 16, 48]);
}
