//! Choosing seats and options before a match.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use table::{Edition, Seat, Setup};

use crate::device;
use crate::games::Client;
use crate::play::Player;
use crate::shell::options::{self, Chosen};
use crate::shell::{name_tag, page, top};
use crate::words::{said, say_with};

/// What was chosen so far.
#[derive(Clone, Copy)]
struct Choice {
    players: RwSignal<Vec<Player>>,
    options: Chosen,
    error: RwSignal<Option<String>>,
}

/// The page: how many seats, who sits there, the game's options.
pub(crate) fn seats_page<G: Client>() -> impl IntoView {
    let choice = Choice {
        players: RwSignal::new(remembered::<G>()),
        options: Chosen::new::<G>(),
        error: RwSignal::new(None),
    };
    let navigate = use_navigate();
    let start = move |_| match begin::<G>(choice) {
        Ok(()) => navigate(&format!("/play/{}", G::ID), NavigateOptions::default()),
        Err(error) => choice.error.set(Some(error)),
    };
    view! {
        {top::bar(G::TILE.title, ().into_any())}
        <main class="plain seating">
            <section class="panel">
                <h2>{said("shell-seats-who")}</h2>
                {sizes::<G>(choice)}
                <ol class="seat-list">{move || seats::<G>(choice)}</ol>
                <h2>{said("shell-seats-rules")}</h2>
                {options::menus::<G>(choice.options)}
                {move || choice.error.get().map(|error| view! { <p class="refused" role="alert">{error}</p> })}
                <div class="buttons">
                    <button class="button main start" on:click=start>{said("shell-seats-start")}</button>
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
        let words = move || say_with("shell-seats-count", &[("count", size.into())]);
        view! { <button class="size" aria-pressed=pressed on:click=set>{words}</button> }
    };
    view! { <div class="sizes" role="group" aria-label=said("shell-seats-label")>{G::PLAYERS.map(size).collect_view()}</div> }
}

fn seats<G: Client>(choice: Choice) -> impl IntoView {
    let players = choice.players.get();
    let row = |(index, player): (usize, Player)| {
        let seat = Seat::new(index as u8);
        let change = move |event: leptos::ev::Event| {
            let chosen = event_target_value(&event).parse().ok();
            if let Some(player) = chosen.and_then(|chosen| Player::all().nth(chosen)) {
                choice.players.update(|players| players[index] = player);
            }
        };
        let option = |(index, other): (usize, Player)| {
            let selected = other == player;
            view! { <option value=index.to_string() selected=selected>{other.words()}</option> }
        };
        view! {
            <li>
                <label>
                    {name_tag(G::look_ahead(seat))}
                    <select on:change=change>{Player::all().enumerate().map(option).collect_view()}</select>
                </label>
            </li>
        }
    };
    players.into_iter().enumerate().map(row).collect_view()
}

/// Begins and keeps the match; the table's page goes on with it.
fn begin<G: Client>(choice: Choice) -> Result<(), String> {
    let players = choice.players.get_untracked();
    let options = choice.options.options::<G>()?;
    let setup = Setup::<G> { players: players.len(), edition: G::Edition::house(), options };
    let sitting = page::begin(setup, players.clone()).map_err(|error| page::setup_words(&error))?;
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
