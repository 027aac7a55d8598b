//! How loud the sounds are.

use leptos::prelude::*;

use crate::words::said;

/// A slider from 0 to 100.
pub fn slider(volume: RwSignal<u8>) -> impl IntoView {
    let change = move |event| volume.set(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <label class="volume">
            <span>{said("shell-volume")}</span>
            <input type="range" min="0" max="100" step="10" prop:value=move || volume.get().to_string() on:input=change/>
        </label>
    }
}
