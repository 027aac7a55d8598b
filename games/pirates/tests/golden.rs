//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use pirates::{Action, Pirates};
use table::{Game, Input, Match, Pending, Record, Seat};

fn replay(text: &str) -> Match<Pirates> {
    let record: Record<Pirates> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

fn last(play: &Match<Pirates>) -> Action {
    match play.inputs().last() {
        Some(Input::Action { action, .. }) => *action,
        other => panic!("a match ends with an action, not {other:?}"),
    }
}

#[test]
fn five_and_the_last_card_is_captured() {
    let play = replay(include_str!("golden/five-captured.json"));
    assert!(matches!(last(&play), Action::Capture(_)));
    assert_eq!(play.hash(), "207aa8571753f7e49d191e0930788284");
    assert_eq!(play.state().standing().scores, [112, 99, 100, 96, 140]);
    assert_eq!(play.state().standing().winners, [Seat::new(4)]);
}

#[test]
fn four_and_it_ends_in_a_mutiny() {
    let play = replay(include_str!("golden/four-mutiny.json"));
    assert!(matches!(last(&play), Action::Mutiny(_)));
    assert_eq!(play.hash(), "8826d94ffe4c63cf24fb4ed8487b75b7");
    assert_eq!(play.state().standing().scores, [132, 123, 160, 147]);
    assert_eq!(play.state().standing().winners, [Seat::new(2)]);
}

#[test]
fn five_and_the_dearest_kept_card_breaks_a_tie() {
    let play = replay(include_str!("golden/five-tie-broken.json"));
    assert_eq!(play.hash(), "aefd9e5307e996a08587bf1cca936e05");
    assert_eq!(play.state().standing().scores, [157, 83, 157, 88, 116]);
    assert_eq!(play.state().standing().winners, [Seat::new(0)]);
}

#[test]
fn three_share_the_win_when_the_last_card_sails_away() {
    let play = replay(include_str!("golden/three-sailed.json"));
    assert_eq!(play.hash(), "098ced77c3934fb823748367fff913b4");
    assert_eq!(play.state().standing().scores, [12, 12, 12]);
    assert_eq!(play.state().standing().winners, [0, 1, 2].map(Seat::new));
}
