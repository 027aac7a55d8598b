//! What is chosen about a table, before it is opened and until its match starts: pace, and who can
//! join, and whether it is rated.

use leptos::prelude::*;
use protocol::v1::ClockRules;
use web_kit::model::GameUi;
use web_kit::widgets::options;
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

/// Whether the match is rated, as far as its clock and rules allow that.
#[derive(Clone, Copy)]
pub(crate) struct Stake {
    wanted: RwSignal<bool>,
    can_be_rated: Memo<bool>,
}

impl Stake {
    pub(crate) fn new<U: GameUi>(
        rated: bool,
        clock: RwSignal<ClockRules>,
        options: options::Chosen,
    ) -> Self {
        let standard = move || clock.get() != ClockRules::None && !options.any_changed::<U>();
        Self { wanted: RwSignal::new(rated), can_be_rated: Memo::new(move |_| standard()) }
    }

    pub(crate) fn is_rated(self) -> bool {
        self.wanted.get() && self.can_be_rated.get()
    }
}

/// What people call a rated match, and one that isn't.
pub(crate) fn stake_name(rated: bool) -> String {
    say(if rated { "online-rated" } else { "online-friendly" })
}

/// Friendly or rated.
pub(crate) fn stakes(stake: Stake) -> impl IntoView {
    let one = |(about, value): (&'static str, bool)| {
        let out = move || value && !stake.can_be_rated.get();
        let words = move || say(if out() { "online-rated-not" } else { about });
        view! {
            <label class="pick" class:out=out>
                <input
                    type="radio" name="rated" disabled=out prop:checked=move || stake.is_rated() == value
                    on:change=move |_| stake.wanted.set(value)
                />
                <span>{move || stake_name(value)} <small>{words}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="panel card">
            <legend>{said("online-card-stake")}</legend>
            {[("online-friendly-about", false), ("online-rated-about", true)].map(one).collect_view()}
        </fieldset>
    }
}
