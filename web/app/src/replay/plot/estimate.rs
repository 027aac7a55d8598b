//! Asking the bots: first who was likely to win when each turn began, then what was better in the
//! turns at which that changed.

use game::{Evaluate, Game, Level, Seat, Viewer};
use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{Action, GameUi, Next};

use crate::replay::plot::point::Point;
use crate::replay::plot::turns::{self, Turn};
use crate::replay::plot::verdict::{self, Verdict};
use crate::replay::show::Show;
use crate::replay::source::ReplaySource;
use crate::worker::{self, Question, Thought, Want};

/// The most turns that are estimated, spread evenly over a long match.
const MOST: usize = 200;
/// The most decisions of a turn that are looked into.
const DECISIONS: usize = 3;

/// A decision to look into: the turn's place, and the moment.
type Look = (usize, usize);

/// An estimate under way. A handle: copies mean the same one.
pub(super) struct Estimate<U: GameUi> {
    show: Show<U>,
    pub(super) points: RwSignal<Vec<Point>>,
    pub(super) verdicts: RwSignal<Vec<Verdict<Action<U>>>>,
    turns: StoredValue<Vec<Turn>>,
    /// The moments to estimate: the beginnings of turns, and the end.
    moments: RwSignal<Vec<usize>>,
    /// The decisions that were looked into, of how many; none before all points are known.
    looked: RwSignal<Option<(usize, Vec<Look>)>>,
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
    /// Nothing is asked yet.
    pub(super) fn new(show: Show<U>) -> Self {
        let turns = show.model.with(|replay| turns::turns::<U>(replay, show.only()));
        let turns = evenly(turns.unwrap_or_default());
        let moments = turns.iter().map(Turn::start).chain([show.last]).collect();
        Self {
            show,
            points: RwSignal::new(Vec::new()),
            verdicts: RwSignal::new(Vec::new()),
            turns: StoredValue::new(turns),
            moments: RwSignal::new(moments),
            looked: RwSignal::new(None),
            running: RwSignal::new(show.last > 0),
            turn: StoredValue::new(0),
        }
    }

    /// How many questions were answered, of how many. Reactive.
    pub(super) fn progress(self) -> (usize, usize) {
        let (points, moments) = (self.points.with(Vec::len), self.moments.with(Vec::len));
        let (done, all) = match self.looked.get() {
            Some((done, looks)) => (done, looks.len()),
            None => (0, 0),
        };
        (points + done, moments + all)
    }

    /// True once everything is known. Reactive.
    pub(super) fn is_done(self) -> bool {
        self.looked.with(|looked| looked.as_ref().is_some_and(|(done, all)| *done >= all.len()))
    }

    /// False if it was stopped, there is nothing to ask, or the page was left.
    pub(super) fn wanted(self) -> bool {
        self.running.try_get_untracked() == Some(true)
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
        let Some(looked) = self.looked.try_get_untracked() else { return };
        match looked {
            None => self.estimate_next(),
            Some((done, looks)) => self.look_next(done, &looks),
        }
    }

    /// The next point of the curve.
    fn estimate_next(self) {
        let Some(points) = self.points.try_with_untracked(Vec::len) else { return };
        let Some(moment) = self.moments.with_untracked(|all| all.get(points).copied()) else {
            self.looked.set(Some((0, self.worth_a_look())));
            return self.next();
        };
        match self.show.model.with(|source: &ReplaySource<U>| ask(source, moment)) {
            Some(Ask::Known(shares)) => self.note(Point { moment, shares }),
            Some(Ask::Bots(question)) => self.ask(&question, move |thought| {
                if let Thought::Shares(shares) = thought {
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

    /// The decisions in the turns that changed most.
    fn worth_a_look(self) -> Vec<Look> {
        let points = self.points.get_untracked();
        self.turns.with_value(|turns| {
            let chosen = verdict::candidates(&points, turns, self.show.review());
            let looks = chosen.into_iter().flat_map(|place| {
                turns[place].decisions.iter().take(DECISIONS).map(move |moment| (place, *moment))
            });
            looks.collect()
        })
    }

    /// The next decision that is looked into.
    fn look_next(self, done: usize, looks: &[Look]) {
        let Some(&(place, moment)) = looks.get(done) else { return self.stop() };
        let question = self.show.model.with(|source: &ReplaySource<U>| hints(source, moment));
        let Some(Some(question)) = question else { return self.looked_at(done) };
        self.ask(&question, move |thought| {
            if let Thought::Hints(hints) = thought {
                self.judge(place, moment, &hints);
            }
            self.looked_at(done);
        });
    }

    fn judge(self, place: usize, moment: usize, hints: &[bots::Hint<Action<U>>]) {
        let played = self.show.model.with(|source: &ReplaySource<U>| source.played(moment));
        let Some(Some(played)) = played else { return };
        let points = self.points.get_untracked();
        let turn = self.turns.with_value(|turns| turns[place].clone());
        let next = points.get(place + 1).map_or(self.show.last, |point| point.moment);
        let change = verdict::change(&points, place, turn.seat);
        let verdict = Verdict::new(&turn, next, moment, change, played, hints);
        self.verdicts.update(|verdicts| verdict::add(verdicts, verdict));
    }

    fn looked_at(self, done: usize) {
        self.looked.update(|looked| {
            if let Some((count, _)) = looked {
                *count = done + 1;
            }
        });
        self.next();
    }

    /// Asks the bots; an answer after a stop counts for nothing.
    fn ask(self, question: &Question<U::Game>, then: impl FnOnce(Thought<Action<U>>) + 'static) {
        let turn = self.turn.get_value();
        worker::ask(question, move |thought| {
            if self.turn.try_get_value() == Some(turn) {
                then(thought);
            }
        });
    }
}

/// What is known about a moment, or what to ask the bots.
enum Ask<U: GameUi> {
    Known(Vec<f64>),
    Bots(Box<Question<U::Game>>),
}

/// At most [`MOST`] turns, spread evenly over a long match.
pub(crate) fn evenly(turns: Vec<Turn>) -> Vec<Turn> {
    let count = turns.len();
    if count <= MOST {
        return turns;
    }
    (0..MOST).map(|place| turns[place * count / MOST].clone()).collect()
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
    Ask::Bots(Box::new(question(replay, moment, seat, Want::Shares, Level::Admiral)))
}

/// What a good player would have done at a decision.
fn hints<U: GameUi>(replay: &ReplaySource<U>, moment: usize) -> Option<Question<U::Game>> {
    let seat = replay.moments().get(moment)?.decider()?;
    Some(question(replay, moment, seat, Want::Hints, Level::Captain))
}

fn question<U: GameUi>(
    replay: &ReplaySource<U>,
    moment: usize,
    seat: Seat,
    want: Want,
    level: Level,
) -> Question<U::Game> {
    let view = replay.moments()[moment].state().view(Viewer::Seat(seat));
    let told = if U::Game::MEMORY { replay.told_to(seat, moment) } else { Vec::new() };
    Question::new(want, level, seat, view, device::chance()).remembering(told)
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
        let turn = |moment| Turn { seat: Seat::new(0), decisions: vec![moment] };
        let few: Vec<Turn> = (0..50).map(turn).collect();
        assert_eq!(evenly(few.clone()), few);
        let many = evenly((0..1_000).map(turn).collect());
        assert_eq!(many.len(), MOST);
        let starts: Vec<usize> = many.iter().map(Turn::start).collect();
        assert_eq!(starts[0], 0);
        assert!(starts.windows(2).all(|pair| pair[1] - pair[0] == 5));
    }
}
