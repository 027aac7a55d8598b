//! The part of an address after `#`: a moment, and in a link to share the record itself.
//!
//! `#12` is the twelfth moment. `#12~z…` has the record as well: deflated, in the letters of
//! base64 that addresses allow; `~j…` is the same without deflating, where a browser cannot.

use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableWritablePair, Response};

use crate::replay::Unreadable;

/// Longer links are cut off by programs through which people send them.
pub(super) const LONGEST: usize = 12_000;

/// What an address says after `#`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fragment {
    pub(super) moment: usize,
    /// The record, packed.
    pub(super) record: Option<String>,
}

impl Fragment {
    /// That of the page's address.
    pub(super) fn here() -> Self {
        Self::read(&window().location().hash().unwrap_or_default())
    }

    fn read(hash: &str) -> Self {
        let hash = hash.trim_start_matches('#');
        let (moment, record) = match hash.split_once('~') {
            Some((moment, record)) => (moment, Some(record.to_owned())),
            None => (hash, None),
        };
        Self { moment: moment.parse().unwrap_or(0), record }
    }

    /// As it stands in an address, without the `#`.
    pub(super) fn write(&self) -> String {
        match &self.record {
            Some(record) => format!("{}~{record}", self.moment),
            None => self.moment.to_string(),
        }
    }
}

/// Puts the moment into the page's address, without a step in the browser's history.
pub(super) fn note(moment: usize) {
    let fragment = Fragment { moment, ..Fragment::here() };
    let Ok(history) = window().history() else { return };
    let state = history.state().unwrap_or(JsValue::NULL);
    // A browser that refuses shows the same page with an older address.
    let _ = history.replace_state_with_url(&state, "", Some(&format!("#{}", fragment.write())));
}

/// The page's address without what stands after `?` and `#`.
pub(super) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// A record for a link.
pub(super) async fn pack(record: &str) -> Result<String, JsValue> {
    match through("CompressionStream", record.as_bytes()).await {
        Ok(bytes) => Ok(format!("z{}", letters(&bytes)?)),
        Err(_) => Ok(format!("j{}", letters(record.as_bytes())?)),
    }
}

/// The record of a link.
pub(super) async fn unpack(packed: &str) -> Result<String, Unreadable> {
    let bytes = unpacked(packed).await.map_err(|_| Unreadable::Link)?;
    String::from_utf8(bytes).map_err(|_| Unreadable::Link)
}

async fn unpacked(packed: &str) -> Result<Vec<u8>, JsValue> {
    match packed.split_at_checked(1) {
        Some(("z", rest)) => through("DecompressionStream", &bytes(rest)?).await,
        Some(("j", rest)) => bytes(rest),
        _ => Err(JsValue::NULL),
    }
}

/// Sends bytes through one of the browser's own streams.
async fn through(stream: &str, bytes: &[u8]) -> Result<Vec<u8>, JsValue> {
    let class: Function = Reflect::get(&window(), &stream.into())?.dyn_into()?;
    let stream = Reflect::construct(&class, &Array::of1(&"deflate-raw".into()))?;
    let whole = Response::new_with_opt_u8_array(Some(&mut bytes.to_vec()))?;
    let body = whole.body().ok_or(JsValue::NULL)?;
    let changed = body.pipe_through(stream.unchecked_ref::<ReadableWritablePair>());
    let response = Response::new_with_opt_readable_stream(Some(&changed))?;
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Bytes in the letters of base64 that addresses allow.
fn letters(bytes: &[u8]) -> Result<String, JsValue> {
    let binary: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let text = window().btoa(&binary)?;
    Ok(text.trim_end_matches('=').replace('+', "-").replace('/', "_"))
}

fn bytes(letters: &str) -> Result<Vec<u8>, JsValue> {
    let text = letters.replace('-', "+").replace('_', "/");
    let binary = window().atob(&text)?;
    binary.chars().map(|letter| u8::try_from(letter).map_err(|_| JsValue::NULL)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_and_a_record_are_read_as_they_were_written() {
        let both = Fragment { moment: 12, record: Some("zAb-_9".to_owned()) };
        assert_eq!(Fragment::read(&format!("#{}", both.write())), both);
        assert_eq!(Fragment::read("#7"), Fragment { moment: 7, record: None });
        assert_eq!(Fragment::read(""), Fragment::default());
        assert_eq!(Fragment::read("#nonsense"), Fragment::default());
    }
}
