//! The log around the moment that is shown.

use leptos::prelude::*;
use web_kit::model::{Entry, GameUi};
use web_kit::widgets::badge;
use web_kit::words::said;

use crate::replay::show::Show;

/// How many moments are listed before the current one, and after it.
const AROUND: usize = 8;

/// What happened, in order; the present moment is marked, and each can be jumped to.
pub(super) fn story<U: GameUi>(show: Show<U>) -> impl IntoView {
    let near = move || {
        let (at, story) = (show.at.get(), show.story());
        let until = (at + AROUND).min(show.last);
        let told = |moment: &usize| !story[*moment].is_empty();
        (at.saturating_sub(AROUND)..=until)
            .filter(told)
            .map(|moment| (moment, story[moment].clone()))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="log story panel">
            <h2>{said("replay-log")}</h2>
            <ol>
                <For
                    each=near
                    key=|(moment, entries)| (*moment, entries.first().map(|entry| entry.text.clone()), entries.len())
                    children=move |(moment, entries)| line(show, moment, &entries)
                />
            </ol>
        </section>
    }
}

fn line<U: GameUi>(show: Show<U>, moment: usize, entries: &[Entry]) -> impl IntoView + use<U> {
    let view = show.model.now.get_untracked().view.clone();
    let present = move || show.at.get() == moment;
    let current = move || present().then_some("step");
    let seat = entries.iter().find_map(|entry| entry.seat);
    let mark = seat.map(|seat| badge(&U::look(&view, seat)));
    let text: Vec<&str> = entries.iter().map(|entry| &*entry.text).collect();
    view! {
        <li class:present=present aria-current=current>
            <button class="moment" on:click=move |_| show.step_to(moment)>
                {mark} <span>{text.join(" ")}</span>
            </button>
        </li>
    }
}
