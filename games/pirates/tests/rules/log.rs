//! PIR-5: while a match runs the log names pirates by colour only.

use crate::prepare::{mutiny, onto, prepare, ransom, ship};
use game::{Game, Viewer};
use game_testing::{english_log, running_log};
use pirates::{Event, Pirates, Token};
use serde_json::{Value, json};

/// The public log of these events at such a table.
fn sentences(events: &[Event], options: &Value, over: bool) -> Vec<String> {
    let cards = if over { json!([]) } else { json!([ship(2, 8, 1, &["saber"], 1)]) };
    let view =
        prepare(&json!({"options": options, "cards": cards})).state().view(Viewer::Spectator);
    english_log::<Pirates>(&view, events)
}

fn some_events() -> Vec<Event> {
    let party = ["blue:2", "red:2", "yellow:2", "red:3", "red:4", "black:2", "black:3"];
    let rest = ["black:4", "red:5", "red:?"];
    let mut table = prepare(&json!({"stacks": [party, rest]}));
    let mut events = table.act(0, ransom("blue:2", 1, "black:5"));
    events.extend(table.act(1, onto("blue:2", "black:4")));
    events.extend(table.act(2, mutiny("blue:2", 0, Token::Saber)));
    events
}

#[test]
fn pir_5_the_log_names_pirates_by_colour_only() {
    let told = sentences(&some_events(), &json!({}), false);
    let expected = [
        "Red pays Blue 5 ducats and takes a pirate back.",
        "Red moves onto Black: a party of 2.",
        "Blue moves onto Black: a party of 9.",
        "Mutiny! Black overthrows Blue.",
    ];
    assert_eq!(told[..4], expected);
}

#[test]
fn pir_5_with_open_stacks_and_once_it_is_over_the_log_names_wages() {
    let expected = [
        "Red pays Blue 5 ducats for Red 2.",
        "Red puts Red 2 onto Black 5: a party of 2.",
        "Blue puts Blue 2 onto Black 4: a party of 9.",
        "Mutiny! Black overthrows Blue in the party of Blue 2.",
    ];
    let open = sentences(&some_events(), &json!({"open_stacks": true}), false);
    assert_eq!(open[..4], expected);
    assert_eq!(sentences(&some_events(), &json!({}), true)[..4], expected);
}

/// No sentence of a whole match has a pirate with its wage, as in `Red 3`,
/// except the amounts that are paid.
#[test]
fn pir_5_no_sentence_of_a_running_match_names_a_wage() {
    let counts = |event: &Event| !matches!(event, Event::Paid { .. } | Event::Over { .. });
    for told in running_log::<Pirates>(5, counts) {
        // The price of a ransom is an amount.
        let told = told.replace("5 ducats", "ducats");
        assert_eq!(disc_stacks::text::wage_in(&told), None, "{told}");
    }
}
