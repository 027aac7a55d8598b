//! What is wrong with a lesson, for the tests of the games.

use crate::{Lesson, LessonStep};
use game::{Game, Match, Pending, Refusal};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// How many steps a lesson has.
const STEPS: RangeInclusive<usize> = 5..=15;

/// Everything that is wrong with a lesson; nothing, if it can be taught.
/// `rulebook` is the game's rules page: the rules that a lesson names must
/// stand there, and those of "A turn in five lines" must be taught.
pub fn faults<G: Game>(lesson: &str, rulebook: &str) -> Vec<String> {
    let lesson = match Lesson::<G>::read(lesson) {
        Ok(lesson) => lesson,
        Err(error) => return vec![error.to_string()],
    };
    let mut faults = Vec::new();
    if !STEPS.contains(&lesson.steps.len()) {
        faults.push(format!("{} steps, not {STEPS:?}", lesson.steps.len()));
    }
    for (number, step) in lesson.steps.iter().enumerate() {
        let wrong = faults_of_step(&lesson, number, step);
        faults.extend(wrong.into_iter().map(|wrong| format!("{}: {wrong}", step.task)));
    }
    faults.extend(faults_of_rules(&lesson, rulebook));
    faults
}

fn faults_of_step<G: Game>(lesson: &Lesson<G>, number: usize, step: &LessonStep<G>) -> Vec<String> {
    let mut faults = Vec::new();
    let play = match lesson.start(number) {
        Ok(play) => play,
        Err(error) => return vec![error.to_string()],
    };
    if !matches!(play.pending(), Pending::Seats(asked) if asked.contains(step.seat)) {
        return vec![format!("seat {} is not asked", step.seat)];
    }
    if step.actions.is_empty() {
        faults.push("nothing is to be done".to_owned());
    }
    let legal = play.legal(step.seat);
    faults.extend(step.actions.iter().filter_map(|&action| unplayable(step, &play, action)));
    if legal.len() <= step.actions.len() && step.refused.is_empty() {
        faults.push("nothing else can be tried".to_owned());
    }
    faults.extend(unrefused(step, &play));
    let goes_on = lesson.steps.get(number + 1).is_some_and(|next| next.position.is_none());
    if goes_on && step.actions.len() != 1 {
        faults.push("the next step goes on from several places".to_owned());
    }
    faults
}

fn unplayable<G: Game>(step: &LessonStep<G>, play: &Match<G>, action: G::Action) -> Option<String> {
    let refused = step.play(&mut play.clone(), action).err()?;
    Some(format!("{action:?}: {refused}"))
}

fn unrefused<G: Game>(step: &LessonStep<G>, play: &Match<G>) -> Vec<String> {
    let fault = |(action, rule): (G::Action, &str)| match play.state().check(step.seat, action) {
        Ok(()) => Some(format!("{action:?} is allowed")),
        Err(refusal) if refusal.rule() != rule => {
            Some(format!("{action:?} is refused by {}, not by {rule}", refusal.rule()))
        }
        Err(_) => None,
    };
    step.refused.iter().map(|slip| (slip.action, &*slip.rule)).filter_map(fault).collect()
}

fn faults_of_rules<G: Game>(lesson: &Lesson<G>, rulebook: &str) -> Vec<String> {
    let taught: BTreeSet<&str> =
        lesson.steps.iter().flat_map(|step| &step.rules).map(String::as_str).collect();
    let mut faults = Vec::new();
    for step in lesson.steps.iter().filter(|step| step.rules.is_empty()) {
        faults.push(format!("{}: teaches no rule", step.task));
    }
    for rule in &taught {
        if !rulebook.contains(&format!("**{rule}**")) {
            faults.push(format!("{rule} is no rule"));
        }
    }
    for rule in main_rules(rulebook) {
        if !taught.contains(&*rule) {
            faults.push(format!("{rule} belongs to every turn and is not taught"));
        }
    }
    faults
}

/// The rules that the rulebook names where it tells a turn in five lines.
fn main_rules(rulebook: &str) -> BTreeSet<String> {
    let lines = rulebook.lines().skip_while(|line| !line.starts_with("**A turn in five lines"));
    let lines =
        lines.skip(1).take_while(|line| line.is_empty() || line.starts_with(char::is_numeric));
    let id = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let (game, number) = word.split_once('-')?;
        let is_id = game.len() == 3
            && game.chars().all(|c| c.is_ascii_uppercase())
            && number.parse::<u8>().is_ok();
        is_id.then(|| word.to_owned())
    };
    lines.flat_map(str::split_whitespace).filter_map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_a_turn_are_found_in_the_rulebook() {
        let rulebook = "# A game\n\n**A turn in five lines:**\n\n1. Roll (ABC-4).\n\
                        2. Move (ABC-6, ABC-7 to ABC-9). It is well-known.\n\nMore: ABC-12.\n";
        let rules: Vec<_> = main_rules(rulebook).into_iter().collect();
        assert_eq!(rules, ["ABC-4", "ABC-6", "ABC-7", "ABC-9"]);
    }
}
