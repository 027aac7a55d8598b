//! Help during a match: a hint from a strong bot, and undo.

use bots::{Hint, percent, reasons};
use game::{Game, Seat, Text};
use leptos::prelude::*;

use crate::model::{Action, Advice, GameUi, MatchModel};
use crate::words::{said, say, sentence, tell};

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
    let seat = now.asked().unwrap_or(Seat::new(0));
    let does = |action| U::Game::action_text(&now.view, seat, action);
    let entry = |(hint, why): (&Hint<Action<U>>, Text)| {
        let action = hint.action;
        view! {
            <li>
                <button class="button advised" on:click=move |_| model.propose(action)>{sentence(&does(action))}</button>
                <b class="win" title=say("shell-hint-share")>{tell(&percent(hint.win))}</b>
                <p class="why">{tell(&why)}</p>
            </li>
        }
    };
    let reasons = reasons(hints, does);
    view! {
        <section class="advice" aria-label=say("shell-hint") role="status">
            <ol>{hints.iter().zip(reasons).map(entry).collect_view()}</ol>
        </section>
    }
}
