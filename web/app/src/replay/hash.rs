//! `freebooter.replayHash(record)` in the pages of a game: the law that a record gives the same hash
//! natively and in WebAssembly is tested through it.

use game::{Game, Match, Record};
use js_sys::{Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_kit::model::GameUi;

/// Makes the function known to scripts.
pub(crate) fn expose<U: GameUi>() {
    let function = Closure::<dyn Fn(String) -> String>::new(|record: String| {
        replay::<U::Game>(&record).unwrap_or_else(|error| format!("error: {error}"))
    });
    let object = Object::new();
    // Setting a property of a plain object does not fail.
    let _ = Reflect::set(&object, &"replayHash".into(), &function.into_js_value());
    let _ = Reflect::set(&window(), &"freebooter".into(), &JsValue::from(object));
}

/// Replays a record of the page's game and answers the hash of where it ends.
fn replay<G: Game>(record: &str) -> Result<String, String> {
    let record: Record<G> = serde_json::from_str(record).map_err(|error| error.to_string())?;
    let play = Match::replay(&record).map_err(|error| error.to_string())?;
    Ok(play.hash())
}
