//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use planks::Planks;
use table::{Game, Match, Pending, Record};

fn replay(text: &str) -> Match<Planks> {
    let record: Record<Planks> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

#[test]
fn four_and_the_last_shark_flees() {
    let play = replay(include_str!("golden/four-fins.json"));
    assert_eq!(play.hash(), "fe803238af313fcdbca8c31126b4e153");
    assert_eq!(play.state().standing().scores, [28, 10, 20, 16]);
    assert_eq!(play.state().position().fins, 0);
}

#[test]
fn four_and_the_doubloons_run_out_with_two_still_due() {
    let play = replay(include_str!("golden/four-sold-out.json"));
    assert_eq!(play.hash(), "2013577cdb2a7981811b48156571ae6f");
    assert_eq!(play.state().standing().scores, [27, 25, 23, 30], "105 of 103");
    assert_eq!(play.state().position().fins, 1);
}

#[test]
fn three_with_neutral_pirates_on_a_calm_sea() {
    let play = replay(include_str!("golden/three-neutral.json"));
    assert_eq!(play.hash(), "731e752789b7ba2eefbe02834ec7cc45");
    assert_eq!(play.state().standing().scores, [20, 16, 16]);
}

#[test]
fn two_with_unsteady_hands() {
    let play = replay(include_str!("golden/two-hands.json"));
    assert_eq!(play.hash(), "b1559c91128e2490e2a4613d8e95afac");
    assert_eq!(play.state().standing().scores, [10, 9]);
}
