//! The options of a game, chosen before a match.

use std::collections::BTreeMap;

use game::{Game, OptionSpec};
use leptos::prelude::*;
use serde_json::{Map, Value};

use crate::model::GameUi;
use crate::words::say_with;

/// What was chosen, by the option's name. A handle: copies mean the same choice.
#[derive(Clone, Copy)]
pub struct Chosen(RwSignal<BTreeMap<&'static str, Value>>);

impl Chosen {
    /// The defaults.
    pub fn new<U: GameUi>() -> Self {
        Self(RwSignal::new(U::Game::options().into_iter().map(|o| (o.name, o.default)).collect()))
    }

    /// As a table has them: the defaults, but for these.
    pub fn of_table<U: GameUi>(options: &Map<String, Value>) -> Self {
        let chosen = Self::new::<U>();
        for option in U::Game::options().into_iter().filter(|option| !option.per_seat) {
            if let Some(value) = options.get(option.name) {
                chosen.choose(option.name, value.clone());
            }
        }
        chosen
    }

    /// Chooses a value.
    pub fn choose(self, option: &'static str, value: Value) {
        self.0.update(|options| drop(options.insert(option, value)));
    }

    /// The options as the game reads them.
    pub fn options<U: GameUi>(self) -> Result<<U::Game as Game>::Options, String> {
        let value = serde_json::to_value(self.0.get_untracked());
        value.and_then(serde_json::from_value).map_err(|error| error.to_string())
    }

    /// True while any differs from the default, colours apart.
    pub fn any_changed<U: GameUi>(self) -> bool {
        let shared = U::Game::options().into_iter().filter(|option| !option.per_seat);
        self.0.with(|chosen| {
            { shared }.any(|option| chosen.get(option.name).is_some_and(|it| *it != option.default))
        })
    }

    /// Those that differ from the default.
    pub fn changed<U: GameUi>(self) -> Map<String, Value> {
        let chosen = self.0.get_untracked();
        let differs = |option: OptionSpec| {
            let value = chosen.get(option.name).filter(|value| **value != option.default)?;
            Some((option.name.to_owned(), value.clone()))
        };
        U::Game::options().into_iter().filter_map(differs).collect()
    }
}

/// A menu for every option that applies to all seats, for a number of seats: only a seat that there
/// is can go first.
pub fn menus<U: GameUi>(chosen: Chosen, players: Signal<usize>) -> impl IntoView {
    let shared = U::Game::options().into_iter().filter(|option| !option.per_seat);
    shared.map(|option| menu::<U>(chosen, option, players)).collect_view()
}

/// True unless the value is a seat that there is not.
fn fits(option: &str, value: &Value, players: usize) -> bool {
    option != "first" || value.as_u64().is_none_or(|seat| seat < players as u64)
}

fn menu<U: GameUi>(chosen: Chosen, option: OptionSpec, players: Signal<usize>) -> impl IntoView {
    let OptionSpec { name, default, values, .. } = option;
    let change = {
        let values = values.clone();
        move |event: leptos::ev::Event| {
            let index: usize = event_target_value(&event).parse().unwrap_or(0);
            if let Some(value) = values.get(index).cloned() {
                chosen.choose(name, value);
            }
        }
    };
    let wanted = move || chosen.0.with(|options| options.get(name).cloned());
    let unseat = move |count: &usize, _: Option<&usize>, _: Option<()>| {
        if untrack(wanted).is_some_and(|value| !fits(name, &value, *count)) {
            chosen.choose(name, default.clone());
        }
    };
    Effect::watch(move || players.get(), unseat, false);
    let entries = move || {
        let (count, wanted) = (players.get(), wanted());
        let entry = |(index, value): (usize, &Value)| {
            let (selected, value) = (wanted.as_ref() == Some(value), value.clone());
            let text = move || value_words::<U>(name, &value);
            view! { <option value=index.to_string() selected=selected>{text}</option> }
        };
        let there = values.iter().enumerate().filter(|(_, value)| fits(name, value, count));
        there.map(entry).collect_view()
    };
    view! {
        <label class="option">
            <span>{move || U::option_words(name)}</span>
            <select on:change=change>{entries}</select>
        </label>
    }
}

/// Seats go by their number: their colours may be chosen later.
fn value_words<U: GameUi>(option: &str, value: &Value) -> String {
    match value.as_u64().filter(|_| option == "first") {
        Some(seat) => say_with("shell-seat-number", &[("number", (seat + 1).into())]),
        None => U::option_value(option, value),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_a_seat_that_there_is_goes_first() {
        assert!(fits("first", &json!(3), 4) && !fits("first", &json!(4), 4));
        assert!(fits("first", &json!("random"), 3) && fits("first", &json!(null), 3));
        assert!(fits("returns", &json!(9), 3), "other numbers are no seats");
    }
}
