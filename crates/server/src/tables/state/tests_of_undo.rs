//! Taking back: what it costs, whom it asks, and that the dice are others afterwards.

use protocol::v1::{Answer, Undoing};
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

/// Everybody agrees to what is asked.
fn agree(room: &mut Room, players: u64) {
    let asked = room.answers(0).into_iter().rev().find_map(|answer| match answer {
        Answer::Undoing(undoing) => Some(undoing),
        _ => None,
    });
    let Some(asked) = asked else { return };
    for connection in 0..players {
        if asked.wanted.contains(&Seat::new(connection as u8)) {
            room.say(connection, &json!({"consent": {"seq": asked.seq, "agree": true}}));
        }
    }
}

fn undos(room: &Room) -> u32 {
    let play = room.state.play.as_ref().expect("a match");
    play.check_draws().expect("all draws come from the seed").undos
}

/// Bots act until a person is asked.
fn let_bots_act(room: &mut Room) -> usize {
    let mut acted = 0;
    while let Some(work) = room.state.bot_work() {
        let action = work.think(Level::Random).expect("asked");
        room.state.bot_acts(work.seat, work.since, action, room.now);
        room.collect();
        acted += 1;
    }
    acted
}

#[test]
fn an_undo_over_dice_brings_other_dice_and_the_record_says_so() {
    let mut room = Room::playing(new_table("planks", 2));
    let mut seen = 0;
    for number in 0..40 {
        let seat = room.asked().expect("it goes on");
        let play = room.state.play.as_ref().expect("a match");
        let inputs = play.inputs();
        room.step(number);
        // Chance has answered.
        if room.state.play.as_ref().expect("a match").inputs() > inputs + 1 {
            let before = undos(&room);
            room.say(seat.index() as u64, &json!({"undo": {}}));
            agree(&mut room, 2);
            assert_eq!(room.state.play.as_ref().expect("a match").inputs(), inputs);
            assert_eq!(undos(&room), before + 1);
            seen += 1;
            room.step(number);
        }
    }
    assert!(seen > 2, "{seen}");
    assert!(!room.state.rated);
    let entry = room.log().iter().rev().find(|entry| entry.contains("undone")).expect("it is kept");
    assert!(entry.contains("\"redraw\":true"), "{entry}");
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    let (loaded, play) =
        (loaded.play.expect("a match"), room.state.play.as_ref().expect("a match"));
    assert_eq!(loaded.record(), play.record());
}

#[test]
fn an_undo_in_a_log_of_the_first_version_leaves_its_dice() {
    let mut room = Room::playing(new_table("planks", 2));
    let (seat, before) = (room.asked().expect("somebody begins"), room.hash());
    room.step(2);
    room.say(seat.index() as u64, &json!({"undo": {}}));
    agree(&mut room, 2);
    assert_eq!(room.hash(), before);
    let mut stored = room.stored();
    for entry in &mut stored.entries {
        *entry = entry.replace(",\"redraw\":true", "");
    }
    let loaded = TableState::load(&stored, room.now).expect("an older log");
    assert_eq!(loaded.play.expect("a match").record().get("redraws"), None);
}

/// A person and two bots, where nothing is hidden in what they do.
fn with_bots() -> Room {
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![None, Some(Level::Random), Some(Level::Random)];
    let mut room = Room::new(table);
    room.come(0, 0);
    room.say(0, &json!({"sit": {"seat": 0}}));
    room.begin();
    let_bots_act(&mut room);
    assert_eq!(room.asked(), Some(Seat::new(0)));
    room
}

#[test]
fn looking_at_what_bots_answer_costs_the_rating() {
    let mut room = with_bots();
    room.step(0);
    assert!(let_bots_act(&mut room) > 0);
    room.say(0, &json!({"undo": {}}));
    assert_eq!(room.asked(), Some(Seat::new(0)), "nobody has to be asked");
    assert!(!room.state.rated);
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert!(!loaded.rated);
}

#[test]
fn before_the_bots_answer_an_undo_is_free() {
    let mut room = with_bots();
    let before = room.hash();
    room.step(0);
    room.say(0, &json!({"undo": {}}));
    assert_eq!(room.hash(), before);
    assert!(room.state.rated);
}

#[test]
fn what_somebody_did_who_is_away_is_not_taken_back() {
    let mut room = Room::playing(new_table("planks", 2));
    let first = room.asked().expect("somebody begins");
    while room.asked() == Some(first) {
        room.step(2);
    }
    room.step(4);
    let (hash, other) = (room.hash(), 1 - first.index() as u64);
    room.say(other, &json!({"stand": {}}));
    room.say(first.index() as u64, &json!({"undo": {}}));
    let refused = room.refusals(first.index() as u64);
    assert!(refused.last().expect("refused").message.contains("away"), "{refused:?}");
    assert_eq!(room.hash(), hash);
}

