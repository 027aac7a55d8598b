//! The page's side: one worker for all bots, started when it is first needed.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;
use table::Evaluate;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::think::question::{Question, Thought, Waiting, answer};
use crate::think::worker::READY;

/// A worker that has not said a word by then never will.
const PATIENCE: Duration = Duration::from_secs(15);

/// A question that waits for its answer. The worker answers in the order of the questions.
struct Asked {
    question: String,
    then: Box<dyn FnOnce(String)>,
}

/// Who thinks.
enum Crew {
    /// Nobody was asked yet.
    Ashore,
    /// The worker is still starting: questions are kept.
    Boarding(Worker),
    Aboard(Worker),
    /// No worker can be had: the page thinks itself.
    Page,
}

thread_local! {
    static CREW: RefCell<Crew> = const { RefCell::new(Crew::Ashore) };
    static ASKED: RefCell<VecDeque<Asked>> = const { RefCell::new(VecDeque::new()) };
}

/// Starts the worker, so that the first answer comes sooner.
pub(crate) fn prepare() {
    CREW.with_borrow_mut(|crew| {
        if matches!(crew, Crew::Ashore) {
            *crew = start().map_or(Crew::Page, Crew::Boarding);
        }
    });
}

/// Asks a bot; `then` gets its answer later, never within this call.
pub(crate) fn ask<G: Evaluate>(
    question: &Question<G>,
    then: impl FnOnce(Thought<G::Action>) + 'static,
) {
    // Views, events and levels are plain data: they can be written.
    let Ok(question) = serde_json::to_string(question) else { return };
    let then = Box::new(move |text: String| match serde_json::from_str(&text) {
        Ok(thought) => then(thought),
        Err(error) => leptos::logging::error!("a bot answered {text}: {error}"),
    });
    prepare();
    CREW.with_borrow(|crew| match crew {
        Crew::Aboard(worker) => {
            // What can be written can be posted.
            let _ = worker.post_message(&(&*question).into());
        }
        Crew::Page => set_timeout(think_here, Duration::ZERO),
        Crew::Ashore | Crew::Boarding(_) => {}
    });
    ASKED.with_borrow_mut(|asked| asked.push_back(Asked { question, then }));
}

/// The address of the worker's script stands in the page, as it changes with its content.
fn start() -> Option<Worker> {
    let link = document().query_selector("meta[name=worker]").ok()??;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&link.get_attribute("content")?, &options).ok()?;
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        heard(&event.data().as_string().unwrap_or_default());
    });
    worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    let fail = Closure::<dyn Fn()>::new(give_up);
    worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
    set_timeout(give_up_if_silent, PATIENCE);
    Some(worker)
}

fn heard(text: &str) {
    if text == READY {
        return board();
    }
    let asked = ASKED.with_borrow_mut(VecDeque::pop_front);
    if let Some(asked) = asked {
        (asked.then)(text.to_owned());
    }
}

/// The worker listens now: it gets what has been kept.
fn board() {
    CREW.with_borrow_mut(|crew| {
        if let Crew::Boarding(worker) = std::mem::replace(crew, Crew::Page) {
            ASKED.with_borrow(|asked| {
                for asked in asked {
                    let _ = worker.post_message(&(&*asked.question).into());
                }
            });
            *crew = Crew::Aboard(worker);
        }
    });
}

fn give_up_if_silent() {
    if CREW.with_borrow(|crew| matches!(crew, Crew::Boarding(_))) {
        give_up();
    }
}

/// The worker failed: the page thinks itself from now on, beginning with what is open.
fn give_up() {
    CREW.with_borrow_mut(|crew| {
        if let Crew::Boarding(worker) | Crew::Aboard(worker) = crew {
            worker.terminate();
        }
        *crew = Crew::Page;
    });
    for _ in 0..ASKED.with_borrow(VecDeque::len) {
        set_timeout(think_here, Duration::ZERO);
    }
}

fn think_here() {
    let Some(asked) = ASKED.with_borrow_mut(VecDeque::pop_front) else { return };
    match answer(&asked.question, Waiting::Page) {
        Ok(thought) => (asked.then)(thought),
        Err(error) => leptos::logging::error!("a bot could not be asked: {error}"),
    }
}
