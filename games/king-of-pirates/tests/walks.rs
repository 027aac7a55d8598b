//! Walk counts: how many states lie exactly this number of actions away. Anyone who
//! changes what is legal changes these.

use game::Game;
use game_testing::count_nodes;
use king_of_pirates::{KingOfPirates, Position};
use serde_json::{Value, json};

fn counts(position: Value, depth: u32) -> Vec<u64> {
    let position: Position = serde_json::from_value(position).expect("a position");
    let state = KingOfPirates::from_position(&position).expect("a valid position");
    (1..=depth).map(|depth| count_nodes(&state, depth)).collect()
}

/// Movement, a merchant in reach, an island with maps, cards of every letter.
#[test]
fn at_sea() {
    let position = json!({"game": "king-of-pirates", "turn": 0, "frames": [{"turn": "sail"}],
        "deck": ["raid", "citrus", "ambush", "soldiers"], "pirates": [10, 11, 12, 13],
        "tiles": [{"at": [3, -2], "tile": {"small_merchant": "french"}, "up": true},
            {"at": [2, -1], "tile": {"warship": "british"}}],
        "ships": [{"color": "red", "at": [3, -1], "parts": ["hold"], "captain": 0, "crew": [1],
            "hand": ["tailwind", "scurvy", "treasure_map", "treasure_map", "treasure_map", "treasure_map"]},
            {"color": "blue", "at": [3, -2], "captain": 2, "crew": [3], "doubloons": 500,
            "hand": ["mercenaries", "flying_dutchman"]}]});
    assert_eq!(counts(position, 4), AT_SEA);
}

/// The window after the last roll of a duel, with a third player to meddle.
#[test]
fn in_a_duel() {
    let position = json!({"game": "king-of-pirates", "turn": 0,
        "frames": [{"turn": "choose"}, {"fight": {"target": {"player": 1}, "step": "result",
            "attack": [3, 4], "defence": [2, 5], "cards": [0, 0], "leads": "defender"}},
            {"window": {"at": "after", "asked": [0, 1, 2]}}],
        "deck": ["raid", "citrus", "ambush", "soldiers"], "pirates": [10, 11, 12, 13],
        "ships": [{"color": "red", "at": [1, 0], "captain": 4, "crew": [5], "hand": ["raid", "citrus"],
            "scurvy": 1, "doubloons": 800},
            {"color": "blue", "at": [1, 0], "captain": 6, "crew": [7], "hand": ["ambush", "keelhaul"]},
            {"color": "black", "captain": 8, "hand": ["assassination", "mercenaries"]}]});
    assert_eq!(counts(position, 4), IN_A_DUEL);
}

const AT_SEA: [u64; 4] = [10, 95, 606, 3_472];
const IN_A_DUEL: [u64; 4] = [15, 172, 1_510, 10_526];
