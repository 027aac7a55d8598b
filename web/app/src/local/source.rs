//! A match on this device as the source of what a page shows.

use game::{ActError, Evaluate, FastRng, Game, Seat};
use web_kit::model::{Action, Entry, GameUi, Next, Refusal, Snapshot, Source};
use web_kit::words::say;

use crate::archive::Saved;
use crate::local::local_match::LocalMatch;

/// The match, and which bot is thinking.
pub(super) struct LocalSource<U: GameUi> {
    pub(super) play: LocalMatch<U>,
    /// The bot that the worker thinks for, and its question: one at a time.
    pub(super) thinking: Option<(Seat, u64)>,
}

impl<U: GameUi> LocalSource<U> {
    pub(super) fn new(play: LocalMatch<U>) -> Self {
        Self { play, thinking: None }
    }

    /// What is kept of the match.
    pub(super) fn saved(&self) -> Saved<U::Game> {
        self.play.saved()
    }

    /// The legal actions, each once: where motor noise applies, without it.
    fn steady(&self, seat: Seat) -> Vec<Action<U>> {
        let (mut rng, play) = (FastRng::new(0), self.play.play());
        let mut legal = play.legal(seat);
        legal.retain(|action| play.state().motor_noise(*action, 100, &mut rng) == *action);
        legal
    }
}

impl<U: GameUi> Source<U> for LocalSource<U> {
    fn snapshot(&self) -> Snapshot<U> {
        let (next, viewer) = (self.play.next(), self.play.viewer());
        let (question, legal) = match next {
            Next::Person(seat) => (self.play.prompt(seat), self.steady(seat)),
            Next::Bot(_) | Next::Elsewhere(_) | Next::Over => (0, Vec::new()),
        };
        let state = self.play.play().state();
        Snapshot {
            view: state.view(viewer),
            viewer,
            next,
            thinking: self.play.asked(),
            question,
            legal,
            standing: state.standing(),
            news: self.play.news().to_vec(),
            hands: Vec::new(),
            you: self.play.only_person(),
            who: self.play.who(),
            clocks: None,
        }
    }

    fn check(&self, seat: Seat, action: Action<U>) -> Result<(), Refusal<U>> {
        self.play.play().state().check(seat, action)
    }

    fn log(&self) -> Vec<Entry> {
        self.play.log().to_vec()
    }

    fn retell(&mut self) {
        self.play.retell();
    }

    fn act(&mut self, seat: Seat, action: Action<U>) -> Option<Result<(), ActError<U::Game>>> {
        Some(self.play.act(seat, action))
    }

    fn undo(&mut self) -> Option<Result<(), String>> {
        Some(self.play.undo().map_err(|reason| say(reason.key())))
    }
}
