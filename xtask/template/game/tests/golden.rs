//! Whole recorded matches, replayed to the exact result. If one of these
//! changes, old records no longer replay: raise `Game::RULES` and keep the old
//! file.

use game::{Game, Match, Pending, Record};
use template_game::TemplateGame;

fn replay(text: &str) -> Match<TemplateGame> {
    let record: Record<TemplateGame> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

#[test]
fn three_and_the_first_boat_is_in_the_harbour() {
    let play = replay(include_str!("golden/three.json"));
    assert_eq!(play.hash(), "hash_of_the_golden_record");
    assert_eq!(play.state().standing().scores, [2, 14, 6]);
}

#[test]
fn a_record_of_older_rules_is_refused_by_its_header() {
    game_testing::records_of_older_rules_are_refused::<TemplateGame>(include_str!(
        "golden/three.json"
    ));
}
