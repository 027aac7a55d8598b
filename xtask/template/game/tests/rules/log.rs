//! What people read: actions, events and the table in words.

use crate::prepare::{prepare, row};
use game::{Game, Seat, Viewer};
use game_testing::{english, english_log, english_sketch};
use serde_json::json;
use template_game::{Action, Event, TemplateGame};

#[test]
fn actions_in_words() {
    let table = prepare(&json!({"turn": 1}));
    let seat = Seat::new(1);
    let view = table.state().view(Viewer::Seat(seat));
    let say = |action| english::<TemplateGame>(&TemplateGame::action_text(&view, seat, action));
    assert_eq!(say(row(5)), "Row 5 to space 7, for 3 gold");
    assert_eq!(say(row(2)), "Row 2 to space 4");
    assert_eq!(say(Action::Charm), "Play the charm and row 1 to space 3");
}

#[test]
fn events_in_words() {
    let mut table = prepare(&json!({"places": [21, 20, 18], "gold": [6, 7, 2],
        "taken": [4, 7, 10, 13, 17, 18, 20, 21]}));
    let events = table.act(0, Action::Charm);
    let view = table.state().view(Viewer::Spectator);
    assert_eq!(
        english_log::<TemplateGame>(&view, &events),
        [
            "Red plays charm 4.",
            "Red rows into the harbour.",
            "Red takes 5 gold.",
            "It is over. Red wins with 11 gold."
        ]
    );
    let hidden = Event::Dealt { seat: Seat::new(2), charm: None, open: false };
    assert_eq!(english_log::<TemplateGame>(&view, &[hidden]), ["Green gets a charm."]);
}

#[test]
fn the_table_as_a_picture() {
    let table = prepare(&json!({}));
    let view = table.state().view(Viewer::Seat(Seat::new(1)));
    let text = english_sketch::<TemplateGame>(&view);
    assert!(text.contains("Blue   ~ B ~") && text.contains("1 gold, charm 1"), "{text}");
    assert!(text.contains("charm ?") && text.contains("Dice 2 and 5"), "{text}");
}
