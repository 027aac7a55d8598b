//! Handing a match on: a link to a moment, or the record as a file.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_kit::model::GameUi;
use web_kit::words::{said, say, say_with};

use crate::replay::found::Origin;
use crate::replay::link::{self, Fragment, LONGEST};
use crate::replay::show::Show;
use crate::replay::source::ReplaySource;

/// A link, or why there is none.
#[derive(Clone)]
enum Shared {
    Link(String),
    TooLong(usize),
    Failed,
}

/// The buttons and what came of them.
pub(super) fn share<U: GameUi>(show: Show<U>) -> impl IntoView {
    let shared = RwSignal::new(None::<Shared>);
    // A link is to the moment at which it was asked for.
    Effect::watch(move || show.at.get(), move |_, _, _| shared.set(None), false);
    let ask = move |_| {
        spawn_local(async move {
            let answer = make(show).await;
            if let Shared::Link(link) = &answer {
                copy(link).await;
            }
            let _ = shared.try_set(Some(answer));
        });
    };
    let record = record(show);
    let file = format!("data:application/json;charset=utf-8,{}", encoded(&record));
    let name = format!("freebooter-{}.json", U::ID);
    view! {
        <div class="buttons">
            <button class="button small share" on:click=ask>{said("replay-share")}</button>
            <a class="button small save" href=file download=name rel="external">{said("replay-save")}</a>
        </div>
        {move || shared.get().map(answer)}
    }
}

fn answer(shared: Shared) -> impl IntoView {
    match shared {
        Shared::Link(link) => view! {
            <p class="shared" role="status">
                <label>{say("replay-shared")} <input class="link" type="text" readonly=true value=link/></label>
            </p>
        }
        .into_any(),
        Shared::TooLong(length) => {
            let text = say_with("replay-too-long", &[("length", length.into()), ("most", LONGEST.into())]);
            view! { <p class="refused" role="alert">{text}</p> }.into_any()
        }
        Shared::Failed => view! { <p class="refused" role="alert">{say("replay-no-link")}</p> }.into_any(),
    }
}

/// The server's matches have an address of their own; others go along in the link.
async fn make<U: GameUi>(show: Show<U>) -> Shared {
    let moment = show.at.get_untracked();
    if let Origin::Online(id) = show.origin() {
        return Shared::Link(format!("{}/replay/{id}#{moment}", link::origin()));
    }
    let Ok(packed) = link::pack(&record(show)).await else { return Shared::Failed };
    let fragment = Fragment { moment, record: Some(packed) };
    let link = format!("{}/replay/given/{}#{}", link::origin(), U::ID, fragment.write());
    if link.len() > LONGEST { Shared::TooLong(link.len()) } else { Shared::Link(link) }
}

fn record<U: GameUi>(show: Show<U>) -> String {
    let text = show.model.with(|source: &ReplaySource<U>| serde_json::to_string(source.record()));
    // A record is plain data: it can be written.
    text.and_then(Result::ok).unwrap_or_default()
}

/// A browser that refuses leaves the link on the page, to be copied by hand. Over plain HTTP pages
/// have no clipboard at all.
async fn copy(link: &str) {
    let navigator = window().navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let _ = JsFuture::from(navigator.clipboard().write_text(link)).await;
    }
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
