//! The turns at which a match changed: a strip of buttons, and what is to be said about the one
//! that is shown.

use game::Viewer;
use leptos::prelude::*;
use web_kit::model::{Action, GameUi, Look};
use web_kit::widgets::badge;
use web_kit::words::{decimal, said, say, say_with};

use crate::replay::plot::verdict::Verdict;
use crate::replay::show::Show;
use crate::replay::source::ReplaySource;

/// The verdicts that are listed, in order of time: all, or the mistakes of the person who reviews.
pub(super) fn listed<U: GameUi>(
    show: Show<U>,
    verdicts: &[Verdict<Action<U>>],
) -> Vec<Verdict<Action<U>>> {
    let own = |verdict: &&Verdict<Action<U>>| {
        show.review().is_none_or(|seat| verdict.seat == seat && verdict.label.is_mistake())
    };
    let mut shown: Vec<_> = verdicts.iter().filter(own).cloned().collect();
    shown.sort_by_key(|verdict| verdict.moment);
    shown
}

/// The strip; each button leads to its decision.
pub(super) fn list<U: GameUi>(
    show: Show<U>,
    shown: &[Verdict<Action<U>>],
    looks: &[Look],
    done: bool,
) -> impl IntoView + use<U> {
    let title = if show.review().is_some() { "replay-mistakes" } else { "replay-turns" };
    let none = (done && shown.is_empty()).then(|| {
        let key = if show.review().is_some() { "replay-no-mistakes" } else { "replay-no-turns" };
        view! { <p class="no-turns" role="status">{said(key)}</p> }
    });
    let entries: Vec<_> =
        shown.iter().map(|verdict| entry(show, verdict, &looks[verdict.seat.index()])).collect();
    view! {
        <div class="swings">
            <h3>{said(title)}</h3>
            {none}
            <ol class="turns">{entries}</ol>
            {show.review().map(|_| view! { <a class="everybody" rel="external" href=everybody()>{said("replay-review-all")}</a> })}
        </div>
    }
}

/// What is to be said about the turn that is shown.
pub(super) fn detail<U: GameUi>(
    show: Show<U>,
    shown: &[Verdict<Action<U>>],
    looks: &[Look],
) -> impl IntoView + use<U> {
    let (shown, looks) = (shown.to_vec(), looks.to_vec());
    let here = move || {
        let at = show.at.get();
        let here = shown.iter().find(|verdict| verdict.turn.contains(&at))?;
        Some(words(show, here, &looks[here.seat.index()]))
    };
    view! { <div class="turn-detail" role="status">{here}</div> }
}

/// The same replay with the turns of all seats.
fn everybody() -> String {
    window().location().pathname().unwrap_or_default()
}

fn entry<U: GameUi>(
    show: Show<U>,
    verdict: &Verdict<Action<U>>,
    look: &Look,
) -> impl IntoView + use<U> {
    let (moment, turn) = (verdict.moment, verdict.turn.clone());
    let here = move || turn.contains(&show.at.get()).then_some("step");
    let (class, sign) = verdict.label.mark();
    view! {
        <li>
            <button class=format!("turn {class}") aria-current=here on:click=move |_| show.step_to(moment)>
                <span class="sign" aria-hidden="true">{sign}</span>
                {badge(look)} <span class="unseen">{look.name.clone()} " "</span>
                <b>{said(verdict.label.key())}</b> <span class="change">{change_words(verdict.swing())}</span>
            </button>
        </li>
    }
}

/// "+12 %", with a true minus.
pub(crate) fn change_words(change: f64) -> String {
    let sign = if change < 0.0 { "−" } else { "+" };
    say_with("replay-change", &[("sign", sign.into()), ("change", percent(change.abs()))])
}

fn percent(share: f64) -> web_kit::words::Value {
    decimal((share * 100.0).round(), 0)
}

/// Who, how much, what was played, and what was better.
fn words<U: GameUi>(
    show: Show<U>,
    verdict: &Verdict<Action<U>>,
    look: &Look,
) -> impl IntoView + use<U> {
    let (class, _) = verdict.label.mark();
    let head = say_with(
        "replay-turn",
        &[
            ("moment", verdict.moment.into()),
            ("name", look.name.as_str().into()),
            ("label", say(verdict.label.key()).into()),
            ("change", change_words(verdict.swing()).into()),
        ],
    );
    let story = show.story();
    let told = story.get(verdict.moment + 1).map(|entries| {
        entries.iter().map(|entry| entry.text.to_string()).collect::<Vec<_>>().join(" ")
    });
    let better = verdict.better.and_then(|(action, win)| better(show, verdict.moment, action, win));
    view! {
        <p class=format!("verdict {class}")>{badge(look)} <b>{head}</b></p>
        <p class="played">{told}</p>
        {better.map(|better| view! { <p class="better">{better}</p> })}
    }
}

/// "Better: board the ship (48 %)", in the words of the seat that decided.
fn better<U: GameUi>(show: Show<U>, moment: usize, action: Action<U>, win: f64) -> Option<String> {
    let words = show.model.with(|source: &ReplaySource<U>| {
        let shown = source.moments().get(moment)?;
        let seat = shown.asked()?;
        let view = game::Game::view(shown.state(), Viewer::Seat(seat));
        let to_you = show.review() == Some(seat);
        let words = if to_you { U::words_to_you } else { U::action_words };
        Some(words(&view, seat, action))
    })??;
    Some(say_with("replay-better", &[("action", words.into()), ("win", percent(win))]))
}
