//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES` and keep the old file.

use game::{Game, Match, Pending, Record, Viewer};
use planks::{Event, Planks};

fn replay(text: &str) -> Match<Planks> {
    let record: Record<Planks> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

fn count(play: &Match<Planks>, of_kind: impl Fn(&Event) -> bool) -> usize {
    play.told(Viewer::Spectator).iter().filter(|event| of_kind(event)).count()
}

#[test]
fn four_and_the_last_shark_flees() {
    let play = replay(include_str!("golden/four-fins.json"));
    assert_eq!(play.hash(), "46197ccf9dbeacd718715af2af3d3cd6");
    assert_eq!(play.state().standing().scores, [21, 27, 15, 11]);
    assert_eq!(play.state().position().fins, 0);
}

#[test]
fn four_and_the_doubloons_run_out_before_pirates_come_back() {
    let play = replay(include_str!("golden/four-sold-out.json"));
    assert_eq!(play.hash(), "ec02dc5190a05ba2acfad1e2df893d88");
    assert_eq!(play.state().standing().scores, [29, 22, 29, 27], "107 of 103");
    assert_eq!(play.state().position().fins, 1);
    let told = play.told(Viewer::Spectator);
    let empty = told.iter().position(|event| *event == Event::SoldOut).expect("it is said");
    assert!(told[empty..].iter().any(|event| matches!(event, Event::Returned { .. })));
}

#[test]
fn three_with_chosen_colours_and_neutral_pirates_on_a_calm_sea() {
    let play = replay(include_str!("golden/three-neutral.json"));
    assert_eq!(play.hash(), "74c2b87054ac22c893b7dee8314d6f47");
    assert_eq!(play.state().standing().scores, [19, 18, 19]);
    assert_eq!(play.state().view(Viewer::Spectator).neutral, Some(planks::Color::Gray));
}

#[test]
fn two_with_unsteady_hands_who_put_back_what_they_collected() {
    let play = replay(include_str!("golden/two-hands.json"));
    assert_eq!(play.hash(), "6d40fe9c74a2a59a463866da53f226bb");
    assert_eq!(play.state().standing().scores, [8, 5]);
    assert!(count(&play, |event| matches!(event, Event::PutBack { .. })) > 0);
}

/// Played before pirates had to come back over the deck.
#[test]
fn a_match_of_the_first_rules_is_refused() {
    let record: Record<Planks> =
        serde_json::from_str(include_str!("golden/rules-1.json")).expect("a record");
    let refused = Match::replay(&record).expect_err("rules 1");
    assert_eq!(refused.to_string(), "played by rules version 1; this program knows version 2");
}

#[test]
fn a_record_of_older_rules_is_refused_by_its_header() {
    game_testing::records_of_older_rules_are_refused::<Planks>(include_str!(
        "golden/two-hands.json"
    ));
}
