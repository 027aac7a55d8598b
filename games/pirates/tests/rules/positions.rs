//! Positions: the notation of the protocol, and what is refused.

use crate::prepare::{monster, position, prepare, ruin, ship};
use game::{Game, Match, PositionError, Setup};
use pirates::{Action, Pirates, Position};
use serde_json::{Value, json};

fn words(error: &PositionError) -> String {
    game_testing::english_error::<Pirates>(&error.text())
}

fn refused(changes: &Value) -> String {
    match serde_json::from_value::<Position>(position(changes)) {
        Err(error) => error.to_string(),
        Ok(position) => words(&Pirates::from_position(&position).expect_err("no position")),
    }
}

fn read(text: &Value) -> Pirates {
    let position = serde_json::from_value(text.clone()).expect("a position");
    Pirates::from_position(&position).expect("a valid position")
}

#[test]
fn the_example_of_the_protocol_is_read_and_written() {
    let text = json!({"game": "pirates", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10],
        "tokens": [{"saber": 1}, {}, {}, {}],
        "kept": [[monster()], [], [ruin(2, 7, 2, &["anchor"], 1)], []],
        "black_spot": 3,
        "stacks": [["red:3", "blue:5", "black:5", "yellow:2", "red:4"]],
        "cards": [{"kind": "ship", "crew": 4, "ducats": 16, "wild": 2,
            "tokens": ["chest", "anchor"], "wheels": 2, "anchors": 0}],
        "deck": [ruin(3, 10, 2, &["relic", "anchor"], 1)],
        "options": {"open_stacks": false}});
    assert_eq!(serde_json::to_value(read(&text).position()).unwrap(), text);
}

