//! Finding records: on this device, in a file, in a text, in a link. They are opened by the bundle of
//! their game.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_kit::words::{said, say};
use web_sys::{File, HtmlInputElement};

use crate::api;
use crate::archive as matches;
use crate::frame::top;
use crate::replay::link::{self, Fragment};
use crate::replay::page::{looking, sorry};
use crate::replay::{Unreadable, archive, given};

/// No record is as large as this.
const LARGEST: f64 = 20_000_000.0;

/// What went wrong with the record that was given last.
type Wrong = RwSignal<Option<Unreadable>>;

/// Stands in the address after [`mend`]: what is still unreadable stays so.
const MENDED: &str = "mended";

/// The page that offers what there is; a link with a record in it is opened at once.
pub(crate) fn find_page() -> impl IntoView {
    let wrong: Wrong = RwSignal::new(None);
    if let Some(packed) = Fragment::here().record {
        spawn_local(async move {
            let led = link::unpack(&packed).await.and_then(|text| follow(&text));
            let _ = wrong.try_set(led.err());
        });
    } else if let Some(game) = matches::unmended(None).filter(|_| !is_mended()) {
        mend(Some(game));
        return looking().into_any();
    }
    (move || offer(wrong, wrong.get().map(|wrong| wrong.words()))).into_any()
}

/// A link of an earlier version does not name the game.
fn follow(text: &str) -> Result<(), Unreadable> {
    let hash = window().location().hash().unwrap_or_default();
    let game = given::game_of(text)?;
    go(&format!("/replay/given/{game}{hash}"));
    Ok(())
}

/// Goes where the matches of a game are mended, or to the archive if none is left.
pub(super) fn mend(game: Option<&str>) {
    go(&game.map_or_else(|| format!("/replay?{MENDED}"), |game| format!("/replay/mend/{game}")));
}

fn is_mended() -> bool {
    window().location().search().is_ok_and(|search| search.contains(MENDED))
}

/// Goes to an address of another bundle, without a step in the browser's history.
fn go(address: &str) {
    // A browser that cannot load it says why.
    let _ = window().location().replace(address);
}

/// A finished match whose game `static/bundles.js` could not learn: goes to its page, or says why
/// there is none.
pub(crate) fn find_match(id: String) -> impl IntoView {
    let wrong = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(reason) = api::follow("replay", &id).await {
            let _ = wrong.try_set(Some(reason));
        }
    });
    move || match wrong.get() {
        None => looking().into_any(),
        Some(reason) => sorry(Unreadable::Missing(reason).words()).into_any(),
    }
}

fn offer(given: Wrong, wrong: Option<String>) -> impl IntoView {
    view! {
        {top::bar("replay-archive", ().into_any())}
        <main class="wide-page finding">
            {wrong.map(|wrong| view! { <p class="refused" role="alert">{wrong}</p> })}
            {archive::archive()}
            <details class="panel records">
                <summary>{said("replay-records")}</summary>
                {file(given)}
                {pasted(given)}
            </details>
        </main>
    }
}

fn file(wrong: Wrong) -> impl IntoView {
    let chosen = move |event: ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0))
        else {
            return;
        };
        spawn_local(async move {
            let opened = content(&file).await.and_then(|text| given::open(&text));
            let _ = wrong.try_set(opened.err());
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

fn pasted(wrong: Wrong) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let open = move |_| wrong.set(given::open(&text.get_untracked()).err());
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
