//! One worker for all bots, started when it is first needed. Where workers fail, the page runs the
//! same module itself.

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

/// A worker that has not reported by then never will.
const PATIENCE: Duration = Duration::from_secs(15);
/// The wait before loading is tried again.
const AGAIN: Duration = Duration::from_secs(5);

/// A question that waits for its answer. The worker answers in the order of the questions.
struct Asked {
    question: String,
    then: Box<dyn FnOnce(String)>,
}

/// Where bots think.
enum WorkerState {
    /// Nothing was asked yet.
    NotStarted,
    /// Questions are kept until it is ready.
    Starting(Worker),
    /// It answers questions.
    Ready(Worker),
    /// Workers do not work here: the page loads the module itself.
    Loading,
    /// The page has the module and calls this function.
    InPage(Function),
}

thread_local! {
    static STATE: RefCell<WorkerState> = const { RefCell::new(WorkerState::NotStarted) };
    static ASKED: RefCell<VecDeque<Asked>> = const { RefCell::new(VecDeque::new()) };
}

/// Starts the worker, so that the first answer comes sooner.
pub(crate) fn prepare() {
    STATE.with_borrow_mut(|state| {
        if matches!(state, WorkerState::NotStarted) {
            *state = start().map_or_else(load_in_page, WorkerState::Starting);
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
    STATE.with_borrow(|state| match state {
        WorkerState::Ready(worker) => {
            // What can be written can be posted.
            let _ = worker.post_message(&(&*question).into());
        }
        WorkerState::InPage(_) => set_timeout(answer_in_page, Duration::ZERO),
        WorkerState::NotStarted | WorkerState::Starting(_) | WorkerState::Loading => {}
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
        return start_asking();
    }
    let asked = ASKED.with_borrow_mut(VecDeque::pop_front);
    if let Some(asked) = asked {
        (asked.then)(text.to_owned());
    }
}

/// The worker is ready: it gets the questions that were kept.
fn start_asking() {
    STATE.with_borrow_mut(|state| {
        let WorkerState::Starting(worker) = state else { return };
        ASKED.with_borrow(|asked| {
            for asked in asked {
                let _ = worker.post_message(&(&*asked.question).into());
            }
        });
        *state = WorkerState::Ready(worker.clone());
    });
}

fn give_up_if_silent() {
    if STATE.with_borrow(|state| matches!(state, WorkerState::Starting(_))) {
        give_up();
    }
}

/// The worker failed: from now on the page answers, beginning with the open questions.
fn give_up() {
    STATE.with_borrow_mut(|state| match state {
        WorkerState::Starting(worker) | WorkerState::Ready(worker) => {
            worker.terminate();
            *state = load_in_page();
        }
        WorkerState::NotStarted | WorkerState::Loading | WorkerState::InPage(_) => {}
    });
}

/// Loads the module into the page; it then calls [`loaded`].
fn load_in_page() -> WorkerState {
    let loaded = Closure::<dyn Fn(Function)>::new(loaded);
    // Setting a property of the window does not fail.
    let _ = Reflect::set(&window(), &ABOARD.into(), &loaded.into_js_value());
    if load().is_err() {
        leptos::logging::error!("the bots cannot be loaded");
    }
    WorkerState::Loading
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

/// The module is in the page: the open questions are answered.
fn loaded(answer: Function) {
    STATE.with_borrow_mut(|state| *state = WorkerState::InPage(answer));
    for _ in 0..ASKED.with_borrow(VecDeque::len) {
        set_timeout(answer_in_page, Duration::ZERO);
    }
}

fn answer_in_page() {
    let answer = STATE.with_borrow(|state| match state {
        WorkerState::InPage(answer) => Some(answer.clone()),
        WorkerState::NotStarted
        | WorkerState::Starting(_)
        | WorkerState::Ready(_)
        | WorkerState::Loading => None,
    });
    let Some(answer) = answer else { return };
    let Some(asked) = ASKED.with_borrow_mut(VecDeque::pop_front) else { return };
    match answer.call1(&JsValue::NULL, &asked.question.into()).map(|thought| thought.as_string()) {
        Ok(Some(thought)) => (asked.then)(thought),
        Ok(None) | Err(_) => leptos::logging::error!("a bot could not be asked"),
    }
}
