//! What the browser provides: storage, randomness, time, the system's settings.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// Reads the value of a key; none if it is missing or unreadable.
pub fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&read(key)?).ok()
}

/// Stores a value. Without storage the client works, but remembers nothing.
pub fn save<T: Serialize>(key: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        write(key, &text);
    }
}

/// The text that is stored under a key.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(&full(key)).ok()?
}

/// Stores a text; false if there is no storage or no room for it.
pub fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&full(key), text).is_ok())
}

/// The keys that begin so.
pub fn keys(begin: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let all = (0..count).filter_map(|number| storage.key(number).ok().flatten());
    let own = all.filter_map(|key| key.strip_prefix("freebooter.").map(str::to_owned));
    own.filter(|key| key.starts_with(begin)).collect()
}

/// Removes what was stored under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&full(key));
    }
}

fn full(key: &str) -> String {
    format!("freebooter.{key}")
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// A random number, good enough for seeds of local matches.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 2_f64.powi(53)) as u64
}

/// 32 random bytes as hexadecimal digits: a share of the dice.
pub fn share() -> String {
    let mut bytes = [0_u8; 32];
    if let Ok(crypto) = window().crypto() {
        // Without a generator the share is zeros; the shares of the others still count.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(hex).collect()
}

fn hex(digit: u8) -> Option<char> {
    char::from_digit(digit.into(), 16)
}

/// The time, in milliseconds.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// True if the system is set to reduced motion.
pub fn prefers_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Vibrates, where the device can: milliseconds on, off, on.
pub fn vibrate(pattern: &[u32]) {
    let navigator = window().navigator();
    let vibrate = Reflect::get(&navigator, &"vibrate".into());
    if let Some(vibrate) = vibrate.ok().and_then(|found| found.dyn_into::<Function>().ok()) {
        let pattern: Array = pattern.iter().map(|millis| JsValue::from(*millis)).collect();
        // Browsers refuse it before the person has touched the page.
        let _ = vibrate.call1(&navigator, &pattern);
    }
}

/// The part of the address after `?`.
pub fn query() -> String {
    window().location().search().unwrap_or_default()
}
