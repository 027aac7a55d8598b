//! The turning point of a finished match: the turn that changed its player's chance of winning
//! most, as bots see it.

use std::rc::Rc;

use game::{Evaluate, Game, Input, Level, Match, Record, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::model::{GameUi, MatchModel};
use web_kit::widgets::badge;
use web_kit::words::{said, say_with};

use crate::api;
use crate::replay::{self, Origin, Point, Turn, change, change_words, evenly, grouped};
use crate::worker::{self, Question, Thought, Want};

/// A change of less than this decides nothing.
const LEAST: f64 = 0.07;

/// What is known of the turning point.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Found {
    Searching,
    /// The match was even, or won step by step.
    Nothing,
    /// The record is not available.
    Unknown,
    At {
        seat: Seat,
        moment: usize,
        change: f64,
    },
}

/// The line on the final scene; `replay` is the address of the replay.
pub(crate) fn line<U: GameUi>(
    model: MatchModel<U>,
    record: Option<&Record<U::Game>>,
    replay: String,
) -> AnyView {
    let found = RwSignal::new(Found::Searching);
    if let Some(record) = record {
        search::<U>(record, found);
    }
    shown(model, replay, found)
}

/// The same for a match that the server has under this id.
pub(crate) fn online_line<U: GameUi>(model: MatchModel<U>, id: String) -> AnyView {
    let found = RwSignal::new(Found::Searching);
    let replay = format!("/replay/{id}");
    spawn_local(async move {
        let text = api::record(&id).await.ok();
        let read = text.and_then(|text| replay::Found::read(&text, Origin::Online(id)).ok());
        match read.and_then(|read| read.record::<U>().ok()) {
            // The page may have been left.
            Some(record) if found.try_get_untracked().is_some() => search::<U>(&record, found),
            _ => {
                let _ = found.try_set(Found::Unknown);
            }
        }
    });
    shown(model, replay, found)
}

fn shown<U: GameUi>(model: MatchModel<U>, replay: String, found: RwSignal<Found>) -> AnyView {
    let words = move || match found.get() {
        Found::Searching => said("shell-turning-search").into_any(),
        Found::Nothing => said("shell-turning-none").into_any(),
        Found::Unknown => ().into_any(),
        Found::At { seat, moment, change } => {
            let look = U::look(&model.now.get_untracked().view, seat);
            let text = move |name: &str| {
                let values = [
                    ("name", name.into()),
                    ("moment", moment.into()),
                    ("change", change_words(change).into()),
                ];
                say_with("shell-turning-point", &values)
            };
            let name = look.name.clone();
            view! { <a href=format!("{replay}#{moment}")>{badge(&look)} " " {move || text(&name)}</a> }
                .into_any()
        }
    };
    view! { <p class="turning-point" role="status">{words}</p> }.into_any()
}

/// The questions to the bots, and how the match ended.
struct Search<G: Game> {
    turns: Vec<Turn>,
    questions: Vec<Question<G>>,
    end: Point,
}

fn search<U: GameUi>(record: &Record<U::Game>, found: RwSignal<Found>) {
    match Search::of(record) {
        Some(search) => ask(&Rc::new(search), Vec::new(), found),
        None => found.set(Found::Nothing),
    }
}

impl<G: Evaluate> Search<G> {
    /// Plays the match once more and looks at it whenever a turn begins.
    fn of(record: &Record<G>) -> Option<Self> {
        let turns = evenly(grouped(decisions(record)?.into_iter()));
        let mut play = Match::at_start(record).ok()?;
        let (mut moment, mut questions) = (0, Vec::new());
        for input in &record.inputs {
            if let Some(turn) = turns.get(questions.len()).filter(|turn| turn.start() == moment)
                && matches!(input, Input::Action { .. })
            {
                questions.push(question(&play, turn.seat, moment as u64));
            }
            play.apply(input).ok()?;
            moment += usize::from(matches!(input, Input::Action { .. }));
        }
        let winners = play.state().standing().winners;
        let share = 1.0 / winners.len().max(1) as f64;
        let won = |seat: Seat| if winners.contains(&seat) { share } else { 0.0 };
        let shares = Seat::all(play.state().players()).map(won).collect();
        Some(Self { turns, questions, end: Point { moment, shares } })
    }

