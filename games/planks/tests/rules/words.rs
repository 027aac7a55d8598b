//! What people read: actions, events and the table in words.

use crate::prepare::{back, bring, go, gold, prepare, read, slide, splashed};
use game::{Game, Seat, Viewer};
use game_testing::{english, english_log};
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
    assert_eq!(say(&table, 0, &go("green:-4", 4)), "White from green -4 to blue 4, pushing teal");
    table.act(0, &go("green:-4", 4));
    assert_eq!(say(&table, 0, &gold("white")), "Collect 4 doubloons with white");
    assert_eq!(say(&table, 0, &bring("white")), "Bring back 1 white");
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
        "White comes back on red 4 (tips red with black, white: breaks the code)"
    );
    let two = json!({"colors": [["white", "gray"], ["black", "teal"]], "purses": [5, 0],
                     "phase": "return", "due": {"white": 3}, "dice": null, "options": options,
                     "collecting": ["gray"], "collected": [4, 0]});
    let table = prepare(&laid, &two);
    assert_eq!(
        say(&table, 0, &back("white", "red:4")),
        "White comes back on red 4 (tips red with black, white: breaks the code, \
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
            "Black puts back, for the broken code, 4 doubloons.",
        ),
        (
            Event::PutBack { seat, doubloons: None, open: false },
            "Black puts back, for the broken code, doubloons.",
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
            "White is lifted from green -4.",
            "White is set down on blue 4, pushing one to port.",
            "White brings white back.",
            "Black collects with black.",
            "Gray collects with gray.",
            "Teal collects with teal.",
            "Black collects doubloons.",
            "Gray collects doubloons.",
            "Teal collects doubloons.",
            "White brings white back on red 0.",
            "A shark takes fright and leaves. Only two fins are left!",
        ]
    );
}

#[test]
fn the_table_as_a_picture() {
    let table = prepare(crate::prepare::READY, &json!({"purses": [5, 6, 7, 8]}));
    let text = Planks::sketch(&table.state().view(Viewer::Seat(Seat::new(1)))).to_string();
    assert!(text.contains("* red     ~ ~ ~ ~ ~ ~|· 2 1 - 1 = 1|- B W ~ ~ ~"), "{text}");
    assert!(text.contains("6 doubloons") && !text.contains("7 doubloons"), "{text}");
    assert!(text.contains("Doubloons left 77 of 103"), "{text}");
}
