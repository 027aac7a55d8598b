//! A table at which any game is played.

use crate::{Happened, Live, MatchError, happened::Told, say};
use bots::{Bot, Budget, CachedTree, Choice, Level};
use game::{
    ActError, Evaluate, Events, Input, Match, Pending, Record, Refusal, Seat, Sketch, Standing,
    Text, Thumbnail, Viewer,
};
use registry::GameId;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{
    mem,
    sync::{Mutex, PoisonError},
};
use text::Language;

/// A match of any game, with JSON in and out.
pub trait AnyMatch: Live + Send {
    /// The game.
    fn game(&self) -> GameId;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// Who is asked.
    fn asked(&self) -> Asked;
    /// The legal actions of a seat; none if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<Listed>;
    /// Applies an action, or changes nothing.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, MatchError>;
    /// Supplies the outcome of pending chance, or changes nothing.
    fn chance(&mut self, outcome: &Value) -> Result<Box<dyn Happened>, MatchError>;
    /// Draws all pending chance from the seed.
    fn settle(&mut self) -> Box<dyn Happened>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The table as a picture of text, in a language.
    fn sketch(&self, viewer: Viewer, language: Language) -> Sketch;
    /// The match as a small picture, as spectators see it.
    fn thumbnail(&self) -> Thumbnail;
    /// Whether a person who takes over a seat now still has a match before them.
    fn open_to_latecomers(&self) -> bool;
    /// Scores now, and winners once it is over.
    fn standing(&self) -> Standing;
    /// The whole truth.
    fn position(&self) -> Value;
    /// The match written down.
    fn record(&self) -> Value;
    /// How many inputs the match has had.
    fn inputs(&self) -> usize;
    /// The match as it was after this many inputs, to be looked at: its dice to
    /// come are those that came.
    fn after(&self, inputs: usize) -> Result<Box<dyn AnyMatch>, MatchError>;
    /// What the input of this number made happen.
    fn happened(&self, input: usize) -> Result<Box<dyn Happened>, MatchError>;
    /// A fingerprint of where it stands.
    fn hash(&self) -> String;
    /// The choice of a bot in a seat; it gets the seat's view.
    fn bot(
        &self,
        level: Level,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Result<BotChoice, MatchError>;
    /// The best actions of a seat as a strong bot sees them, the best first.
    fn hints(&self, seat: Seat, budget: Budget, seed: u64) -> Result<Vec<Hint>, MatchError>;
}

/// Who is asked, as the protocol writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// These seats.
    Players(Vec<Seat>),
    /// Chance, with the question.
    Chance(Value),
    /// Nobody: it is over.
    Over(Standing),
}

/// A legal action, and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// As the protocol writes it.
    pub action: Value,
    /// For people.
    pub text: Text,
}

/// What a bot chose.
#[derive(Clone, Debug, PartialEq)]
pub struct BotChoice {
    /// As the protocol writes it.
    pub action: Value,
    /// For people.
    pub text: Text,
    /// The number of search iterations, or of actions tried.
    pub iterations: u64,
}

/// A strong bot's assessment of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// As the protocol writes it.
    pub action: Value,
    /// For people.
    pub text: Text,
    /// The expected share of the win, from 0 to 1.
    pub win: f64,
    /// How much it changes the seat's score at once, as far as the seat can see.
    pub gain: i64,
    /// One sentence why.
    pub why: Text,
}

/// The table of one game.
pub(crate) struct TypedMatch<G: Evaluate> {
    pub(crate) play: Match<G>,
    cached_trees: [Mutex<Cached<G>>; Seat::MOST],
}

/// The search tree of a seat's bot, and the number of inputs before it.
struct Cached<G: Evaluate> {
    tree: CachedTree<G::Action>,
    inputs: usize,
}

impl<G: Evaluate> Default for Cached<G> {
    fn default() -> Self {
        Self { tree: CachedTree::default(), inputs: 0 }
    }
}

impl<G: Evaluate> TypedMatch<G> {
    pub(crate) fn new(play: Match<G>) -> Self {
        Self { play, cached_trees: Default::default() }
    }

    pub(crate) fn told(&self, events: Events<G>) -> Box<dyn Happened> {
        Box::new(Told { events, after: self.play.state().clone() })
    }

    fn prefix(&self, inputs: usize) -> Record<G> {
        let mut record = self.play.record();
        record.inputs.truncate(inputs);
        record
    }
}

impl<G: Evaluate> AnyMatch for TypedMatch<G> {
    fn game(&self) -> GameId {
        GameId::of::<G>()
    }

    fn players(&self) -> usize {
        self.play.state().players()
    }

