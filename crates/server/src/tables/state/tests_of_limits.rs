//! What a table accepts and keeps, at the edge of what it may.

use protocol::v1::Answer;
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

fn tables(room: &Room, connection: ConnId) -> usize {
    let is_table = |answer: &Answer| matches!(answer, Answer::Table(_));
    room.answers(connection).iter().filter(|answer| is_table(answer)).count()
}

/// A spectator with a client of version 2.
fn watch(room: &mut Room, connection: ConnId) {
    room.state.connect(connection, room.people[6], "somebody", room.now);
    room.say(connection, &json!({"hello": {"protocol": 2}}));
}

#[test]
fn settings_of_a_table_have_bounds() {
    let accepts = |change: Value| {
        let mut table = json!({"game": "buccaneer", "players": 3});
        table.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        check(&serde_json::from_value(table).expect("a table")).is_ok()
    };
    let bank = |seconds: u32, increment: u32| json!({"clock": {"bank": {"seconds": seconds, "increment": increment}}});
    for (seconds, increment, right) in [
        (10, 0, true),
        (9, 0, false),
        (86_400, 3_600, true),
        (86_401, 0, false),
        (60, 3_601, false),
    ] {
        assert_eq!(accepts(bank(seconds, increment)), right, "{seconds} {increment}");
    }
    for (days, right) in [(0, false), (1, true), (60, true), (61, false)] {
        assert_eq!(accepts(json!({"clock": {"days": days}})), right, "{days}");
    }
    for (field, most) in [("spectator_delay", 3_600), ("bot_pause", 60_000)] {
        assert!(accepts(json!({ field: most })), "{field}");
        assert!(!accepts(json!({ field: most + 1 })), "{field}");
    }
    let filled = |seconds: u32| json!({"start_after": seconds, "fill": "mate"});
    for (seconds, right) in [(4, false), (5, true), (86_400, true), (86_401, false)] {
        assert_eq!(accepts(filled(seconds)), right, "{seconds}");
    }
    assert!(!accepts(json!({"start_after": 60})), "with whom");
    assert!(accepts(json!({"bots": [null, null, "mate"]})));
    assert!(!accepts(json!({"bots": [null, null, null, "mate"]})));
}

#[test]
fn keys_of_actions_have_1_to_64_bytes() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let connection = room.asked().expect("somebody is asked").index() as u64;
    let update = room.last_update(connection);
    let legal: Vec<Value> = serde_json::from_str(update.legal.unwrap().get()).unwrap();
    let act =
        |key: &str| json!({"act": {"seq": update.seq, "key": key, "action": legal[0]["action"]}});
    for key in [String::new(), "k".repeat(65)] {
        room.say(connection, &act(&key));
        let refused = room.refusals(connection).pop().expect("refused");
        assert_eq!(refused.message, "key: must have 1 to 64 bytes");
    }
    let inputs = room.state.play.as_ref().unwrap().inputs();
    room.say(connection, &act(&"k".repeat(64)));
    assert!(room.state.play.as_ref().unwrap().inputs() > inputs);
}

#[test]
fn spectators_read_the_history_where_they_may_look_on() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(5);
    room.come(80, 6);
    let (history, _) = room.history(80);
    assert!(history.steps.len() > 5);

    let mut table = new_table("buccaneer", 3);
    table.spectators = false;
    let mut room = Room::playing(table);
    room.come(80, 6);
    room.say(80, &json!({"history": {}}));
    assert_eq!(room.refusals(80).pop().map(|it| it.kind), Some("not_allowed".to_owned()));
    assert!(room.state.page_work().is_none());
}

#[test]
fn views_are_kept_only_for_clients_that_get_changes() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(1);
    assert_eq!(room.state.sent.bytes(), 0, "all of version 1");
    watch(&mut room, 80);
    watch(&mut room, 81);
    room.play_steps(1);
    let one = room.state.sent.bytes();
    let views = room.state.play.as_ref().unwrap().view(Viewer::Spectator).to_string().len();
    assert!((views..views + 200).contains(&one), "{one} bytes for a view of {views}");
    room.state.disconnect(80, room.now);
    assert_eq!(room.state.sent.bytes(), one, "81 still has it");
    room.state.disconnect(81, room.now);
    assert_eq!(room.state.sent.bytes(), 0);
}

#[test]
fn the_start_of_a_match_is_told_once() {
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![Some(Level::CabinBoy); 3];
    let mut room = Room::new(table);
    room.come(0, 0);
    let before = tables(&room, 0);
    room.say(0, &json!({"start": {}}));
    assert_eq!((room.state.phase.clone(), tables(&room, 0) - before), (Phase::Playing, 1));

    let mut room = Room::new(new_table("planks", 2));
    for number in 0..2 {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {"seat": number}}));
    }
    room.say(0, &json!({"start": {}}));
    for connection in [0, 1, 0] {
        room.give(connection);
    }
    let before = tables(&room, 0);
    room.give(1);
    assert_eq!((room.state.phase.clone(), tables(&room, 0) - before), (Phase::Playing, 1));
}

#[test]
fn a_bot_that_took_over_keeps_the_share_of_the_dice() {
    let mut room = Room::playing(new_table("planks", 2));
    let share = room.state.chairs[1].share;
    assert!(share.is_some());
    room.log.push(r#"{"bot":{"seat":1,"level":"mate"}}"#.to_owned());
    let loaded = TableState::load(&room.stored(), room.now).expect("a log");
    assert_eq!(loaded.chairs[1].owner, Owner::Bot(Level::Mate));
    assert_eq!(loaded.chairs[1].share, share);
}

#[test]
fn nobody_mutes_without_bound() {
    let state = &mut Room::playing(new_table("buccaneer", 3)).state;
    let anne = state.connections[&0].id;
    let mute = |state: &mut TableState, number: u32| {
        let mut whom = [7; 16];
        whom[..4].copy_from_slice(&number.to_be_bytes());
        state.mute(anne, &Id::from_bytes(whom).to_string(), true)
    };
    let muted = (0..1_000).take_while(|&number| mute(state, number).is_ok()).count();
    assert!((200..300).contains(&muted), "{muted}");
}

#[test]
fn the_text_of_an_edition_is_in_memory_only_until_the_match_begins() {
    let mut table = new_table("buccaneer", 3);
    let text = GameId::Buccaneer.house_edition().to_owned();
    table.edition = Some(protocol::v1::Edition { name: "mine.toml".to_owned(), text });
    let of = |state: &TableState| state.settings.table.edition.clone().map(|own| own.text.len());
    let mut waiting = Room::new(table.clone());
    assert!(of(&waiting.state) > Some(0));
    waiting.come(0, 0);
    let mut room = Room::playing(table);
    assert_eq!(of(&room.state), Some(0));
    room.play_steps(5);
    // The store still has it.
    let mut stored = room.stored();
    stored.summary.settings = serde_json::to_string(&waiting.state.settings).expect("plain data");
    let loaded = TableState::load(&stored, room.now).expect("its log");
    assert_eq!(of(&loaded), Some(0));
    assert_eq!(loaded.play.as_ref().map(|play| play.hash()), Some(room.hash()));
}

#[test]
fn a_record_is_written_once_for_all_who_want_it() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let mut choice = 1;
    while room.step(choice) {
        choice = choice * 31 % 1009;
    }
    let [first, second] = [Some(room.people[0]), None].map(|viewer| {
        let finished = room.state.finished_for(viewer).expect("it is over");
        finished.record
    });
    assert!(std::sync::Arc::ptr_eq(&first, &second));
}
