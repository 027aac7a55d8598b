//! A match: told again, taken back, and checked against its seed.

use crate::game::{Event, Race, Walk};
use game::{
    ActError, Game, Input, Match, Pending, RecordError, Redraw, Seat, Setup, Viewer, WrongDraw,
};

/// A match of two after this number of actions, each of one step; the next die is rolled.
fn played(actions: usize) -> Match<Race> {
    let mut play = Match::new(Setup::house(2), "race").expect("two may play");
    on(&mut play, actions);
    play
}

fn on(play: &mut Match<Race>, actions: usize) {
    play.settle();
    for _ in 0..actions {
        let turn = play.state().turn;
        play.act(turn, Walk(1)).expect("one step is always allowed");
        play.settle();
    }
}

fn rolls(play: &Match<Race>) -> Vec<u8> {
    let roll = |input: &Input<Race>| match input {
        Input::Chance { outcome } => Some(*outcome),
        Input::Action { .. } => None,
    };
    play.inputs().iter().filter_map(roll).collect()
}

#[test]
fn only_the_seat_that_is_asked_may_act() {
    let mut play = played(0);
    let other = play.act(Seat::new(1), Walk(1));
    assert_eq!(other, Err(ActError::NotAsked(Seat::new(1))));
    let mut over = played(6);
    assert_eq!(over.state().pending(), Pending::Over);
    assert_eq!(over.act(Seat::new(0), Walk(1)), Err(ActError::Over));
}

#[test]
fn what_happened_is_told_again_from_the_beginning_until_enough_is_heard() {
    let play = played(2);
    let told = play.told(Viewer::Spectator);
    assert_eq!(told.len(), 5);
    assert!(matches!(told[0], Event::Rolled(_)));
    assert_eq!(told[1], Event::Walked(Seat::new(0), 1));
    assert_eq!(told[3], Event::Walked(Seat::new(1), 1));
    let mut heard = 0;
    play.retell(Viewer::Spectator, |_| {
        heard += 1;
        heard < 2
    });
    assert_eq!(heard, 2);
}

#[test]
fn events_go_on_with_what_happened_next() {
    let mut play = played(0);
    let mut events = play.act(Seat::new(0), Walk(1)).expect("it is allowed");
    events.extend(play.settle());
    assert!(matches!(events.all(), [Event::Walked(..), Event::Rolled(_)]), "{events:?}");
}

#[test]
fn chance_is_counted_and_checked_against_the_seed() {
    let play = played(3);
    let draws = play.check_draws().expect("all from the seed");
    assert_eq!((draws.count, draws.undos), (4, 0));
    let mut record = play.record();
    let Input::Chance { outcome } = &mut record.inputs[2] else { panic!("a roll") };
    *outcome = outcome.wrapping_add(1).max(1);
    let forged = Match::replay(&record).expect("it could have been rolled");
    assert_eq!(forged.check_draws(), Err(WrongDraw(2)));
}

#[test]
fn what_is_taken_back_over_chance_is_rolled_anew() {
    let play = played(3);
    let mut back = play.taken_back(2).expect("it was there");
    assert_eq!(back.inputs().len(), 2);
    on(&mut back, 2);
    let (before, after) = (rolls(&play), rolls(&back));
    assert_eq!(after[0], before[0], "this one was not taken back");
    for roll in 1..4 {
        assert_ne!(after[roll], before[roll], "roll {roll} of 200 faces");
    }
    assert_eq!(back.check_draws().map(|draws| (draws.count, draws.undos)), Ok((4, 1)));
    assert_eq!(back.record().redraws, [Redraw { from: 2, undos: 1 }]);
}

#[test]
fn what_is_taken_back_without_chance_keeps_the_dice() {
    let mut play = played(1);
    play.act(Seat::new(1), Walk(1)).expect("it is allowed");
    let mut back = play.taken_back(3).expect("it was there");
    assert_eq!(back.record().redraws, []);
    on(&mut back, 1);
    play.settle();
    assert_eq!(rolls(&back), rolls(&play));
}

#[test]
fn an_undo_behind_an_undo_counts_on() {
    let once = played(3).taken_back(4).expect("it was there");
    assert_eq!(once.record().redraws, [Redraw { from: 4, undos: 1 }]);
    // No chance has answered since, but the dice from 4 on were to be others.
    let earlier = once.taken_back(3).expect("it was there");
    assert_eq!(earlier.record().redraws, [Redraw { from: 3, undos: 2 }]);
    let same = once.taken_back(4).expect("it is there");
    assert_eq!(same.record().redraws, [Redraw { from: 4, undos: 2 }]);
    let mut later = once.clone();
    on(&mut later, 2);
    let later = later.taken_back(6).expect("it was there");
    let redraws = [Redraw { from: 4, undos: 1 }, Redraw { from: 6, undos: 2 }];
    assert_eq!(later.record().redraws, redraws);
}

#[test]
fn undos_of_a_record_rise_by_input_and_number() {
    let refused = |redraws: &[(usize, u32)]| {
        let mut record = played(3).record();
        let redraw = |&(from, undos)| Redraw { from, undos };
        record.redraws = redraws.iter().map(redraw).collect();
        record.check_header() == Err(RecordError::Redraws)
    };
    for rising in [&[][..], &[(0, 1)], &[(1, 1), (2, 2)], &[(0, 3), (4, 9), (5, 10)]] {
        assert!(!refused(rising), "{rising:?}");
    }
    for wrong in [
        &[(0, 0)][..],
        &[(1, 1), (1, 2)],
        &[(1, 1), (2, 1)],
        &[(2, 1), (1, 2)],
        &[(1, 2), (2, 1)],
        &[(0, 0), (1, 1)],
    ] {
        assert!(refused(wrong), "{wrong:?}");
    }
}
