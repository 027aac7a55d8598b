//! Texts put into words.

use game::{Text, Value};

use crate::Bundle;
use crate::pattern::Place;

/// Finds the value of a placeholder by its name.
pub type Find<'a> = dyn Fn(&str) -> Option<&'a Value> + 'a;

/// The messages that texts are put into words with: those of the first bundle that has the key.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a>(pub &'a [&'a Bundle]);

impl Words<'_> {
    /// A text in words; where there is no message, its key.
    pub fn say(&self, text: &Text) -> String {
        let mut out = String::new();
        self.write(text, &mut out);
        out
    }

    /// The same, with a capital at the beginning: an action, an event or a refusal.
    pub fn sentence(&self, text: &Text) -> String {
        capital(self.say(text))
    }

    /// A value in words.
    pub fn value(&self, value: &Value) -> String {
        let mut out = String::new();
        let language = self.0.first().map_or_else(Default::default, |bundle| bundle.language());
        Place { language, words: self }.write(value, &mut out);
        out
    }

    pub(crate) fn write(&self, text: &Text, out: &mut String) {
        self.fill(&text.key, &|name| text.value(name), out);
    }

    /// Writes the message of a key with its placeholders filled.
    pub fn fill(&self, key: &str, find: &Find<'_>, out: &mut String) {
        let found = self.0.iter().find_map(|bundle| Some((bundle.language(), bundle.get(key)?)));
        match found {
            Some((language, pattern)) => pattern.write(Place { language, words: self }, find, out),
            None => out.push_str(key),
        }
    }
}

/// A sentence with a capital at its beginning.
pub fn capital(sentence: String) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
    }
}
