//! Questions that need no answer: where a person would only pass, the page passes after a countdown
//! that a click stops.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;

use crate::model::{Action, GameUi, MatchModel};
use crate::settings::{Settings, Speed};
use crate::words::{said, say_with};

/// The seconds of the countdown.
const COUNTDOWN: u8 = 3;

/// The countdown, while there is one.
pub fn countdown<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let left = RwSignal::new(None::<u8>);
    let settings = Settings::get();
    let covered = Memo::new(move |_| model.is_covered());
    // It keeps running while others answer, and restarts only with another question.
    Effect::new(move || {
        let asked = model.question.get().filter(|_| !covered.get());
        let now = model.now.get_untracked();
        let skipped = settings.skipped.get_untracked();
        let action = asked.and_then(|_| U::foregone(&now.view, &now.legal, &skipped));
        let fast = settings.speed.get_untracked() == Speed::Fast;
        let seconds = if fast { 0 } else { COUNTDOWN };
        left.set(action.map(|_| seconds));
        if let Some((asked, action)) = asked.zip(action) {
            tick(model, asked, action, left);
        }
    });
    move || {
        left.get().map(|seconds| {
            view! {
                <p class="countdown" role="timer">
                    {say_with("shell-passing", &[("seconds", seconds.into())])}
                    <button class="button small hold" on:click=move |_| left.set(None)>{said("shell-hold")}</button>
                </p>
            }
        })
    }
}

/// Counts down by one second, and acts at the end, unless it was stopped or the question changed.
fn tick<U: GameUi>(
    model: MatchModel<U>,
    asked: (Seat, u64),
    action: Action<U>,
    left: RwSignal<Option<u8>>,
) {
    let wait = Duration::from_secs(u64::from(left.get_untracked().unwrap_or(0) > 0));
    let next = move || {
        let running = left.try_get_untracked().flatten();
        let (Some(seconds), true) = (running, model.still_asks(asked)) else { return };
        if seconds <= 1 {
            left.set(None);
            model.act(action);
        } else {
            left.set(Some(seconds - 1));
            tick(model, asked, action, left);
        }
    };
    set_timeout(next, wait);
}

/// The menu of cards about which a person wants to be asked.
pub fn menu<U: GameUi>() -> Option<impl IntoView> {
    let kinds = U::skippable();
    let skipped = Settings::get().skipped;
    let choice = move |kind: &'static str| {
        let asks = move || !skipped.get().contains(kind);
        let change = move |_| {
            skipped.update(|skipped| {
                if !skipped.remove(kind) {
                    skipped.insert(kind.to_owned());
                }
            });
        };
        view! {
            <label><input type="checkbox" prop:checked=asks on:change=change/> {move || U::kind_words(kind)}</label>
        }
    };
    (!kinds.is_empty()).then(|| {
        view! {
            <details class="ask-about panel">
                <summary>{said("shell-ask-about")}</summary>
                <div class="kinds">{kinds.into_iter().map(choice).collect_view()}</div>
            </details>
        }
    })
}
