//! BUC-9: while a match runs the log names pirates by colour only.

use crate::prepare::{onto, prepare, ship};
use buccaneer::{Action, Booty, Buccaneer, Event};
use game::{Game, Match, Pending, Seat, Setup, Viewer, random_action};
use game_testing::english_log;
use serde_json::{Value, json};

/// What everybody is told of these events with such a table.
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
        "Blue demands that the stack of Red boards.",
        "Black lets the stack of Red be.",
    ];
    assert_eq!(sentences(&some_events(), &json!({}), false), expected);
}

#[test]
fn buc_9_with_open_stacks_and_once_it_is_over_the_log_names_wages() {
    let expected = [
        "Yellow puts Yellow 5 onto Blue ?: a stack of 2.",
        "Blue demands that the stack of Red 2 boards.",
        "Black lets the stack of Red 2 be.",
    ];
    assert_eq!(sentences(&some_events(), &json!({"open_stacks": true}), false), expected);
    assert_eq!(sentences(&some_events(), &json!({}), true), expected);
}

/// No sentence of a whole match has a pirate with its wage, as in `Red 3`,
/// except the amounts that are paid.
#[test]
fn buc_9_no_sentence_of_a_running_match_names_a_wage() {
    let mut rng = game::FastRng::new(5);
    let mut play = Match::<Buccaneer>::new(Setup::house(5), "silent").unwrap();
    play.settle();
    while let Pending::Seats(asked) = play.pending() {
        let seat = asked.first().unwrap();
        let action = random_action(play.state(), seat, &mut rng);
        let events = play.act(seat, action).unwrap().told(Viewer::Spectator);
        let view = play.state().view(Viewer::Spectator);
        let amounts = |event: &&Event| matches!(event, Event::Paid { .. } | Event::Over { .. });
        for event in events.iter().filter(|event| !view.is_over() && !amounts(event)) {
            let told = english_log::<Buccaneer>(&view, std::slice::from_ref(event)).concat();
            let words: Vec<&str> = told.split([' ', '.', ':', ',']).collect();
            let named = words.windows(2).find(|pair| {
                ["Red", "Blue", "Black", "Yellow", "Green"].contains(&pair[0])
                    && ["2", "3", "4", "5", "?"].contains(&pair[1])
            });
            assert_eq!(named, None, "{told}");
        }
    }
}

#[test]
fn buc_9_payments_name_the_amounts() {
    let mut table = prepare(&json!({"stacks": [["red:2", "blue:3", "blue:5"]]}));
    let events = table.act(0, crate::prepare::board("red:2", 0, Booty::Dagger));
    let told = sentences(&events, &json!({}), false);
    assert!(told.contains(&"Red takes 9 ducats and pays Blue 3 + 5.".to_owned()), "{told:?}");
}

#[test]
fn booty_has_its_article() {
    let took = |booty| sentences(&[Event::Took { seat: Seat::new(1), booty }], &json!({}), false);
    assert_eq!(took(Booty::Dagger), ["Blue takes a dagger."]);
    assert_eq!(took(Booty::Rum), ["Blue takes some rum."]);
}
