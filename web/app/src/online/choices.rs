//! What is chosen about a table, before it is opened and until its match starts: pace, and who can
//! join.

use leptos::prelude::*;
use protocol::v1::ClockRules;
use web_kit::words::{said, say};

use crate::online::ship;

/// Paces that people choose from: the name and the clock.
const PACES: [(&str, ClockRules); 5] = [
    ("online-pace-brisk", ClockRules::Bank { seconds: 300, increment: 5 }),
    ("online-pace-relaxed", RELAXED),
    ("online-pace-day", ClockRules::Days(1)),
    ("online-pace-slow", ClockRules::Days(3)),
    ("online-pace-free", ClockRules::None),
];

/// Fifteen minutes: a person who falls asleep does not hold up the table, and nobody hurries.
pub(crate) const RELAXED: ClockRules = ClockRules::Bank { seconds: 900, increment: 15 };

/// What people call a clock; a clock that has no name goes by its times.
pub(crate) fn pace_name(clock: ClockRules) -> String {
    let named = PACES.iter().find(|(_, other)| *other == clock);
    named.map_or_else(|| ship::pace(clock), |(name, _)| say(name))
}

/// A choice of paces. A clock that is none of them stays on offer.
pub(crate) fn paces(chosen: RwSignal<ClockRules>) -> impl IntoView {
    let start = chosen.get_untracked();
    let other = !PACES.iter().any(|(_, clock)| *clock == start);
    let clocks = PACES.into_iter().map(|(_, clock)| clock).chain(other.then_some(start));
    let one = |clock: ClockRules| {
        view! {
            <label class="pick">
                <input type="radio" name="clock" prop:checked=move || chosen.get() == clock on:change=move |_| chosen.set(clock)/>
                <span>{move || pace_name(clock)} <small>{move || ship::pace(clock)}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="panel card">
            <legend>{said("online-card-pace")}</legend>
            {clocks.map(one).collect_view()}
        </fieldset>
    }
}

/// Who can find the table and join.
pub(crate) fn joining(public: RwSignal<bool>) -> impl IntoView {
    let one = |(name, about, value): (&'static str, &'static str, bool)| {
        view! {
            <label class="pick">
                <input type="radio" name="public" prop:checked=move || public.get() == value on:change=move |_| public.set(value)/>
                <span>{said(name)} <small>{said(about)}</small></span>
            </label>
        }
    };
    let ways = [
        ("online-find-lobby", "online-find-lobby-about", true),
        ("online-find-link", "online-find-link-about", false),
    ];
    view! {
        <fieldset class="panel card">
            <legend>{said("online-who-finds")}</legend>
            {ways.map(one).collect_view()}
        </fieldset>
    }
}
