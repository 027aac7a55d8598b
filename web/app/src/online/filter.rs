//! Which tables of the lobby are shown; the choice is part of the address.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate, use_query_map};
use leptos_router::params::ParamsMap;
use protocol::v1::{ListedTable, LobbyFilter, Pace};
use web_kit::words::{said, say};

use crate::games;

/// The filter that the address names.
pub(crate) fn in_address() -> Memo<LobbyFilter> {
    let query = use_query_map();
    Memo::new(move |_| query.with(|query| read(|name| query.get(name))))
}

fn read(value: impl Fn(&str) -> Option<String>) -> LobbyFilter {
    let pace = match value("pace").as_deref() {
        Some("live") => Some(Pace::Live),
        Some("days") => Some(Pace::Days),
        Some(_) | None => None,
    };
    let game = value("game").filter(|id| games::tiles().iter().any(|tile| tile.id == id));
    let is_set = |name| value(name).is_some_and(|value| value == "yes");
    LobbyFilter { game, pace, free: is_set("free"), rated: is_set("rated") }
}

/// The address with this filter; what else it says stays.
fn written(path: &str, mut query: ParamsMap, filter: &LobbyFilter) -> String {
    let pace = filter.pace.map(|pace| match pace {
        Pace::Live => "live".to_owned(),
        Pace::Days => "days".to_owned(),
    });
    let values = [
        ("game", filter.game.clone()),
        ("pace", pace),
        ("free", filter.free.then(|| "yes".into())),
        ("rated", filter.rated.then(|| "yes".into())),
    ];
    for (name, value) in values {
        query.remove(name);
        if let Some(value) = value {
            query.insert(name.to_owned(), value);
        }
    }
    format!("{path}{}", query.to_query_string())
}

/// True for the tables that a filter lets through.
pub(crate) fn fits(filter: &LobbyFilter, table: &ListedTable) -> bool {
    let free = table.players > table.seats.len() || !table.take_over.is_empty();
    filter.game.as_ref().is_none_or(|game| *game == table.game)
        && filter.pace.is_none_or(|pace| pace == Pace::from(table.clock))
        && (!filter.free || free)
        && (!filter.rated || table.rated == Some(true))
}

/// The menus.
pub(crate) fn bar(filter: Memo<LobbyFilter>) -> impl IntoView {
    let (location, query, navigate) = (use_location(), use_query_map(), use_navigate());
    let path = location.pathname;
    let go = Callback::new(move |filter: LobbyFilter| {
        let address = written(&path.get_untracked(), query.get_untracked(), &filter);
        navigate(&address, NavigateOptions { scroll: false, ..NavigateOptions::default() });
    });
    let now = move || filter.get_untracked();
    let by_game = move |event: leptos::ev::Event| {
        let game = Some(event_target_value(&event)).filter(|id| !id.is_empty());
        go.run(LobbyFilter { game, ..now() });
    };
    let chosen = move || filter.with(|filter| filter.game.clone().unwrap_or_default());
    let paces = [
        ("online-filter-any", None),
        ("online-filter-live", Some(Pace::Live)),
        ("online-filter-days", Some(Pace::Days)),
    ];
    let free = move || filter.with(|filter| filter.free);
    let rated = move || filter.with(|filter| filter.rated);
    view! {
        <div class="filters" role="group" aria-label=said("online-filter")>
            <select class="by-game" aria-label=said("online-filter-game") prop:value=chosen on:change=by_game>
                <option value="">{said("online-filter-all")}</option>
                {games::tiles().into_iter().map(|tile| view! {
                    <option value=tile.id selected=move || chosen() == tile.id>{said(tile.title)}</option>
                }).collect_view()}
            </select>
            <span class="segments">{paces.map(|(key, pace)| view! {
                <button
                    class="segment" aria-pressed=move || filter.with(|filter| filter.pace == pace).to_string()
                    on:click=move |_| go.run(LobbyFilter { pace, ..now() })
                >{said(key)}</button>
            }).collect_view()}</span>
            <button
                class="segment alone by-free" aria-pressed=move || free().to_string()
                on:click=move |_| go.run(LobbyFilter { free: !free(), ..now() })
            >{move || say("online-filter-free")}</button>
            <button
                class="segment alone by-rated" aria-pressed=move || rated().to_string()
                on:click=move |_| go.run(LobbyFilter { rated: !rated(), ..now() })
            >{said("online-filter-rated")}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(pairs: &[(&str, &str)]) -> LobbyFilter {
        let value = |name: &str| pairs.iter().find(|(key, _)| *key == name);
        read(|name| value(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn an_address_names_a_filter() {
        let address = [
            ("speed", "fast"),
            ("game", "planks"),
            ("pace", "days"),
            ("free", "yes"),
            ("rated", "yes"),
        ];
        let (game, pace) = (Some("planks".to_owned()), Some(Pace::Days));
        let wanted = LobbyFilter { game, pace, free: true, rated: true };
        assert_eq!(filter(&address), wanted);
    }

    #[test]
    fn an_address_that_makes_no_sense_filters_nothing() {
        let address = [("game", "chess"), ("pace", "soon"), ("free", "1"), ("rated", "no")];
        assert_eq!(filter(&address), LobbyFilter::default());
    }
}
