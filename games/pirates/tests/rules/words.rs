//! What people read: actions, events and the table in words.

use crate::prepare::{capture, monster, mutiny, onto, prepare, raid, ransom, ship};
use game::{Edition as _, Game, Seat, Viewer};
use game_testing::{english, english_log, english_sketch};
use pirates::{Action, Edition, Event, Pirates, Token};
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
        "Mutiny in Blue’s party of 2 and capture the 8-ducat ship (crew 2, sabre), taking the sabre"
    );
    assert_eq!(
        say(ransom("blue:2", 1, "black:4")),
        "Ransom your pirate, 2nd in Blue 2 (2), and put him onto Black 4"
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
        "Red captures the 8-ducat ship (crew 2, sabre) with a party of 2.",
        "Red takes a sabre.",
        "Red gets 8 ducats and pays Blue 4.",
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
        |seat| english_sketch::<Pirates>(&table().state().view(Viewer::Seat(Seat::new(seat))));
    let contains = |seat, part| {
        let sketch = sketch(seat);
        assert!(sketch.contains(part), "{part}:\n{sketch}");
    };
    for part in ["ship", "crew 4", "R3B·K·R2", "● Black spot", "1 wheel, 0 anchors  12 ship"] {
        contains(0, part);
    }
    for part in ["R3B5K·R·", "1 card, face down", "20 sea monster"] {
        contains(1, part);
    }
}

#[test]
fn purses_as_a_table_with_numbers_under_their_headings() {
    let tokens = json!([{"rum": 3}, {}, {"anchor": 2}, {}]);
    let state =
        prepare(&json!({"tokens": tokens, "black_spot": 1, "kept": [[monster()], [], [], []]}));
    let sketch = english_sketch::<Pirates>(&state.state().view(Viewer::Spectator));
    let lines: Vec<&str> = sketch.lines().collect();
    let heading = lines.iter().position(|line| line.starts_with("Purses")).expect("a heading");
    let line = |seat: usize| lines[heading + 1 + seat];
    for (column, seat, number) in [("ducats", 0, "10"), ("rum (12)", 0, "3"), ("anchor", 2, "2")] {
        let end = lines[heading].find(column).expect("a column") + column.len();
        assert!(line(seat)[..end].ends_with(&format!(" {number}")), "{column}:\n{sketch}");
    }
    let marked: Vec<usize> = (0..4).filter(|&seat| line(seat).contains("Black spot")).collect();
    assert_eq!(marked, [1], "{sketch}");
    assert!(line(0).starts_with("> Red") && line(1).starts_with("  Blue"), "{sketch}");
}

#[test]
fn pir_24_the_price_of_a_wheel_as_text() {
    let sketch = english_sketch::<Pirates>(&table().state().view(Viewer::Spectator));
    let prices = "2 with 0  4 with 1  6 with 2  10 with 3  15 with 4 or more anchors";
    assert!(sketch.contains(prices), "{sketch}");
}

#[test]
fn an_edition_as_text_lists_worths_and_cards() {
    let house = Edition::house();
    let text = game_testing::english_edition::<Pirates>(&house);
    assert_eq!(text.lines().count(), 1 + 4 + 20, "{text}");
    assert!(text.lines().any(|line| line.split_whitespace().eq(["chest", "15"])), "{text}");
    let last = text.lines().last().expect("a card");
    assert!(last.trim_start().starts_with("20  sea monster  crew 6"), "{last}");
}

#[test]
fn pir_23_every_wheel_and_anchor_of_a_card_is_a_mark() {
    let sketch = english_sketch::<Pirates>(&table().state().view(Viewer::Seat(Seat::new(0))));
    let row = |part: &str| sketch.lines().find(|line| line.contains(part)).expect("a row");
    assert!(row("16 ducats").ends_with("chest, anchor  **"), "{sketch}");
    assert!(row("10 ducats").ends_with("relic, anchor  +"), "{sketch}");
    assert!(row("12 ship").ends_with("12 ship *"), "{sketch}");
}
