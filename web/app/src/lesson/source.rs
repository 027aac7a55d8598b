//! A step of a lesson: a prepared match in which one thing is to be done.

use game::{ActError, Game, Match, Pending, Seat, Seats, Viewer};
use lessons::{Lesson, LessonError, LessonStep};
use web_kit::model::{Action, Entry, Event, GameUi, Next, Refusal, Snapshot, Source, Who};
use web_kit::words::say;

/// The match, the step, and what has happened since it began.
pub(crate) struct LessonSource<U: GameUi> {
    step: LessonStep<U::Game>,
    play: Match<U::Game>,
    log: Vec<Entry>,
    news: Vec<Event<U>>,
    done: bool,
}

impl<U: GameUi> LessonSource<U> {
    /// A step of a lesson, ready.
    pub(crate) fn begin(lesson: &Lesson<U::Game>, number: usize) -> Result<Self, LessonError> {
        let play = lesson.start(number)?;
        let step = lesson.steps[number].clone();
        Ok(Self { step, play, log: Vec::new(), news: Vec::new(), done: false })
    }

    pub(crate) fn is_done(&self) -> bool {
        self.done
    }

    /// Everything that the rules allow.
    pub(crate) fn legal(&self) -> Vec<Action<U>> {
        if self.done { Vec::new() } else { self.play.legal(self.step.seat) }
    }

    fn do_step(&mut self, action: Action<U>) -> Result<(), ActError<U::Game>> {
        let mut events = self.play.act(self.step.seat, action)?;
        match self.step.follow(&mut self.play) {
            Ok(more) => events.extend(more),
            // A test plays every step; what did not follow is only missing from the picture.
            Err(error) => leptos::logging::error!("{}: {error}", self.step.task),
        }
        self.news = events.told(self.viewer());
        self.retell();
        self.done = true;
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.step.seat)
    }

    /// The learner until the step is done; then nobody here.
    fn next(&self) -> Next {
        match self.play.pending() {
            Pending::Over => Next::Over,
            Pending::Seats(_) if !self.done => Next::Person(self.step.seat),
            Pending::Seats(asked) => Next::Elsewhere(asked.first().unwrap_or(self.step.seat)),
            Pending::Chance(_) => Next::Elsewhere(self.step.seat),
        }
    }

    /// The other seats have no names.
    fn who(&self, seat: Seat) -> Who {
        if seat == self.step.seat { Who::You(None) } else { Who::Named(String::new()) }
    }
}

impl<U: GameUi> Source<U> for LessonSource<U> {
    /// As the learner sees it: only what is to be done is legal.
    fn snapshot(&self) -> Snapshot<U> {
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

    fn check(&self, _: Seat, action: Action<U>) -> Result<(), Refusal<U>> {
        self.play.state().check(self.step.seat, action)
    }

    /// The lesson is about the step's actions only.
    fn unwanted(&self, action: Action<U>) -> Option<String> {
        (!self.step.actions.contains(&action)).then(|| say("tutorial-not-now"))
    }

    fn log(&self) -> Vec<Entry> {
        self.log.clone()
    }

    fn retell(&mut self) {
        let view = self.play.state().view(self.viewer());
        let news = self.news.iter().enumerate();
        self.log =
            news.filter_map(|(number, event)| Entry::of::<U>(number, &view, event)).collect();
    }

    /// The step's action, and what others and chance do then.
    fn act(&mut self, _: Seat, action: Action<U>) -> Option<Result<(), ActError<U::Game>>> {
        Some(self.do_step(action))
    }
}