    fn asked(&self) -> Asked {
        match self.play.pending() {
            Pending::Seats(seats) => Asked::Players(seats.iter().collect()),
            Pending::Chance(chance) => Asked::Chance(written(&chance)),
            Pending::Over => Asked::Over(self.standing()),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Listed> {
        let actions = self.play.legal(seat);
        if actions.is_empty() {
            return Vec::new();
        }
        let view = self.play.state().view(Viewer::Seat(seat));
        let listed = |action: &G::Action| Listed {
            action: written(action),
            text: G::action_text(&view, seat, *action),
        };
        actions.iter().map(listed).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, MatchError> {
        let action = read(action).map_err(|e| MatchError::BadRequest(format!("action: {e}")))?;
        let events = self.act_checked(seat, action)?;
        Ok(self.told(events))
    }

    fn chance(&mut self, outcome: &Value) -> Result<Box<dyn Happened>, MatchError> {
        let outcome = read(outcome).map_err(|e| MatchError::BadRequest(format!("outcome: {e}")))?;
        let events = self.play.resolve(outcome)?;
        Ok(self.told(events))
    }

    fn settle(&mut self) -> Box<dyn Happened> {
        let events = self.play.settle();
        self.told(events)
    }

    fn view(&self, viewer: Viewer) -> Value {
        written(&self.play.state().view(viewer))
    }

    fn sketch(&self, viewer: Viewer, language: Language) -> Sketch {
        G::sketch(&self.play.state().view(viewer), &|text| say(language, &text))
    }

    fn thumbnail(&self) -> Thumbnail {
        G::thumbnail(&self.play.state().view(Viewer::Spectator))
    }

    fn open_to_latecomers(&self) -> bool {
        self.play.state().open_to_latecomers()
    }

    fn standing(&self) -> Standing {
        self.play.state().standing()
    }

    fn position(&self) -> Value {
        written(&self.play.state().position())
    }

    fn record(&self) -> Value {
        written(&self.play.record())
    }

    fn inputs(&self) -> usize {
        self.play.inputs().len()
    }

    fn after(&self, inputs: usize) -> Result<Box<dyn AnyMatch>, MatchError> {
        Ok(Box::new(Self::new(Match::replay(&self.prefix(inputs))?)))
    }

    fn happened(&self, input: usize) -> Result<Box<dyn Happened>, MatchError> {
        let mut before = Self::new(Match::replay(&self.prefix(input))?);
        let next = self.play.inputs().get(input);
        let next =
            next.ok_or_else(|| MatchError::BadRequest(format!("there is no input {input}")))?;
        let events = match next {
            Input::Action { seat, action } => before.act_checked(*seat, *action)?,
            Input::Chance { outcome } => before.play.resolve(outcome.clone())?,
        };
        Ok(before.told(events))
    }

    fn hash(&self) -> String {
        self.play.hash()
    }

    fn bot(
        &self,
        level: Level,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Result<BotChoice, MatchError> {
        let bot = self.seated_bot(level, seat, seed)?;
        let choice = match budget {
            // Reproducible: the choice must not depend on earlier searches.
            Budget::Iterations(_) => bot.choose(budget),
            // As good as the time allows.
            Budget::Millis(_) => self.choose_cached(&bot, seat, budget),
        };
        let view = self.play.state().view(Viewer::Seat(seat));
        let text = G::action_text(&view, seat, choice.action);
        Ok(BotChoice { action: written(&choice.action), text, iterations: choice.iterations })
    }

    fn hints(&self, seat: Seat, budget: Budget, seed: u64) -> Result<Vec<Hint>, MatchError> {
        let actions = self.seated_bot(Level::Admiral, seat, seed)?.action_stats(budget);
        let view = self.play.state().view(Viewer::Seat(seat));
        let text = |action| G::action_text(&view, seat, action);
        let hints = bots::hints::<G>(&view, seat, &actions);
        let reasons = bots::reasons(&hints, text);
        let written = |(hint, why): (bots::Hint<G::Action>, Text)| Hint {
            action: written(&hint.action),
            text: text(hint.action),
            gain: hint.gain,
            win: hint.win,
            why,
        };
        Ok(hints.into_iter().zip(reasons).map(written).collect())
    }
}

impl<G: Evaluate> TypedMatch<G> {
    /// Applies an action. A refusal is worded from what the seat knows.
    pub(crate) fn act_checked(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Events<G>, MatchError> {
        self.play.act(seat, action).map_err(|error| match error {
            ActError::Over => MatchError::Over,
            ActError::NotAsked(_) => MatchError::NotYourTurn(error.to_string()),
            ActError::Refused(refusal) => {
                let view = self.play.state().view(Viewer::Seat(seat));
                let text = Box::new(G::refusal_text(&view, &refusal));
                MatchError::Illegal { rule: refusal.rule(), text }
            }
        })
    }

    /// A bot in an asked seat. It gets the seat's view and the events that the
    /// seat received, nothing else.
    pub(crate) fn seated_bot(
        &self,
        level: Level,
        seat: Seat,
        seed: u64,
    ) -> Result<Bot<G>, MatchError> {
        match self.play.pending() {
            Pending::Over => return Err(MatchError::Over),
            Pending::Seats(asked) if asked.contains(seat) => {}
            Pending::Seats(_) | Pending::Chance(_) => {
                return Err(MatchError::NotYourTurn(ActError::<G>::NotAsked(seat).to_string()));
            }
        }
        let viewer = Viewer::Seat(seat);
        let bot = Bot::new(level, &self.play.state().view(viewer), seat, seed);
        let told =
            if G::MEMORY && level.memory() > 0 { self.play.told(viewer) } else { Vec::new() };
        Ok(bot.remembering(&told))
    }

    /// Lets a bot reuse the tree of the seat's last decision.
    fn choose_cached(&self, bot: &Bot<G>, seat: Seat, budget: Budget) -> Choice<G::Action> {
        let cached = &self.cached_trees[seat.index()];
        let mut cached = cached.lock().unwrap_or_else(PoisonError::into_inner);
        let Cached { mut tree, inputs } = mem::take(&mut *cached);
        tree.follow(self.play.actions_since(inputs));
        let choice = bot.choose_cached(budget, &mut tree);
        *cached = Cached { tree, inputs: self.inputs() };
        choice
    }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what goes out of a table is plain data")
}

/// Reads a value; the error names the field.
pub(crate) fn read<T: DeserializeOwned>(
    value: &Value,
) -> Result<T, serde_path_to_error::Error<serde_json::Error>> {
    serde_path_to_error::deserialize(value)
}
