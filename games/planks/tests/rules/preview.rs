//! What an action would make fall, before it is done.

use crate::prepare::{READY, go, position, prepare, read, slide};
use game::{FastRng, Game, Nobody, Pending, Seat, Setup, Viewer, random_action};
use planks::{Plank, Planks, Position};
use serde_json::json;

#[test]
fn a_preview_says_what_would_fall_and_changes_nothing() {
    let table = prepare(READY, &json!({}));
    let before = table.position();
    let preview = table.preview(0, &slide("red", "starboard"));
    assert_eq!(preview.falls.len(), 1);
    assert_eq!((preview.falls[0].plank, preview.overboard()), (Plank::Red, 2));
    assert_eq!(preview.gauges[Plank::Red.index()], 0, "it would lie in the middle again");
    let preview = table.preview(0, &slide("red", "port"));
    assert!(preview.falls.is_empty());
    assert_eq!(preview.gauges[Plank::Red.index()], 333);
    assert_eq!(table.position(), before);
}

#[test]
fn a_refused_action_has_no_preview_but_a_reason() {
    let table = prepare(READY, &json!({}));
    assert!(table.state().preview(Seat::new(0), read(&go("red:4", 0))).is_err());
}

/// Everybody who sees the table, a spectator too, can ask what would fall, and the
/// answer is the truth.
#[test]
fn a_preview_through_any_view_is_what_then_happens() {
    let mut rng = FastRng::new(3);
    let mut fallen = 0;
    for players in [2, 3, 4, 2, 3, 4] {
        let mut state = Planks::new(&Setup::house(players)).unwrap();
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let outcome = state.roll(&mut rng);
                    state.resolve(&outcome, &mut Nobody);
                }
                Pending::Seats(asked) => {
                    let seat = asked.first().unwrap();
                    let action = random_action(&state, seat, &mut rng);
                    let truth = state.preview(seat, action).unwrap();
                    for viewer in Viewer::all(players) {
                        assert_eq!(state.view(viewer).preview(seat, action), Ok(truth.clone()));
                    }
                    let mut events = Vec::new();
                    state.act(seat, action, &mut events);
                    let falls = crate::prepare::falls(&events);
                    assert_eq!(falls, truth.falls);
                    assert_eq!(state.gauges(), truth.gauges);
                    fallen += falls.len();
                }
            }
        }
    }
    assert!(fallen > 30, "{fallen}");
}

#[test]
fn a_gauge_beyond_a_thousand_is_a_plank_that_tips() {
    let read: Position = serde_json::from_value(position(READY, &json!({}))).unwrap();
    let state = Planks::from_position(&read).unwrap();
    assert!(state.gauges().iter().all(|gauge| gauge.abs() <= 1000));
    assert_eq!(state.bears(Plank::Red), 4, "3.17 of 3.5 at a weight of 12");
    assert_eq!(state.bears(Plank::Purple), 28, "an empty plank in the middle");
}
