//! Which language is wanted, and where its texts are.

use std::cell::Cell;

use leptos::prelude::*;
use text::{Bundle, Language};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::device;
use crate::words::{mark_page, speak};

const MEMORY: &str = "language";

thread_local! {
    /// What was last asked for: texts that come later than others' are not spoken.
    static WANTED: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language that was chosen here, else the first of the browser's that is known, else English.
pub fn remembered() -> Language {
    device::load(MEMORY).or_else(of_browser).unwrap_or_default()
}

fn of_browser() -> Option<Language> {
    let tags = window().navigator().languages();
    tags.iter().find_map(|tag| Language::of(&tag.as_string()?))
}

/// Makes the client speak the language of the person before the first page is drawn. What is
/// missing is said in English.
pub async fn prepare() {
    load(remembered()).await;
}

/// Speaks another language from now on, as soon as its texts are there.
pub async fn load(language: Language) {
    WANTED.set(language);
    let bundle = match language {
        // English is what is said where a bundle has no message.
        Language::English => Ok(Bundle::new(language)),
        Language::German | Language::French | Language::Italian => fetch(language).await,
    };
    match bundle {
        Ok(bundle) if WANTED.get() == language => speak(bundle),
        Ok(_) => {}
        Err(error) => {
            leptos::logging::error!("no texts in {}: {error:?}", language.name());
            mark_page();
        }
    }
}

/// Keeps a choice for the next visit.
pub fn keep(language: Language) {
    device::save(MEMORY, &language);
}

/// The page names the file of every language, as the name changes with its content.
async fn fetch(language: Language) -> Result<Bundle, JsValue> {
    let selector = format!("meta[name=words-{}]", language.code());
    let link = document().query_selector(&selector)?;
    let name = link.and_then(|link| link.get_attribute("content")).ok_or("no file is named")?;
    let response = JsFuture::from(window().fetch_with_str(&format!("/{name}"))).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    let mut bundle = Bundle::new(language);
    bundle.add(&text).map_err(|error| error.to_string())?;
    Ok(bundle)
}
