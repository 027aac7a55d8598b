//! The lobby: tables as ships in the harbour, a seat at once, and new tables.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{ListedTable, LobbyFilter, PersonRef};
use web_kit::art;
use web_kit::device;
use web_kit::model::Tile;
use web_kit::words::{said, say, say_with};

use crate::api;
use crate::frame::{masthead, wrecked};
use crate::games;
use crate::online::ended::End;
use crate::online::personal::{Personal, every};
use crate::online::{SocketState, berths, ended, filter, later, play_now, you};

/// Under this key the device remembers that its person has been online.
pub(crate) const KNOWN: &str = "online";
/// More ships than anybody looks at.
const MOST: usize = 200;
/// How often a lobby without a server tries again.
const TRY_AGAIN: Duration = Duration::from_secs(5);

pub(crate) fn lobby_page() -> impl IntoView {
    let arrival = RwSignal::new(None::<Result<PersonRef, String>>);
    let asking = RwSignal::new(false);
    let arrive = move || {
        if asking.try_get_untracked() != Some(false) {
            return;
        }
        asking.set(true);
        spawn_local(async move {
            let came = api::come().await;
            if came.is_ok() {
                device::save(KNOWN, &true);
            }
            let _ = arrival.try_set(Some(came));
            let _ = asking.try_set(false);
        });
    };
    arrive();
    // Until the server answers, this page is all there is: it tries again by itself.
    let cut_off_now = move || arrival.with_untracked(|came| matches!(came, Some(Err(_))));
    every(TRY_AGAIN, move || {
        if cut_off_now() && !document().hidden() {
            arrive();
        }
    });
    let back = window_event_listener(leptos::ev::online, move |_| {
        if cut_off_now() {
            arrive();
        }
    });
    on_cleanup(move || back.remove());
    move || match arrival.get() {
        None => {
            ashore(view! { <p class="none" role="status">{said("online-asking")}</p> }.into_any())
                .into_any()
        }
        Some(Err(reason)) => ashore(cut_off(reason, asking, arrive).into_any()).into_any(),
        Some(Ok(person)) => port(person).into_any(),
    }
}

/// The page before the server has answered.
fn ashore(body: AnyView) -> impl IntoView {
    view! {
        {masthead::masthead("online-lobby-title", said("online-lobby-title"), ().into_any(), ().into_any())}
        <main class="port single">{body}</main>
    }
}

/// The server doesn't answer: what works without it, and another try.
fn cut_off(
    reason: String,
    asking: RwSignal<bool>,
    again: impl Fn() + Send + 'static,
) -> impl IntoView {
    let words = move || say(if asking.get() { "online-trying-again" } else { "online-try-again" });
    let ways = view! {
        <button class="button main again" disabled=move || asking.get() on:click=move |_| again()>{words}</button>
        <a class="button" href="/">{said("online-play-offline")}</a>
    };
    wrecked(reason, "online-cut-off-about", ways.into_any())
}

/// The lobby, for a person whom the server knows.
fn port(person: PersonRef) -> impl IntoView {
    let chosen = filter::in_address();
    let personal = Personal::open(Some(chosen.get_untracked()));
    Effect::new(move || personal.watch(chosen.get()));
    let name = RwSignal::new(person.name);
    let id = person.id;
    let signed_out = Memo::new(move |_| personal.is_signed_out());
    move || {
        if signed_out.get() {
            ended::page(End::SignedOut).into_any()
        } else {
            tables(personal, &id, name, chosen).into_any()
        }
    }
}

fn tables(
    personal: Personal,
    id: &str,
    name: RwSignal<String>,
    chosen: Memo<LobbyFilter>,
) -> impl IntoView + use<> {
    let heading = move || you::greeting(&name.get());
    let corner = view! {
        {bell(personal)}
        <a class="face-link" href="/me" aria-label=said("pages-me")>{art::portrait(id)}</a>
    };
    view! {
        {masthead::masthead("online-lobby-title", heading, view! { <p>{move || news(personal)}</p> }.into_any(), corner.into_any())}
        <main class="port lobby">
            <div class="lobby-list">
                {lost(personal)}
                {later::notice()}
                {personal.told()}
                {berths::own(personal, id.to_owned())}
                <section class="all-tables">
                    <div class="section-head"><h2>{said("online-tables")}</h2> {filter::bar(chosen)}</div>
                    {berths::listed(personal, id.to_owned(), chosen, MOST)}
                </section>
            </div>
            <aside class="pier">
                {play_now::panel(personal)}
                {new_table(personal)}
                {you::panel(id, name)}
            </aside>
        </main>
    }
}

/// How many tables wait for this person, or else how much is going on.
fn news(personal: Personal) -> String {
    let turns = personal.turns.with(Vec::len);
    if turns > 0 {
        return say_with("online-waiting", &[("count", turns.into())]);
    }
    let counts = personal.counts.get();
    match (counts.online, counts.matches) {
        (0 | 1, 0) if personal.tables.with(|tables| tables.as_ref().is_none_or(Vec::is_empty)) => {
            say("online-first-here")
        }
        (online, matches) => {
            say_with("online-busy", &[("online", online.into()), ("matches", matches.into())])
        }
    }
}

/// A bell with the number of tables that wait.
pub(crate) fn bell(personal: Personal) -> impl IntoView {
    move || {
        let turns = personal.turns.get();
        let first = turns.first()?;
        let label = say_with("online-waiting", &[("count", turns.len().into())]);
        let address = format!("/table/{}", first.table);
        Some(view! {
            <a class="bell" href=address title=label.clone() aria-label=label>
                {art::symbol("ship-bell")} <span class="waiting-count">{turns.len()}</span>
            </a>
        })
    }
}

fn lost(personal: Personal) -> impl IntoView {
    move || {
        (personal.state() == SocketState::Lost)
            .then(|| view! { <p class="notice lost" role="status">{said("online-line-lost")}</p> })
    }
}

/// The games, each with what is going on and the way to a new table.
fn new_table(personal: Personal) -> impl IntoView {
    let entry = move |tile: Tile| {
        let numbers = move || personal.tables.with(|tables| going_on(tables.as_deref(), tile.id));
        view! {
            <li>
                <a class="new-table" href=format!("/lobby/new/{}", tile.id)>
                    <span class="game-picture">{(tile.picture)()}</span>
                    <span class="game-name">{said(tile.title)} <small>{numbers}</small></span>
                    <span class="plus" aria-hidden="true">"+"</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="panel open-one">
            <h2>{said("online-open-table")}</h2>
            <ul class="game-list">{games::tiles().into_iter().map(entry).collect_view()}</ul>
        </section>
    }
}

/// "3 playing, 1 waiting", or nothing.
fn going_on(tables: Option<&[ListedTable]>, game: &str) -> Option<String> {
    let of_game = || tables.into_iter().flatten().filter(|table| table.game == game);
    let running = of_game().filter(|table| table.running).count();
    let open = of_game().count() - running;
    let values = [("running", running.into()), ("open", open.into())];
    (running + open > 0).then(|| say_with("online-going-on", &values))
}
