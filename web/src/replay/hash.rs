//! `freebooter.replayHash(record)` in the page: the law that a record gives the same hash natively
//! and in WebAssembly is tested through it.

use js_sys::{Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use crate::games;

/// Makes the function known to scripts.
pub(crate) fn expose() {
    let function = Closure::<dyn Fn(String) -> String>::new(|record: String| {
        games::replay_hash(&record).unwrap_or_else(|error| format!("error: {error}"))
    });
    let object = Object::new();
    // Setting a property of a plain object does not fail.
    let _ = Reflect::set(&object, &"replayHash".into(), &function.into_js_value());
    let _ = Reflect::set(&window(), &"freebooter".into(), &JsValue::from(object));
}
