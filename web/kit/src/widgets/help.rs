//! Help during a match: a hint from a strong bot, and undo.

use bots::Hint;
use leptos::prelude::*;

use crate::model::{Action, Advice, GameUi, MatchModel};
use crate::words::{decimal, said, say, say_with};

/// The two buttons.
pub fn buttons<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    // Online, people play without hints.
    let here = model.has_hints();
    let hint = move || {
        let unasked = model.advice.get() == Advice::Unasked;
        let choice = here && unasked && model.now.get().legal.len() > 1;
        choice.then(|| {
            view! { <button class="button small hint" on:click=move |_| model.ask_advice()>{said("shell-hint")}</button> }
        })
    };
    let undo = move || {
        let plays = here || model.now.get().you.is_some();
        plays.then(|| {
            view! { <button class="button small undo" on:click=move |_| model.undo()>{said("shell-take-back")}</button> }
        })
    };
    view! {
        <div class="help">
            {hint}
            {undo}
        </div>
    }
}

/// The hints, each action as a button.
pub fn advice<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    move || match model.advice.get() {
        Advice::Unasked => None,
        Advice::Thinking => Some(
            view! { <p class="advice" role="status">{said("shell-hint-thinking")}</p> }.into_any(),
        ),
        Advice::Given(hints) => Some(list(model, &hints).into_any()),
    }
}

fn list<U: GameUi>(model: MatchModel<U>, hints: &[Hint<Action<U>>]) -> impl IntoView + use<U> {
    let now = model.now.get_untracked();
    let words = |action| now.asked().map(|seat| U::action_words(&now.view, seat, action));
    let entry = |(place, hint): (usize, &Hint<Action<U>>)| {
        let rival = if place == 0 { hints.get(1) } else { hints.first() };
        let rival = rival.map(|rival| (words(rival.action).unwrap_or_default(), rival.win));
        let action = hint.action;
        view! {
            <li>
                <button class="button advised" on:click=move |_| model.propose(action)>{words(action)}</button>
                <b class="win" title=say("shell-hint-share")>{percent(hint.win)}</b>
                <p class="why">{why(hint, rival)}</p>
            </li>
        }
    };
    view! {
        <section class="advice" aria-label=say("shell-hint") role="status">
            <ol>{hints.iter().enumerate().map(entry).collect_view()}</ol>
        </section>
    }
}

/// What the action brings at once, and how it compares with another.
fn why<A>(hint: &Hint<A>, rival: Option<(String, f64)>) -> String {
    let now = match hint.gain {
        0 => say("shell-why-nothing"),
        gain @ 1.. => say_with("shell-why-brings", &[("gain", gain.into())]),
        loss @ ..0 => say_with("shell-why-costs", &[("loss", (-loss).into())]),
    };
    let Some((other, win)) = rival else {
        return say_with("shell-why-only", &[("now", now.into())]);
    };
    let (own, its) = (percent(hint.win), percent(win));
    say_with(
        "shell-why-beside",
        &[("now", now.into()), ("own", own.into()), ("other", other.into()), ("its", its.into())],
    )
}

fn percent(share: f64) -> String {
    say_with("shell-percent", &[("percent", decimal(share * 100.0, 0))])
}
