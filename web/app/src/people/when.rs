//! Moments, as people of a language write them.

use js_sys::{Date, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_kit::words::{self, Language};

/// The day of a moment in milliseconds since 1970, in the present language: "16 Nov 2026".
pub(crate) fn day(millis: u64) -> String {
    written(millis, &[("dateStyle", "medium")])
}

/// The day and the time.
pub(crate) fn moment(millis: u64) -> String {
    written(millis, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// `date.toLocaleString(language, options)`, by name: every browser has it.
fn written(millis: u64, style: &[(&str, &str)]) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let options = Object::new();
    for (name, value) in style {
        // Setting a property of a plain object does not fail.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let write = Reflect::get(&date, &"toLocaleString".into());
    let write = write.ok().and_then(|write| write.dyn_into::<Function>().ok());
    let text = write.and_then(|write| write.call2(&date, &locale().into(), &options).ok());
    text.and_then(|text| text.as_string()).unwrap_or_else(|| String::from(date.to_iso_string()))
}

/// English texts are British, and so are their dates.
fn locale() -> &'static str {
    match words::language() {
        Language::English => "en-GB",
        other => other.code(),
    }
}
