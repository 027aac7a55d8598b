//! What an online table needs beyond [`AnyMatch`]: JSON as it goes
//! over the wire, without trees of values in between.

use crate::any_match::TypedMatch;
use crate::happened::texts;
use crate::{AnyMatch, Happened, MatchError, sentence};
use bots::{Budget, Level};
use game::{Draws, Evaluate, FastRng, Game, Input, Match, Seat, Seats, Text, Viewer, WrongDraw};
use serde::{Serialize, Serializer, ser::SerializeSeq};
use serde_json::value::{RawValue, to_raw_value};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use text::Language;

/// A match as a server plays it.
pub trait Live {
    /// A copy that goes its own way.
    fn clone_box(&self) -> Box<dyn AnyMatch>;
    /// A match that a viewer cannot tell from this one: what is hidden from it
    /// is drawn anew. It begins where this one stands.
    fn twin(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn AnyMatch>, MatchError>;
    /// The seats that are asked.
    fn asked_seats(&self) -> Seats;
    /// Draws all pending chance from the seed.
    fn deal(&mut self) -> Played;
    /// Applies an action and the chance after it, or changes nothing.
    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Played, MatchError>;
    /// Applies an action and the chance that answered it at the time.
    fn replay(
        &mut self,
        seat: Seat,
        action: &RawValue,
        chance: &[Box<RawValue>],
    ) -> Result<Box<dyn Happened>, MatchError>;
    /// Applies chance that was answered at the time.
    fn redeal(&mut self, chance: &[Box<RawValue>]) -> Result<Box<dyn Happened>, MatchError>;
    /// What a viewer may know.
    fn raw_view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The legal actions of a seat, each with English words: `[{"action":…,"text":…}]`.
    fn raw_legal(&self, seat: Seat) -> Box<RawValue>;
    /// The legal actions of a seat and nothing else: `[action,…]`.
    fn raw_actions(&self, seat: Seat) -> Box<RawValue>;
    /// A fingerprint of what a seat is asked and may do; 0 if it is not asked.
    fn prompt(&self, seat: Seat) -> u64;
    /// Did chance answer, or somebody learn something, since the match had this
    /// number of inputs?
    fn revealed_since(&self, inputs: usize) -> bool;
    /// Repeats a viewer's events of each input, from this one on, until `more` has
    /// heard enough.
    fn retell(&self, viewer: Viewer, from: usize, more: &mut dyn FnMut(Retold) -> bool);
    /// The choice of a bot in a seat. It gets the seat's view and answers within this time.
    fn decide(
        &self,
        level: Level,
        seat: Seat,
        budget: Budget,
        seed: u64,
        time: Duration,
    ) -> Result<Box<RawValue>, MatchError>;
    /// The action of a seat that does the least, where the rules have one.
    fn idle(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// Whose turn it is, in games that ask other seats meanwhile.
    fn whose_turn(&self) -> Option<Seat>;
    /// How many draws of chance there were, if all came from the seed.
    fn check_draws(&self) -> Result<Draws, WrongDraw>;
    /// The match as it was after this many inputs, to be played on from there:
    /// with other dice to come if chance has answered since.
    fn taken_back(&self, inputs: usize) -> Result<Box<dyn AnyMatch>, MatchError>;
}

/// An action and the chance after it.
pub struct Played {
    /// What happened.
    pub happened: Box<dyn Happened>,
    /// What chance answered.
    pub chance: Vec<Box<RawValue>>,
    /// The action as the game writes it; none of the deal.
    pub action: Option<Box<RawValue>>,
}

/// A viewer's events of one input.
#[derive(Debug)]
pub struct Retold {
    /// For people: a sentence each.
    pub texts: Vec<Text>,
    /// As the game writes events.
    pub events: Vec<Box<RawValue>>,
}

impl<G: Evaluate> TypedMatch<G> {
    fn settled(&mut self, mut events: game::Events<G>) -> Played {
        let before = self.play.inputs().len();
        events.extend(self.play.settle());
        let chance = self.play.inputs()[before..].iter().map(|input| match input {
            Input::Chance { outcome } => raw(outcome),
            Input::Action { .. } => unreachable!("settling has no actions"),
        });
        let chance = chance.collect();
        Played { happened: self.told(events), chance, action: None }
    }

    fn resolve_all(
        &mut self,
        mut events: game::Events<G>,
        chance: &[Box<RawValue>],
    ) -> Result<Box<dyn Happened>, MatchError> {
        for outcome in chance {
            events.extend(self.play.resolve(parse("outcome", outcome)?)?);
        }
        Ok(self.told(events))
    }
}

impl<G: Evaluate> Live for TypedMatch<G> {
    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(Self::new(self.play.clone()))
    }

    fn twin(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn AnyMatch>, MatchError> {
        let view = self.play.state().view(viewer);
        let imagined = G::determinize(&view, &mut FastRng::new(seed));
        Ok(Box::new(Self::new(Match::load(imagined.position(), "twin")?)))
    }

    fn asked_seats(&self) -> Seats {
        self.play.asked()
    }

    fn deal(&mut self) -> Played {
        self.settled(game::Events::default())
    }

    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Played, MatchError> {
        let action: G::Action = parse("action", action)?;
        let events = self.act_checked(seat, action)?;
        Ok(Played { action: Some(raw(&action)), ..self.settled(events) })
    }

    fn replay(
        &mut self,
        seat: Seat,
        action: &RawValue,
        chance: &[Box<RawValue>],
    ) -> Result<Box<dyn Happened>, MatchError> {
        let events = self.act_checked(seat, parse("action", action)?)?;
        self.resolve_all(events, chance)
    }

    fn redeal(&mut self, chance: &[Box<RawValue>]) -> Result<Box<dyn Happened>, MatchError> {
        self.resolve_all(game::Events::default(), chance)
    }

    fn raw_view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.play.state().view(viewer))
    }

