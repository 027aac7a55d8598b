//! Bounds that no client can make a table exceed.

use std::collections::BTreeMap;

use protocol::v1::{Answer, ClockRules, Undone};
use serde_json::json;
use store::State;

use super::ending::MOST_ENTRIES;
use super::tests::{Room, START, new_table, person};
use super::*;

/// The messages of one kind that a connection got.
fn count(room: &Room, connection: ConnId, kind: impl Fn(&Answer) -> bool) -> usize {
    room.answers(connection).iter().filter(|answer| kind(answer)).count()
}

fn is_chat(answer: &Answer) -> bool {
    matches!(answer, Answer::Chat(_))
}

fn is_revealed(answer: &Answer) -> bool {
    matches!(answer, Answer::Revealed(_))
}

/// Time passes for everybody.
fn pass(room: &mut Room, millis: u64) {
    room.now += millis;
    room.state.tick(room.now);
    room.collect();
}

#[test]
fn only_opponents_for_people_are_seated() {
    for level in Level::ALL {
        let mut table = new_table("planks", 2);
        table.bots = vec![None, Some(level)];
        let is_opponent = Level::OPPONENTS.contains(&level);
        let checked = check_opponents(&table).map_err(|error| error.to_string());
        assert_eq!(checked.is_ok(), is_opponent, "{level}");
        if let Err(message) = checked {
            let hint = "choose one of: cabin-boy, mate, captain, admiral";
            assert!(message.contains(level.name()) && message.contains(hint), "{message}");
        }
        let mut room = Room::new(new_table("planks", 2));
        room.come(0, 0);
        room.say(0, &json!({"bot": {"seat": 1, "level": level}}));
        let seated = room.state.chairs[1].owner == Owner::Bot(level);
        assert_eq!(seated, is_opponent, "{level}");
        assert_eq!(room.refusals(0).iter().any(|it| it.kind == "bad_request"), !is_opponent);
    }
}

#[test]
fn an_older_table_with_a_level_for_tests_gets_an_opponent() {
    let mut room = Room::new(new_table("planks", 2));
    room.log.push(r#"{"bot":{"seat":1,"level":"plain"}}"#.to_owned());
    let loaded = TableState::load(&room.stored(), START).expect("a log");
    assert_eq!(loaded.chairs[1].owner, Owner::Bot(Level::Captain));
}

#[test]
fn bots_among_themselves_rest_while_nobody_watches() {
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![Some(Level::CabinBoy); 3];
    let mut room = Room::new(table);
    room.come(0, 0);
    room.say(0, &json!({"start": {}}));
    assert!(room.state.bot_wanted().is_some() && room.state.bot_work().is_some());
    room.state.disconnect(0, room.now);
    assert!(room.state.bot_wanted().is_none() && room.state.bot_work().is_none());
    room.come(7, 7);
    assert!(room.state.bot_wanted().is_some());

    // For a person they play on, here or not.
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![Some(Level::CabinBoy), Some(Level::CabinBoy)];
    let mut room = Room::new(table);
    room.come(0, 0);
    room.say(0, &json!({"sit": {}}));
    room.begin();
    while room.asked() == Some(Seat::new(2)) {
        let update = room.last_update(0);
        let legal: Vec<Value> =
            serde_json::from_str(update.legal.expect("asked").get()).expect("a list");
        let act = json!({"seq": update.seq, "key": "k", "action": legal[0]["action"]});
        room.say(0, &json!({ "act": act }));
    }
    room.state.disconnect(0, room.now);
    assert!(room.state.bot_wanted().is_some());
}

#[test]
fn an_action_is_stored_as_the_game_writes_it() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let connection = room.asked().expect("somebody begins").index() as u64;
    let update = room.last_update(connection);
    let legal: Vec<Value> =
        serde_json::from_str(update.legal.expect("asked").get()).expect("a list");
    let plain = legal[0]["action"].to_string();
    let blown_up = plain.replacen(['{', '['], &format!("{{{}", " ".repeat(10_000)), 1);
    let act = format!(r#"{{"act":{{"seq":{},"key":"k","action":{blown_up}}}}}"#, room.state.seq);
    let request = serde_json::from_str(&act).expect("a request");
    room.state.request(connection, request, room.now);
    room.collect();
    let stored = room.log().last().expect("it was done");
    assert!(stored.contains(&plain) && stored.len() < 500, "{} bytes", stored.len());
}

#[test]
fn a_full_log_closes_its_table() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.state.seq = MOST_ENTRIES - 2;
    room.state.ask_anew(room.now);
    for connection in 0..3 {
        room.say(connection, &json!({"hello": {}}));
    }
    let written = room.log.len();
    room.play_steps(10);
    assert!(matches!(&room.state.phase, Phase::Stuck(why) if why.contains("log is full")));
    assert_eq!(room.state.info().stuck.expect("words").key, "online-stuck-full");
    assert_eq!(room.log.len() - written, 3, "two actions and the end");
    assert!(room.log.last().is_some_and(|entry| entry.contains("closed")));
    // Nothing is written after that, whatever anybody says.
    for request in [
        json!({"stand": {}}),
        json!({"sit": {}}),
        json!({"undo": {}}),
        json!({"rematch": {}}),
        json!({"start": {}}),
        json!({"bot": {"seat": 1, "level": "mate"}}),
        json!({"hello": {}}),
    ] {
        room.say(0, &request);
    }
    pass(&mut room, 10_000_000);
    assert_eq!(room.log.len() - written, 3);

    let mut waiting = Room::new(new_table("planks", 2));
    waiting.come(0, 0);
    waiting.state.seq = MOST_ENTRIES - 10;
    for _ in 0..20 {
        waiting.say(0, &json!({"sit": {}}));
        waiting.say(0, &json!({"stand": {}}));
    }
    assert_eq!(waiting.log.len(), 11);
}

