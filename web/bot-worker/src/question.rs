//! Questions to a bot, and its answers.

use bots::{Bot, Budget, Hint, Level};
use game::{Evaluate, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::memory::{Memory, Moment};

/// The milliseconds of the best bot while the page waits for it.
const SHORT: u64 = 80;
/// The iterations of a forecast: few, because a match has many moments.
const FORECAST: u64 = 400;
/// The number of actions in a hint.
const HINTS: usize = 3;

/// What the page wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// The bot's action.
    Action,
    /// A strong player's best actions, with reasons.
    Hints,
    /// Every seat's share of the win.
    Shares,
}

/// A question to a bot in a seat, with everything that the bot gets.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<G: Game> {
    game: String,
    /// What the page wants to know.
    pub want: Want,
    /// How strong the bot is.
    pub level: Level,
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat may know.
    pub view: G::View,
    /// The events that the seat was told, if the game has anything to remember.
    pub told: Vec<G::Event>,
    /// The point of the match, for a bot that reuses its tree.
    pub moment: Option<Moment<G::Action>>,
    /// The seed of the search.
    pub seed: u64,
}

/// A bot's answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought<A> {
    /// Its action.
    Action(A),
    /// Its best actions, the best first.
    Hints(Vec<Hint<A>>),
    /// By seat, adding up to 1.
    Shares(Vec<f64>),
}

/// Who waits for the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Nobody: this runs in a worker.
    Nobody,
    /// The page, which is blocked meanwhile.
    Page,
}

impl<G: Game> Question<G> {
    /// A question about a view.
    pub fn new(want: Want, level: Level, seat: Seat, view: G::View, seed: u64) -> Self {
        let (game, told, moment) = (G::ID.to_owned(), Vec::new(), None);
        Self { game, want, level, seat, view, told, moment, seed }
    }

    /// Adds the events that the seat was told.
    #[must_use]
    pub fn remembering(self, told: Vec<G::Event>) -> Self {
        Self { told, ..self }
    }

    /// Sets the point of the match.
    #[must_use]
    pub fn at(self, moment: Moment<G::Action>) -> Self {
        Self { moment: Some(moment), ..self }
    }
}

impl<G: Evaluate> Question<G> {
    /// Runs the bot.
    pub fn answer(&self, waiting: Waiting, memory: &mut Memory) -> Thought<G::Action> {
        let bot = Bot::<G>::new(self.level, &self.view, self.seat, self.seed);
        let bot = bot.remembering(&self.told);
        let budget = budget(self.level, waiting);
        match self.want {
            Want::Action => Thought::Action(match (budget, &self.moment) {
                // As good as the time allows.
                (Budget::Millis(_), Some(moment)) => {
                    memory.choose_cached(&bot, self.seat, moment, budget).action
                }
                // Reproducible: the choice must not depend on earlier searches.
                (Budget::Iterations(_), _) | (_, None) => bot.choose(budget).action,
            }),
            Want::Hints => {
                let mut actions = bot.action_stats(budget);
                actions.truncate(HINTS);
                Thought::Hints(bots::hints::<G>(&self.view, self.seat, &actions))
            }
            Want::Shares => Thought::Shares(bot.shares(FORECAST)),
        }
    }
}

fn budget(level: Level, waiting: Waiting) -> Budget {
    match (level.usual_budget(), waiting) {
        (Budget::Millis(_), Waiting::Page) => Budget::Millis(SHORT),
        (usual, _) => usual,
    }
}

/// Answers a question of this game.
pub(crate) fn answer_for<G: Evaluate>(
    text: &str,
    waiting: Waiting,
    memory: &mut Memory,
) -> Result<String, String> {
    let question: Question<G> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let thought = question.answer(waiting, memory);
    serde_json::to_string(&thought).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use buccaneer::Buccaneer;
    use game::{Match, Pending, Setup, Viewer};

    use super::*;
    use crate::answer;

    fn question(want: Want, level: Level) -> (Match<Buccaneer>, Question<Buccaneer>) {
        let mut play = Match::<Buccaneer>::new(Setup::house(4), "a question").expect("a match");
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("somebody begins") };
        let seat = asked.first().expect("somebody begins");
        let view = play.state().view(Viewer::Seat(seat));
        let told = play.told(Viewer::Seat(seat));
        (play, Question::new(want, level, seat, view, 3).remembering(told))
    }

    #[test]
    fn a_written_question_gets_the_answer_of_the_bot_itself() {
        let (play, question) = question(Want::Action, Level::Captain);
        let text = serde_json::to_string(&question).expect("plain data");
        let answered = answer(&text, Waiting::Nobody, &mut Memory::default()).expect("an answer");
        let read: Thought<buccaneer::Action> = serde_json::from_str(&answered).expect("a thought");
        assert_eq!(read, question.answer(Waiting::Nobody, &mut Memory::default()));
        let Thought::Action(action) = read else { panic!("an action was wanted") };
        assert!(play.legal(question.seat).contains(&action));
    }

    #[test]
    fn hints_are_few_and_legal() {
        let (play, question) = question(Want::Hints, Level::Captain);
        let Thought::Hints(hints) = question.answer(Waiting::Nobody, &mut Memory::default()) else {
            panic!("hints")
        };
        assert_eq!(hints.len(), HINTS);
        for hint in hints {
            assert!(play.legal(question.seat).contains(&hint.action));
            assert!((0.0..=1.0).contains(&hint.win), "{hint:?}");
        }
    }

    #[test]
    fn shares_of_the_win_are_one_together() {
        let (play, question) = question(Want::Shares, Level::Admiral);
        let Thought::Shares(shares) = question.answer(Waiting::Nobody, &mut Memory::default())
        else {
            panic!("shares")
        };
        assert_eq!(shares.len(), play.state().players());
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
        assert!(shares.iter().all(|share| (0.05..0.7).contains(share)), "nobody leads: {shares:?}");
    }

    #[test]
    fn a_question_about_no_game_is_refused() {
        let error = answer(r#"{"game":"chess"}"#, Waiting::Nobody, &mut Memory::default())
            .expect_err("no such game");
        assert!(error.contains("chess"), "{error}");
    }

    #[test]
    fn only_a_page_that_waits_cuts_the_time() {
        assert_eq!(budget(Level::Admiral, Waiting::Nobody), Budget::Millis(1_000));
        assert_eq!(budget(Level::Admiral, Waiting::Page), Budget::Millis(SHORT));
        assert_eq!(budget(Level::Captain, Waiting::Page), Level::Captain.usual_budget());
    }
}
