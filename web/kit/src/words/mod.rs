//! What the client says, in the language of the person.
//!
//! Every text has a key; `web/lang/<language>/<area>.ftl` has the texts, in the part of Fluent that
//! [`ftl`] reads. English is built in, so that nothing is ever unsaid; the other languages are
//! fetched when they are wanted. What is said depends on the language by a signal: a view that says
//! something within a closure changes with it.

mod ftl;
mod language;
mod load;
mod message;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use leptos::prelude::*;

pub use crate::words::language::Language;
pub use crate::words::load::{keep, learn, prepare, remembered};
pub use crate::words::message::{Value, decimal};

use crate::words::ftl::Book;

/// The English texts, by area.
const ENGLISH: &[&str] = &[
    include_str!("../../../lang/en/buc.ftl"),
    include_str!("../../../lang/en/discs.ftl"),
    include_str!("../../../lang/en/kop.ftl"),
    include_str!("../../../lang/en/online.ftl"),
    include_str!("../../../lang/en/pages.ftl"),
    include_str!("../../../lang/en/pir.ftl"),
    include_str!("../../../lang/en/plk.ftl"),
    include_str!("../../../lang/en/replay.ftl"),
    include_str!("../../../lang/en/shell.ftl"),
    include_str!("../../../lang/en/tutorial.ftl"),
];

/// A language and its texts.
struct Spoken {
    language: Language,
    book: Book,
}

thread_local! {
    static ENGLISH_BOOK: Arc<Spoken> = Arc::new(english());
    static SPOKEN: ArcRwSignal<Arc<Spoken>> = ArcRwSignal::new(ENGLISH_BOOK.with(Arc::clone));
}

fn english() -> Spoken {
    let mut book = Book::default();
    for text in ENGLISH {
        // A test reads every file; whatever could not be read here would be shown by its key.
        if let Err(error) = book.read(text) {
            leptos::logging::error!("the English texts: {error}");
        }
    }
    Spoken { language: Language::English, book }
}

/// The text of a key in the present language.
pub fn say(key: &str) -> String {
    say_with(key, &[])
}

/// The text of a key with its placeholders filled: `say_with("shell-clock-days", &[("days", 3.into())])`.
pub fn say_with(key: &str, values: &[(&str, Value)]) -> String {
    let spoken = SPOKEN.with(|spoken| spoken.get());
    let here = spoken.book.get(key).map(|text| text.fill(spoken.language, values));
    here.or_else(|| {
        let english = ENGLISH_BOOK.with(|english| english.book.get(key).cloned());
        english.map(|text| text.fill(Language::English, values))
    })
    .unwrap_or_else(|| key.to_owned())
}

/// A text for a view that changes with the language: `{said("shell-rules")}`. All of them are of one
/// type, so that the module has the code for them once.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(key)
}

/// The language that is spoken now; reactive.
pub fn language() -> Language {
    SPOKEN.with(|spoken| spoken.get().language)
}

/// The page of a game's rulebook in the present language.
pub fn rulebook(game: &str) -> String {
    format!("{}/{game}.html", language().rulebook())
}

/// Several things in a row: "a, b and c".
pub fn listed(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => say_with(
            "shell-list",
            &[("first", first.join(", ").into()), ("last", last.clone().into())],
        ),
    }
}

/// What is said to or of somebody: "Red: …".
pub fn addressed(who: &str, text: &str) -> String {
    say_with("shell-addressed", &[("who", who.into()), ("text", text.into())])
}

/// A sentence with a capital at its beginning.
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// From now on everything is said in this language.
fn speak(language: Language, book: Book) {
    SPOKEN.with(|spoken| spoken.set(Arc::new(Spoken { language, book })));
    mark_page();
}

/// Says to the browser what language the page is in.
fn mark_page() {
    let language = SPOKEN.with(|spoken| spoken.get_untracked().language);
    if let Some(root) = document().document_element() {
        // Setting an attribute fails for invalid names only.
        let _ = root.set_attribute("lang", language.code());
    }
}
