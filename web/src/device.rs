//! What the browser keeps and knows: storage, chance, the person's wishes.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads what was stored under a key; nothing if it is missing or no longer understood.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(&full(key)).ok()??;
    serde_json::from_str(&text).ok()
}

/// Stores a value. A browser that refuses storage still plays; it only forgets.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        let _ = storage.set_item(&full(key), &text);
    }
}

/// Removes what was stored under a key.
pub(crate) fn forget(key: &str) {
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

/// A number that nobody can foresee from the page.
pub(crate) fn chance() -> u64 {
    (js_sys::Math::random() * 2_f64.powi(53)) as u64
}

/// 32 random bytes as hexadecimal digits: a share of the dice.
pub(crate) fn share() -> String {
    let mut bytes = [0_u8; 32];
    if let Ok(crypto) = window().crypto() {
        // A browser without good chance gives zeros; the other shares make up for it.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(hex).collect()
}

fn hex(digit: u8) -> Option<char> {
    char::from_digit(digit.into(), 16)
}

/// The time, in milliseconds.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// True if the person asked the system for less motion.
pub(crate) fn prefers_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// The part of the address after `?`.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}
