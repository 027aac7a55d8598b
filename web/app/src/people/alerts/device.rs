//! Notifications of this browser.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{AlertChannel, PushDevice};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_kit::words::{said, say, say_with};

use super::{Known, test_button};
use crate::people::field::Outcome;
use crate::people::{api, when};

/// Where the start script keeps what it knows of notifications.
const PUSH: &str = "freebooterPush";

/// What this browser says of notifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Unknown,
    On,
    Off,
    /// The person has forbidden them.
    Denied,
    /// An iPhone, where only apps on the home screen have them.
    Install,
    None,
}

impl State {
    fn of(name: &str) -> Self {
        match name {
            "on" => Self::On,
            "off" => Self::Off,
            "denied" => Self::Denied,
            "install" => Self::Install,
            _ => Self::None,
        }
    }

    fn words(self) -> Option<&'static str> {
        match self {
            Self::Unknown | Self::Off => None,
            Self::On => Some("pages-alerts-push-on"),
            Self::Denied => Some("pages-alerts-push-denied"),
            Self::Install => Some("pages-alerts-push-install"),
            Self::None => Some("pages-alerts-push-none"),
        }
    }
}

/// A button for this device, and the list of all.
pub(super) fn part(known: Known) -> impl IntoView {
    let (state, outcome) = (RwSignal::new(State::Unknown), Outcome::new());
    let look = move || {
        spawn_local(async move {
            let found = call("state", None).await.unwrap_or_default();
            let _ = state.try_set(State::of(&found));
        });
    };
    look();
    let refresh = move || {
        look();
        spawn_local(async move {
            if let Ok(alerts) = api::alerts().await {
                let _ = known.try_update(|known| known.devices = alerts.devices);
            }
        });
    };
    let enable = move |_| outcome.ask("pages-alerts-push-on", subscribe(), move |()| refresh());
    let disable = move |_| outcome.ask("pages-alerts-saved", unsubscribe(), move |()| refresh());
    let button = move || {
        match state.get() {
        State::Off => view! { <button class="button main enable-push" type="button" disabled=move || outcome.busy() on:click=enable>{said("pages-alerts-push-enable")}</button> }.into_any(),
        State::On => view! { <button class="button disable-push" type="button" disabled=move || outcome.busy() on:click=disable>{said("pages-alerts-push-disable")}</button> }.into_any(),
        State::Unknown | State::Denied | State::Install | State::None => ().into_any(),
    }
    };
    let words = move || state.get().words().map(|key| view! { <p class="state">{said(key)}</p> });
    let some = Memo::new(move |_| known.with(|known| !known.devices.is_empty()));
    let test =
        move || some.get().then(|| test_button(AlertChannel::Push, outcome, "button test-push"));
    view! {
        <div class="channel push">
            <h3>{said("pages-alerts-push")}</h3>
            <p>{said("pages-alerts-push-why")}</p>
            {words}
            <div class="buttons">{button} {test}</div>
            {devices(known, outcome)}
            {outcome.view()}
        </div>
    }
}

fn devices(known: Known, outcome: Outcome) -> impl IntoView {
    let entry = move |device: PushDevice| {
        let PushDevice { endpoint, label, created } = device;
        let shown = label.clone();
        let remove = move |_| {
            let gone = endpoint.clone();
            outcome.ask("pages-key-ended", api::forget_push(endpoint.clone()), move |()| {
                known.update(|known| known.devices.retain(|device| device.endpoint != gone));
            });
        };
        let ending = move || say_with("pages-key-end", &[("label", (&label).into())]);
        let since = move || say_with("pages-alerts-since", &[("day", when::day(created).into())]);
        view! {
            <li>
                <b>{shown}</b> <span class="seen">{since}</span>
                <button class="button small" aria-label=ending on:click=remove>{said("pages-end")}</button>
            </li>
        }
    };
    view! {
        <ul class="keys">{move || known.with(|known| known.devices.clone()).into_iter().map(entry).collect_view()}</ul>
    }
}

async fn subscribe() -> Result<(), String> {
    let key = api::push_key().await?.key;
    match call("subscribe", Some(&key)).await {
        Some(subscription) => api::add_push(&subscription).await,
        None => Err(say("pages-alerts-push-denied")),
    }
}

/// Ends notifications on this device.
pub(crate) async fn unsubscribe() -> Result<(), String> {
    match call("unsubscribe", None).await {
        Some(endpoint) => api::forget_push(endpoint).await,
        None => Ok(()),
    }
}

/// Calls a function of the start script; what it answered, if that is a text.
async fn call(name: &str, argument: Option<&str>) -> Option<String> {
    let push = Reflect::get(&window(), &PUSH.into()).ok()?;
    let function: Function = Reflect::get(&push, &name.into()).ok()?.dyn_into().ok()?;
    let argument = argument.map_or(JsValue::UNDEFINED, JsValue::from_str);
    let promise: Promise = function.call1(&push, &argument).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}
