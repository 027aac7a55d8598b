//! BUC-9: while a match runs the log names pirates by colour only.

use crate::prepare::{onto, prepare, ship};
use buccaneer::{Action, Booty, Buccaneer, Event};
use game::{Game, Seat, Viewer};
use game_testing::{english_log, running_log};
use serde_json::{Value, json};

/// The public log of these events at such a table.
fn sentences(events: &[Event], options: &Value, over: bool) -> Vec<String> {
    let ships = if over { json!([]) } else { json!([ship(2, 9, 1, &["dagger"])]) };
    let table = prepare(&json!({"options": options, "ships": ships}));
    let view = table.state().view(Viewer::Spectator);
    english_log::<Buccaneer>(&view, events)
}

/// Yellow moves, and two with three pirates in Red's stack answer.
fn some_events() -> Vec<Event> {
    let crew = ["red:2", "blue:2", "blue:3", "blue:4", "black:2", "black:3", "black:4"];
    let mut table = prepare(&json!({"turn": 3, "stacks": [crew]}));
    let mut events = table.act(3, onto("yellow:5", "blue:?"));
    events.extend(table.act(1, Action::Mutiny(true)));
    events.extend(table.act(2, Action::Mutiny(false)));
    events
}

#[test]
fn buc_9_the_log_names_pirates_by_colour_only() {
    let expected = [
        "Yellow moves onto Blue: a stack of 2.",
        "Blue forces Red’s stack to board.",
        "Black doesn’t force Red to board.",
    ];
    assert_eq!(sentences(&some_events(), &json!({}), false), expected);
}

#[test]
fn buc_9_with_open_stacks_and_once_it_is_over_the_log_names_wages() {
    let expected = [
        "Yellow puts Yellow 5 onto Blue ?: a stack of 2.",
        "Blue forces Red 2’s stack to board.",
        "Black doesn’t force Red 2 to board.",
    ];
    assert_eq!(sentences(&some_events(), &json!({"open_stacks": true}), false), expected);
    assert_eq!(sentences(&some_events(), &json!({}), true), expected);
}

/// No sentence of a whole match has a pirate with its wage, as in `Red 3`,
/// except the amounts that are paid.
#[test]
fn buc_9_no_sentence_of_a_running_match_names_a_wage() {
    let counts = |event: &Event| !matches!(event, Event::Paid { .. } | Event::Over { .. });
    for told in running_log::<Buccaneer>(5, counts) {
        assert_eq!(disc_stacks::text::wage_in(&told), None, "{told}");
    }
}

#[test]
fn buc_9_payments_name_the_amounts() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:3", "blue:5"]]}));
    let events = table.act(0, crate::prepare::board("red:2", 0, Booty::Dagger));
    let told = sentences(&events, &json!({}), false);
    assert!(told.contains(&"Red gets 9 ducats and pays Blue 8 (3 + 5).".to_owned()), "{told:?}");
}

#[test]
fn booty_has_its_article() {
    let took = |booty| sentences(&[Event::Took { seat: Seat::new(1), booty }], &json!({}), false);
    assert_eq!(took(Booty::Dagger), ["Blue takes a dagger."]);
    assert_eq!(took(Booty::Rum), ["Blue takes some rum."]);
}
