//! A match: a set-up and the inputs since.

use crate::{
    DrawRng, Game, Input, Pending, PositionError, Record, RecordError, Redraw, Refusal, Seat,
    Seats, Seed, Setup, SetupError, Start, Text, Viewer,
};
use sha2::{Digest, Sha256};

/// A running or finished match.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G>,
    seed_text: String,
    seed: Seed,
    inputs: Vec<Input<G>>,
    redraws: Vec<Redraw>,
    state: G,
}

impl<G: Game> Match<G> {
    /// A new match, its first shuffle still to be drawn.
    pub fn new(setup: Setup<G>, seed: &str) -> Result<Self, SetupError> {
        let state = G::new(&setup)?;
        Ok(Self::begin(Start::Setup(setup), seed, state))
    }

    /// A match that goes on from a position.
    pub fn load(position: G::Position, seed: &str) -> Result<Self, PositionError> {
        let state = G::from_position(&position)?;
        Ok(Self::begin(Start::Position(position), seed, state))
    }

    /// A match from its record, every input checked.
    pub fn replay(record: &Record<G>) -> Result<Self, RecordError> {
        let mut this = Self::at_start(record)?;
        for (number, input) in record.inputs.iter().enumerate() {
            this.apply(input).map_err(|message| RecordError::Input { number, message })?;
        }
        Ok(this)
    }

    /// The match of a record before its first input.
    pub fn at_start(record: &Record<G>) -> Result<Self, RecordError> {
        record.check_header()?;
        let this = match &record.start {
            Start::Setup(setup) => Self::new(setup.clone(), &record.seed)?,
            Start::Position(position) => Self::load(position.clone(), &record.seed)?,
        };
        Ok(Self { redraws: record.redraws.clone(), ..this })
    }

    /// The match as it was after this many inputs, to be played on from there.
    ///
    /// If chance has answered since, or an undo came back to a later input,
    /// the dice to come are others than those that were seen: what an undo
    /// shows is worth nothing.
    pub fn taken_back(&self, inputs: usize) -> Result<Self, RecordError> {
        let mut record = self.record();
        let undone = record.inputs.split_off(inputs.min(record.inputs.len()));
        let drawn = undone.iter().any(|input| matches!(input, Input::Chance { .. }));
        let undos = record.redraws.last().map_or(0, |last| last.undos);
        let later = record.redraws.iter().position(|redraw| redraw.from >= inputs);
        if drawn || later.is_some() {
            record.redraws.truncate(later.unwrap_or(record.redraws.len()));
            record.redraws.push(Redraw { from: inputs, undos: undos.saturating_add(1) });
        }
        Self::replay(&record)
    }

    fn begin(start: Start<G>, seed: &str, state: G) -> Self {
        let (seed_text, seed) = (seed.to_owned(), Seed::from_text(seed));
        Self { start, seed_text, seed, inputs: Vec::new(), redraws: Vec::new(), state }
    }

    /// The state. It cannot be serialised: send a view.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Who is asked.
    pub fn pending(&self) -> Pending<G::Chance> {
        self.state.pending()
    }

    /// The seats that are asked; none if chance is, or nobody.
    pub fn asked(&self) -> Seats {
        self.pending().seats()
    }

    /// Every input so far.
    pub fn inputs(&self) -> &[Input<G>] {
        &self.inputs
    }

    /// What seats have done since the match had this many inputs.
    pub fn actions_since(&self, inputs: usize) -> impl Iterator<Item = (Seat, G::Action)> {
        self.inputs.iter().skip(inputs).filter_map(|input| match input {
            Input::Action { seat, action } => Some((*seat, *action)),
            Input::Chance { .. } => None,
        })
    }

    /// The number of the last input that was an action of one of these seats.
    pub fn last_action_of(&self, seats: Seats) -> Option<usize> {
        let theirs =
            |input: &Input<G>| matches!(input, Input::Action { seat, .. } if seats.contains(*seat));
        self.inputs.iter().rposition(theirs)
    }

