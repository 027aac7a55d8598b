//! What people read: actions, events and the table in words.

use crate::prepare::{back, bring, go, gold, prepare, read, slide, splashed};
use game::{Game, Seat, Viewer};
use game_testing::{english, english_log, english_sketch};
use planks::{Event, Planks};
use serde_json::{Value, json};

fn say(table: &crate::prepare::Table, seat: u8, action: &Value) -> String {
    let view = table.state().view(Viewer::Seat(Seat::new(seat)));
    english::<Planks>(&Planks::action_text(&view, Seat::new(seat), read(action)))
}

#[test]
fn actions_in_words() {
    let mut table = prepare(crate::prepare::READY, &json!({}));
    assert_eq!(say(&table, 0, &slide("red", "port")), "Slide red 2 to port");
    assert_eq!(
        say(&table, 0, &slide("red", "starboard")),
        "Slide red 2 to starboard (tips red with black, white)"
    );
    table.act(0, &slide("red", "starboard"));
    assert_eq!(
        say(&table, 0, &go("green:-4", 4)),
        "White from green 4 port to blue 4 starboard, pushing teal"
    );
    table.act(0, &go("green:-4", 4));
    assert_eq!(say(&table, 0, &gold("white")), "Collect 4 doubloons");
    assert_eq!(say(&table, 0, &bring("white")), "Bring 1 pirate back");
}

#[test]
fn a_broken_code_is_warned_of() {
    let laid = [("red", 3, "......b..")];
    let options = json!({"sea": "calm", "returns": "anywhere"});
    let changes = json!({"phase": "return", "asked": 0, "due": {"white": 3}, "dice": null,
                         "options": options});
    let table = prepare(&laid, &changes);
    assert_eq!(
        say(&table, 0, &back("white", "red:4")),
        "White comes back on red 4 starboard (tips red with black, white: breaks the code)"
    );
    let two = json!({"colors": [["white", "gray"], ["black", "teal"]], "purses": [5, 0],
                     "phase": "return", "due": {"white": 3}, "dice": null, "options": options,
                     "collecting": ["gray"], "collected": [4, 0]});
    let table = prepare(&laid, &two);
    assert_eq!(
        say(&table, 0, &back("white", "red:4")),
        "White comes back on red 4 starboard (tips red with black, white: breaks the code, \
         puts back 4 doubloons)"
    );
}

#[test]
fn what_is_put_back_and_the_empty_supply_in_words() {
    let table = prepare(crate::prepare::READY, &json!({}));
    let view = table.state().view(Viewer::Spectator);
    let seat = Seat::new(1);
    for (event, said) in [
        (
            Event::PutBack { seat, doubloons: Some(4), open: true },
            "Black puts back 4 doubloons for the broken code.",
        ),
        (
            Event::PutBack { seat, doubloons: None, open: false },
            "Black puts back doubloons for the broken code.",
        ),
        (Event::SoldOut, "The last doubloon is handed out: this turn is the last."),
    ] {
        assert_eq!(english_log::<Planks>(&view, &[event]), [said]);
    }
}

#[test]
fn events_in_words() {
    let mut table = splashed(&json!({"fins": 3}));
    let mut told = Vec::new();
    let tell = |table: &mut crate::prepare::Table, seat, action: &Value, told: &mut Vec<String>| {
        let events = table.act(seat, action);
        let view = table.state().view(Viewer::Spectator);
        told.extend(english_log::<Planks>(&view, &events));
    };
    tell(&mut table, 0, &go("green:-4", 4), &mut told);
    tell(&mut table, 0, &bring("white"), &mut told);
    for (seat, color) in [(1, "black"), (2, "gray"), (3, "teal")] {
        tell(&mut table, seat, &gold(color), &mut told);
    }
    tell(&mut table, 0, &back("white", "red:0"), &mut told);
    assert_eq!(
        told,
        [
            "White moves from green 4 port to blue 4 starboard, pushing one to port.",
            "White brings pirates back.",
            "Black takes the gold.",
            "Grey takes the gold.",
            "Teal takes the gold.",
            "Black collects doubloons.",
            "Grey collects doubloons.",
            "Teal collects doubloons.",
            "White is back on red at the rope.",
            "A shark flees: 2 left.",
        ]
    );
}

/// Two colours are one seat, and verbs agree with both.
#[test]
fn a_seat_with_two_colours_has_plural_verbs() {
    let two = json!({"colors": [["white", "black"], ["gray", "teal"]], "purses": [5, 0]});
    let table = prepare(crate::prepare::READY, &two);
    let view = table.state().view(Viewer::Spectator);
    let seat = Seat::new(0);
    for (event, said) in [
        (Event::First { seat }, "White and Black begin."),
        (Event::NoMove { seat }, "White and Black have nobody to move."),
        (Event::Over { purses: vec![5, 0] }, "It is over. White and Black win with 5 doubloons."),
    ] {
        assert_eq!(english_log::<Planks>(&view, &[event]), [said]);
    }
    assert_eq!(say(&table, 0, &gold("white")), "Collect 6 doubloons with white");
}

#[test]
fn the_table_as_a_picture() {
    let table = prepare(crate::prepare::READY, &json!({"purses": [5, 6, 7, 8]}));
    let text = english_sketch::<Planks>(&table.state().view(Viewer::Seat(Seat::new(1))));
    assert!(text.contains("* red     ~ ~ ~ ~ ~ ~|· 2 1 - 1 = 1|- B W ~ ~ ~"), "{text}");
    assert!(text.contains("6 doubloons") && !text.contains("7 doubloons"), "{text}");
    assert!(text.contains("Doubloons left 77 of 103"), "{text}");
}