#[test]
fn a_closed_table_tells_why_and_stands_still() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(3);
    room.log.push(r#"{"closed":{"why":"Somebody misused it."}}"#.to_owned());
    let mut loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.phase, Phase::Stuck("Somebody misused it.".to_owned()));
    let text = loaded.info().stuck.expect("words");
    assert_eq!(text.key, "online-stuck-operator");
    assert_eq!(text.value("reason"), Some(&"Somebody misused it.".into()));
    assert!(loaded.bot_wanted().is_none() && loaded.deadline().is_none());
    loaded.connect(0, room.people[0], "Person 0", room.now);
    for request in [json!({"hello": {}}), json!({"undo": {}}), json!({"stand": {}})] {
        let request = serde_json::from_str(&request.to_string()).expect("a request");
        loaded.request(0, request, room.now);
    }
    let out = loaded.take_out();
    assert!(out.entries.is_empty());
    assert!(out.messages.iter().any(|(_, text)| text.contains("Somebody misused it.")));
}

#[test]
fn the_longest_log_leaves_the_listing() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.state.seq = MOST_ENTRIES;
    let request = serde_json::from_str(r#"{"hello":{}}"#).expect("a request");
    room.state.request(0, request, room.now);
    assert_eq!(room.state.take_out().change.state, Some(State::Closed));
}

#[test]
fn a_log_with_many_undos_is_read_as_it_was_and_ends_some_day() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    for round in 0..30 {
        let connection = room.asked().expect("it goes on").index() as u64;
        for number in 0..3 {
            room.step(round + number);
            room.say(connection, &json!({"undo": {}}));
            for other in 0..3 {
                let seq = room.state.undo.map(|_| room.answers(other)).and_then(|answers| {
                    answers.into_iter().rev().find_map(|answer| match answer {
                        Answer::Undoing(undoing) => Some(undoing.seq),
                        _ => None,
                    })
                });
                if let Some(seq) = seq {
                    room.say(other, &json!({"consent": {"seq": seq, "agree": true}}));
                }
            }
        }
        room.step(round);
    }
    let undone = room.log().iter().filter(|entry| entry.starts_with(r#"{"undone"#)).count();
    assert!(undone > 20, "{undone}");
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.play.as_ref().map(|play| play.hash()), Some(room.hash()));
    assert_eq!(loaded.keys, room.state.keys);
    let prompts = |state: &TableState| -> Vec<_> {
        state.prompts.iter().map(|prompt| (prompt.since, prompt.actions)).collect()
    };
    assert_eq!(prompts(&loaded), prompts(&room.state));
    let undo_points = |state: &TableState| -> Vec<_> {
        state.undo_points.iter().map(|point| (point.seat, point.seq, point.inputs)).collect()
    };
    assert_eq!(undo_points(&loaded), undo_points(&room.state));
    assert_eq!(loaded.rated, room.state.rated);
    assert_eq!(loaded.undos, undone as u64);
    room.state.undos = 200;
    let connection = room.asked().expect("it goes on").index() as u64;
    room.step(0);
    let seq = room.state.seq;
    room.say(connection, &json!({"undo": {}}));
    assert_eq!(room.state.seq, seq);
    let refused = room.refusals(connection).pop().expect("refused");
    assert!(refused.message.contains("200 undos"), "{refused:?}");
}

