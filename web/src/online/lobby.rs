//! The lobby: who this is, the tables that can be joined or watched, and new ones.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{Occupant, PersonRef, Phase, TableInfo};

use crate::games;
use crate::online::api;
use crate::shell::top;

/// How often the list is asked for.
const FRESH: Duration = Duration::from_secs(4);

/// The page.
pub(crate) fn lobby_page() -> impl IntoView {
    let tables = RwSignal::new(None::<Result<Vec<TableInfo>, String>>);
    let look = move || {
        spawn_local(async move {
            let found = api::lobby().await;
            let _ = tables.try_set(Some(found));
        });
    };
    look();
    if let Ok(again) = set_interval_with_handle(look, FRESH) {
        on_cleanup(move || again.clear());
    }
    view! {
        {top::bar("The lobby", ().into_any())}
        <main class="plain lobby">
            {name_panel()}
            <section class="panel">
                <h2>"Open a table"</h2>
                <div class="buttons">{games::tiles().map(|tile| {
                    view! { <a class="button new-table" href=format!("/lobby/new/{}", tile.id)>{tile.title}</a> }
                }).collect_view()}</div>
            </section>
            <section class="panel" aria-live="polite">
                <h2>"Tables"</h2>
                {move || tables.get().map(list)}
            </section>
        </main>
    }
}

fn list(tables: Result<Vec<TableInfo>, String>) -> AnyView {
    match tables {
        Err(error) => view! { <p class="refused">{error}</p> }.into_any(),
        Ok(tables) if tables.is_empty() => {
            view! { <p class="none">"No public table is open. Open one and send a friend its link."</p> }.into_any()
        }
        Ok(tables) => view! { <ul class="tables">{tables.iter().map(entry).collect_view()}</ul> }.into_any(),
    }
}

fn entry(table: &TableInfo) -> impl IntoView + use<> {
    let free = table.seats.iter().filter(|chair| chair.occupant == Occupant::Nobody).count();
    let title = games::title(&table.game);
    let (state, word) = match table.phase {
        Phase::Gathering if free > 0 => {
            (format!("{free} of {} seats free", table.seats.len()), "Join")
        }
        Phase::Gathering => ("about to begin".to_owned(), "Look in"),
        Phase::Playing => ("under way".to_owned(), "Watch"),
        Phase::Over | Phase::Stuck(_) => ("over".to_owned(), "Look"),
    };
    let people = crate::play::who(table).join(", ");
    view! {
        <li>
            <span class="what"><b>{title}</b> <span class="who">{people}</span></span>
            <span class="state">{state}</span>
            <a class="button main join" href=format!("/table/{}", table.id)>{word}</a>
        </li>
    }
}

/// Who this is to the others; the name can be changed.
pub(crate) fn name_panel() -> impl IntoView {
    let me = RwSignal::new(None::<Result<PersonRef, String>>);
    spawn_local(async move {
        let came = api::come().await;
        let _ = me.try_set(Some(came));
    });
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match api::rename(text.get_untracked().trim()).await {
                Ok(person) => {
                    error.set(None);
                    me.set(Some(Ok(person)));
                }
                Err(reason) => error.set(Some(reason)),
            }
        });
    };
    let name = move || match me.get() {
        Some(Ok(person)) => person.name,
        Some(Err(reason)) => reason,
        None => "…".to_owned(),
    };
    view! {
        <section class="panel me">
            <h2>"You are " <span class="my-name">{name}</span></h2>
            <form on:submit=rename>
                <label>
                    "Another name "
                    <input
                        name="name" maxlength="24" autocomplete="nickname"
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                </label>
                <button class="button small rename" type="submit">"Take it"</button>
            </form>
            {move || error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
        </section>
    }
}
