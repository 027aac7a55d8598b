//! The lesson can be taught: every step is played through the rules.

use king_of_pirates::{KingOfPirates, LESSON};

const RULEBOOK: &str = include_str!("../rules/en.md");

#[test]
fn every_step_of_the_lesson_can_be_played() {
    let faults = lessons::faults::<KingOfPirates>(LESSON, RULEBOOK);
    assert!(faults.is_empty(), "{faults:#?}");
}
