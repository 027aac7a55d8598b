//! A lesson and its steps.

use game::{Events, Game, Input, Match, Seat};
use serde::Deserialize;

/// What is learned about a game, step by step.
#[derive(Clone, Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Lesson<G: Game> {
    /// In order.
    pub steps: Vec<LessonStep<G>>,
}

/// One thing to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct LessonStep<G: Game> {
    /// The key of the text that says what is to be done, and why.
    pub task: String,
    /// The key of the text that explains what happened.
    pub done: String,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// Who learns.
    #[serde(default = "first_seat")]
    pub seat: Seat,
    /// Where it begins; where the step before it ended, if nothing is said.
    #[serde(default = "none")]
    pub position: Option<G::Position>,
    /// What is wanted: any one of these.
    pub actions: Vec<G::Action>,
    /// What is worth trying because the rules refuse it.
    #[serde(default = "Vec::new")]
    pub refused: Vec<Slip<G>>,
    /// What others and chance do after it.
    #[serde(default = "Vec::new")]
    pub then: Vec<Input<G>>,
}

/// An action that breaks a rule.
#[derive(Clone, Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Slip<G: Game> {
    /// What is tried.
    pub action: G::Action,
    /// The rule that forbids it.
    pub rule: String,
}

fn first_seat() -> Seat {
    Seat::new(0)
}

fn none<T>() -> Option<T> {
    None
}

/// A lesson that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// It is not written as lessons are.
    #[error("{0}")]
    Unreadable(String),
    /// There is no such step.
    #[error("there is no step {0}")]
    Missing(usize),
    /// A step cannot begin, or does not come to its end.
    #[error("step {step}: {message}")]
    Step {
        /// Its number, from 0.
        step: usize,
        /// What is wrong.
        message: String,
    },
}

impl<G: Game> Lesson<G> {
    /// Reads a lesson.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        serde_json::from_str(text).map_err(|error| LessonError::Unreadable(error.to_string()))
    }

    /// The match as a step finds it: from the last position before, with what
    /// was to be done since.
    pub fn start(&self, step: usize) -> Result<Match<G>, LessonError> {
        let before = self.steps.get(..=step).ok_or(LessonError::Missing(step))?;
        let wrong = |message: String| LessonError::Step { step, message };
        let placed = before.iter().rposition(|step| step.position.is_some());
        let from = placed.ok_or_else(|| wrong("nothing says where it begins".to_owned()))?;
        let position = before[from].position.clone();
        let position = position.ok_or_else(|| wrong("no position".to_owned()))?;
        let mut play =
            Match::load(position, "a lesson").map_err(|error| wrong(error.to_string()))?;
        for done in &self.steps[from..step] {
            let action = done.actions.first().copied();
            let action = action.ok_or_else(|| wrong("nothing is to be done".to_owned()))?;
            done.play(&mut play, action).map_err(wrong)?;
        }
        Ok(play)
    }
}

impl<G: Game> LessonStep<G> {
    /// Does an action and what follows it. The error says what was refused.
    pub fn play(&self, play: &mut Match<G>, action: G::Action) -> Result<Events<G>, String> {
        let mut events = play.act(self.seat, action).map_err(|error| error.to_string())?;
        events.extend(self.follow(play)?);
        Ok(events)
    }

    /// What others and chance do after the action.
    pub fn follow(&self, play: &mut Match<G>) -> Result<Events<G>, String> {
        let mut events = Events::default();
        for input in &self.then {
            events.extend(play.apply(input)?);
        }
        Ok(events)
    }
}