#[test]
fn the_example_of_the_notation_page_is_a_position() {
    let page = include_str!("../../../../docs/notation.md");
    let (_, section) = page.split_once("\n## pirates\n").unwrap();
    let (_, example) = section.split_once("```json\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let text: Value = serde_json::from_str(example).unwrap();
    let written = serde_json::to_value(read(&text).position()).unwrap();
    for (field, value) in written.as_object().unwrap() {
        assert_eq!(&text[field], value, "{field}");
    }
}

#[test]
fn what_has_a_default_may_be_left_out() {
    let text = json!({"game": "pirates", "colors": ["red", "blue", "black"], "turn": 2,
        "ducats": [5, 5, 5],
        "cards": [{"kind": "ruin", "crew": 2, "ducats": 7, "wild": 2, "tokens": ["anchor"]}]});
    let position = read(&text).position();
    assert_eq!((position.black_spot, position.deck.len()), (None, 0));
    assert_eq!(position.tokens.len(), 3);
}

#[test]
fn every_action_is_written_as_the_protocol_says() {
    let actions = json!([
        {"assemble": ["red:3", "blue:2"]},
        {"capture": {"party": "red:3", "card": 0, "token": "chest"}},
        {"mutiny": {"party": "blue:2", "card": 0, "token": "chest"}},
        {"ransom": {"party": "blue:2", "index": 2, "onto": "black:4"}},
        {"capture": {"party": "red:3", "card": 1}},
        {"mutiny": {"party": "red:3", "card": 1}},
    ]);
    let read: Vec<Action> = serde_json::from_value(actions.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), actions);
    for wrong in [
        json!({"pass": true}),
        json!({"assemble": ["red:3"]}),
        json!({"capture": {"party": "red:3", "card": 0, "token": "parrot"}}),
        json!({"capture": {"party": "red:3", "card": 0, "ship": 1}}),
        json!({"ransom": {"party": "red:3", "index": -1, "onto": "black:4"}}),
    ] {
        assert!(serde_json::from_value::<Action>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn positions_round_trip_before_each_draw_of_the_set_up() {
    let mut play = Match::<Pirates>::new(Setup::house(5), "phases").unwrap();
    for awaits in [json!("first"), json!("deck"), Value::Null] {
        let text = serde_json::to_value(play.state().position()).unwrap();
        assert_eq!(text.get("awaits").unwrap_or(&Value::Null), &awaits);
        assert_eq!(&read(&text), play.state());
        if awaits != Value::Null {
            let outcome = play.state().roll(&mut game::FastRng::new(3));
            play.resolve(outcome).unwrap();
        }
    }
}

#[test]
fn positions_round_trip_with_all_that_is_optional() {
    let changes = json!({"becalmed": 1, "ransoms": 7, "black_spot": 1, "kept": [[monster()], [], [], []],
        "options": {"open_stacks": true}, "worth": {"saber": 1, "relic": 2, "rum": 3, "chest": 4}});
    let text = position(&changes);
    assert_eq!(serde_json::to_value(read(&text).position()).unwrap(), text);
}

#[test]
fn positions_round_trip_when_it_is_over() {
    let text = position(&json!({"cards": [], "kept": [[monster()], [], [], []], "black_spot": 0}));
    assert_eq!(read(&text).pending(), game::Pending::Over);
    assert_eq!(serde_json::to_value(read(&text).position()).unwrap(), text);
}

#[test]
fn pir_21_nobody_passes_any_more_when_it_is_over() {
    // Red leads all of its pirates in a party that is full: it could not act.
    let full =
        ["red:2", "red:3", "red:4", "red:5", "red:?", "blue:2", "blue:3", "blue:4", "blue:5"];
    let turn = |changes| read(&position(&changes)).position().turn.index();
    assert_eq!(turn(json!({"stacks": [full], "cards": []})), 0);
    let needs_more = json!([ship(9, 30, 6, &["rum"], 1)]);
    let half = ["red:2", "red:3", "red:4", "red:5", "red:?"];
    let others = ["blue:2", "blue:3", "blue:4", "blue:5", "black:2"];
    let stacks = json!([half, others]);
    assert_eq!(turn(json!({"stacks": stacks, "cards": needs_more})), 0, "it can join singles");
}

#[test]
fn a_single_may_be_written_as_a_party_of_one_also_during_the_set_up() {
    let singles = json!({"stacks": [["red:2"], ["blue:?"]]});
    assert_eq!(read(&untouched(&singles)), read(&untouched(&json!({}))));
}

#[test]
fn seats_may_have_any_colours() {
    let table = prepare(&json!({
        "colors": ["green", "black", "red"], "ducats": [1, 2, 3], "turn": 1, "black_spot": 2,
        "tokens": [{"rum": 1}, {}, {"saber": 2}],
        "kept": [[ruin(2, 7, 2, &["anchor"], 1)], [], [ship(2, 8, 1, &["saber"], 1), monster()]],
    }));
    assert_eq!(table.ducats(), [1, 2, 3]);
    assert_eq!((table.kept(0), table.kept(2)), (vec![7], vec![8, 20]));
    assert_eq!(table.black_spot(), Some(2));
    assert_eq!(table.tokens(2).len(), 2);
}

#[test]
fn what_is_no_position_is_refused_by_field() {
    let small = || ship(2, 9, 1, &["rum"], 1);
    let cases = [
        (json!({"game": "buccaneer"}), "game"),
        (json!({"colors": ["red", "blue"], "ducats": [1, 1]}), "colors"),
        (json!({"colors": ["red", "blue", "black", "red"]}), "colors[3]"),
        (json!({"turn": 4}), "turn"),
        (json!({"black_spot": 4}), "black_spot"),
        (json!({"ducats": [10, 10, 10]}), "ducats"),
        (json!({"ducats": [10, 10, 10, 10_000]}), "ducats[3]"),
        (json!({"tokens": [{}, {}]}), "tokens"),
        (json!({"tokens": [{"chest": 5}, {}, {}, {}]}), "tokens"),
        (json!({"tokens": [{"wheel": 255}, {"wheel": 255}, {}, {}]}), "tokens"),
        (json!({"kept": [[]]}), "kept"),
        (json!({"kept": [[monster(), monster()], [], [], []]}), "cards"),
        (json!({"kept": [[monster()], [], [], []], "cards": [monster()]}), "cards"),
        (json!({"kept": [vec![small(); 17], [], [], []]}), "deck"),
        (json!({"stacks": [["red:2", "red:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [["red:2", "blue:2"], ["blue:2", "black:2"]]}), "stacks[1][0]"),
        (json!({"stacks": [["red:2", "green:2"]]}), "stacks[0][1]"),
        (json!({"stacks": [[]]}), "stacks[0]"),
        (json!({"cards": vec![small(); 5]}), "cards"),
        (json!({"cards": [], "deck": [small()]}), "cards"),
        (json!({"deck": vec![small(); 17]}), "deck"),
        (json!({"becalmed": 2}), "becalmed"),
        (json!({"ransoms": 20}), "ransoms"),
        (json!({"awaits": "deck"}), "awaits"),
        (json!({"options": {"colors": ["red"]}}), "options.colors"),
        (json!({"options": {"first": 1}}), "options.first"),
    ];
    for (changes, field) in cases {
        let error = refused(&changes);
        assert!(error.starts_with(&format!("`{field}`")), "{changes}: {error}");
    }
}

/// A whole deck of which nothing has been captured yet.
fn untouched(changes: &Value) -> Value {
    let play = Match::<Pirates>::new(Setup::house(4), "untouched").expect("a set-up");
    let mut text = serde_json::to_value(play.state().position()).expect("plain data");
    for (field, value) in changes.as_object().expect("an object") {
        text[field] = value.clone();
    }
    text
}

#[test]
fn nothing_has_happened_while_the_set_up_waits_for_chance() {
    read(&untouched(&json!({})));
    let cases = [
        (json!({"turn": 1}), "turn"),
        (json!({"ducats": [5, 5, 5, 6]}), "ducats"),
        (json!({"tokens": [{"rum": 1}, {}, {}, {}]}), "tokens"),
        (json!({"black_spot": 0}), "black_spot"),
        (json!({"stacks": [["red:2", "blue:2"]]}), "stacks"),
        (json!({"becalmed": 1}), "becalmed"),
        (json!({"ransoms": 1}), "ransoms"),
    ];
    for (changes, field) in cases {
        let position = serde_json::from_value(untouched(&changes)).unwrap();
        let error = words(&Pirates::from_position(&position).expect_err("no position"));
        assert!(error.starts_with(&format!("`{field}`")), "{changes}: {error}");
    }
}

#[test]
fn tokens_and_the_black_spot_come_with_a_capture() {
    let card =
        |number: usize| ship(2, 9, 1, &[["saber", "relic", "chest", "wheel"][number % 4]], 1);
    let all: Vec<Value> = (0..20).map(card).collect();
    let left = |cards: usize, field: &str, value: Value| {
        let changes = json!({"cards": all[..4], "deck": all[4..cards], field: value});
        let position = serde_json::from_value(position(&changes)).unwrap();
        Pirates::from_position(&position).map(drop).map_err(|error| error.field)
    };
    let rum = |count: u8| json!([{"rum": count}, {}, {}, {}]);
    assert_eq!(left(20, "tokens", rum(1)), Err("tokens".to_owned()));
    assert_eq!(left(19, "tokens", rum(2)), Ok(()));
    assert_eq!(left(19, "tokens", rum(3)), Err("tokens".to_owned()));
    assert_eq!(left(20, "black_spot", json!(2)), Err("black_spot".to_owned()));
    assert_eq!(left(19, "black_spot", json!(2)), Ok(()));
}

#[test]
fn what_is_no_card_is_refused_by_field() {
    let kind = |kind: &str, wheels: u8, anchors: u8| {
        json!({"kind": kind, "crew": 2, "ducats": 9, "wild": 1, "tokens": ["wheel", "anchor"],
            "wheels": wheels, "anchors": anchors})
    };
    let tame = json!({"kind": "monster", "crew": 6, "ducats": 9, "wild": 1, "tokens": ["rum"]});
    let cases = [
        (json!({"cards": [ship(10, 9, 1, &["rum"], 1)]}), "cards[0].crew"),
        (json!({"deck": [ship(1, 9, 1, &["rum"], 1)]}), "deck[0].crew"),
        (json!({"cards": [monster(), kind("ship", 0, 1)]}), "cards[1].anchors"),
        (json!({"cards": [kind("ruin", 1, 0)]}), "cards[0].wheels"),
        (json!({"kept": [[], [kind("monster", 1, 0)], [], []]}), "kept[1][0].wheels"),
        (json!({"kept": [[], [], [], [tame]]}), "kept[3][0].tokens"),
    ];
    for (changes, field) in cases {
        let error = refused(&changes);
        assert!(error.starts_with(&format!("`{field}`")), "{changes}: {error}");
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_a_reason() {
    let cases = [
        (json!({"parrot": 1}), "parrot"),
        (json!({"stacks": [["red:9"]]}), "red:9"),
        (json!({"cards": [ship(2, 9, 1, &[], 1)]}), "1 or 2 tokens"),
        (json!({"cards": [ship(2, 9, 1, &["rum", "rum", "rum"], 1)]}), "1 or 2 tokens"),
        (json!({"ducats": [-1, 10, 10, 10]}), "-1"),
    ];
    for (changes, reason) in cases {
        let error = refused(&changes);
        assert!(error.contains(reason), "{changes}: {error}");
    }
}
