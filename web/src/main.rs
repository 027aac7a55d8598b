//! The browser client: the rules run here, compiled to WebAssembly.
//!
//! `play` is a match on this device and knows no page; `shell` is every page that all games share;
//! `games/<game>` is what a game's table looks like; `words` is what all of them say, in four
//! languages; `art` is the pictures. `README.md` beside this
//! folder says how to add a game's table. `think` runs this same module once more in a worker, where
//! the bots think.

mod app;
mod art;
mod device;
mod games;
mod online;
mod play;
mod replay;
mod settings;
mod shell;
mod think;
mod words;

fn main() {
    console_error_panic_hook::set_once();
    if think::is_worker() {
        return think::serve();
    }
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
