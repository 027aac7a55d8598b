//! Bots of a match on this device: those that play, and the one that gives hints.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{Action, Advice, GameUi, MatchModel};

use crate::local::source::LocalSource;
use crate::worker::{self, Thought};

/// Asks a strong bot what it would do in the place of the person who is asked.
pub(super) fn advise<U: GameUi>(model: MatchModel<U>) {
    let Some(asked @ (seat, _)) = model.now.get_untracked().asked_this() else { return };
    model.advice.set(Advice::Thinking);
    think(model, seat, move |thought| {
        if let (Thought::Hints(hints), true) = (thought, model.still_asks(asked)) {
            model.advice.set(Advice::Given(hints));
        }
    });
}

/// Lets the worker think for a seat: for its bot, or about a hint for its person.
fn think<U: GameUi>(
    model: MatchModel<U>,
    seat: Seat,
    then: impl FnOnce(Thought<Action<U>>) + 'static,
) {
    let chance = device::chance();
    let ask = |source: &LocalSource<U>| source.play.question(seat, chance);
    if let Some(question) = model.with(ask) {
        worker::ask(&question, then);
    }
}

/// If bots are asked, they think one after the other, and each acts only after a person had time to
/// read the log. A person who is asked at the same time need not wait for them.
pub(super) fn proceed<U: GameUi>(model: MatchModel<U>) {
    let begin = |source: &mut LocalSource<U>| {
        let idle = source.thinking.is_none();
        let seat = source.play.asked_bot().filter(|_| idle)?;
        source.thinking = Some((seat, source.play.prompt(seat)));
        source.thinking
    };
    let Some(asked @ (seat, _)) = model.update(begin).flatten() else { return };
    think(model, seat, move |thought| {
        let wait = if is_silent::<U>(&thought) { Duration::ZERO } else { pause(model) };
        set_timeout(move || decide(model, asked, &thought), wait);
    });
}

/// True if the bot only passes: there is nothing to watch.
fn is_silent<U: GameUi>(thought: &Thought<Action<U>>) -> bool {
    matches!(thought, Thought::Action(action) if U::is_silent(*action))
}

/// The bot acts, unless the match was left or replaced meanwhile.
fn decide<U: GameUi>(model: MatchModel<U>, asked: (Seat, u64), thought: &Thought<Action<U>>) {
    let end = |source: &mut LocalSource<U>| {
        let current = source.thinking == Some(asked);
        if current {
            source.thinking = None;
        }
        current
    };
    if model.update(end) != Some(true) {
        return;
    }
    match thought {
        Thought::Action(action) if is_still_asked(model, asked) => model.act_for(asked.0, *action),
        // A card was played meanwhile, or something was undone: the question is another one.
        _ => proceed(model),
    }
}

fn is_still_asked<U: GameUi>(model: MatchModel<U>, (seat, prompt): (Seat, u64)) -> bool {
    let asked = |source: &LocalSource<U>| {
        source.play.asked().contains(seat) && source.play.prompt(seat) == prompt
    };
    model.with(asked) == Some(true)
}

/// How long people still need to read what was last added to the log, and to watch what is shown.
fn pause<U: GameUi>(model: MatchModel<U>) -> Duration {
    let Some(told_at) = model.told_at() else { return Duration::ZERO };
    let usual = model.speed().pause();
    let shown = model.now.with_untracked(|now| now.news.iter().map(U::shown_for).max());
    let longer = shown.filter(|_| !usual.is_zero()).unwrap_or_default();
    (usual + longer)
        .saturating_sub(Duration::from_millis((device::now() - told_at).max(0.0) as u64))
}
