//! What people read: actions, events and the table in words.

use crate::prepare::{capture, monster, mutiny, onto, prepare, raid, ransom, ship};
use game::{Game, Seat, Viewer};
use game_testing::{english, english_log};
use pirates::{Action, Event, Pirates, Token};
use serde_json::json;

fn table() -> crate::prepare::Table {
    prepare(&json!({
        "stacks": [["red:3", "blue:5", "black:?", "red:2"], ["blue:2", "red:4"]],
        "kept": [[ship(3, 12, 1, &["chest"], 1)], [monster()], [], []], "black_spot": 1,
    }))
}

#[test]
fn actions_in_words() {
    let view = table().state().view(Viewer::Spectator);
    let say = |action| english::<Pirates>(&Pirates::action_text(&view, Seat::new(0), action));
    assert_eq!(say(onto("red:3", "blue:2")), "Red 3 (4) onto Blue 2 (2)");
    assert_eq!(
        say(capture("red:3", 1, Token::Chest)),
        "Red 3 (4) captures the 16-ducat ship (crew 4, chest and anchor), taking the chest"
    );
    assert_eq!(
        say(mutiny("blue:2", 0, Token::Saber)),
        "Mutiny against Blue in Blue 2 (2): capture the 8-ducat ship (crew 2, saber), taking the saber"
    );
    assert_eq!(
        say(ransom("blue:2", 1, "black:4")),
        "Ransom your pirate at place 2 of Blue 2 (2), put it onto Black 4"
    );
    assert_eq!(say(Action::Capture(raid("red:3", 9, None))), "Red 3 (4) captures 9");
}

#[test]
fn events_in_words() {
    let mut table = table();
    let events = table.act(0, mutiny("blue:2", 0, Token::Saber));
    let view = table.state().view(Viewer::Spectator);
    let told: Vec<String> = english_log::<Pirates>(&view, &events);
    let expected = [
        "Mutiny! Red overthrows Blue.",
        "The black spot lies before Red.",
        "Red captures the 8-ducat ship (crew 2, saber) with a party of 2.",
        "Red takes a saber.",
        "Red takes 8 ducats and pays Blue 4.",
        "Red keeps the card.",
    ];
    assert_eq!(told, expected);
    let passed = Event::Passed { seat: Seat::new(3) };
    assert_eq!(english_log::<Pirates>(&view, &[passed]), ["Yellow can do nothing and passes."]);
    let took = |token| {
        english_log::<Pirates>(&view, &[Event::Took { seat: Seat::new(3), token }]).concat()
    };
    assert_eq!(took(Token::Anchor), "Yellow takes an anchor.");
    assert_eq!(took(Token::Rum), "Yellow takes some rum.");
}

#[test]
fn the_table_as_text() {
    let sketch =
        |seat| Pirates::sketch(&table().state().view(Viewer::Seat(Seat::new(seat)))).to_string();
    let contains = |seat, part| {
        let sketch = sketch(seat);
        assert!(sketch.contains(part), "{part}:\n{sketch}");
    };
    for part in ["ship", "crew 4", "R3B·K·R2", "● black spot", "1 wheels, 0 anchors  12 ship"] {
        contains(0, part);
    }
    for part in ["R3B5K·R·", "1 card, face down", "20 sea monster"] {
        contains(1, part);
    }
}
