//! A step of a lesson: a prepared match in which one thing is to be done.

use game::{ActError, Match, Pending, Seat, Seats, Viewer};
use lessons::{Lesson, LessonError, Step};

use crate::games::Client;
use crate::play::{Entry, Next, Snapshot, Who};

/// The match, what is wanted, and what has been told since the step began.
pub(crate) struct Guided<G: Client> {
    step: Step<G>,
    play: Match<G>,
    log: Vec<Entry>,
    news: Vec<G::Event>,
    done: bool,
}

impl<G: Client> Guided<G> {
    /// A step of a lesson, ready.
    pub(crate) fn begin(lesson: &Lesson<G>, number: usize) -> Result<Self, LessonError> {
        let play = lesson.start(number)?;
        let step = lesson.steps[number].clone();
        Ok(Self { step, play, log: Vec::new(), news: Vec::new(), done: false })
    }

    /// True if this is one of the things to do.
    pub(crate) fn wants(&self, action: G::Action) -> bool {
        self.step.actions.contains(&action)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.done
    }

    /// Everything that the rules allow.
    pub(crate) fn legal(&self) -> Vec<G::Action> {
        if self.done { Vec::new() } else { self.play.legal(self.step.seat) }
    }

    pub(crate) fn check(&self, action: G::Action) -> Result<(), G::Refusal> {
        self.play.state().check(self.step.seat, action)
    }

    /// Does what was to be done, and what others and chance do then.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<(), ActError<G>> {
        let mut events = self.play.act(self.step.seat, action)?;
        match self.step.follow(&mut self.play) {
            Ok(more) => events.extend(more),
            // A test plays every step; whatever did not follow is only missing from the picture.
            Err(error) => leptos::logging::error!("{}: {error}", self.step.task),
        }
        self.news = events.told(self.viewer());
        self.retell();
        self.done = true;
        Ok(())
    }

    /// Tells what happened, in the present language.
    pub(crate) fn retell(&mut self) {
        let view = self.play.state().view(self.viewer());
        let news = self.news.iter().enumerate();
        self.log =
            news.filter_map(|(number, event)| Entry::of::<G>(number, &view, event)).collect();
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.step.seat)
    }

    /// The one who learns until it is done; then nobody here.
    pub(crate) fn next(&self) -> Next {
        match self.play.pending() {
            Pending::Over => Next::Over,
            Pending::Seats(_) if !self.done => Next::Person(self.step.seat),
            Pending::Seats(asked) => Next::Elsewhere(asked.first().unwrap_or(self.step.seat)),
            Pending::Chance(_) => Next::Elsewhere(self.step.seat),
        }
    }

    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The table as the one who learns sees it: only what is to be done glows.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        let state = self.play.state();
        Snapshot {
            view: state.view(self.viewer()),
            viewer: self.viewer(),
            next: self.next(),
            thinking: if self.done { Seats::NONE } else { Seats::one(self.step.seat) },
            question: 0,
            legal: if self.done { Vec::new() } else { self.step.actions.clone() },
            standing: state.standing(),
            news: self.news.clone(),
            hands: Vec::new(),
            you: Some(self.step.seat),
            who: Seat::all(state.players()).map(|seat| self.who(seat)).collect(),
            clocks: None,
        }
    }

    /// Nobody in particular plays the others.
    fn who(&self, seat: Seat) -> Who {
        if seat == self.step.seat { Who::You } else { Who::Named(String::new()) }
    }
}
