//! One worker for all bots, started when it is first needed; without one, the same module in the
//! page.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use bot_worker::{ABOARD, Question, READY, Thought};
use game::Evaluate;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that has not said a word by then never will.
const PATIENCE: Duration = Duration::from_secs(15);
/// What could not be fetched is asked for again after this.
const AGAIN: Duration = Duration::from_secs(5);

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
    /// No worker can be had: the page fetches the bots.
    Fetching,
    /// The page thinks itself, by this function.
    Page(Function),
}

thread_local! {
    static CREW: RefCell<Crew> = const { RefCell::new(Crew::Ashore) };
    static ASKED: RefCell<VecDeque<Asked>> = const { RefCell::new(VecDeque::new()) };
}

/// Starts the worker, so that the first answer comes sooner.
pub(crate) fn prepare() {
    CREW.with_borrow_mut(|crew| {
        if matches!(crew, Crew::Ashore) {
            *crew = start().map_or_else(fetch, Crew::Boarding);
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
        Crew::Page(_) => set_timeout(think_here, Duration::ZERO),
        Crew::Ashore | Crew::Boarding(_) | Crew::Fetching => {}
    });
    ASKED.with_borrow_mut(|asked| asked.push_back(Asked { question, then }));
}

/// The address of the bots' script stands in the page, as it changes with its content.
fn script() -> Option<String> {
    document().query_selector("meta[name=worker]").ok()??.get_attribute("content")
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script()?, &options).ok()?;
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
        let Crew::Boarding(worker) = crew else { return };
        ASKED.with_borrow(|asked| {
            for asked in asked {
                let _ = worker.post_message(&(&*asked.question).into());
            }
        });
        *crew = Crew::Aboard(worker.clone());
    });
}

fn give_up_if_silent() {
    if CREW.with_borrow(|crew| matches!(crew, Crew::Boarding(_))) {
        give_up();
    }
}

/// The worker failed: the page thinks itself from now on, beginning with what is open.
fn give_up() {
    CREW.with_borrow_mut(|crew| match crew {
        Crew::Boarding(worker) | Crew::Aboard(worker) => {
            worker.terminate();
            *crew = fetch();
        }
        Crew::Ashore | Crew::Fetching | Crew::Page(_) => {}
    });
}

/// Has the page itself load the bots' module, which then calls [`aboard`].
fn fetch() -> Crew {
    let aboard = Closure::<dyn Fn(Function)>::new(aboard);
    // Setting a property of the window does not fail.
    let _ = Reflect::set(&window(), &ABOARD.into(), &aboard.into_js_value());
    if load().is_err() {
        leptos::logging::error!("the bots cannot be loaded");
    }
    Crew::Fetching
}

fn load() -> Result<(), JsValue> {
    let element = document().create_element("script")?;
    element.set_attribute("type", "module")?;
    element.set_attribute("src", &script().unwrap_or_default())?;
    let failed = Closure::<dyn Fn()>::new(|| set_timeout(|| drop(load()), AGAIN));
    element.add_event_listener_with_callback("error", failed.into_js_value().unchecked_ref())?;
    document().body().ok_or(JsValue::NULL)?.append_child(&element)?;
    Ok(())
}

/// The bots are in the page: what is open is thought about.
fn aboard(answer: Function) {
    CREW.with_borrow_mut(|crew| *crew = Crew::Page(answer));
    for _ in 0..ASKED.with_borrow(VecDeque::len) {
        set_timeout(think_here, Duration::ZERO);
    }
}

fn think_here() {
    let answer = CREW.with_borrow(|crew| match crew {
        Crew::Page(answer) => Some(answer.clone()),
        Crew::Ashore | Crew::Boarding(_) | Crew::Aboard(_) | Crew::Fetching => None,
    });
    let Some(answer) = answer else { return };
    let Some(asked) = ASKED.with_borrow_mut(VecDeque::pop_front) else { return };
    match answer.call1(&JsValue::NULL, &asked.question.into()).map(|thought| thought.as_string()) {
        Ok(Some(thought)) => (asked.then)(thought),
        Ok(None) | Err(_) => leptos::logging::error!("a bot could not be asked"),
    }
}
