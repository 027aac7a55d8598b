//! The front page: the harbour and the four games.

use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Tile;
use web_kit::words::{self, said, say, say_with};

use crate::archive::{self, current};
use crate::frame::{title, top};
use crate::games;
use crate::online::{Home, leaving_notice};

/// The harbour, the online tables of this person, a tile for each game, and tables to join.
pub(crate) fn front_page() -> impl IntoView {
    title::name("Freebooter");
    let home = Home::open();
    view! {
        <header class="masthead">
            {art::harbour()}
            <div class="masthead-text">
                <h1>"Freebooter"</h1>
                <p>{said("shell-front-text")}</p>
            </div>
            {top::settings()}
        </header>
        <div class="rope-strip" aria-hidden="true"></div>
        <main class="front">
            {leaving_notice()}
            {home.own()}
            <p class="front-links">
                <a class="button main lobby" href="/lobby">{said("shell-front-online")}</a>
                <a class="button replays" href="/replay">{said("pages-front-archive")}</a>
                <a class="button rulebook" rel="external" href=|| words::rulebook("index")>{said("pages-front-rules")}</a>
            </p>
            <ul class="tiles">{games::tiles().into_iter().map(tile).collect_view()}</ul>
            {home.others()}
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
    let begun = current::is_under_way(tile.id);
    let (play, other) = if begun {
        ("shell-front-go-on", "shell-front-new")
    } else {
        ("shell-front-now", "shell-front-seats")
    };
    let state = current::head(tile.id).filter(|_| begun);
    // A match that is over is shown again after a reload, but goes to the archive for the next one.
    let clear = move |_| {
        if !begun {
            current::put_away(tile.id);
        }
    };
    view! {
        <div class="buttons">
            <a class="button main play" href=table aria-label=named(tile, play) on:click=clear>
                <span>{said(play)}</span>
                {state.map(|head| view! { <small>{move || archive::standing(&head)}</small> })}
            </a>
            <a class="button seats" href=seats aria-label=named(tile, other)>{said(other)}</a>
            <a class="button learn" href=format!("/learn/{}", tile.id) aria-label=named(tile, "tutorial-learn")>{said("tutorial-learn")}</a>
            <a class="button rules" rel="external" href=move || words::rulebook(tile.id) aria-label=named(tile, "pages-front-rules")>{said("pages-front-rules")}</a>
        </div>
    }
}

/// What a button does, with the name of the game: the page has four of each.
fn named(tile: Tile, action: &'static str) -> impl Fn() -> String + Copy {
    move || {
        let values = [("action", say(action).into()), ("game", say(tile.title).into())];
        say_with("pages-play-of", &values)
    }
}
