//! A race: chance rolls a die, the seat whose turn it is may take up to as
//! many steps, and after three turns each it is over.

use game::{
    Evaluate, Fault, Game, Groups, Messages, OptionSpec, Pending, PositionError, Rng, Say, Seat,
    Seats, Setup, SetupError, Sink, Sketch, Standing, Text, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::{ControlFlow, RangeInclusive};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Race {
    pub(crate) steps: Vec<i64>,
    pub(crate) turn: Seat,
    pub(crate) die: Option<u8>,
    pub(crate) turns: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Edition {
    name: String,
}

/// The one action: a number of steps, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Walk(pub(crate) u8);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Rolled(u8),
    Walked(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("too far")]
pub(crate) struct TooFar;

impl game::Refusal for TooFar {
    fn rule(&self) -> &'static str {
        "RACE-1"
    }
}

impl game::Edition for Edition {
    const HOUSE: &'static str = "name = 'house'";
    const HOUSE_JSON: &'static str = r#"{"name":"house"}"#;

    fn name(&self) -> &str {
        &self.name
    }

    fn validate(&self) -> Result<(), Fault> {
        Ok(())
    }

    fn sketch(&self, _: Say<'_>) -> Sketch {
        Sketch::new()
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const TITLE: &'static str = "Race";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const RULES: u32 = 1;
    const MESSAGES: Messages = Messages { en: &[], de: &[], fr: &[], it: &[] };
    const ERROR_MESSAGES: Messages = Self::MESSAGES;
    const LONGEST: usize = 24;

    type Edition = Edition;
    type Options = ();
    type Action = Walk;
    type Chance = ();
    type Outcome = u8;
    type Event = Event;
    type View = Self;
    type Position = Self;
    type Refusal = TooFar;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let steps = vec![0; setup.players];
        Ok(Self { turns: 3 * steps.len(), steps, turn: Seat::new(0), die: None })
    }

    fn from_position(position: &Self) -> Result<Self, PositionError> {
        Ok(position.clone())
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn players(&self) -> usize {
        self.steps.len()
    }

    fn pending(&self) -> Pending<()> {
        match self.die {
            _ if self.turns == 0 => Pending::Over,
            None => Pending::Chance(()),
            Some(_) => Pending::Seats(Seats::one(self.turn)),
        }
    }

    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Walk>) -> ControlFlow<()> {
        let most = if self.turn == seat { self.die.unwrap_or(0) } else { 0 };
        (1..=most).map(Walk).try_for_each(|walk| groups.one(walk))
    }

    fn check(&self, _: Seat, action: Walk) -> Result<(), TooFar> {
        let allowed = 1..=self.die.unwrap_or(0);
        allowed.contains(&action.0).then_some(()).ok_or(TooFar)
    }

    fn act(&mut self, seat: Seat, Walk(steps): Walk, sink: &mut impl Sink<Event>) {
        self.steps[seat.index()] += i64::from(steps);
        self.die = None;
        self.turns -= 1;
        self.turn = seat.next(self.players());
        sink.emit(|| Event::Walked(seat, steps));
    }

    fn roll(&self, rng: &mut impl Rng) -> u8 {
        rng.die(200)
    }

    fn admit(&self, _: &u8) -> Result<(), Text> {
        Ok(())
    }

    fn resolve(&mut self, outcome: &u8, sink: &mut impl Sink<Event>) {
        self.die = Some(*outcome);
        sink.emit(|| Event::Rolled(*outcome));
    }

    fn tell(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn determinize(view: &Self, _: &mut impl Rng) -> Self {
        view.clone()
    }

    fn standing(&self) -> Standing {
        Standing { scores: self.steps.clone(), winners: Vec::new() }
    }

    fn action_text(_: &Self, _: Seat, Walk(steps): Walk) -> Text {
        Text::new("race-walk").with("steps", steps)
    }

    fn event_text(_: &Self, _: &Event) -> Option<Text> {
        None
    }

    fn refusal_text(_: &Self, _: &TooFar) -> Text {
        Text::new("race-no")
    }

    fn sketch(_: &Self, _: Say<'_>) -> Sketch {
        Sketch::new()
    }

    fn universe(&self) -> Vec<Walk> {
        (0..=u8::MAX).map(Walk).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Evaluate for Race {
    const LEAD: i32 = 10;

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        let mut values = [0; Seat::MOST];
        for (value, &steps) in values.iter_mut().zip(&self.steps) {
            *value = steps as i32;
        }
        values
    }
}

/// A race of three in which the first seat may take this number of steps.
pub(crate) fn rolled(steps: [i64; 3], die: u8) -> Race {
    Race { steps: steps.to_vec(), turn: Seat::new(0), die: Some(die), turns: 9 }
}
