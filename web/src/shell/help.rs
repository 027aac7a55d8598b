//! Help at the table: a hint from a strong bot, and taking back.

use bot_worker::{Hint, percent, reasons};
use game::{Seat, Text};
use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Advice, Table};
use crate::words::{said, say, sentence, tell};

/// The two buttons.
pub(crate) fn buttons<G: Client>(table: Table<G>) -> impl IntoView {
    // On line people play by themselves.
    let here = table.session().is_none();
    let hint = move || {
        let unasked = table.advice.get() == Advice::Unasked;
        let choice = here && unasked && table.now.get().legal.len() > 1;
        choice.then(|| {
            view! { <button class="button small hint" on:click=move |_| table.ask_advice()>{said("shell-hint")}</button> }
        })
    };
    let undo = move || {
        let plays = here || table.now.get().you.is_some();
        plays.then(|| {
            view! { <button class="button small undo" on:click=move |_| table.undo()>{said("shell-take-back")}</button> }
        })
    };
    view! {
        <div class="help">
            {hint}
            {undo}
        </div>
    }
}

/// What the bot said, each action ready to be chosen.
pub(crate) fn advice<G: Client>(table: Table<G>) -> impl IntoView {
    move || match table.advice.get() {
        Advice::Unasked => None,
        Advice::Thinking => Some(
            view! { <p class="advice" role="status">{said("shell-hint-thinking")}</p> }.into_any(),
        ),
        Advice::Given(hints) => Some(list(table, &hints).into_any()),
    }
}

fn list<G: Client>(table: Table<G>, hints: &[Hint<G::Action>]) -> impl IntoView + use<G> {
    let now = table.now.get_untracked();
    let seat = now.asked().unwrap_or(Seat::new(0));
    let does = |action| G::action_text(&now.view, seat, action);
    let entry = |(hint, why): (&Hint<G::Action>, Text)| {
        let action = hint.action;
        view! {
            <li>
                <button class="button advised" on:click=move |_| table.propose(action)>{sentence(&does(action))}</button>
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
