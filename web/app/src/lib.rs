//! The pages of the browser client, and where their matches come from.
//!
//! `local` has matches on this device, `online` those of the server, `lesson` and `replay` prepared
//! and past ones: each implements `web_kit::model::Source`. `frame` is what surrounds a board,
//! `worker` asks the bots, which run in a module of their own (`web/bot-worker`), and `games` lists
//! the games with their user interfaces.
//!
//! The client is loaded as two bundles, so that a first visit downloads only what it needs:
//! [`play`] and [`more`]. They differ in their addresses (`app`).

mod app;
mod frame;
mod games;
mod lesson;
mod local;
mod online;
mod pages;
mod people;
mod replay;
mod worker;

use leptos::prelude::IntoView;
use web_kit::words;

/// Starts the play bundle: the front page, local matches and online tables.
pub fn play() {
    replay::expose();
    start(app::play);
}

/// Starts the more bundle: lessons, replays, people and settings.
pub fn more() {
    start(app::more);
}

fn start<V: IntoView + 'static>(bundle: fn() -> V) {
    bot_worker::log_panics();
    words::add_games(games::ENGLISH);
    wasm_bindgen_futures::spawn_local(async move {
        // The page must not appear in one language and then change to another.
        words::prepare().await;
        if let Some(loading) = leptos::prelude::document().get_element_by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(bundle);
    });
}