#[test]
fn a_restart_gives_nobody_time_and_takes_none() {
    let mut table = new_table("buccaneer", 3);
    table.clock = ClockRules::Bank { seconds: 600, increment: 0 };
    let mut room = Room::playing(table);
    pass(&mut room, 100_000);
    room.step(0);
    while room.asked() == Some(Seat::new(0)) {
        room.step(0);
    }
    let deadline = room.state.deadline();
    let shown = |state: &TableState, now| state.clock.shown(state.people(), now);
    for later in [0, 200_000, 400_000] {
        let now = room.now + later;
        let loaded = TableState::load(&room.stored(), now).expect("its own log");
        assert_eq!(loaded.deadline(), deadline, "after {later} ms");
        assert_eq!(shown(&loaded, now), shown(&room.state, now));
    }
    let late = room.now + 3_600_000;
    let mut loaded = TableState::load(&room.stored(), late).expect("its own log");
    assert_eq!(loaded.deadline(), Some(late + 60_000), "a minute to come back");
    loaded.tick(late);
    assert!(loaded.chairs.iter().all(|chair| !chair.away), "nobody loses a seat at once");
}

#[test]
fn long_histories_come_in_pages() {
    let mut room = Room::playing(new_table("king-of-pirates", 3));
    room.play_steps(600);
    let (history, pages) = room.history(0);
    assert!(pages > 1, "{pages}");
    let numbers: Vec<Seq> = history.steps.iter().map(|(seq, _)| *seq).collect();
    let undo_points = room.state.undo_points.iter().map(|point| point.seq);
    assert_eq!(numbers, [room.state.started].into_iter().chain(undo_points).collect::<Vec<_>>());
    assert!(numbers.iter().zip(&history.events).all(|(seq, (other, _))| seq == other));
    let largest = room.answers(0).into_iter().filter_map(|answer| match answer {
        Answer::History(page) => serde_json::to_string(&page).ok(),
        _ => None,
    });
    let largest = largest.map(|page| page.len()).max();
    assert!(largest.is_some_and(|bytes| bytes < 128 * 1024), "{largest:?}");
    // One page at a time: who asks twice is refused, and nothing is built twice.
    room.say(1, &json!({"history": {}}));
    room.say(1, &json!({"history": {}}));
    assert_eq!(room.refusals(1).pop().map(|it| it.kind), Some("too_fast".to_owned()));
    assert_eq!(room.state.pages.len(), 1);
    room.state.disconnect(1, room.now);
    assert!(room.state.page_work().is_none() && room.state.pages.is_empty());
}

/// An update: its number, the view, and the steps that led there.
type Seen = (Seq, String, Vec<(Seq, Option<Undone>)>);

/// What a spectator is shown.
fn shown(room: &Room, connection: ConnId) -> Vec<Seen> {
    let updates = room.answers(connection).into_iter().filter_map(|answer| match answer {
        Answer::Update(update) => {
            let steps = update.steps.iter().map(|step| (step.seq, step.undone)).collect();
            Some((update.seq, update.view.get().to_owned(), steps))
        }
        _ => None,
    });
    updates.collect()
}

#[test]
fn with_a_delay_spectators_see_the_same_later() {
    let played = |delay: u32| {
        let mut table = new_table("buccaneer", 3);
        table.spectator_delay = delay;
        let mut room = Room::playing(table);
        room.come(80, 6);
        for number in 0..40 {
            let connection = room.asked().map(|seat| seat.index() as u64);
            room.step(number);
            if let Some(connection) = connection.filter(|_| number % 7 == 3) {
                room.say(connection, &json!({"undo": {}}));
                room.state.undo = None;
            }
        }
        pass(&mut room, u64::from(delay) * 1_000);
        room
    };
    let (at_once, later) = (played(0), played(3_600));
    assert_eq!(at_once.log().len(), later.log().len());
    let (at_once, later) = (shown(&at_once, 80), shown(&later, 80));
    // Who comes at once gets a view first, who sees it later the deal.
    assert_eq!(at_once[1..], later[1..]);
    assert!(later.iter().any(|(_, _, steps)| steps.iter().any(|(_, undone)| undone.is_some())));
}

