//! Help for newcomers, shown once: three short notes in a first match, and whether there shall be
//! sound.

use leptos::prelude::*;

use crate::device;
use crate::model::{GameUi, MatchModel};
use crate::settings::{Settings, Speed};
use crate::words::said;

/// The notes, in order.
const NOTES: [&str; 3] = ["shell-note-question", "shell-note-board", "shell-note-help"];
/// Where it is stored how many have been read.
const READ: &str = "notes";

/// The next note; after the last one, the question about sound. Nothing online, in lessons and for
/// people in a hurry.
pub fn notes<U: GameUi>(model: MatchModel<U>) -> Option<impl IntoView> {
    let wanted = model.has_hints() && model.speed() != Speed::Fast;
    wanted.then(notes_here)
}

fn notes_here() -> impl IntoView {
    let read = RwSignal::new(device::load::<usize>(READ).unwrap_or(0));
    let asked = RwSignal::new(device::load::<bool>("sound").is_some());
    let settings = Settings::get();
    let next = move |count: usize| {
        device::save(READ, &count);
        read.set(count);
    };
    let answer = move |on: bool| {
        // Stored even if it stays off: nobody is asked twice.
        device::save("sound", &on);
        settings.sound.set(on);
        asked.set(true);
    };
    move || {
        let at = read.get();
        match NOTES.get(at) {
            Some(note) => Some(bubble(note, at, next).into_any()),
            None if !asked.get() => Some(chip(answer).into_any()),
            None => None,
        }
    }
}

fn bubble(note: &'static str, at: usize, next: impl Fn(usize) + Copy + 'static) -> impl IntoView {
    let last = at + 1 == NOTES.len();
    let skip = (!last).then(|| {
        view! { <button class="button small skip" on:click=move |_| next(NOTES.len())>{said("shell-note-skip")}</button> }
    });
    view! {
        <aside class="bubble" role="note" data-note=at>
            <p>{said(note)}</p>
            <div class="buttons">
                <span class="place">{format!("{}/{}", at + 1, NOTES.len())}</span>
                {skip}
                <button class="button small next" on:click=move |_| next(at + 1)>
                    {said(if last { "shell-note-done" } else { "shell-note-next" })}
                </button>
            </div>
        </aside>
    }
}

fn chip(answer: impl Fn(bool) + Copy + 'static) -> impl IntoView {
    view! {
        <aside class="chip" role="note">
            <span>{said("shell-sound-ask")}</span>
            <button class="button small yes" on:click=move |_| answer(true)>{said("shell-on")}</button>
            <button class="button small no" on:click=move |_| answer(false)>{said("shell-sound-no")}</button>
        </aside>
    }
}
