//! Positions: the notation of the protocol, and what is refused.

use crate::prepare::{position, ship};
use buccaneer::{Buccaneer, Position};
use game::{Game, Match, PositionError, Setup};
use serde_json::{Value, json};

fn words(error: &PositionError) -> String {
    game_testing::english_error::<Buccaneer>(&error.text())
}

fn refused(changes: &Value) -> String {
    match serde_json::from_value::<Position>(position(changes)) {
        Err(error) => error.to_string(),
        Ok(position) => words(&Buccaneer::from_position(&position).expect_err("no position")),
    }
}

#[test]
fn the_example_of_the_protocol_is_read_and_written() {
    let text = json!({"game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10],
        "booty": [{"chest": 1}, {}, {}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "yellow:2", "red:4"]],
        "ships": [{"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]}],
        "deck": [],
        "options": {"open_stacks": false}});
    let position: Position = serde_json::from_value(text.clone()).unwrap();
    let state = Buccaneer::from_position(&position).unwrap();
    assert_eq!(serde_json::to_value(state.position()).unwrap(), text);
}

#[test]
fn what_is_no_position_is_refused_by_field() {
    let cases = [
        (json!({"game": "pirates"}), "game"),
        (json!({"colors": ["red", "blue"], "ducats": [1, 1], "booty": [{}, {}]}), "colors"),
        (json!({"colors": ["red", "blue", "black", "red"]}), "colors[3]"),
        (json!({"turn": 4}), "turn"),
        (json!({"ducats": [10, 10, 10]}), "ducats"),
        (json!({"ducats": [10, 10, 10, 10_000]}), "ducats[3]"),
        (json!({"booty": [{}, {}]}), "booty"),
        (json!({"booty": [{"chest": 6}, {}, {}, {}]}), "booty"),
        (json!({"stacks": [["red:2", "red:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [["red:2", "blue:2"], ["blue:2", "black:2"]]}), "stacks[1][0]"),
        (json!({"stacks": [["red:2", "green:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [[]]}), "stacks[0]"),
        (
            json!({"ships": [ship(2, 9, 1, &["rum"]), ship(2, 9, 1, &["rum"]),
            ship(2, 9, 1, &["rum"]), ship(2, 9, 1, &["rum"])]}),
            "ships",
        ),
        (json!({"ships": [], "deck": [ship(2, 9, 1, &["rum"])]}), "ships"),
        (json!({"deck": vec![ship(2, 9, 1, &["rum"]); 13]}), "deck"),
        (json!({"becalmed": 2}), "becalmed"),
        (json!({"mutiny": {"demanded": [1]}}), "mutiny.demanded"),
        (json!({"awaits": "deck"}), "awaits"),
        (json!({"options": {"colors": ["red"]}}), "options.colors"),
        (json!({"options": {"first": 1}}), "options.first"),
        (json!({"stacks": [["red:2", "red:3", "blue:2"]]}), "stacks[0][1]"),
        (json!({"booty": [{"rum": 7}, {}, {}, {}]}), "booty"),
    ];
    for (changes, field) in cases {
        let error = refused(&changes);
        assert!(error.starts_with(&format!("`{field}`")), "{changes}: {error}");
    }
    for changes in [
        json!({"parrot": 1}),
        json!({"stacks": [["red:9"]]}),
        json!({"ships": [ship(10, 9, 1, &["rum"])]}),
        json!({"ships": [ship(2, 9, 1, &[])]}),
        json!({"ducats": [-1, 10, 10, 10]}),
    ] {
        assert!(!refused(&changes).is_empty());
    }
}

#[test]
fn a_position_in_the_middle_of_a_mutiny_keeps_the_answers() {
    let crew = ["blue:2", "red:2", "red:3", "red:4", "yellow:2", "yellow:3", "yellow:4", "black:2"];
    let changes = json!({"turn": 1, "stacks": [crew], "mutiny": {"demanded": [3], "let_be": []}});
    let text = position(&changes);
    let read: Position = serde_json::from_value(text).unwrap();
    let state = Buccaneer::from_position(&read).unwrap();
    assert_eq!(state.pending(), game::Pending::Seats(game::Seats::one(game::Seat::new(0))));
    assert_eq!(state.position(), read);
}

#[test]
fn buc_8_a_captain_never_stands_on_its_own_colour_but_deeper_colours_may_meet() {
    // Red puts its stack of two onto Blue's single: two blue pirates meet.
    let mut table = crate::prepare::prepare(&json!({"stacks": [["red:2", "blue:2"]]}));
    table.act(0, crate::prepare::onto("red:2", "blue:3"));
    let stack = ["red:2", "blue:2", "blue:3"].map(crate::prepare::pirate);
    assert_eq!(table.stacks(), [stack]);
    assert_eq!(Buccaneer::from_position(&table.state().position()).as_ref(), Ok(table.state()));
    let error = refused(&json!({"stacks": [["blue:2", "blue:3"]]}));
    assert_eq!(
        error,
        "`stacks[0][1]`: blue:2 cannot be put onto blue:3, a pirate of its own colour"
    );
}

#[test]
fn booty_comes_from_ships_that_have_gone() {
    let ships: Vec<Value> = ["dagger", "candlestick", "chest"]
        .repeat(5)
        .iter()
        .map(|kind| ship(2, 9, 1, &[kind]))
        .collect();
    let left = |ships: &[Value], rum: u8| {
        let changes = json!({"ships": ships[..3], "deck": ships[3..],
            "booty": [{"rum": rum}, {}, {}, {}]});
        let position = serde_json::from_value(position(&changes)).unwrap();
        Buccaneer::from_position(&position).map(drop).map_err(|error| error.field)
    };
    assert_eq!(left(&ships, 1), Err("booty".to_owned()));
    assert_eq!(left(&ships[..14], 2), Ok(()));
    assert_eq!(left(&ships[..14], 3), Err("booty".to_owned()));
}

#[test]
fn nothing_has_happened_while_the_set_up_waits_for_chance() {
    let play = Match::<Buccaneer>::new(Setup::house(4), "untouched").unwrap();
    let text = serde_json::to_value(play.state().position()).unwrap();
    let cases = [
        (json!({"turn": 1}), "turn"),
        (json!({"ducats": [10, 10, 10, 11]}), "ducats"),
        (json!({"booty": [{"rum": 1}, {}, {}, {}]}), "booty"),
        (json!({"stacks": [["red:2", "blue:2"]]}), "stacks"),
        (json!({"becalmed": 1}), "becalmed"),
    ];
    for (changes, field) in cases {
        let mut text = text.clone();
        for (field, value) in changes.as_object().unwrap() {
            text[field] = value.clone();
        }
        let position = serde_json::from_value(text).unwrap();
        let error = Buccaneer::from_position(&position).expect_err("no position");
        assert_eq!(error.field, field, "{changes}: {error}");
    }
}

#[test]
fn buc_17_nobody_answers_before_somebody_who_is_still_asked() {
    let crew = ["blue:2", "red:2", "red:3", "red:4", "yellow:2", "yellow:3", "yellow:4", "black:2"];
    let error = refused(&json!({"turn": 1, "stacks": [crew], "mutiny": {"let_be": [0]}}));
    assert_eq!(error, "`mutiny`: seat 3 is asked before seat 0");
}