    fn raw_legal(&self, seat: Seat) -> Box<RawValue> {
        raw(&Legal { state: self.play.state(), seat })
    }

    fn raw_actions(&self, seat: Seat) -> Box<RawValue> {
        raw(&Actions { state: self.play.state(), seat })
    }

    fn prompt(&self, seat: Seat) -> u64 {
        let mut hash = DefaultHasher::new();
        self.play.state().question(seat).hash(&mut hash);
        let mut any = false;
        self.play.state().legal(seat, &mut |action| {
            any = true;
            action.hash(&mut hash);
        });
        if any { hash.finish() | 1 } else { 0 }
    }

    fn revealed_since(&self, inputs: usize) -> bool {
        let everybody = Viewer::all(self.play.state().players());
        self.play.revealed_since(inputs, everybody).is_some()
    }

    fn retell(&self, viewer: Viewer, from: usize, more: &mut dyn FnMut(Retold) -> bool) {
        let view = self.play.state().view(viewer);
        let mut number = 0;
        self.play.retell(viewer, |told| {
            number += 1;
            let write = || Retold {
                texts: texts::<G>(&view, &told),
                events: told.iter().map(raw).collect(),
            };
            number <= from || more(write())
        });
    }

    fn decide(
        &self,
        level: Level,
        seat: Seat,
        budget: Budget,
        seed: u64,
        time: Duration,
    ) -> Result<Box<RawValue>, MatchError> {
        let choice = self.seated_bot(level, seat, seed)?.within(time).choose(budget);
        Ok(raw(&choice.action))
    }

    fn idle(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.asked_seats().contains(seat).then(|| self.play.state().idle(seat))?.map(|a| raw(&a))
    }

    fn whose_turn(&self) -> Option<Seat> {
        self.play.state().whose_turn()
    }

    fn check_draws(&self) -> Result<Draws, WrongDraw> {
        self.play.check_draws()
    }

    fn taken_back(&self, inputs: usize) -> Result<Box<dyn AnyMatch>, MatchError> {
        Ok(Box::new(Self::new(self.play.taken_back(inputs)?)))
    }
}

/// The legal actions of a seat, written without a list in between.
struct Legal<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

/// [`Legal`] without words.
struct Actions<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<G: Game> Serialize for Actions<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut result = Ok(());
        self.state.legal(self.seat, &mut |action| {
            if result.is_ok() {
                result = list.serialize_element(&action);
            }
        });
        result?;
        list.end()
    }
}

#[derive(Serialize)]
struct ListedAction<'a, A> {
    action: &'a A,
    text: String,
}

impl<G: Game> Serialize for Legal<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let view = self.state.view(Viewer::Seat(self.seat));
        let mut list = serializer.serialize_seq(None)?;
        let mut result = Ok(());
        self.state.legal(self.seat, &mut |action| {
            if result.is_ok() {
                let text = G::action_text(&view, self.seat, action);
                let text = sentence(Language::English, &text);
                result = list.serialize_element(&ListedAction { action: &action, text });
            }
        });
        result?;
        list.end()
    }
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what goes out of a table is plain data")
}

fn parse<T: serde::de::DeserializeOwned>(what: &str, text: &RawValue) -> Result<T, MatchError> {
    serde_json::from_str(text.get()).map_err(|e| MatchError::BadRequest(format!("{what}: {e}")))
}
