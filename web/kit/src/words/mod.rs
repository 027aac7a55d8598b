//! What the client says, in the language of the person.
//!
//! Every text has a key. `web/lang/<language>/<area>.ftl` has the texts of the pages, and each game
//! has its own in `lang`, in the part of Fluent that the crate `text` reads. English is built in;
//! other languages are fetched on demand. Texts depend on the language through a signal: a view
//! that uses one within a closure changes with it.

mod load;
mod seats;

#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::sync::Arc;

use game::Text;
use leptos::prelude::*;
use text::{Bundle, Words};

pub use game::Value;
pub use text::Language;

pub use crate::words::load::{keep, load, prepare, remembered};
pub use crate::words::seats::{forget_seats, name_seats};

/// The English texts of the page, by area.
const ENGLISH: &[&str] = &[
    include_str!("../../../lang/en/cast.ftl"),
    include_str!("../../../lang/en/online.ftl"),
    include_str!("../../../lang/en/pages.ftl"),
    include_str!("../../../lang/en/replay.ftl"),
    include_str!("../../../lang/en/shell.ftl"),
    include_str!("../../../lang/en/tutorial.ftl"),
];

thread_local! {
    /// The English texts of the games, which this crate doesn't know.
    static GAMES: Cell<&'static [&'static [&'static str]]> = const { Cell::new(&[]) };
}

/// Adds the English texts of the games. Call it before anything is said.
pub fn add_games(english: &'static [&'static [&'static str]]) {
    GAMES.set(english);
}

/// All English texts: those of the page, and those of every game.
fn english_sources() -> Vec<&'static str> {
    let all = GAMES.get().iter().copied().chain([const { text::MESSAGES.en }, ENGLISH]).flatten();
    let mut sources: Vec<&str> = Vec::new();
    for source in all {
        // Two games may share a file.
        if !sources.contains(source) {
            sources.push(source);
        }
    }
    sources
}

thread_local! {
    static ENGLISH_BUNDLE: Arc<Bundle> = Arc::new(english());
    static SPOKEN: ArcRwSignal<Arc<Bundle>> = ArcRwSignal::new(ENGLISH_BUNDLE.with(Arc::clone));
}

fn english() -> Bundle {
    let mut bundle = Bundle::new(Language::English);
    for text in english_sources() {
        // A test reads every file; whatever could not be read here would be shown by its key.
        if let Err(error) = bundle.add(text) {
            leptos::logging::error!("the English texts: {error}");
        }
    }
    bundle
}

/// Does something with the words of the present language, and the English ones where it has none.
fn with_words<T>(then: impl FnOnce(Words<'_>) -> T) -> T {
    let spoken = SPOKEN.with(|spoken| spoken.get());
    ENGLISH_BUNDLE.with(|english| match seats::overlay() {
        Some(names) => then(Words(&[&names, &spoken, english])),
        None => then(Words(&[&spoken, english])),
    })
}

/// The text of a key in the present language.
pub fn say(key: &str) -> String {
    say_with(key, &[])
}

/// The text of a key with its placeholders filled: `say_with("shell-clock-days", &[("days", 3.into())])`.
pub fn say_with(key: &str, values: &[(&str, Value)]) -> String {
    let find = |name: &str| values.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    let mut out = String::new();
    with_words(|words| words.fill(key, &find, &mut out));
    out
}

/// What a game or a bot has to say, in the present language.
pub fn tell(text: &Text) -> String {
    with_words(|words| words.say(text))
}

/// The same as a sentence of its own, with a capital at its beginning.
pub fn sentence(text: &Text) -> String {
    with_words(|words| words.sentence(text))
}

/// The text with another message in the place of one that is part of it.
pub fn reworded(mut text: Text, [from, to]: [&'static str; 2]) -> Text {
    if text.key == from {
        text.key = to.into();
    }
    for (_, value) in &mut text.values {
        if let Value::Text(part) = value {
            *part = reworded(part.clone(), [from, to]);
        }
    }
    text
}

/// A value of such a text, in the present language.
pub fn tell_value(value: &Value) -> String {
    with_words(|words| words.value(value))
}

/// A number that is shown with decimals.
pub fn decimal(number: f64, decimals: u8) -> Value {
    Value::decimal(number, decimals)
}

/// A text for a view that changes with the language: `{said("shell-rules")}`. All of them are of one
/// type, so that the module has the code for them once.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(key)
}

/// The language that is spoken now; reactive.
pub fn language() -> Language {
    SPOKEN.with(|spoken| spoken.get().language())
}

/// The page of a game's rulebook in the present language.
pub fn rulebook(game: &str) -> String {
    match language() {
        Language::English => format!("/rules/{game}.html"),
        other => format!("/rules/{}/{game}.html", other.code()),
    }
}

/// Several things in a row: "a, b and c".
pub fn listed(things: &[String]) -> String {
    let things = game::Join::And.of(things.iter().cloned());
    tell_value(&things)
}

/// What is said to or of somebody: "Red: …".
pub fn addressed(who: &str, text: &str) -> String {
    say_with("shell-addressed", &[("who", who.into()), ("text", text.into())])
}

/// A sentence with a capital at its beginning.
pub fn capital(sentence: &str) -> String {
    text::capital(sentence.to_owned())
}

/// From now on everything is said in this language.
fn speak(bundle: Bundle) {
    SPOKEN.with(|spoken| spoken.set(Arc::new(bundle)));
    seats::rebuild();
    mark_page();
}

/// Says to the browser what language the page is in.
fn mark_page() {
    let language = SPOKEN.with(|spoken| spoken.get_untracked().language());
    if let Some(root) = document().document_element() {
        // Setting an attribute fails for invalid names only.
        let _ = root.set_attribute("lang", language.code());
    }
}
