//! The lobby: who this is, the tables that can be joined or watched, and new ones.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{ListedTable, PersonRef};
use web_kit::words::{said, say, say_with};

use crate::frame::top;
use crate::games;
use crate::online::api;

/// How often the list is asked for.
const FRESH: Duration = Duration::from_secs(4);

/// The page.
pub(crate) fn lobby_page() -> impl IntoView {
    let me = RwSignal::new(None::<Result<PersonRef, String>>);
    let tables = RwSignal::new(None::<Result<Vec<ListedTable>, String>>);
    let look = move || {
        spawn_local(async move {
            let found = api::lobby().await;
            let _ = tables.try_set(Some(found));
        });
    };
    spawn_local(async move {
        let came = api::come().await;
        let _ = me.try_set(Some(came));
        look();
    });
    if let Ok(again) = set_interval_with_handle(look, FRESH) {
        on_cleanup(move || again.clear());
    }
    view! {
        {top::bar("online-lobby-title", ().into_any())}
        <main class="plain lobby">
            {name_panel(me)}
            <section class="panel">
                <h2>{said("online-open-table")}</h2>
                <div class="buttons">{games::tiles().into_iter().map(|tile| {
                    view! { <a class="button new-table" href=format!("/lobby/new/{}", tile.id)>{said(tile.title)}</a> }
                }).collect_view()}</div>
            </section>
            <section class="panel" aria-live="polite">
                <h2>{said("online-tables")}</h2>
                {move || tables.get().map(|tables| list(tables, &own_id(me)))}
            </section>
        </main>
    }
}

fn own_id(me: RwSignal<Option<Result<PersonRef, String>>>) -> String {
    me.get().and_then(Result::ok).map(|person| person.id).unwrap_or_default()
}

fn list(tables: Result<Vec<ListedTable>, String>, own: &str) -> AnyView {
    match tables {
        Err(error) => view! { <p class="refused">{error}</p> }.into_any(),
        Ok(tables) if tables.is_empty() => {
            view! { <p class="none">{said("online-no-table")}</p> }.into_any()
        }
        Ok(tables) => {
            let entries = tables.iter().map(|table| entry(table, own)).collect_view();
            view! { <ul class="tables">{entries}</ul> }.into_any()
        }
    }
}

fn entry(table: &ListedTable, own: &str) -> impl IntoView + use<> {
    let free = table.players.saturating_sub(table.seats.len());
    let mine = table.seats.iter().any(|seat| seat.person.as_deref() == Some(own));
    let state = match (table.running, free) {
        (true, _) => say("online-under-way"),
        (false, 0) => say("online-about-to-begin"),
        (false, free) => {
            say_with("online-seats-free", &[("free", free.into()), ("seats", table.players.into())])
        }
    };
    let word = match (mine, table.running) {
        (true, _) => "online-go-on",
        (false, true) => "online-watch",
        (false, false) => "online-join",
    };
    let people: Vec<&str> = table.seats.iter().map(|seat| &*seat.name).collect();
    view! {
        <li>
            <span class="what"><b>{games::title(&table.game)}</b> " " <span class="who">{people.join(", ")}</span></span>
            <span class="state">{state}</span>
            <a class="button main join" href=format!("/table/{}", table.id)>{said(word)}</a>
        </li>
    }
}

/// Who this is to the others; the name can be changed.
fn name_panel(me: RwSignal<Option<Result<PersonRef, String>>>) -> impl IntoView {
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
            <h2>{said("online-you-are")} " " <span class="my-name">{name}</span></h2>
            <form on:submit=rename>
                <label>
                    {said("online-another-name")} " "
                    <input
                        name="name" maxlength="24" autocomplete="nickname"
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                </label>
                <button class="button small rename" type="submit">{said("online-take-name")}</button>
            </form>
            {move || error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
        </section>
    }
}