#[test]
fn with_a_delay_a_step_costs_little_while_it_waits() {
    let mut table = new_table("king-of-pirates", 3);
    table.spectator_delay = 3_600;
    let mut room = Room::playing(table);
    room.play_steps(200);
    let view = room.state.play.as_ref().expect("a match").raw_view(Viewer::Spectator).get().len();
    let step = room.state.spectators.bytes() / 200;
    assert!(step < 400 && step * 5 < view, "{step} bytes a step, a view has {view}");
}

#[test]
fn with_a_delay_the_end_the_seed_and_the_record_come_later() {
    let mut table = new_table("buccaneer", 3);
    table.spectator_delay = 600;
    let mut room = Room::playing(table);
    room.come(80, 6);
    let mut choice = 1;
    while room.step(choice) {
        choice = choice * 31 % 1009;
    }
    let ended = room.now;
    assert_eq!(room.state.phase, Phase::Over);
    let (seated, other) = (Some(person(0)), Some(person(6)));
    let check = |state: &TableState, known: bool| {
        assert_eq!(state.info_for(seated).phase, Phase::Over);
        assert!(state.finished_for(seated).is_some());
        for viewer in [other, None] {
            assert_eq!(state.info_for(viewer).phase == Phase::Over, known);
            assert_eq!(state.finished_for(viewer).is_some(), known);
        }
    };
    check(&room.state, false);
    assert_eq!((count(&room, 0, is_revealed), count(&room, 80, is_revealed)), (1, 0));
    room.say(80, &json!({"history": {}}));
    assert_eq!(room.refusals(80).len(), 1);
    let over = |answer: &Answer| matches!(answer, Answer::Table(it) if it.phase == Phase::Over);
    assert_eq!(count(&room, 80, over), 0);
    // A restart tells no secret, and does not make it later.
    check(&TableState::load(&room.stored(), ended + 599_000).expect("its own log"), false);
    check(&TableState::load(&room.stored(), ended + 600_000).expect("its own log"), true);
    room.come(81, 7);
    assert_eq!(count(&room, 81, is_revealed), 0);
    pass(&mut room, 600_000);
    check(&room.state, true);
    for connection in [80, 81] {
        assert_eq!(count(&room, connection, is_revealed), 1);
        assert_eq!(count(&room, connection, over), 1);
    }
    let (history, _) = room.history(80);
    assert!(!history.steps.is_empty());
}

#[test]
fn where_nobody_may_look_on_chat_is_for_those_who_sit() {
    let mut table = new_table("planks", 2);
    table.spectators = false;
    let mut room = Room::playing(table);
    room.say(0, &json!({"chat": {"text": "ahoy"}}));
    room.come(80, 6);
    room.say(1, &json!({"chat": {"text": "arr"}}));
    room.say(80, &json!({"chat": {"text": "let me in"}}));
    let heard: BTreeMap<_, _> =
        [0, 1, 80].into_iter().map(|id| (id, count(&room, id, is_chat))).collect();
    assert_eq!(heard, BTreeMap::from([(0, 2), (1, 2), (80, 0)]));
    assert_eq!(room.refusals(80).pop().map(|it| it.kind), Some("not_allowed".to_owned()));
    let welcome = room.answers(80).into_iter().find_map(|answer| match answer {
        Answer::Welcome(welcome) => Some(welcome.chat.len()),
        _ => None,
    });
    assert_eq!(welcome, Some(0));
}

/// In a match that has ended nobody wants to know since when a seat was asked what it was asked.
#[test]
fn the_log_of_a_finished_match_is_read_without_its_questions() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    while room.step(room.state.seq as usize) {}
    assert_eq!(room.state.phase, Phase::Over);
    let running = room.stored();
    let mut finished = room.stored();
    finished.summary.state = store::State::Finished;
    let [slowly, quickly] = [running, finished].map(|stored| {
        let mut state = TableState::load(&stored, room.now).expect("its own log");
        let asked_since = state.prompts.iter().map(|prompt| prompt.since).min();
        for (connection, &person) in room.people.iter().enumerate() {
            state.connect(connection as u64, person, "again", room.now);
            state.request(
                connection as u64,
                Request::Hello(protocol::v1::Hello::default()),
                room.now,
            );
        }
        (state.take_out().messages, asked_since)
    });
    assert_eq!(slowly.0, quickly.0);
    assert!(slowly.1 > Some(0));
    assert_eq!(quickly.1, Some(0));
}
