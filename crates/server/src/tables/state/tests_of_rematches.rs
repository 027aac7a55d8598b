//! Another match with the same people.

use protocol::v1::Occupant;
use serde_json::json;
use store::FORMER;

use super::tests::{Room, new_table, person};
use super::*;

/// A match that was played to its end.
fn over() -> Room {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let mut choice = 1;
    while room.step(choice) {
        choice = choice * 31 % 1009;
    }
    assert_eq!(room.state.phase, Phase::Over);
    room
}

/// Three people played before; the host has come.
fn again() -> Room {
    let kept = (0..3).map(|seat| (Seat::new(seat), person(seat))).collect();
    let mut room = Room::reserved(new_table("buccaneer", 3), kept);
    room.come(0, 0);
    room
}

fn occupant(room: &Room, seat: usize) -> Occupant {
    room.state.info().seats[seat].occupant.clone()
}

#[test]
fn there_is_one_rematch_however_often_people_ask() {
    let mut room = over();
    for connection in [0, 1, 2, 0, 1, 2] {
        room.say(connection, &json!({"rematch": {}}));
    }
    assert_eq!(room.ordered.len(), 1);
    let id = room.ordered[0].id;
    assert_eq!(room.state.info().rematch, None, "it is not there yet");
    room.state.rematched(true);
    room.collect();
    room.say(2, &json!({"rematch": {}}));
    assert_eq!((room.ordered.len(), room.state.info().rematch), (1, Some(id.to_string())));
    let noted = room.log().iter().filter(|entry| entry.contains("rematch")).count();
    assert_eq!(noted, 1);
}

#[test]
fn after_a_restart_the_rematch_is_the_same_whether_it_was_made_or_not() {
    let mut room = over();
    room.say(1, &json!({"rematch": {}}));
    let ordered = room.ordered.pop().expect("it is to be made");
    assert_eq!((ordered.host, ordered.people.len()), (person(1), 3));
    let load = || TableState::load(&room.stored(), room.now).expect("its own log");
    let mut made = load();
    assert_eq!(made.rematch_to_look_for(), Some(ordered.id));
    made.rematch_found();
    assert_eq!(made.info().rematch, Some(ordered.id.to_string()));
    // The server was killed before it was made.
    let mut missing = load();
    missing.connect(0, person(0), "Person 0", room.now);
    for _ in 0..3 {
        missing.ask_rematch(person(0)).expect("it is made now");
    }
    let out = missing.take_out();
    assert_eq!(out.rematch.map(|again| again.id), Some(ordered.id));
    assert!(out.entries.is_empty(), "{:?}", out.entries);
}

#[test]
fn a_rematch_that_could_not_be_made_is_said_and_can_be_asked_for_again() {
    let mut room = over();
    room.say(0, &json!({"rematch": {}}));
    room.state.rematched(false);
    room.collect();
    assert_eq!(room.refusals(1).last().expect("it is said").kind, "not_kept");
    room.say(1, &json!({"rematch": {}}));
    assert_eq!(room.ordered.len(), 2);
    assert_eq!(room.ordered[0].id, room.ordered[1].id);
}

#[test]
fn nobody_waits_for_a_deleted_account() {
    let mut room = over();
    room.state.leave(person(2), room.now);
    room.say(0, &json!({"rematch": {}}));
    let people: Vec<_> = room.ordered[0].people.iter().map(|row| row.person).collect();
    assert_eq!(people, [Some(person(0)), Some(person(1))]);
    assert!(room.ordered[0].people.iter().all(|row| row.name != FORMER));

    let mut room = again();
    room.state.leave(person(2), room.now);
    room.collect();
    assert_eq!(occupant(&room, 2), Occupant::Nobody);
    assert_eq!(
        TableState::load(&room.stored(), 0).expect("its own log").info().seats[2].occupant,
        Occupant::Nobody
    );

    // Also if the server was killed before the table heard of it.
    let mut stored = again().stored();
    stored.summary.seats.retain(|row| row.person != Some(person(2)));
    let loaded = TableState::load(&stored, 0).expect("its own log");
    assert_eq!(loaded.info().seats[2].occupant, Occupant::Nobody);
    assert!(matches!(loaded.info().seats[1].occupant, Occupant::Reserved(_)));
}

#[test]
fn a_reserved_seat_waits_for_its_person() {
    let mut room = again();
    assert!(matches!(occupant(&room, 0), Occupant::Person(_)), "the host has come");
    assert!(matches!(occupant(&room, 1), Occupant::Reserved(_)));
    room.come(7, 7);
    room.say(7, &json!({"sit": {"seat": 1}}));
    room.say(7, &json!({"sit": {}}));
    assert_eq!(room.refusals(7).len(), 2);
    room.come(1, 1);
    room.say(0, &json!({"start": {}}));
    assert!(room.refusals(0).last().expect("refused").message.contains("seat is reserved"));
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert!(matches!(loaded.info().seats[1].occupant, Occupant::Person(_)));
    assert!(matches!(loaded.info().seats[2].occupant, Occupant::Reserved(_)));
    room.come(2, 2);
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
    assert!(room.state.rated);
    assert_eq!(room.state.fairness().shares.iter().flatten().count(), 3, "all gave a share");
}

#[test]
fn without_somebody_who_never_came_a_rematch_is_not_rated() {
    for request in
        [json!({"bot": {"seat": 2, "level": "cabin-boy"}}), json!({"unseat": {"seat": 2}})]
    {
        let mut room = again();
        room.come(1, 1);
        room.say(0, &request);
        assert!(!room.state.rated, "{request}");
        assert!(!TableState::load(&room.stored(), 0).expect("its own log").rated);
        assert_eq!(room.state.seat_of(person(2)), None);
    }
}
