//! Panics in the browser's console.

use std::panic;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Workers have a console, but no window.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn log_error(text: &str);
}

/// Writes every panic of this module to the console, with its place.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| log_error(&panic.to_string())));
}