#[test]
fn people_who_are_not_there_have_not_agreed() {
    let mut room = Room::playing(new_table("planks", 2));
    let first = room.asked().expect("somebody begins");
    while room.asked() == Some(first) {
        room.step(2);
    }
    room.step(4);
    let (hash, other) = (room.hash(), 1 - first.index() as u64);
    room.state.disconnect(other, room.now);
    room.say(first.index() as u64, &json!({"undo": {}}));
    assert_eq!(room.hash(), hash);
    assert!(room.state.undo.is_some(), "it waits for them");
}

#[test]
fn what_a_bot_did_for_somebody_is_taken_back_without_asking_it() {
    let mut room = Room::playing(new_table("planks", 2));
    let first = room.asked().expect("somebody begins");
    let (own, other) = (first.index() as u64, 1 - first.index() as u64);
    room.say(other, &json!({"stand": {}}));
    while room.asked() == Some(first) {
        room.step(2);
    }
    let work = room.state.bot_work().expect("a bot stands in");
    let action = work.think(Level::Random).expect("asked");
    room.state.bot_acts(work.seat, work.since, action, room.now);
    room.collect();
    let hash = room.hash();
    room.say(own, &json!({"undo": {}}));
    assert_ne!(room.hash(), hash);
    assert!(!room.state.rated);
}

/// Two people have acted, and the first one wants back what it did: the room, and both connections.
fn with_request() -> (Room, ConnId, ConnId) {
    let mut room = Room::playing(new_table("planks", 2));
    let first = room.asked().expect("somebody begins");
    while room.asked() == Some(first) {
        room.step(2);
    }
    room.step(4);
    let (own, other) = (first.index() as u64, 1 - first.index() as u64);
    room.say(own, &json!({"undo": {}}));
    assert_eq!(last_request(&room, other).wanted.len(), 1, "the other is asked");
    (room, own, other)
}

fn last_request(room: &Room, connection: ConnId) -> Undoing {
    let told = room.answers(connection).into_iter().rev().find_map(|answer| match answer {
        Answer::Undoing(undoing) => Some(undoing),
        _ => None,
    });
    told.expect("a request")
}

fn requests(room: &Room, connection: ConnId) -> usize {
    let answers = room.answers(connection);
    answers.iter().filter(|answer| matches!(answer, Answer::Undoing(_))).count()
}

#[test]
fn who_comes_back_is_asked_again_and_may_agree() {
    let (mut room, own, other) = with_request();
    let hash = room.hash();
    room.state.disconnect(other, room.now);
    let before = requests(&room, other);
    room.come(other, other as usize);
    assert_eq!(requests(&room, other), before + 1);
    let request = last_request(&room, other);
    room.say(other, &json!({"consent": {"seq": request.seq, "agree": true}}));
    assert_ne!(room.hash(), hash, "it is taken back");
    assert_eq!(last_request(&room, own).wanted, [], "and settled for the asker, too");
    let before = requests(&room, other);
    room.come(other, other as usize);
    assert_eq!(requests(&room, other), before, "nothing waits any more");
}

#[test]
fn a_request_is_forgotten_when_its_asker_leaves() {
    let (mut room, own, other) = with_request();
    let (hash, seq) = (room.hash(), last_request(&room, other).seq);
    room.say(own, &json!({"stand": {}}));
    assert_eq!(last_request(&room, other).wanted, [], "nobody is asked any more");
    assert!(room.state.undo.is_none());
    room.say(other, &json!({"consent": {"seq": seq, "agree": true}}));
    assert_eq!(room.refusals(other).last().expect("refused").kind, "late");
    assert_eq!(room.hash(), hash);
}

#[test]
fn a_request_is_forgotten_when_who_is_asked_leaves() {
    let (mut room, own, other) = with_request();
    let hash = room.hash();
    room.say(other, &json!({"stand": {}}));
    assert_eq!(last_request(&room, own).wanted, []);
    assert_eq!(room.hash(), hash, "people who are away have not agreed");
}

#[test]
fn a_request_is_forgotten_when_the_match_goes_on() {
    let (mut room, own, other) = with_request();
    let asked = room.asked().expect("it goes on");
    room.step(1);
    for connection in [own, other] {
        assert_eq!(last_request(&room, connection).wanted, [], "after {asked} has acted");
    }
    let before = requests(&room, other);
    room.come(other, other as usize);
    assert_eq!(requests(&room, other), before);
}
