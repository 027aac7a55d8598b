//! The lesson can be taught: every step is played through the rules.

use template_game::{LESSON, TemplateGame};

const RULEBOOK: &str = include_str!("../rules/en.md");

#[test]
fn every_step_of_the_lesson_can_be_played() {
    let faults = lessons::faults::<TemplateGame>(LESSON, RULEBOOK);
    assert!(faults.is_empty(), "{faults:#?}");
}
