//! A sentence that is still to be put into words: the key of a message and its values.
//!
//! Rules choose what to say; the reader's language decides how. The messages are Fluent files
//! beside the rules ([`Messages`](crate::Messages)), and the crate `text` fills them in.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A message by its key, with the values of its placeholders.
///
/// ```
/// use game::Text;
///
/// let taken = Text::new("buc-took").with("who", "Red").with("ducats", 3_u8);
/// let json = serde_json::to_string(&taken)?;
/// assert_eq!(json, r#"{"key":"buc-took","values":{"who":"Red","ducats":3}}"#);
/// assert_eq!(serde_json::from_str::<Text>(&json)?.key, "buc-took");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// The values by the names of their placeholders.
    #[serde(with = "by_name", default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(Cow<'static, str>, Value)>,
}

impl Text {
    /// A message without values.
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), values: Vec::new() }
    }

    /// What cannot be said in every language, such as the error of a parser: words as they are.
    pub fn other(words: impl Into<String>) -> Self {
        Self::new("wrong-other").with("words", words.into())
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The value of a placeholder.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// A message without values, by its key.
impl From<&'static str> for Text {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

/// For programs: the key and the values. The crate `text` has the words for people.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// What a placeholder is filled with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number; it chooses plural forms.
    Number(i64),
    /// A name that is the same in every language, or the name of a variant.
    Word(Cow<'static, str>),
    /// Another message.
    Text(Text),
    /// Several things in a row.
    List(List),
    /// A number with decimals; it chooses plural forms.
    Decimal(Decimal),
}

impl Value {
    /// A word that is known beforehand, such as the name of a variant.
    pub const fn word(word: &'static str) -> Self {
        Self::Word(Cow::Borrowed(word))
    }

    /// A number rounded to this number of decimals.
    pub fn decimal(number: f64, decimals: u8) -> Self {
        let digits = (number * 10_f64.powi(decimals.into())).round() as i64;
        Self::Decimal(Decimal { digits, decimals })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
            Self::Text(text) => write!(f, "({text})"),
            Self::List(_) | Self::Decimal(_) => write!(f, "{self:?}"),
        }
    }
}

/// A number with decimals: its digits, and how many of them stand behind the mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decimal {
    /// The number without its mark.
    pub digits: i64,
    /// How many digits stand behind the mark.
    pub decimals: u8,
}

/// Several things in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct List {
    /// What stands between them.
    pub join: Join,
    /// The things.
    pub items: Vec<Value>,
}

/// What stands between the things of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Join {
    /// As the language lists things: "a, b and c".
    And,
    /// "a, b, c".
    Comma,
    /// "a; b; c", for things that have commas themselves.
    Semicolon,
    /// "a + b + c".
    Plus,
}

impl Join {
    /// A list of these things.
    pub fn of<T: Into<Value>>(self, items: impl IntoIterator<Item = T>) -> Value {
        Value::List(List { join: self, items: items.into_iter().map(Into::into).collect() })
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// A part of a sentence that may be missing.
impl From<Option<Text>> for Value {
    fn from(text: Option<Text>) -> Self {
        text.map_or(Self::word(""), Self::Text)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Self::Word(Cow::Owned(word.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(word: &String) -> Self {
        Self::Word(Cow::Owned(word.clone()))
    }
}

impl From<String> for Value {
    fn from(word: String) -> Self {
        Self::Word(Cow::Owned(word))
    }
}

macro_rules! whole_numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Value {
            fn from(number: $type) -> Self {
                Self::Number(number as i64)
            }
        })*
    };
}

whole_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// Values as a JSON object, in the order in which they were given.
mod by_name {
    use super::{Cow, Value};
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;

    type Values = Vec<(Cow<'static, str>, Value)>;

    pub(super) fn serialize<S: Serializer>(values: &Values, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(values.iter().map(|(name, value)| (name, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Values, D::Error> {
        let values = BTreeMap::<String, Value>::deserialize(from)?;
        Ok(values.into_iter().map(|(name, value)| (Cow::Owned(name), value)).collect())
    }
}
