//! The front page: the harbour and the four games.

use leptos::prelude::*;

use crate::art;
use crate::games::{self, Tile};
use crate::play::saved;
use crate::shell::top;

/// The harbour, and a tile for each game.
pub(crate) fn front_page() -> impl IntoView {
    document().set_title("Freebooter");
    view! {
        <header class="harbour">
            {art::harbour()}
            <div class="harbour-text">
                <h1>"Freebooter"</h1>
                <p>"Four pirate games at one table, against bots or friends."</p>
            </div>
            {top::settings()}
        </header>
        <main class="front">
            <p class="to-lobby"><a class="button main lobby" href="/lobby">"Play on line with others"</a></p>
            <ul class="tiles">{games::tiles().map(tile).collect_view()}</ul>
            <p class="colophon">"The rules run here in your browser: what you play against bots stays on this device."</p>
        </main>
    }
}

fn tile(tile: Tile) -> impl IntoView {
    let class = if tile.ready { "tile" } else { "tile yard" };
    view! {
        <li class=class>
            <div class="tile-picture">{(tile.picture)()}</div>
            <div class="tile-text">
                <h2>{tile.title}</h2>
                <p class="pitch">{tile.sentence}</p>
                <dl>
                    <div><dt>"Players"</dt><dd>{tile.players}</dd></div>
                    <div><dt>"Minutes"</dt><dd>{tile.minutes}</dd></div>
                    <div><dt>"Weight"</dt><dd>{tile.weight}</dd></div>
                </dl>
                {buttons(tile)}
            </div>
        </li>
    }
}

fn buttons(tile: Tile) -> AnyView {
    if !tile.ready {
        return view! { <p class="coming">"In the yard: coming"</p> }.into_any();
    }
    let table = format!("/play/{}", tile.id);
    let seats = format!("/play/{}/seats", tile.id);
    let begun = saved::is_under_way(tile.id);
    let (play, other) =
        if begun { ("Go on playing", "New match") } else { ("Play now", "Choose seats") };
    // A match that is over is shown again after a reload, but makes way for the next one.
    let clear = move |_| {
        if !begun {
            saved::forget(tile.id);
        }
    };
    view! {
        <div class="buttons">
            <a class="button main play" href=table on:click=clear>{play}</a>
            <a class="button seats" href=seats>{other}</a>
        </div>
    }
    .into_any()
}
