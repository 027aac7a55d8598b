//! A table at which any game is played.

use crate::{Happened, Live, MatchError, happened::Told};
use bots::{Budget, Choice, Level, Mind, Thoughts};
use game::{
    ActError, Evaluate, Events, Input, Match, Pending, Record, Seat, Sketch, Standing, Viewer,
};
use registry::GameId;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{
    mem,
    sync::{Mutex, PoisonError},
};

/// A match of any game, with JSON in and out.
pub trait AnyMatch: Live + Send {
    /// The game.
    fn game(&self) -> GameId;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// Who is asked.
    fn asked(&self) -> Asked;
    /// The legal actions of a seat, with words; none if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<Listed>;
    /// Applies an action, or changes nothing.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, MatchError>;
    /// Supplies the outcome of pending chance, or changes nothing.
    fn chance(&mut self, outcome: &Value) -> Result<Box<dyn Happened>, MatchError>;
    /// Draws all pending chance from the seed.
    fn settle(&mut self) -> Box<dyn Happened>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The table as a picture of text.
    fn sketch(&self, viewer: Viewer) -> Sketch;
    /// Scores now, and winners once it is over.
    fn standing(&self) -> Standing;
    /// The whole truth.
    fn position(&self) -> Value;
    /// The match written down.
    fn record(&self) -> Value;
    /// How many inputs the match has had.
    fn inputs(&self) -> usize;
    /// The match as it was after so many inputs, to be looked at: its dice to
    /// come are those that came.
    fn after(&self, inputs: usize) -> Result<Box<dyn AnyMatch>, MatchError>;
    /// What the input of this number made happen.
    fn happened(&self, input: usize) -> Result<Box<dyn Happened>, MatchError>;
    /// A fingerprint of where it stands.
    fn hash(&self) -> String;
    /// What a bot would do in a seat; it is given the seat's view.
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

/// A legal action, with words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Listed {
    /// As the protocol writes it.
    pub action: Value,
    /// For people.
    pub text: String,
}

/// What a bot chose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotChoice {
    /// As the protocol writes it.
    pub action: Value,
    /// For people.
    pub text: String,
    /// How many actions the bot tried.
    pub iterations: u64,
}

/// What a strong bot thinks of an action, as the protocol writes it.
pub type Hint = bots::Hint<Value>;

/// The table of one game.
pub(crate) struct TypedMatch<G: Evaluate> {
    pub(crate) play: Match<G>,
    thoughts: [Mutex<Kept<G>>; Seat::MOST],
}

/// What the bot of a seat thought, and after how many inputs.
struct Kept<G: Evaluate> {
    thoughts: Thoughts<G::Action>,
    inputs: usize,
}

impl<G: Evaluate> Default for Kept<G> {
    fn default() -> Self {
        Self { thoughts: Thoughts::default(), inputs: 0 }
    }
}

impl<G: Evaluate> TypedMatch<G> {
    pub(crate) fn new(play: Match<G>) -> Self {
        Self { play, thoughts: Default::default() }
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
            text: G::describe(&view, seat, *action),
        };
        actions.iter().map(listed).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, MatchError> {
        let action = read(action).map_err(|e| MatchError::BadRequest(format!("action: {e}")))?;
        let events = self.play.act(seat, action)?;
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

    fn sketch(&self, viewer: Viewer) -> Sketch {
        G::sketch(&self.play.state().view(viewer))
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
            Input::Action { seat, action } => before.play.act(*seat, *action)?,
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
        let mind = self.mind(level, seat, seed)?;
        let choice = match budget {
            // The same wherever it is asked.
            Budget::Iterations(_) => mind.choose(budget),
            // As good as the time allows.
            Budget::Millis(_) => self.go_on(&mind, seat, budget),
        };
        let view = self.play.state().view(Viewer::Seat(seat));
        let text = G::describe(&view, seat, choice.action);
        Ok(BotChoice { action: written(&choice.action), text, iterations: choice.iterations })
    }

    fn hints(&self, seat: Seat, budget: Budget, seed: u64) -> Result<Vec<Hint>, MatchError> {
        let opinions = self.mind(Level::Admiral, seat, seed)?.opinions(budget);
        let view = self.play.state().view(Viewer::Seat(seat));
        let written = |hint: bots::Hint<G::Action>| Hint {
            action: written(&hint.action),
            text: hint.text,
            gain: hint.gain,
            win: hint.win,
            why: hint.why,
        };
        Ok(bots::hints::<G>(&view, seat, &opinions).into_iter().map(written).collect())
    }
}

impl<G: Evaluate> TypedMatch<G> {
    /// A bot in a seat that is asked: it gets the seat's view and what the
    /// seat was told, nothing else.
    pub(crate) fn mind(&self, level: Level, seat: Seat, seed: u64) -> Result<Mind<G>, MatchError> {
        match self.play.pending() {
            Pending::Over => return Err(MatchError::Over),
            Pending::Seats(asked) if asked.contains(seat) => {}
            Pending::Seats(_) | Pending::Chance(_) => {
                return Err(ActError::<G>::NotAsked(seat).into());
            }
        }
        let viewer = Viewer::Seat(seat);
        let mind = Mind::new(level, &self.play.state().view(viewer), seat, seed);
        let told =
            if G::MEMORY && level.memory() > 0 { self.play.told(viewer) } else { Vec::new() };
        Ok(mind.remembering(&told))
    }

    /// Lets a bot go on from what it thought when it was asked before.
    fn go_on(&self, mind: &Mind<G>, seat: Seat, budget: Budget) -> Choice<G::Action> {
        let mut kept = self.thoughts[seat.index()].lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { mut thoughts, inputs } = mem::take(&mut *kept);
        thoughts.follow(self.play.actions_since(inputs));
        let choice = mind.go_on(budget, &mut thoughts);
        *kept = Kept { thoughts, inputs: self.inputs() };
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
