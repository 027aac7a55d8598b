//! Shares of the dice: committed to, shown, and what happens if they are not.

use fair_dice::{Promise, Shares, Unfair};
use protocol::v1::{Dice, DiceStage, Occupant};
use serde_json::json;

use super::dice::SHARE_TIME;
use super::tests::{Room, new_table};
use super::*;

/// Two people sit at a table, and the host has begun.
fn beginning() -> Room {
    let mut room = Room::new(new_table("planks", 2));
    for number in 0..2 {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {"seat": number}}));
    }
    room.say(0, &json!({"start": {}}));
    room
}

/// The same, and all have committed.
fn revealing() -> Room {
    let mut room = beginning();
    room.give(0);
    room.give(1);
    assert_eq!(dice(&room).stage, DiceStage::Revealing);
    room
}

fn dice(room: &Room) -> Dice {
    room.state.info().dice
}

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

fn verified(room: &Room) -> Result<Promise, Unfair> {
    let play = room.state.play.as_ref().expect("a match");
    let (record, fairness) = (play.record(), room.state.fairness());
    let seed = record["seed"].as_str().expect("a text");
    let (seats, draws) = (play.players(), play.check_draws());
    fair_dice::verify(fair_dice::FinishedMatch { seed, seats, draws, fairness: Some(&fairness) })
        .map(|checked| checked.promise)
}

#[test]
fn a_match_begins_when_all_have_committed_and_then_shown_their_shares() {
    let mut room = beginning();
    let Dice { round, stage, awaited } = dice(&room);
    assert_eq!((round, stage, awaited), (0, DiceStage::Committing, seats(&[0, 1])));
    room.give(0);
    assert_eq!(dice(&room).awaited, seats(&[1]));
    // Nobody shows a share while a commitment is missing.
    let share = "00".repeat(32);
    room.say(0, &json!({"reveal": {"round": 0, "share": share}}));
    assert_eq!(room.refusals(0).last().expect("refused").kind, "late");
    room.give(1);
    assert_eq!((dice(&room).stage, dice(&room).awaited), (DiceStage::Revealing, seats(&[0, 1])));
    room.give(1);
    assert_eq!((room.state.phase.clone(), dice(&room).awaited), (Phase::Gathering, seats(&[0])));
    room.give(0);
    assert_eq!(room.state.phase, Phase::Playing);
    let Ok(Promise::Honest(sealed)) = verified(&room) else { panic!("{:?}", verified(&room)) };
    assert_eq!((sealed.people, sealed.round), (2, 0));
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.fairness(), room.state.fairness());
}

#[test]
fn commitments_are_shown_before_the_match_and_shares_after_it() {
    let mut room = revealing();
    let share = room.state.chairs[0].share;
    assert_eq!(share, None);
    room.give(0);
    let share: String = room.state.chairs[0].share.expect("it was shown").into();
    let info = serde_json::to_string(&room.state.info()).expect("plain data");
    let committed: String = room.state.chairs[0].commitment.expect("it was shown").into();
    assert!(info.contains(&committed) && !info.contains(&share));
    room.give(1);
    for connection in 0..2 {
        let told = format!("{:?}", room.answers(connection));
        assert!(!told.contains(&share), "connection {connection}");
    }
}

#[test]
fn only_the_share_that_was_committed_to_can_be_shown() {
    let mut room = revealing();
    let chosen = "ab".repeat(32);
    room.say(1, &json!({"reveal": {"round": 0, "share": chosen}}));
    assert!(room.refusals(1).last().expect("refused").message.contains("committed"));
    room.say(1, &json!({"commit": {"round": 0, "commitment": chosen}}));
    assert_eq!(room.refusals(1).last().expect("refused").kind, "late");
    room.say(1, &json!({"reveal": {"round": 7, "share": chosen}}));
    assert_eq!(room.refusals(1).last().expect("refused").kind, "late");
    room.say(1, &json!({"reveal": {"round": 0, "share": "short"}}));
    assert!(room.refusals(1).last().expect("refused").message.contains("64 hex"));
    assert_eq!(dice(&room).awaited, seats(&[0, 1]));
}

#[test]
fn who_shows_no_share_in_time_loses_the_seat_and_all_shares_are_new() {
    let mut room = revealing();
    room.give(0);
    let first = room.state.chairs[0].share;
    let due = room.state.deadline().expect("shares are due");
    assert_eq!(due, room.now + SHARE_TIME);
    room.now = due;
    room.state.tick(room.now);
    room.collect();
    let info = room.state.info();
    assert_eq!((info.phase, info.dice.round), (Phase::Gathering, 1));
    assert_eq!(info.seats[1].occupant, Occupant::Nobody);
    assert!(matches!(info.seats[0].occupant, Occupant::Person(_)));
    assert_eq!(room.refusals(1).last().expect("it is said").kind, "no_share");
    assert_eq!((room.state.chairs[0].share, room.state.chairs[0].commitment), (None, None));
    // A restart does not bring the round back.
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.info().dice.round, 1);
    // A bot takes the seat, and the match begins with another share.
    room.say(0, &json!({"bot": {"seat": 1, "level": "cabin-boy"}}));
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
    assert_ne!(room.state.chairs[0].share, first);
    let Ok(Promise::Honest(sealed)) = verified(&room) else { panic!("{:?}", verified(&room)) };
    assert_eq!((sealed.people, sealed.round), (1, 1));
}

