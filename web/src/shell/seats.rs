//! Choosing seats and options before a match.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::Value;
use table::{Edition, OptionSpec, Seat, Setup};

use crate::device;
use crate::games::Client;
use crate::play::Player;
use crate::shell::{name_tag, page, top};

/// What was chosen so far.
#[derive(Clone, Copy)]
struct Choice {
    players: RwSignal<Vec<Player>>,
    options: RwSignal<BTreeMap<&'static str, Value>>,
    error: RwSignal<Option<String>>,
}

/// The page: how many seats, who sits there, the game's options.
pub(crate) fn seats_page<G: Client>() -> impl IntoView {
    let choice = Choice {
        players: RwSignal::new(remembered::<G>()),
        options: RwSignal::new(G::options().into_iter().map(|o| (o.name, o.default)).collect()),
        error: RwSignal::new(None),
    };
    let navigate = use_navigate();
    let start = move |_| match begin::<G>(choice) {
        Ok(()) => navigate(&format!("/play/{}", G::ID), NavigateOptions::default()),
        Err(error) => choice.error.set(Some(error)),
    };
    view! {
        {top::bar(G::TITLE, ().into_any())}
        <main class="plain seating">
            <section class="panel">
                <h2>"Who plays?"</h2>
                {sizes::<G>(choice)}
                <ol class="seat-list">{move || seats::<G>(choice)}</ol>
                <h2>"House rules"</h2>
                {G::options().into_iter().map(|option| setting::<G>(choice, option)).collect_view()}
                {move || choice.error.get().map(|error| view! { <p class="refused" role="alert">{error}</p> })}
                <div class="buttons">
                    <button class="button main start" on:click=start>"Weigh anchor"</button>
                </div>
            </section>
        </main>
    }
}

fn sizes<G: Client>(choice: Choice) -> impl IntoView {
    let size = move |size: usize| {
        let pressed = move || (choice.players.get().len() == size).to_string();
        let set = move |_| {
            choice.players.update(|players| players.resize(size, Player::usual_bot()));
        };
        view! { <button class="size" aria-pressed=pressed on:click=set>{size} " seats"</button> }
    };
    view! { <div class="sizes" role="group" aria-label="Seats">{G::PLAYERS.map(size).collect_view()}</div> }
}

fn seats<G: Client>(choice: Choice) -> impl IntoView {
    let players = choice.players.get();
    let row = |(index, player): (usize, Player)| {
        let seat = Seat::new(index as u8);
        let change = move |event: leptos::ev::Event| {
            let chosen = event_target_value(&event);
            if let Some(player) = Player::all().find(|player| player.name() == chosen) {
                choice.players.update(|players| players[index] = player);
            }
        };
        let option = |other: Player| {
            view! { <option value=other.name() selected=other == player>{other.name()}</option> }
        };
        view! {
            <li>
                <label>
                    {name_tag(G::look_ahead(seat))}
                    <select on:change=change>{Player::all().map(option).collect_view()}</select>
                </label>
            </li>
        }
    };
    players.into_iter().enumerate().map(row).collect_view()
}

fn setting<G: Client>(choice: Choice, option: OptionSpec) -> impl IntoView {
    let OptionSpec { name, about, default, values } = option;
    let change = {
        let values = values.clone();
        move |event: leptos::ev::Event| {
            let index: usize = event_target_value(&event).parse().unwrap_or(0);
            if let Some(value) = values.get(index).cloned() {
                choice.options.update(|options| drop(options.insert(name, value)));
            }
        }
    };
    let entry = |(index, value): (usize, &Value)| {
        let text = G::option_value(name, value);
        view! { <option value=index.to_string() selected=*value == default>{text}</option> }
    };
    view! {
        <label class="option">
            <span>{about}</span>
            <select on:change=change>{values.iter().enumerate().map(entry).collect_view()}</select>
        </label>
    }
}

/// Begins and keeps the match; the table's page goes on with it.
fn begin<G: Client>(choice: Choice) -> Result<(), String> {
    let players = choice.players.get_untracked();
    let options = serde_json::to_value(choice.options.get_untracked())
        .and_then(serde_json::from_value)
        .map_err(|error| error.to_string())?;
    let setup = Setup::<G> { players: players.len(), edition: G::Edition::house(), options };
    let sitting = page::begin(setup, players.clone()).map_err(|error| error.to_string())?;
    device::save(&memory::<G>(), &players);
    sitting.saved().keep();
    Ok(())
}

/// The seats of the last time, or one person against bots.
fn remembered<G: Client>() -> Vec<Player> {
    let last: Option<Vec<Player>> = device::load(&memory::<G>());
    last.filter(|players| G::PLAYERS.contains(&players.len()))
        .unwrap_or_else(|| Player::alone(G::QUICK_SEATS))
}

fn memory<G: Client>() -> String {
    format!("seats.{}", G::ID)
}
