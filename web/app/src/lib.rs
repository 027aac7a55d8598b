//! The pages of the browser client, and where their matches come from.
//!
//! `local` has matches on this device, `online` those of the server, `lesson` and `replay` prepared
//! and past ones: each implements `web_kit::model::Source`. `frame` is what surrounds a board,
//! `worker` asks the bots, which run in a module of their own (`web/bot-worker`), and `games` lists
//! the games with their user interfaces.
//!
//! The client is loaded in bundles, so that a visit downloads only what it needs: [`home()`] has every
//! page without a board, [`game()`] those of one game. They differ in their addresses (`app`). What
//! [`home()`] reaches must not name a board or the rules of a game: every function that is generic
//! over the game belongs to [`game()`].

mod api;
mod app;
mod archive;
mod frame;
mod games;
mod lesson;
mod local;
mod online;
mod pages;
mod people;
mod replay;
mod worker;

use game::Game;
use leptos::prelude::IntoView;
use web_kit::model::GameUi;
use web_kit::words;

/// Starts the home bundle: the front page, the lobby, the archive, people and settings.
pub fn home() {
    start(games::ENGLISH, app::home);
}

/// Starts the bundle of a game: its matches, tables, lesson and replays.
pub fn game<U: GameUi>() {
    replay::expose::<U>();
    start(english::<U>(), app::game::<U>);
}

/// The English texts of the bundle of a game.
fn english<U: GameUi>() -> &'static [&'static [&'static str]] {
    const {
        &[
            <U::Game as Game>::MESSAGES.en,
            <U::Game as Game>::ERROR_MESSAGES.en,
            text::ERROR_MESSAGES.en,
        ]
    }
}

fn start<V: IntoView + 'static>(english: &'static [&'static [&'static str]], bundle: fn() -> V) {
    bot_worker::log_panics();
    words::add_games(english);
    wasm_bindgen_futures::spawn_local(async move {
        // The page must not appear in one language and then change to another.
        words::prepare().await;
        if let Some(loading) = leptos::prelude::document().get_element_by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(bundle);
    });
}