#[test]
fn a_program_that_never_commits_does_not_hold_the_table_up() {
    let mut room = beginning();
    room.give(0);
    room.now += SHARE_TIME;
    room.state.tick(room.now);
    room.collect();
    let info = room.state.info();
    assert_eq!(info.seats[1].occupant, Occupant::Nobody);
    // Nothing was shown, so the commitments still hold.
    assert_eq!((info.dice.round, info.seats[0].commitment.is_some()), (0, true));
}

#[test]
fn standing_up_while_shares_are_shown_makes_them_worthless() {
    let mut room = revealing();
    room.give(0);
    room.say(1, &json!({"bot": {"seat": 1, "level": "cabin-boy"}}));
    room.say(1, &json!({"stand": {}}));
    assert_eq!((dice(&room).round, dice(&room).stage), (1, DiceStage::Gathering));
    assert_eq!(room.state.chairs[0].share, None);
}

#[test]
fn a_restart_while_shares_are_shown_does_not_use_the_round_twice() {
    let mut room = revealing();
    room.give(0);
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    let info = loaded.info();
    assert_eq!((info.phase, info.dice.round), (Phase::Gathering, 1));
    assert_eq!(info.seats[0].commitment, None);
}

#[test]
fn seats_do_not_change_while_shares_are_given() {
    let mut room = revealing();
    room.come(5, 5);
    for (connection, request) in [
        (0, json!({"sit": {"seat": 1}})),
        (0, json!({"bot": {"seat": 1, "level": "cabin-boy"}})),
        (0, json!({"unseat": {"seat": 1}})),
        (5, json!({"sit": {}})),
    ] {
        let refused = room.refusals(connection).len();
        room.say(connection, &request);
        assert_eq!(room.refusals(connection).len(), refused + 1, "{request}");
    }
    assert_eq!(dice(&room).stage, DiceStage::Revealing);
}

#[test]
fn people_who_are_not_there_give_no_share_and_hold_nobody_up() {
    let mut room = Room::new(new_table("planks", 2));
    for number in 0..2 {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {"seat": number}}));
        room.give(number as u64);
    }
    room.state.disconnect(1, room.now);
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
    let fairness = room.state.fairness();
    assert!(fairness.shares[0].is_some() && fairness.shares[1].is_none());
    assert_eq!(fairness.commitments[1], None);
    assert!(matches!(verified(&room), Ok(Promise::Honest(_))));
}

#[test]
fn when_the_device_that_committed_is_gone_another_one_commits() {
    let mut room = Room::new(new_table("planks", 2));
    room.come(0, 0);
    room.say(0, &json!({"sit": {"seat": 0}}));
    room.come(9, 0);
    room.say(9, &json!({"commit": {"round": 0, "commitment": "ab".repeat(32)}}));
    assert!(room.state.info().seats[0].commitment.is_some());
    room.state.disconnect(9, room.now);
    room.collect();
    assert_eq!(room.state.info().seats[0].commitment, None);
    room.say(0, &json!({"bot": {"seat": 1, "level": "cabin-boy"}}));
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
}

#[test]
fn to_say_the_same_twice_changes_nothing() {
    let mut room = revealing();
    let committed: String = room.state.chairs[0].commitment.expect("it is there").into();
    room.give(0);
    let share: String = room.state.chairs[0].share.expect("it was shown").into();
    for phase in [Phase::Gathering, Phase::Playing] {
        let before = room.log().len();
        room.say(0, &json!({"commit": {"round": 0, "commitment": committed}}));
        room.say(0, &json!({"reveal": {"round": 0, "share": share}}));
        assert_eq!((room.refusals(0).len(), room.log().len()), (0, before), "{phase:?}");
        assert_eq!(room.state.phase, phase);
        room.give(1);
    }
}

#[test]
fn two_devices_of_a_person_do_not_show_each_others_shares() {
    let mut room = revealing();
    let (info, seat) = (room.state.info(), Seat::new(0));
    assert!(Shares::new(Bytes32([77; 32])).owed(&info, seat).is_none());
    assert!(Shares::new(Bytes32([1; 32])).owed(&info, seat).is_some());
    room.give(0);
    assert!(Shares::new(Bytes32([1; 32])).owed(&room.state.info(), seat).is_none());
}
