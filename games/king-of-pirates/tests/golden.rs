//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use king_of_pirates::KingOfPirates;
use table::{Game, Match, Pending, Record};

fn replay(text: &str) -> Match<KingOfPirates> {
    let record: Record<KingOfPirates> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

#[test]
fn three_bots_from_the_set_up() {
    let play = replay(include_str!("golden/three.json"));
    assert_eq!(play.hash(), "200328e31063b11c3d4d67975200b5f6");
    assert_eq!(play.state().standing().scores, [5_600, 10_300, 6_000]);
}

#[test]
fn two_bots_from_the_set_up() {
    let play = replay(include_str!("golden/two.json"));
    assert_eq!(play.hash(), "782f8cdb40ab6365485093dcef43ff7a");
    assert_eq!(play.state().standing().scores, [11_600, 8_500]);
}

#[test]
fn a_treasure_dug_up() {
    let play = replay(include_str!("golden/dug.json"));
    assert_eq!(play.hash(), "327b454bcd6d88a9440ed32b681d54bd");
    assert_eq!(play.state().standing().scores, [0, 10_000]);
}

#[test]
fn a_theft_in_upkeep() {
    let play = replay(include_str!("golden/stolen.json"));
    assert_eq!(play.hash(), "7f5f44fca9cf111b487a101abaa9e60d");
    assert_eq!(play.state().standing().scores, [10_050, 500, 0]);
}

#[test]
fn a_defender_on_anothers_turn() {
    let play = replay(include_str!("golden/defended.json"));
    assert_eq!(play.hash(), "7641f89189804ff07305aeddc1e64230");
    assert_eq!(play.state().standing().scores, [200, 10_300]);
}
