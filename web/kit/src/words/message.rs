//! A text with placeholders, and how it is filled.

use crate::words::Language;

/// What a placeholder is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Words.
    Text(String),
    /// A number with so many decimals; it chooses plural forms.
    Number(f64, usize),
}

/// A number that is shown with decimals.
pub fn decimal(number: f64, decimals: usize) -> Value {
    Value::Number(number, decimals)
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! whole_numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Value {
            fn from(number: $type) -> Self {
                Self::Number(number as f64, 0)
            }
        })*
    };
}

whole_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl Value {
    fn show(&self, language: Language) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number, decimals) => shown(language, *number, *decimals),
        }
    }

    /// True if a variant of this name is meant for the value; an exact number comes before a form.
    fn is(&self, variant: &str) -> bool {
        match self {
            Self::Text(text) => text == variant,
            Self::Number(number, _) => variant.parse() == Ok(*number),
        }
    }
}

/// Groups of three by spaces, as the rulebook has them, and the language's decimals.
fn shown(language: Language, number: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let mut out = String::from(if number < 0.0 { "\u{2212}" } else { "" });
    for (index, digit) in whole.chars().enumerate() {
        let left = whole.len() - index;
        if index > 0 && left % 3 == 0 {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    if !rest.is_empty() {
        out.push(language.decimal_mark());
        out.push_str(rest);
    }
    out
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Plain(String),
    /// A placeholder by its name.
    Given(String),
    /// One of several texts.
    Choice {
        by: String,
        variants: Vec<(String, Text)>,
        default: usize,
    },
}

/// A text: its parts in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text(pub(crate) Vec<Part>);

impl Text {
    /// The text with its placeholders filled. One that is not given is left as it is written.
    pub(crate) fn fill(&self, language: Language, values: &[(&str, Value)]) -> String {
        let mut out = String::new();
        self.write(language, values, &mut out);
        out
    }

    fn write(&self, language: Language, values: &[(&str, Value)], out: &mut String) {
        let find = |name: &str| values.iter().find(|(known, _)| *known == name).map(|(_, v)| v);
        for part in &self.0 {
            match part {
                Part::Plain(text) => out.push_str(text),
                Part::Given(name) => match find(name) {
                    Some(value) => out.push_str(&value.show(language)),
                    None => out.extend(["{$", name, "}"]),
                },
                Part::Choice { by, variants, default } => {
                    let chosen = find(by).and_then(|value| chosen(language, value, variants));
                    let (_, text) = &variants[chosen.unwrap_or(*default)];
                    text.write(language, values, out);
                }
            }
        }
    }

    /// The names of all placeholders, those that choose included.
    #[cfg(test)]
    pub(crate) fn names(&self) -> std::collections::BTreeSet<String> {
        let mut names = std::collections::BTreeSet::new();
        for part in &self.0 {
            match part {
                Part::Plain(_) => {}
                Part::Given(name) => drop(names.insert(name.clone())),
                Part::Choice { by, variants, .. } => {
                    names.insert(by.clone());
                    names.extend(variants.iter().flat_map(|(_, text)| text.names()));
                }
            }
        }
        names
    }
}

fn chosen(language: Language, value: &Value, variants: &[(String, Text)]) -> Option<usize> {
    let exact = variants.iter().position(|(name, _)| value.is(name));
    exact.or_else(|| match value {
        Value::Text(_) => None,
        Value::Number(number, _) => {
            let form = language.plural(*number);
            variants.iter().position(|(name, _)| name == form)
        }
    })
}
