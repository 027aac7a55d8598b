//! The worker's side: answers one question after the other.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::think::question::{Waiting, answer};

/// What a worker says once it listens.
pub(crate) const READY: &str = "ready";

/// Listens for questions until the page is gone.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let listener = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| respond(&scope, &event))
    };
    scope.set_onmessage(Some(listener.into_js_value().unchecked_ref()));
    // A page that is gone needs no answer.
    let _ = scope.post_message(&READY.into());
}

fn respond(scope: &DedicatedWorkerGlobalScope, event: &MessageEvent) {
    let question = event.data().as_string().unwrap_or_default();
    match answer(&question, Waiting::Nobody) {
        Ok(thought) => drop(scope.post_message(&thought.into())),
        // The page hears of it as an error of the worker and thinks itself from then on.
        Err(error) => wasm_bindgen::throw_val(JsValue::from(error)),
    }
}