    /// The largest change, if there is one.
    fn found(&self, mut points: Vec<Point>) -> Found {
        points.push(self.end.clone());
        let changes = self.turns.iter().enumerate().map(|(place, turn)| Found::At {
            seat: turn.seat,
            moment: turn.start(),
            change: change(&points, place, turn.seat),
        });
        changes
            .max_by(|a, b| a.size().total_cmp(&b.size()))
            .filter(|most| most.size() >= LEAST)
            .unwrap_or(Found::Nothing)
    }
}

impl Found {
    fn size(self) -> f64 {
        match self {
            Self::At { change, .. } => change.abs(),
            Self::Searching | Self::Nothing | Self::Unknown => 0.0,
        }
    }
}

/// The seats that had a choice, with the number of actions before it.
fn decisions<G: Evaluate>(record: &Record<G>) -> Option<Vec<(usize, Seat)>> {
    let mut play = Match::at_start(record).ok()?;
    let (mut moment, mut decided) = (0, Vec::new());
    for input in &record.inputs {
        if let Input::Action { seat, .. } = input {
            if play.state().count(*seat) > 1 {
                decided.push((moment, *seat));
            }
            moment += 1;
        }
        play.apply(input).ok()?;
    }
    Some(decided)
}

/// The same seeds for the same match: it has one turning point, however often it is looked at.
fn question<G: Evaluate>(play: &Match<G>, seat: Seat, seed: u64) -> Question<G> {
    let viewer = Viewer::Seat(seat);
    let told = if G::MEMORY { play.told(viewer) } else { Vec::new() };
    let view = play.state().view(viewer);
    Question::new(Want::Shares, Level::Admiral, seat, view, seed).remembering(told)
}

/// Asks about one turn after the other, until the page is left.
fn ask<G: Evaluate>(search: &Rc<Search<G>>, mut points: Vec<Point>, found: RwSignal<Found>) {
    let Some(next) = search.questions.get(points.len()) else {
        // The page may have been left.
        let _ = found.try_set(search.found(points));
        return;
    };
    let moment = search.turns[points.len()].start();
    let again = Rc::clone(search);
    worker::ask(next, move |thought| {
        if let (Thought::Shares(shares), Some(_)) = (thought, found.try_get_untracked()) {
            points.push(Point { moment, shares });
            ask(&again, points, found);
        }
    });
}

#[cfg(test)]
mod tests {
    use game::Setup;
    use planks::Planks;

    use super::*;

    /// A short match in which everybody takes the first action there is.
    fn record(actions: usize) -> Record<Planks> {
        let mut play = Match::<Planks>::new(Setup::house(3), "turning").expect("a match");
        play.settle();
        for number in 0..actions {
            let Some(seat) = play.asked().first() else { break };
            let legal = play.legal(seat);
            play.act(seat, legal[number * 7 % legal.len()]).expect("it is legal");
            play.settle();
        }
        play.record()
    }

    #[test]
    fn every_turn_is_asked_about_once_from_the_eyes_of_its_player() {
        let search = Search::of(&record(40)).expect("a record");
        assert!(search.turns.len() > 5);
        assert_eq!(search.turns.len(), search.questions.len());
        for (turn, question) in search.turns.iter().zip(&search.questions) {
            assert_eq!(turn.seat, question.seat);
        }
    }

    #[test]
    fn the_largest_change_is_the_turning_point() {
        let [red, blue] = [Seat::new(0), Seat::new(1)];
        let turn = |seat, moment| Turn { seat, decisions: vec![moment] };
        let point = |moment, red: f64| Point { moment, shares: vec![red, 1.0 - red] };
        let turns = vec![turn(red, 0), turn(blue, 3), turn(red, 5)];
        let search = Search::<Planks> { turns, questions: Vec::new(), end: point(6, 1.0) };
        let found = search.found(vec![point(0, 0.5), point(3, 0.55), point(5, 0.9)]);
        let Found::At { seat, moment, change } = found else { panic!("{found:?}") };
        assert_eq!((seat, moment), (blue, 3));
        assert!((change + 0.35).abs() < 1e-9, "{change}");
        let even = Search { end: point(6, 0.5), ..search };
        let found = even.found(vec![point(0, 0.5), point(3, 0.55), point(5, 0.52)]);
        assert_eq!(found, Found::Nothing);
    }
}
