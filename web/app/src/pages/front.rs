//! The front page: the harbour and the four games.

use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Tile;
use web_kit::words::said;

use crate::frame::top;
use crate::games;
use crate::local::saved;

/// The harbour, and a tile for each game.
pub(crate) fn front_page() -> impl IntoView {
    document().set_title("Freebooter");
    view! {
        <header class="harbour">
            {art::harbour()}
            <div class="harbour-text">
                <h1>"Freebooter"</h1>
                <p>{said("shell-front-text")}</p>
            </div>
            {top::settings()}
        </header>
        <main class="front">
            <p class="to-lobby"><a class="button main lobby" href="/lobby">{said("shell-front-online")}</a> " " <a class="button replays" href="/replay">{said("replay-title")}</a></p>
            <ul class="tiles">{games::tiles().into_iter().map(tile).collect_view()}</ul>
            <p class="colophon">{said("shell-front-colophon")}</p>
        </main>
    }
}

fn tile(tile: Tile) -> impl IntoView {
    view! {
        <li class="tile">
            <div class="tile-picture">{(tile.picture)()}</div>
            <div class="tile-text">
                <h2>{said(tile.title)}</h2>
                <p class="pitch">{said(tile.sentence)}</p>
                <dl>
                    <div><dt>{said("shell-front-players")}</dt><dd>{tile.players}</dd></div>
                    <div><dt>{said("shell-front-minutes")}</dt><dd>{tile.minutes}</dd></div>
                    <div><dt>{said("shell-front-weight")}</dt><dd>{said(tile.weight)}</dd></div>
                </dl>
                {buttons(tile)}
            </div>
        </li>
    }
}

fn buttons(tile: Tile) -> impl IntoView {
    let table = format!("/play/{}", tile.id);
    let seats = format!("/play/{}/seats", tile.id);
    let begun = saved::is_under_way(tile.id);
    let (play, other) = if begun {
        ("shell-front-go-on", "shell-front-new")
    } else {
        ("shell-front-now", "shell-front-seats")
    };
    // A match that is over is shown again after a reload, but makes way for the next one.
    let clear = move |_| {
        if !begun {
            saved::forget(tile.id);
        }
    };
    view! {
        <div class="buttons">
            <a class="button main play" href=table on:click=clear>{said(play)}</a>
            <a class="button seats" href=seats>{said(other)}</a>
            <a class="button learn" href=format!("/learn/{}", tile.id)>{said("tutorial-learn")}</a>
        </div>
    }
}
