//! The module: it listens in a worker, or gives a page the function that answers.

use bot_worker::{ABOARD, Memory, READY, Waiting, answer};
use js_sys::{Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    bot_worker::log_panics();
    match web_sys::window() {
        Some(page) => help(&page),
        None => serve(),
    }
}

/// Listens for questions until the page is gone.
fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let listener = {
        let (scope, mut memory) = (scope.clone(), Memory::default());
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            respond(&scope, &event, &mut memory);
        })
    };
    scope.set_onmessage(Some(listener.into_js_value().unchecked_ref()));
    // A closed page needs no answer.
    let _ = scope.post_message(&READY.into());
}

fn respond(scope: &DedicatedWorkerGlobalScope, event: &MessageEvent, memory: &mut Memory) {
    let question = event.data().as_string().unwrap_or_default();
    match answer(&question, Waiting::Nobody, memory) {
        Ok(thought) => drop(scope.post_message(&thought.into())),
        // The page sees a worker error and runs the bots itself from then on.
        Err(error) => wasm_bindgen::throw_val(JsValue::from(error)),
    }
}

/// Without a worker: gives the page the function that answers.
fn help(page: &web_sys::Window) {
    let aboard = Reflect::get(page, &ABOARD.into()).unwrap_or_default();
    let Ok(aboard) = aboard.dyn_into::<Function>() else { return };
    let mut memory = Memory::default();
    let answer = Closure::<dyn FnMut(String) -> String>::new(move |question: String| {
        answer(&question, Waiting::Page, &mut memory)
            .unwrap_or_else(|error| wasm_bindgen::throw_val(JsValue::from(error)))
    });
    // An error in the page's function is the page's.
    let _ = aboard.call1(page, &answer.into_js_value());
}
