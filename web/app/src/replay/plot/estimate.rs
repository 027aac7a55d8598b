//! Asking the bots about one moment after the other.

use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{GameUi, Next};

use crate::replay::show::Show;
use crate::replay::source::ReplaySource;
use crate::worker::{self, Question, Thought, Want};
use game::{Evaluate, Game, Level, Seat, Viewer};

/// The most moments that are estimated, spread evenly over a long match.
const MOST: usize = 120;

/// Every seat's share of the win at a moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) moment: usize,
    pub(super) shares: Vec<f64>,
}

/// An estimate under way. A handle: copies mean the same one.
pub(super) struct Estimate<U: GameUi> {
    show: Show<U>,
    pub(super) points: RwSignal<Vec<Point>>,
    /// The moments to estimate; none before the estimate was started.
    moments: RwSignal<Option<Vec<usize>>>,
    pub(super) running: RwSignal<bool>,
    /// Grows with every start and stop, so that late answers are recognised.
    turn: StoredValue<u64>,
}

impl<U: GameUi> Clone for Estimate<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for Estimate<U> {}

impl<U: GameUi> Estimate<U> {
    pub(super) fn new(show: Show<U>) -> Self {
        Self {
            show,
            points: RwSignal::new(Vec::new()),
            moments: RwSignal::new(None),
            running: RwSignal::new(false),
            turn: StoredValue::new(0),
        }
    }

    /// How many moments were looked at, of how many; nothing before it was asked for. Reactive.
    pub(super) fn progress(self) -> Option<(usize, usize)> {
        self.moments.get().map(|moments| (self.points.get().len(), moments.len()))
    }

    pub(super) fn start(self) {
        self.moments.set(self.show.model.with(worth_asking::<U>));
        self.go_on();
    }

    pub(super) fn stop(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.running.set(false);
    }

    pub(super) fn go_on(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.running.set(true);
        self.next();
    }

    fn next(self) {
        let Some(points) = self.points.try_get_untracked() else { return };
        let moments = self.moments.try_get_untracked().flatten().unwrap_or_default();
        let Some(&moment) = moments.get(points.len()) else { return self.stop() };
        let turn = self.turn.get_value();
        match self.show.model.with(|source: &ReplaySource<U>| ask(source, moment)) {
            Some(Ask::Known(shares)) => self.note(Point { moment, shares }),
            Some(Ask::Bots(question)) => worker::ask(&question, move |thought| {
                if let Thought::Shares(shares) = thought
                    && self.turn.try_get_value() == Some(turn)
                {
                    self.note(Point { moment, shares });
                }
            }),
            None => {}
        }
    }

    fn note(self, point: Point) {
        self.points.update(|points| points.push(point));
        self.next();
    }
}

/// What is known about a moment, or what to ask the bots.
enum Ask<U: GameUi> {
    Known(Vec<f64>),
    Bots(Box<Question<U::Game>>),
}

/// The moments with a choice, and the end.
fn worth_asking<U: GameUi>(replay: &ReplaySource<U>) -> Vec<usize> {
    let decided = |moment: &usize| replay.moments()[*moment].decider().is_some();
    let mut moments = thinned((0..replay.last()).filter(decided).collect());
    moments.push(replay.last());
    moments
}

fn thinned(moments: Vec<usize>) -> Vec<usize> {
    let count = moments.len();
    if count <= MOST {
        return moments;
    }
    (0..MOST).map(|place| moments[place * count / MOST]).collect()
}

/// Asks a bot in the place of the seat that decides; it gets that seat's view and events.
fn ask<U: GameUi>(replay: &ReplaySource<U>, moment: usize) -> Ask<U> {
    let shown = &replay.moments()[moment];
    let seat = match shown.next() {
        Next::Over => return Ask::Known(result(replay, moment)),
        Next::Elsewhere(seat) | Next::Person(seat) | Next::Bot(seat) => seat,
    };
    if shown.asked().is_none() {
        return Ask::Known(even(replay.players()));
    }
    let view = shown.state().view(Viewer::Seat(seat));
    let question = Question::new(Want::Shares, Level::Admiral, seat, view, device::chance());
    let told = if U::Game::MEMORY { replay.told_to(seat, moment) } else { Vec::new() };
    Ask::Bots(Box::new(question.remembering(told)))
}

/// After the match the winners share the win equally.
fn result<U: GameUi>(replay: &ReplaySource<U>, moment: usize) -> Vec<f64> {
    let winners = replay.moments()[moment].state().standing().winners;
    let share = 1.0 / winners.len().max(1) as f64;
    let won = |seat: Seat| if winners.contains(&seat) { share } else { 0.0 };
    Seat::all(replay.players()).map(won).collect()
}

fn even(players: usize) -> Vec<f64> {
    vec![1.0 / players as f64; players]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_is_looked_at_evenly() {
        let few: Vec<usize> = (0..50).collect();
        assert_eq!(thinned(few.clone()), few);
        let many = thinned((0..1_000).collect());
        assert_eq!(many.len(), MOST);
        assert_eq!(many[0], 0);
        assert!(many.windows(2).all(|pair| (8..=9).contains(&(pair[1] - pair[0]))));
    }
}
