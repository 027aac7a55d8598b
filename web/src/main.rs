//! The browser client: the rules run here, compiled to WebAssembly.
//!
//! `play` is a match on this device and knows no page; `shell` is every page that all games share;
//! `games/<game>` is what a game's table looks like; `tutorial` teaches a game and `replay`
//! looks back at a match; `words` is what all of them say, in four
//! languages; `art` is the pictures. `README.md` beside this folder says how to add a game's table.
//! `think` asks the bots, which are a module of their own in a worker (`worker/`).

mod app;
mod art;
mod device;
mod games;
mod online;
mod pages;
mod people;
mod play;
mod replay;
mod settings;
mod shell;
mod think;
mod tutorial;
mod wishes;
mod words;

fn main() {
    console_error_panic_hook::set_once();
    replay::expose();
    // Nobody sees a page in one language that turns into another.
    wasm_bindgen_futures::spawn_local(async {
        words::prepare().await;
        show();
    });
}

fn show() {
    if let Some(loading) = leptos::prelude::document().get_element_by_id("loading") {
        loading.remove();
    }
    leptos::mount::mount_to_body(app::app);
}
