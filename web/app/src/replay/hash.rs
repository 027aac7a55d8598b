//! `freebooter.replayHash(record)` in the page: the law that a record gives the same hash natively
//! and in WebAssembly is tested through it.

use game::{Match, Record};
use js_sys::{Object, Reflect};
use leptos::prelude::window;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_kit::model::GameUi;

use crate::games::{self, Visit};

/// Makes the function known to scripts.
pub(crate) fn expose() {
    let function = Closure::<dyn Fn(String) -> String>::new(|record: String| {
        replay(&record).unwrap_or_else(|error| format!("error: {error}"))
    });
    let object = Object::new();
    // Setting a property of a plain object does not fail.
    let _ = Reflect::set(&object, &"replayHash".into(), &function.into_js_value());
    let _ = Reflect::set(&window(), &"freebooter".into(), &JsValue::from(object));
}

/// Replays a record of any game and answers the hash of where it ends.
fn replay(record: &str) -> Result<String, String> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    let header: Header = serde_json::from_str(record).map_err(|error| error.to_string())?;
    games::named(&header.game, &Written(record))
        .unwrap_or_else(|| Err(format!("there is no game `{}`", header.game)))
}

struct Written<'a>(&'a str);

impl Visit for Written<'_> {
    type Answer = Result<String, String>;

    fn visit<U: GameUi>(&self) -> Self::Answer {
        let record: Record<U::Game> =
            serde_json::from_str(self.0).map_err(|error| error.to_string())?;
        let play = Match::replay(&record).map_err(|error| error.to_string())?;
        Ok(play.hash())
    }
}
