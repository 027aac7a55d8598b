//! The browser client: the rules run here, compiled to WebAssembly.
//!
//! `play` is a match on this device and knows no page; `shell` is every page that all games share;
//! `games/<game>` is what a game's table looks like; `tutorial` teaches a game and `replay`
//! looks back at a match; `words` is what all of them say, in four
//! languages; `art` is the pictures. `README.md` beside this folder says how to add a game's table.
//! `think` asks the bots, which are a module of their own in a worker (`worker/`).
//!
//! The client is loaded in halves, so that nobody waits for what he does not use: [`harbour`] is
//! where one plays, [`cabin`] where one learns, looks back and keeps an account. They share all but
//! their addresses (`app`).

mod app;
mod appearance;
mod art;
mod device;
mod frame;
mod games;
mod lesson;
mod local;
mod model;
mod motion;
mod online;
mod pages;
mod people;
mod replay;
mod settings;
mod sound;
mod widgets;
mod words;
mod worker;

use leptos::prelude::IntoView;

/// Starts the half in which matches are played.
pub fn harbour() {
    replay::expose();
    start(app::harbour);
}

/// Starts the half with lessons, past matches, people and settings.
pub fn cabin() {
    start(app::cabin);
}

fn start<V: IntoView + 'static>(half: fn() -> V) {
    console_error_panic_hook::set_once();
    // Nobody sees a page in one language that turns into another.
    wasm_bindgen_futures::spawn_local(async move {
        words::prepare().await;
        if let Some(loading) = leptos::prelude::document().get_element_by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(half);
    });
}
