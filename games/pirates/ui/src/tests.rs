//! What the page shows of a match of Pirates.

use game::{Game, Seat, Viewer};
use pirates::{Pirates, Position};
use serde_json::json;

use web_kit::model::GameUi;

use crate::PiratesUi;

/// A table at which Blue has kept a ship with two wheels; with one card in sight.
fn state() -> Pirates {
    let card = json!({"kind": "ship", "crew": 4, "ducats": 16, "wild": 2, "tokens": ["chest"], "wheels": 2});
    let position: Position = serde_json::from_value(json!({
        "game": "pirates", "colors": ["red", "blue", "black"], "turn": 0,
        "ducats": [5, 5, 5], "kept": [[], [card], []],
        "tokens": [{}, {"anchor": 1}, {}],
        "cards": [card.clone()],
    }))
    .expect("a position");
    Pirates::from_position(&position).expect("a state")
}

/// PIR-24: with an anchor for most tokens two wheels pay 2 each at a table of three.
#[test]
fn pir_10_the_scores_on_the_page_are_those_of_the_viewer() {
    let state = state();
    let scores = |viewer| PiratesUi::scores(&state.view(viewer), &state.standing());
    assert_eq!(scores(Viewer::Seat(Seat::new(1))), [Some(5), Some(9), Some(5)]);
    assert_eq!(scores(Viewer::Seat(Seat::new(0))), [Some(5), Some(5), Some(5)]);
    assert_eq!(PiratesUi::laid_open(&state).standing.scores, [5, 9, 5]);
    let open = PiratesUi::laid_open(&state);
    assert!(open.kept.iter().flatten().all(Option::is_some));
}
