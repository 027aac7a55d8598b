//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use buccaneer::Buccaneer;
use game::{Game, Match, Pending, Record};

fn replay(text: &str) -> Match<Buccaneer> {
    let record: Record<Buccaneer> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

#[test]
fn four_bots_and_the_last_ship_is_boarded() {
    let play = replay(include_str!("golden/four.json"));
    assert_eq!(play.hash(), "2672966c6034977ba3933c86deb1b040");
    assert_eq!(play.state().standing().scores, [100, 98, 98, 61]);
}

#[test]
fn five_with_open_stacks_and_mutinies() {
    let play = replay(include_str!("golden/five-open.json"));
    assert_eq!(play.hash(), "30dfc11bb796374cf2782e5782844a68");
    assert_eq!(play.state().standing().scores, [51, 53, 72, 87, 105]);
}

#[test]
fn three_and_the_last_ships_sail_away() {
    let play = replay(include_str!("golden/three-sailed.json"));
    assert_eq!(play.hash(), "f6fa1fac74bed417022dac88a89df0de");
    assert_eq!(play.state().standing().scores, [46, 34, 52]);
}

#[test]
fn a_record_of_older_rules_is_refused_by_its_header() {
    game_testing::records_of_older_rules_are_refused::<Buccaneer>(include_str!("golden/four.json"));
}
