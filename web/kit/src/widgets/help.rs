//! Help during a match: a hint from a strong bot, and undo.

use bots::{Hint, percent};
use game::Seat;
use leptos::prelude::*;

use crate::model::{Action, Advice, GameUi, MatchModel};
use crate::motion::highlight;
use crate::widgets::Click;
use crate::words::{said, say, say_with, tell};

/// The two buttons.
pub fn buttons<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let hint = move || {
        can_ask(model).then(|| {
            view! { <button class="button small hint" aria-keyshortcuts="H" on:click=move |_| model.ask_advice()>{said("shell-hint")}</button> }
        })
    };
    let undo = move || {
        let plays = model.has_hints() || model.now.get().you.is_some();
        plays.then(|| {
            view! { <button class="button small undo" aria-keyshortcuts="U" on:click=move |_| model.undo()>{said("shell-take-back")}</button> }
        })
    };
    view! {
        <div class="help">
            {hint}
            {undo}
        </div>
    }
}

/// True if a hint can be asked for: not online, where people play without, and only where there is a
/// choice; reactive.
pub fn can_ask<U: GameUi>(model: MatchModel<U>) -> bool {
    let unasked = model.advice.get() == Advice::Unasked;
    model.has_hints() && unasked && model.now.get().legal.len() > 1
}

/// The best action in a line; its pieces glow on the board. A click shows its preview.
pub fn advice<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    Effect::new(move || {
        let now = model.now.get();
        let best = match model.advice.get() {
            Advice::Given(hints) => hints.first().map(|hint| hint.action),
            Advice::Unasked | Advice::Thinking => None,
        };
        highlight::hint(best.map(|action| U::action_pieces(&now.view, action)).unwrap_or_default());
    });
    on_cleanup(|| highlight::hint(Vec::new()));
    move || match model.advice.get() {
        Advice::Unasked => None,
        Advice::Thinking => Some(
            view! { <p class="advice" role="status">{said("shell-hint-thinking")}</p> }.into_any(),
        ),
        Advice::Given(hints) => best(model, &hints),
    }
}

fn best<U: GameUi>(model: MatchModel<U>, hints: &[Hint<Action<U>>]) -> Option<AnyView> {
    let now = model.now.get_untracked();
    let seat = now.asked().unwrap_or(Seat::new(0));
    let best = hints.first()?;
    let action = best.action;
    let words = U::words_to_you(&now.view, seat, action);
    let why =
        format!("{} · {}", odds(best.win, hints.get(1).map(|hint| hint.win)), gain(best.gain));
    Some(line(words, why, Box::new(move || model.preview(action))).into_any())
}

fn line(action: String, why: String, preview: Click) -> impl IntoView {
    let text = say_with("shell-hint-best", &[("action", action.into())]);
    view! {
        <section class="advice" aria-label=say("shell-hint") role="status">
            <button class="button advised" on:click=move |_| preview()>{text}</button>
            <p class="why" title=say("shell-hint-share")>{why}</p>
        </section>
    }
}

/// The share of the win, and that of the next best action; the bot may trust one more that it has
/// looked at longer, though its share is no larger.
fn odds(win: f64, next: Option<f64>) -> String {
    let close = next.is_some_and(|next| next >= win);
    let win = tell(&percent(win));
    match next {
        None => win,
        Some(_) if close => say_with("shell-hint-close", &[("win", win.into())]),
        Some(next) => {
            let next = tell(&percent(next));
            say_with("shell-hint-odds", &[("win", win.into()), ("next", next.into())])
        }
    }
}

/// What it brings at once.
fn gain(gain: i64) -> String {
    match gain {
        0 => say("hint-nothing"),
        gain @ 1.. => say_with("hint-brings", &[("gain", gain.into())]),
        loss @ ..0 => say_with("hint-costs", &[("loss", (-loss).into())]),
    }
}
