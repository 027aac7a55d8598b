//! Colours, chosen while people gather.

use protocol::v1::Answer;
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

/// Three seats: two people, and a bot that the first of them has put there.
fn gathered() -> Room {
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![None, None, Some(Level::Mate)];
    let mut room = Room::new(table);
    for number in 0..2 {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {"seat": number}}));
    }
    room
}

fn choose(room: &mut Room, connection: ConnId, seat: Option<u8>, chosen: &[&str]) {
    room.say(connection, &json!({"colors": {"seat": seat, "chosen": chosen}}));
}

/// What everybody was told last.
fn told(room: &Room, connection: ConnId) -> Vec<Vec<String>> {
    let table = room.answers(connection).into_iter().rev().find_map(|answer| match answer {
        Answer::Table(table) => Some(table),
        _ => None,
    });
    table.expect("a table").seats.into_iter().map(|chair| chair.colors).collect()
}

fn refused(room: &Room, connection: ConnId) -> (String, String) {
    let refused = room.refusals(connection).pop().expect("refused");
    (refused.kind, refused.message)
}

#[test]
fn everybody_chooses_for_their_own_seat_and_the_host_for_bots() {
    let mut room = gathered();
    choose(&mut room, 1, None, &["blue"]);
    choose(&mut room, 0, Some(2), &["green"]);
    choose(&mut room, 0, Some(0), &["yellow"]);
    for connection in 0..2 {
        assert_eq!(told(&room, connection), [["yellow"], ["blue"], ["green"]]);
    }
    assert_eq!(room.state.info().options["colors"], json!(["yellow", "blue", "green"]));
    room.begin();
    let play = room.state.play.as_ref().expect("it has begun");
    assert_eq!(play.position()["colors"], json!(["yellow", "blue", "green"]));
    let colors = &play.record()["start"]["setup"]["options"]["colors"];
    assert_eq!(*colors, json!(["yellow", "blue", "green"]));
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.play.as_ref().expect("a match").hash(), room.hash());
    assert_eq!(loaded.info().seats[1].colors, ["blue"]);
}

/// Who asks, for which seat, which colours, and the kind and reason of the refusal.
type Case = (ConnId, Option<u8>, &'static [&'static str], &'static str, &'static str);

#[test]
fn a_colour_is_chosen_once_and_by_nobody_else() {
    let mut room = gathered();
    choose(&mut room, 1, None, &["blue"]);
    let (log, before) = (room.log().len(), told(&room, 0));
    let cases: [Case; 8] = [
        (0, None, &["blue"], "color_taken", "blue is taken"),
        (0, Some(2), &["blue"], "color_taken", "blue is taken"),
        (0, None, &["mauve"], "bad_request", "no colour `mauve`"),
        (0, None, &["red", "green"], "bad_request", "`colors`"),
        (0, None, &["red", "red"], "bad_request", "`colors`"),
        (0, Some(1), &["red"], "not_allowed", "Only the player in this seat"),
        (1, Some(2), &["red"], "not_allowed", "Only the host"),
        (1, Some(9), &["red"], "bad_request", "no seat 9"),
    ];
    for (connection, seat, chosen, kind, why) in cases {
        choose(&mut room, connection, seat, chosen);
        let (found, message) = refused(&room, connection);
        assert!(found == kind && message.contains(why), "{chosen:?}: {found}, {message}");
    }
    choose(&mut room, 0, None, &["red", "red"]);
    let text = room.refusals(0).pop().and_then(|refused| refused.text);
    assert_eq!(text.expect("what the game says, in every language").key, "wrong-option");
    // Chosen again, it is still chosen, and nothing is written.
    choose(&mut room, 1, None, &["blue"]);
    assert_eq!((room.log().len(), told(&room, 0)), (log, before));
    room.come(5, 5);
    choose(&mut room, 5, None, &["red"]);
    assert_eq!(refused(&room, 5).0, "not_allowed");
    room.begin();
    choose(&mut room, 1, None, &["red"]);
    assert!(refused(&room, 1).1.contains("started"));
}

#[test]
fn colours_go_with_the_person_and_become_free_with_the_seat() {
    let mut table = new_table("buccaneer", 4);
    table.options = serde_json::from_value(json!({"colors": [null, "black"]})).expect("a map");
    let mut room = Room::new(table);
    room.come(0, 0);
    room.come(1, 1);
    assert_eq!(room.state.info().seats[1].colors, ["black"]);
    room.say(1, &json!({"sit": {"seat": 1}}));
    assert_eq!(told(&room, 0)[1], ["black"], "the table's settings hold until somebody chooses");
    choose(&mut room, 1, None, &["red"]);
    room.say(1, &json!({"sit": {"seat": 3}}));
    assert_eq!(told(&room, 0), [vec![], vec![], vec![], vec!["red".to_owned()]]);
    // Taking the same seat again leaves them as they are.
    room.say(1, &json!({"sit": {"seat": 3}}));
    assert_eq!(told(&room, 0)[3], ["red"]);
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.info().seats, room_seats(&room));
    room.say(1, &json!({"stand": {}}));
    room.say(0, &json!({"sit": {"seat": 0}}));
    choose(&mut room, 0, None, &["red"]);
    assert_eq!(told(&room, 1), [vec!["red".to_owned()], vec![], vec![], vec![]]);
    choose(&mut room, 0, None, &[]);
    assert_eq!(told(&room, 1), [[""; 0]; 4]);
    assert_eq!(room.state.info().options.get("colors"), None);
}

/// As a restart shows them: nobody is connected.
fn room_seats(room: &Room) -> Vec<protocol::v1::Chair> {
    let seats = room.state.info().seats.into_iter();
    seats.map(|chair| protocol::v1::Chair { present: false, ..chair }).collect()
}

#[test]
fn another_match_is_played_with_the_same_colours() {
    let mut room = gathered();
    choose(&mut room, 1, None, &["green"]);
    room.begin();
    room.state.phase = Phase::Over;
    room.state.request(0, Request::Rematch {}, room.now);
    let table = room.state.take_out().rematch.expect("a table").table;
    assert_eq!(table.options["colors"], json!([null, "green", null]));
}

#[test]
fn a_table_for_two_on_the_planks_has_two_colours_a_seat() {
    let mut room = Room::new(new_table("planks", 2));
    for number in 0..2 {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {"seat": number}}));
    }
    choose(&mut room, 1, None, &["white", "gray"]);
    choose(&mut room, 0, None, &["teal"]);
    assert_eq!(told(&room, 0), [vec!["teal"], vec!["white", "gray"]]);
    choose(&mut room, 0, None, &["teal", "white"]);
    assert_eq!(refused(&room, 0).1, "white is taken");
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
}

#[test]
fn a_table_of_impossible_colours_is_not_made() {
    for colors in [json!(["red", "red"]), json!(["mauve"]), json!({"red": 0}), json!([["red", 7]])]
    {
        let mut table = new_table("buccaneer", 3);
        table.options = serde_json::from_value(json!({"colors": colors})).expect("a map");
        let error = check(&table).expect_err("no such table").to_string();
        assert!(error.contains("colors"), "{error}");
    }
}
