//! Reads the part of Fluent (projectfluent.org) that the texts need: messages, comments,
//! placeholders `{ $name }`, literals `{ "text" }`, and choices `{ $count -> [one] … *[other] … }`.
//! A line break within a text is a space. Terms, attributes, references and functions are refused.
//!
//! `fluent-bundle` would bring the plural rules of every language and a memoizer into a module that
//! is weighed by the kilobyte. That our files are Fluent is proved by a test with `fluent-syntax`.

#[cfg(target_arch = "wasm32")]
use std::collections::BTreeMap as Map;
#[cfg(not(target_arch = "wasm32"))]
use std::collections::HashMap as Map;

use thiserror::Error;

use crate::Language;
use crate::pattern::{Part, Pattern};

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: {reason}")]
pub struct Unreadable {
    /// The message, or what stands where one should.
    pub key: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum Reason {
    #[error("this is no message")]
    NoMessage,
    #[error("the key is there twice")]
    Twice,
    #[error("there is no text")]
    Empty,
    #[error("a brace is not closed or not opened")]
    Brace,
    #[error("a placeholder is `{{ $name }}`, `{{ \"text\" }}` or a choice")]
    Placeholder,
    #[error("a choice has variants `[name] text`, one of them the default `*[name]`")]
    Variants,
}

/// The messages of a language, by their keys. A server looks up thousands of them a second, so it
/// hashes; in the browser the smaller code counts.
#[derive(Clone, Debug)]
pub struct Bundle {
    language: Language,
    messages: Map<String, Pattern>,
}

impl Bundle {
    /// No messages yet.
    pub fn new(language: Language) -> Self {
        Self { language, messages: Map::new() }
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of a key.
    pub fn get(&self, key: &str) -> Option<&Pattern> {
        self.messages.get(key)
    }

    /// All messages by their keys.
    pub fn messages(&self) -> &Map<String, Pattern> {
        &self.messages
    }

    /// Adds the messages of a file; those before an error are kept.
    pub fn add(&mut self, file: &str) -> Result<(), Unreadable> {
        let mut lines = file.lines().peekable();
        while let Some(line) = lines.next() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let fail = |key: &str, reason| Unreadable { key: key.to_owned(), reason };
            let (key, first) = line.split_once('=').ok_or_else(|| fail(line, Reason::NoMessage))?;
            let key = key.trim_end();
            if !is_key(key) {
                return Err(fail(key, Reason::NoMessage));
            }
            let mut text = first.trim().to_owned();
            while let Some(more) = lines.next_if(|line| goes_on(line)) {
                text.push('\n');
                text.push_str(more.trim());
            }
            let text = Reader::new(&text).all().map_err(|reason| fail(key, reason))?;
            if self.messages.insert(key.to_owned(), text).is_some() {
                return Err(fail(key, Reason::Twice));
            }
        }
        Ok(())
    }
}

fn is_key(key: &str) -> bool {
    key.starts_with(|first: char| first.is_ascii_lowercase()) && key.chars().all(is_name)
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// True for a line that belongs to the message before it.
fn goes_on(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with([' ', '}', '[', '*'])
}

/// Reads one text. Lines are trimmed already.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.trim() }
    }

    fn all(mut self) -> Result<Pattern, Reason> {
        let text = self.text(false)?;
        match (self.rest.is_empty(), text.0.is_empty()) {
            (false, _) => Err(Reason::Brace),
            (true, true) => Err(Reason::Empty),
            (true, false) => Ok(text),
        }
    }

    /// A text up to its end; that of a variant ends where the next begins, or its choice ends.
    fn text(&mut self, variant: bool) -> Result<Pattern, Reason> {
        let mut parts = Vec::new();
        let mut plain = String::new();
        while let Some(letter) = self.rest.chars().next() {
            match letter {
                '}' => break,
                '\n' if variant && self.variant_ends() => break,
                '{' => {
                    push(&mut parts, &mut plain);
                    parts.push(self.placeholder()?);
                }
                '\n' => {
                    self.rest = self.rest.trim_start();
                    plain.push(' ');
                }
                _ => {
                    self.rest = &self.rest[letter.len_utf8()..];
                    plain.push(letter);
                }
            }
        }
        if variant {
            plain.truncate(plain.trim_end().len());
        }
        push(&mut parts, &mut plain);
        Ok(Pattern(parts))
    }

    fn variant_ends(&self) -> bool {
        let next = self.rest.trim_start();
        next.starts_with('[') || next.starts_with("*[") || next.starts_with('}')
    }

    /// From the opening brace to the closing one.
    fn placeholder(&mut self) -> Result<Part, Reason> {
        self.rest = self.rest[1..].trim_start();
        let part = if let Some(rest) = self.rest.strip_prefix('"') {
            let (literal, rest) = rest.split_once('"').ok_or(Reason::Placeholder)?;
            self.rest = rest;
            Part::Plain(literal.to_owned())
        } else {
            self.rest = self.rest.strip_prefix('$').ok_or(Reason::Placeholder)?;
            let name = self.name().ok_or(Reason::Placeholder)?;
            match self.rest.trim_start().strip_prefix("->") {
                Some(rest) => {
                    self.rest = rest;
                    self.choice(name)?
                }
                None => Part::Given(name),
            }
        };
        self.rest = self.rest.trim_start().strip_prefix('}').ok_or(Reason::Brace)?;
        Ok(part)
    }

    fn choice(&mut self, by: String) -> Result<Part, Reason> {
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() || self.rest.starts_with('}') {
                break;
            }
            if let Some(rest) = self.rest.strip_prefix('*') {
                self.rest = rest;
                if default.replace(variants.len()).is_some() {
                    return Err(Reason::Variants);
                }
            }
            variants.push(self.variant()?);
        }
        let default = default.ok_or(Reason::Variants)?;
        Ok(Part::Choice { by, variants, default })
    }

    fn variant(&mut self) -> Result<(String, Pattern), Reason> {
        self.rest = self.rest.strip_prefix('[').ok_or(Reason::Variants)?.trim_start();
        let name = self.name().ok_or(Reason::Variants)?;
        self.rest = self.rest.trim_start().strip_prefix(']').ok_or(Reason::Variants)?;
        self.rest = self.rest.trim_start_matches(' ');
        Ok((name, self.text(true)?))
    }

    fn name(&mut self) -> Option<String> {
        let end = self.rest.find(|letter| !is_name(letter)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!name.is_empty()).then(|| name.to_owned())
    }
}

fn push(parts: &mut Vec<Part>, plain: &mut String) {
    if !plain.is_empty() {
        parts.push(Part::Plain(std::mem::take(plain)));
    }
}
