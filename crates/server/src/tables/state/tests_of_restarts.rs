//! What people find after a restart.

use protocol::v1::Answer;
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

#[test]
fn who_comes_back_after_a_restart_is_told_what_it_missed() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(RECENT + 8);
    let (stored, last, kept) = (room.stored(), room.state.seq, RECENT as u64);
    for (after, steps) in [(last - 3, 3), (last - kept, RECENT), (last - kept - 1, 0), (last, 0)] {
        let mut state = TableState::load(&stored, room.now).expect("its own log");
        state.connect(50, room.people[1], "Person 1", room.now);
        let hello = json!({"hello": {"after": after}});
        let request = serde_json::from_value(hello.clone()).expect("a request");
        state.request(50, request, room.now);
        let sent = state.take_out().messages;
        let told = sent.iter().rev().find_map(|(_, text)| match serde_json::from_str(text) {
            Ok(Answer::Update(update)) => Some(update.steps),
            _ => None,
        });
        let told = told.expect("an update");
        assert_eq!(told.len(), steps, "after {after} of {last}");
        // As if there had been no restart.
        room.come(50, 1);
        room.say(50, &hello);
        let live = room.last_update(50).steps;
        let written = |steps| serde_json::to_string(steps).expect("plain data");
        assert_eq!(written(&told), written(&live));
        room.state.disconnect(50, room.now);
    }
}

#[test]
fn a_deadline_stays_where_it_was_however_often_the_server_restarts() {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    let days = json!({"game": "buccaneer", "players": 3, "clock": {"days": 3}});
    let mut room = Room::playing(serde_json::from_value(days).expect("a table"));
    room.play_steps(4);
    let deadline = room.state.deadline().expect("somebody's clock runs");
    for later in [0, 1, DAY, 2 * DAY, 3 * DAY - 60_001] {
        let loaded = TableState::load(&room.stored(), room.now + later).expect("its own log");
        assert_eq!(loaded.deadline(), Some(deadline), "{later} ms later");
    }
    // Nobody's time runs out within a minute of a restart, and this is all it may add.
    for later in [3 * DAY, 9 * DAY] {
        let loaded = TableState::load(&room.stored(), room.now + later).expect("its own log");
        assert_eq!(loaded.deadline(), Some(room.now + later + 60_000));
    }
}