    /// The legal actions of a seat, in the game's order.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut |action| actions.push(action));
        actions
    }

    /// Applies an action if it is that seat's to make and legal; otherwise
    /// nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Events<G>, ActError<G>> {
        match self.state.pending() {
            Pending::Over => return Err(ActError::Over),
            Pending::Seats(asked) if asked.contains(seat) => {}
            Pending::Seats(_) | Pending::Chance(_) => return Err(ActError::NotAsked(seat)),
        }
        self.state.check(seat, action).map_err(ActError::Refused)?;
        let mut events = Events(Vec::new());
        self.state.act(seat, action, &mut events.0);
        self.inputs.push(Input::Action { seat, action });
        Ok(events)
    }

    /// Supplies the outcome of pending chance.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<Events<G>, ChanceError> {
        if !matches!(self.state.pending(), Pending::Chance(_)) {
            return Err(ChanceError::NotPending);
        }
        self.state.admit(&outcome).map_err(ChanceError::Inadmissible)?;
        let mut events = Events(Vec::new());
        self.state.resolve(&outcome, &mut events.0);
        self.inputs.push(Input::Chance { outcome });
        Ok(events)
    }

    /// Draws all pending chance from the seed, until seats are asked or it
    /// is over.
    pub fn settle(&mut self) -> Events<G> {
        let mut events = Events(Vec::new());
        while matches!(self.state.pending(), Pending::Chance(_)) {
            let outcome = self.state.roll(&mut self.generator(self.inputs.len()));
            self.state.resolve(&outcome, &mut events.0);
            self.inputs.push(Input::Chance { outcome });
        }
        events
    }

    /// What the input of this number is drawn from, if it is chance.
    fn generator(&self, number: usize) -> DrawRng {
        let before = self.redraws.iter().rev().find(|redraw| redraw.from <= number);
        self.seed.redraw(number as u64, before.map_or(0, |redraw| redraw.undos))
    }

    /// Everything that a viewer has been told since the beginning.
    pub fn told(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut all = Vec::new();
        self.retell(viewer, |told| {
            all.extend(told);
            true
        });
        all
    }

    /// Repeats a viewer's events of each input, until `more` has heard enough.
    pub fn retell(&self, viewer: Viewer, mut more: impl FnMut(Vec<G::Event>) -> bool) {
        let mut again = self.restarted();
        for input in &self.inputs {
            let events = again.apply(input).expect("this match had that input");
            if !more(events.told(viewer)) {
                return;
            }
        }
    }

    /// Checks that every answer of chance is what the seed gives; how many
    /// there were.
    pub fn check_draws(&self) -> Result<Draws, WrongDraw> {
        let mut again = self.restarted();
        let mut count = 0;
        for (number, input) in self.inputs.iter().enumerate() {
            if let Input::Chance { outcome } = input {
                count += 1;
                if again.state.roll(&mut self.generator(number)) != *outcome {
                    return Err(WrongDraw(number));
                }
            }
            again.apply(input).expect("this match had that input");
        }
        Ok(Draws { count, undos: self.redraws.last().map_or(0, |last| last.undos) })
    }

    /// The match before its first input.
    pub(crate) fn restarted(&self) -> Self {
        let start = match &self.start {
            Start::Setup(setup) => Self::new(setup.clone(), &self.seed_text).ok(),
            Start::Position(position) => Self::load(position.clone(), &self.seed_text).ok(),
        };
        start.expect("this match began there")
    }

    /// Applies an input of either kind, or changes nothing; the text says why.
    pub fn apply(&mut self, input: &Input<G>) -> Result<Events<G>, String> {
        match input {
            Input::Action { seat, action } => {
                self.act(*seat, *action).map_err(|error| error.to_string())
            }
            Input::Chance { outcome } => {
                self.resolve(outcome.clone()).map_err(|error| error.to_string())
            }
        }
    }

    /// The match written down.
    pub fn record(&self) -> Record<G> {
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            seed: self.seed_text.clone(),
            start: self.start.clone(),
            inputs: self.inputs.clone(),
            redraws: self.redraws.clone(),
        }
    }

    /// A fingerprint of where the match stands, the same on every machine.
    pub fn hash(&self) -> String {
        let position = serde_json::to_string(&self.state.position())
            .expect("a position is plain data with text keys");
        let digest = Sha256::digest(format!("{} {}\n{position}", G::ID, G::RULES));
        let half = digest.first_chunk().expect("a digest has 32 bytes");
        format!("{:032x}", u128::from_be_bytes(*half))
    }
}

/// What an input made happen: the whole truth, given out by viewer only.
#[derive(Clone, Debug, PartialEq)]
pub struct Events<G: Game>(Vec<G::Event>);

impl<G: Game> Default for Events<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Events<G> {
    /// The events that this viewer may see.
    pub fn told(&self, viewer: Viewer) -> Vec<G::Event> {
        self.0.iter().filter_map(|event| G::tell(event, viewer)).collect()
    }

    /// The whole truth: for judging it, not for telling it.
    pub fn all(&self) -> &[G::Event] {
        &self.0
    }

    /// Adds what happened next.
    pub fn extend(&mut self, later: Self) {
        self.0.extend(later.0);
    }
}

/// An action that was not applied.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ActError<G: Game> {
    /// There is nothing left to do.
    #[error("the match is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// It breaks a rule. This is for programs; [`Game::refusal_text`] is for people.
    #[error("{rule} forbids it: {0:?}", rule = .0.rule())]
    Refused(G::Refusal),
}

/// Chance that came from the seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// How many shuffles and rolls there were.
    pub count: usize,
    /// How many undos went back over chance, each with other dice to come.
    pub undos: u32,
}

/// An answer of chance that the seed does not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("input {0} is not what the seed gives")]
pub struct WrongDraw(
    /// The number of the input, from 0.
    pub usize,
);

/// An outcome that was not applied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceError {
    /// No chance is pending.
    #[error("chance is not asked now")]
    NotPending,
    /// It does not answer what is asked.
    #[error("{0}")]
    Inadmissible(Text),
}

impl ChanceError {
    /// What is wrong, for people.
    pub fn text(&self) -> Text {
        match self {
            Self::NotPending => Text::new("wrong-no-chance"),
            Self::Inadmissible(reason) => reason.clone(),
        }
    }
}
