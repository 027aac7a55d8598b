//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use game::{Game, Input, Match, Pending, Record, RecordError, Seat};
use pirates::{Action, Pirates};

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
    assert_eq!(play.hash(), "e30c33695c75feeb4db03dabc3a3eefc");
    assert_eq!(play.state().standing().scores, [112, 99, 100, 96, 140]);
    assert_eq!(play.state().standing().winners, [Seat::new(4)]);
}

#[test]
fn four_and_it_ends_in_a_mutiny() {
    let play = replay(include_str!("golden/four-mutiny.json"));
    assert!(matches!(last(&play), Action::Mutiny(_)));
    assert_eq!(play.hash(), "eb9c6f0deac9cd6b7d6c0f406d436734");
    assert_eq!(play.state().standing().scores, [132, 123, 160, 147]);
    assert_eq!(play.state().standing().winners, [Seat::new(2)]);
}

#[test]
fn five_and_the_dearest_kept_card_breaks_a_tie() {
    let play = replay(include_str!("golden/five-tie-broken.json"));
    assert_eq!(play.hash(), "d6fafb0a8be5bd8b39753164918d3c01");
    assert_eq!(play.state().standing().scores, [157, 83, 157, 88, 116]);
    assert_eq!(play.state().standing().winners, [Seat::new(0)]);
}

#[test]
fn three_share_the_win_when_the_last_card_sails_away() {
    let play = replay(include_str!("golden/three-sailed.json"));
    assert_eq!(play.hash(), "18fee4c7095ce35bcc884ca9c4e53766");
    assert_eq!(play.state().standing().scores, [12, 12, 12]);
    assert_eq!(play.state().standing().winners, [0, 1, 2].map(Seat::new));
}

/// What could be seen changed with the second version of the rules (PIR-5, PIR-10).
#[test]
fn a_record_of_the_first_rules_is_refused() {
    let record: Record<Pirates> =
        serde_json::from_str(include_str!("golden/rules-1.json")).expect("a record");
    let refused = Match::replay(&record).expect_err("rules that are no longer known");
    assert!(matches!(refused, RecordError::Rules { found: 1, known: 2 }));
    assert_eq!(refused.to_string(), "played by rules version 1; this program knows version 2");
}

#[test]
fn a_record_of_older_rules_is_refused_by_its_header() {
    game_testing::records_of_older_rules_are_refused::<Pirates>(include_str!(
        "golden/four-mutiny.json"
    ));
}
