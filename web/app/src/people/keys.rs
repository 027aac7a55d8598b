//! Devices that are signed in, and tokens of programs that play.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::Key;
use web_kit::words::{said, say_with};

use crate::people::api::{self, KeyKind};
use crate::people::field::{Kind, Outcome, field};
use crate::people::when;

type Keys = RwSignal<Vec<Key>>;

/// Both lists.
pub(crate) fn panels() -> impl IntoView {
    view! { {devices()} {tokens()} }
}

/// A list of keys that is asked for at once.
fn asked(kind: KeyKind) -> Keys {
    let keys = RwSignal::new(Vec::new());
    spawn_local(async move {
        if let Ok(found) = api::keys(kind).await {
            let _ = keys.try_set(found);
        }
    });
    keys
}

fn devices() -> impl IntoView {
    let (keys, outcome) = (asked(KeyKind::Session), Outcome::new());
    view! {
        <section class="panel devices">
            <h2>{said("pages-devices")}</h2>
            {list(KeyKind::Session, keys, outcome)}
            {outcome.view()}
        </section>
    }
}

fn tokens() -> impl IntoView {
    let (keys, outcome) = (asked(KeyKind::Token), Outcome::new());
    let label = RwSignal::new(String::new());
    let token = RwSignal::new(None::<String>);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = api::make_token(label.get_untracked().trim().to_owned());
        outcome.ask("pages-token-made", request, move |made| {
            token.set(Some(made.token));
            label.set(String::new());
            keys.update(|keys| keys.push(made.key));
        });
    };
    let shown =
        move || token.get().map(|token| view! { <p><code class="token">{token}</code></p> });
    view! {
        <section class="panel tokens">
            <h2>{said("pages-tokens")}</h2>
            <p>{said("pages-tokens-why")} " " <a href="/api/v1" rel="external">{said("pages-interface")}</a></p>
            {list(KeyKind::Token, keys, outcome)}
            <form on:submit=make>
                {field("pages-token-label", "token-label", Kind::Label, label)}
                <button class="button make-token" type="submit" disabled=move || outcome.busy()>{said("pages-token-make")}</button>
            </form>
            {outcome.view()}
            {shown}
        </section>
    }
}

fn list(kind: KeyKind, keys: Keys, outcome: Outcome) -> impl IntoView {
    let entry = move |key: Key| {
        let (id, label) = (key.id.clone(), key.label.clone());
        let end = move |_| {
            let id = id.clone();
            outcome.ask("pages-key-ended", api::end_key(kind, id.clone()), move |()| {
                keys.update(|keys| keys.retain(|key| key.id != id));
            });
        };
        let seen = move || say_with("pages-key-seen", &[("day", when::day(key.seen).into())]);
        let ending = move || say_with("pages-key-end", &[("label", (&label).into())]);
        let button = (!key.current).then(|| {
            view! { <button class="button small end-key" aria-label=ending on:click=end>{said("pages-end")}</button> }
        });
        let current = key.current.then(|| view! { <em>{said("pages-this-device")}</em> });
        view! { <li><b>{key.label}</b> <span class="seen">{seen}</span> {current} {button}</li> }
    };
    view! { <ul class="keys">{move || keys.get().into_iter().map(entry).collect_view()}</ul> }
}
