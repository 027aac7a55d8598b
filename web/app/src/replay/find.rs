//! Finding records: on this device, in a file, in a text, in a link, on the server.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_kit::model::GameUi;
use web_kit::words::{said, say};
use web_sys::{File, HtmlInputElement};

use crate::frame::top;
use crate::games::{self, Visit};
use crate::online::api;
use crate::replay::found::Origin;
use crate::replay::link::{self, Fragment};
use crate::replay::page::{looking, record_page, sorry};
use crate::replay::{Found, Unreadable, shelf};

/// No record is as large as this.
const LARGEST: f64 = 20_000_000.0;

type Answer = RwSignal<Option<Result<Found, Unreadable>>>;

/// A finished match of the server, by its id.
pub(crate) fn online_page(id: String) -> impl IntoView {
    let answer: Answer = RwSignal::new(None);
    spawn_local(async move {
        let read = |text: String| Found::read(&text, Origin::Online(id.clone()));
        let found = api::record(&id).await.map_err(Unreadable::Missing).and_then(read);
        let _ = answer.try_set(Some(found));
    });
    move || match answer.get() {
        None => looking().into_any(),
        Some(found) => opened(found).unwrap_or_else(|wrong| sorry(wrong.words()).into_any()),
    }
}

/// The page of a record. A change of language does not rebuild it.
fn opened(found: Result<Found, Unreadable>) -> Result<AnyView, Unreadable> {
    let found = found?;
    untrack(|| open(&found))
}

/// The replay of a record of whatever game it names.
fn open(found: &Found) -> Result<AnyView, Unreadable> {
    games::named(found.game(), found)
        .unwrap_or_else(|| Err(Unreadable::Game(found.game().to_owned())))
}

impl Visit for Found {
    type Answer = Result<AnyView, Unreadable>;

    fn visit<U: GameUi>(&self) -> Self::Answer {
        record_page::<U>(self)
    }
}

/// The page that offers what there is; a link with a record in it is opened at once.
pub(crate) fn find_page() -> impl IntoView {
    let answer: Answer = RwSignal::new(None);
    if let Some(packed) = Fragment::here().record {
        spawn_local(async move {
            let found = link::unpack(&packed).await;
            let found = found.and_then(|text| Found::read(&text, Origin::Given));
            let _ = answer.try_set(Some(found));
        });
    }
    move || match answer.get().map(opened) {
        Some(Ok(page)) => page,
        Some(Err(wrong)) => offer(answer, Some(wrong.words())).into_any(),
        None => offer(answer, None).into_any(),
    }
}

fn offer(answer: Answer, wrong: Option<String>) -> impl IntoView {
    view! {
        {top::bar("replay-shelf", ().into_any())}
        <main class="wide-page finding">
            {wrong.map(|wrong| view! { <p class="refused" role="alert">{wrong}</p> })}
            {shelf::shelf()}
            <details class="panel records">
                <summary>{said("replay-records")}</summary>
                {file(answer)}
                {pasted(answer)}
            </details>
        </main>
    }
}

fn file(answer: Answer) -> impl IntoView {
    let chosen = move |event: ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0))
        else {
            return;
        };
        spawn_local(async move {
            let found = content(&file).await.and_then(|text| Found::read(&text, Origin::Given));
            let _ = answer.try_set(Some(found));
        });
    };
    view! {
        <section>
            <h2>{said("replay-file")}</h2>
            <label>
                <span>{said("replay-file-about")}</span>
                <input class="file" type="file" accept=".json,application/json" on:change=chosen/>
            </label>
        </section>
    }
}

async fn content(file: &File) -> Result<String, Unreadable> {
    if file.size() > LARGEST {
        return Err(Unreadable::Form(say("replay-too-large")));
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| Unreadable::Missing(file.name()))
}

fn pasted(answer: Answer) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let open = move |_| answer.set(Some(Found::read(&text.get_untracked(), Origin::Given)));
    view! {
        <section class="pasted">
            <h2>{said("replay-paste")}</h2>
            <label>
                <span>{said("replay-paste-about")}</span>
                <textarea rows="5" on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <div class="buttons">
                <button class="button main open-record" on:click=open>{said("replay-open")}</button>
            </div>
        </section>
    }
}
