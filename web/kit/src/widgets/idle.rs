//! Questions that need no answer: where a person would only pass, the page passes. Where others
//! could read from the time it takes what the person holds, it does so after a countdown that a
//! click stops.

use std::collections::BTreeSet;
use std::time::Duration;

use game::Seat;
use leptos::prelude::*;

use crate::model::{Action, GameUi, MatchModel, Snapshot, Who};
use crate::settings::{Settings, Speed};
use crate::words::{said, say_with};

/// Stands in [`Settings::skipped`] if the person wants to be asked even where hardly anything can
/// be gained.
pub const EVERY_CHANCE: &str = "every chance";

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
        let Some((asked, action)) = asked.zip(action) else { return left.set(None) };
        if is_alone(&now) {
            left.set(None);
            return queue_microtask(move || act_if_asked(model, asked, action));
        }
        left.set(Some(seconds(settings.speed.get_untracked())));
        tick(model, asked, action, left);
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

/// The seconds of the countdown: people who want things slow get more time to stop it.
fn seconds(speed: Speed) -> u8 {
    match speed {
        Speed::Fast => 0,
        Speed::Normal => 1,
        Speed::Slow => 4,
    }
}

/// True if nobody else looks at this match: only bots play against the person here.
fn is_alone<U: GameUi>(now: &Snapshot<U>) -> bool {
    now.who.iter().any(|who| matches!(who, Who::You(_)))
}

/// Acts before anything is drawn of the question, unless it was answered meanwhile.
fn act_if_asked<U: GameUi>(model: MatchModel<U>, asked: (Seat, u64), action: Action<U>) {
    if model.still_asks(asked) {
        model.act(action);
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
    let asks = move |kind: &'static str| !skipped.get().contains(kind);
    let kind = move |kind: &'static str| {
        choice(skipped, kind, Signal::derive(move || asks(kind)), move || U::kind_words(kind))
    };
    (!kinds.is_empty()).then(|| {
        let every = Signal::derive(move || !asks(EVERY_CHANCE));
        view! {
            <details class="ask-about panel">
                <summary>{said("shell-ask-about")}</summary>
                <div class="kinds">
                    {kinds.into_iter().map(kind).collect_view()}
                    {choice(skipped, EVERY_CHANCE, every, said("shell-ask-every"))}
                </div>
            </details>
        }
    })
}

/// A box to tick; changing it adds the kind to those that are skipped, or removes it.
fn choice(
    skipped: RwSignal<BTreeSet<String>>,
    kind: &'static str,
    ticked: Signal<bool>,
    words: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    let change = move |_| {
        skipped.update(|skipped| {
            if !skipped.remove(kind) {
                skipped.insert(kind.to_owned());
            }
        });
    };
    view! { <label><input type="checkbox" prop:checked=ticked on:change=change/> {words}</label> }
}
