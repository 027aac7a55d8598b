//! Help at the table: a hint from a strong bot, and taking back.

use bots::Hint;
use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Advice, Table};

/// The two buttons.
pub(crate) fn buttons<G: Client>(table: Table<G>) -> impl IntoView {
    // On line people play by themselves.
    let here = table.session().is_none();
    let hint = move || {
        let unasked = table.advice.get() == Advice::Unasked;
        let choice = here && unasked && table.now.get().legal.len() > 1;
        choice.then(|| {
            view! { <button class="button small hint" on:click=move |_| table.ask_advice()>"Hint"</button> }
        })
    };
    let undo = move || {
        let plays = here || table.now.get().you.is_some();
        plays.then(|| {
            view! { <button class="button small undo" on:click=move |_| table.undo()>"Take back"</button> }
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
            view! { <p class="advice" role="status">"An admiral looks over your shoulder …"</p> }
                .into_any(),
        ),
        Advice::Given(hints) => Some(list(table, hints).into_any()),
    }
}

fn list<G: Client>(table: Table<G>, hints: Vec<Hint<G::Action>>) -> impl IntoView {
    let entry = |hint: Hint<G::Action>| {
        let Hint { action, text, win, why } = hint;
        let share = format!("{:.0} %", win * 100.0);
        view! {
            <li>
                <button class="button advised" on:click=move |_| table.propose(action)>{text}</button>
                <b class="win" title="Expected share of the win">{share}</b>
                <p class="why">{why}</p>
            </li>
        }
    };
    view! {
        <section class="advice" aria-label="Hint" role="status">
            <ol>{hints.into_iter().map(entry).collect_view()}</ol>
        </section>
    }
}
