//! Moments, as people of a language write them.

use js_sys::{Date, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_kit::words;

/// The day of a moment in milliseconds since 1970, in the present language.
pub(crate) fn day(millis: u64) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    written(&date).unwrap_or_else(|| String::from(date.to_iso_string()))
}

/// `date.toLocaleDateString(language)`, by name: every browser has it.
fn written(date: &Date) -> Option<String> {
    let write = Reflect::get(date, &"toLocaleDateString".into()).ok()?;
    let write: Function = write.dyn_into().ok()?;
    write.call1(date, &words::language().code().into()).ok()?.as_string()
}
