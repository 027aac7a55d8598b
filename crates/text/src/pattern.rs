//! A message with placeholders, and how it is filled.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use game::{Decimal, Join, List, Value};

use crate::words::{Find, Words};
use crate::{Language, plural};

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Plain(String),
    /// A placeholder by its name.
    Given(String),
    /// One of several messages.
    Choice {
        by: String,
        variants: Vec<(String, Pattern)>,
        default: usize,
    },
}

/// A message: its parts in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern(pub(crate) Vec<Part>);

impl Pattern {
    /// Writes the message with its placeholders filled. One that is not given is left as it is
    /// written.
    pub(crate) fn write(&self, place: Place<'_>, find: &Find<'_>, out: &mut String) {
        for part in &self.0 {
            match part {
                Part::Plain(text) => out.push_str(text),
                Part::Given(name) => match find(name) {
                    Some(value) => place.write(value, out),
                    None => out.extend(["{$", name, "}"]),
                },
                Part::Choice { by, variants, default } => {
                    let chosen = find(by).and_then(|value| chosen(place.language, value, variants));
                    let (_, pattern) = &variants[chosen.unwrap_or(*default)];
                    pattern.write(place, find, out);
                }
            }
        }
    }

    /// The names of all placeholders, those that choose included.
    pub fn names(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        for part in &self.0 {
            match part {
                Part::Plain(_) => {}
                Part::Given(name) => drop(names.insert(name.as_str())),
                Part::Choice { by, variants, .. } => {
                    names.insert(by);
                    names.extend(variants.iter().flat_map(|(_, pattern)| pattern.names()));
                }
            }
        }
        names
    }
}

/// Where a value is written: into a message of this language, with these words for messages within.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) language: Language,
    pub(crate) words: &'a Words<'a>,
}

impl Place<'_> {
    pub(crate) fn write(self, value: &Value, out: &mut String) {
        match value {
            Value::Number(number) => self.number(Decimal { digits: *number, decimals: 0 }, out),
            Value::Decimal(number) => self.number(*number, out),
            Value::Word(word) => out.push_str(word),
            Value::Text(text) => self.words.write(text, out),
            Value::List(list) => self.list(list, out),
        }
    }

    fn list(self, List { join, items }: &List, out: &mut String) {
        let between = match join {
            Join::Comma => ", ",
            Join::Semicolon => "; ",
            Join::Plus => " + ",
            Join::And => return self.list_and(items, out),
        };
        self.row(items, between, out);
    }

    fn row(self, items: &[Value], between: &str, out: &mut String) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                out.push_str(between);
            }
            self.write(item, out);
        }
    }

    /// "a, b and c": the message has a place for all but the last, and one for the last.
    fn list_and(self, items: &[Value], out: &mut String) {
        let [first @ .., last] = items else { return };
        if first.is_empty() {
            return self.write(last, out);
        }
        let all_but_last = Value::List(List { join: Join::Comma, items: first.to_vec() });
        let find = |name: &str| match name {
            "first" => Some(&all_but_last),
            "last" => Some(last),
            _ => None,
        };
        self.words.fill("list-and", &find, out);
    }

    /// Groups of three by spaces, as the rulebook has them, and the language's decimals.
    fn number(self, Decimal { digits, decimals }: Decimal, out: &mut String) {
        if decimals == 0 && (0..1_000).contains(&digits) {
            return write!(out, "{digits}").expect("a string takes any text");
        }
        let places = usize::from(decimals);
        let text = format!("{:0width$}", digits.unsigned_abs(), width = places + 1);
        let (whole, rest) = text.split_at(text.len() - places);
        if digits < 0 {
            out.push('\u{2212}');
        }
        for (index, digit) in whole.chars().enumerate() {
            let left = whole.len() - index;
            if index > 0 && left % 3 == 0 {
                out.push('\u{202f}');
            }
            out.push(digit);
        }
        if !rest.is_empty() {
            out.push(self.language.decimal_mark());
            out.push_str(rest);
        }
    }
}

/// The variant that is meant for a value: the one of its name, else that of its plural form.
fn chosen(language: Language, value: &Value, variants: &[(String, Pattern)]) -> Option<usize> {
    let named = |name: &str| variants.iter().position(|(variant, _)| variant == name);
    let number = match value {
        Value::Word(word) => return named(word),
        Value::Text(_) | Value::List(_) => return None,
        Value::Number(number) => Decimal { digits: *number, decimals: 0 },
        Value::Decimal(number) => *number,
    };
    let exact = |name: &str| number.decimals == 0 && name.parse() == Ok(number.digits);
    variants
        .iter()
        .position(|(variant, _)| exact(variant))
        .or_else(|| named(plural::category(language, number)))
}
