//! Editions: component values as data, validated with errors that name file,
//! line and field.

use crate::{Say, Sketch, Text, shorten};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt, ops::Range};
use toml::de::{DeTable, DeValue};

/// The component values of a game, read from a TOML file.
pub trait Edition:
    Clone + PartialEq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned
{
    /// The text of the shipped edition `house`.
    const HOUSE: &'static str;
    /// The same as JSON, made by the game's build script: programs that read no edition files need
    /// no reader of TOML.
    const HOUSE_JSON: &'static str;

    /// The name that the edition gives itself.
    fn name(&self) -> &str;

    /// Whether the values make a game; the fault says which does not.
    fn validate(&self) -> Result<(), Fault>;

    /// The values as a picture of text, for `freebooter edition show`.
    fn sketch(&self, say: Say<'_>) -> Sketch;

    /// The shipped edition.
    fn house() -> Self {
        serde_json::from_str(Self::HOUSE_JSON).expect("the shipped edition is valid")
    }

    /// An edition from the text of a file; `file` is named in errors.
    fn parse(file: &str, text: &str) -> Result<Self, EditionError> {
        let edition: Self =
            toml::from_str(text).map_err(|error| EditionError::syntax(file, text, &error))?;
        edition.validate().map_err(|fault| EditionError::fault(file, text, fault))?;
        Ok(edition)
    }
}

/// One part of the path to a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// Into a table, by key.
    Key(&'static str),
    /// Into an array, by index.
    Index(usize),
}

impl From<&'static str> for PathSegment {
    fn from(key: &'static str) -> Self {
        Self::Key(key)
    }
}

impl From<usize> for PathSegment {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

/// A value that makes no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    path: Vec<PathSegment>,
    reason: Text,
}

impl Fault {
    /// A fault of the field at this path, as in `["ships".into(), 3.into()]`.
    pub fn new(path: impl IntoIterator<Item = PathSegment>, reason: impl Into<Text>) -> Self {
        Self { path: path.into_iter().collect(), reason: reason.into() }
    }

    /// The field and what is wrong with it, for people.
    pub fn text(&self) -> Text {
        Text::new("wrong-field").with("field", self.field()).with("reason", self.reason.clone())
    }

    /// Has the edition a name?
    pub fn check_name(name: &str) -> Result<(), Self> {
        let named = (!name.trim().is_empty()).then_some(());
        named.ok_or_else(|| Self::new(["name".into()], "wrong-nameless"))
    }

    /// Are there as many components as belong in the box? `what` is the message that names them.
    pub fn check_total(
        path: impl IntoIterator<Item = PathSegment>,
        what: &'static str,
        found: u32,
        wanted: u32,
    ) -> Result<(), Self> {
        if found == wanted {
            return Ok(());
        }
        let key = if found < wanted { "wrong-too-few" } else { "wrong-too-many" };
        let reason = Text::new(key).with("what", Text::new(what));
        Err(Self::new(path, reason.with("found", found).with("wanted", wanted)))
    }

    fn field(&self) -> String {
        self.path.iter().fold(String::new(), |field, step| match step {
            PathSegment::Key(key) if field.is_empty() => (*key).to_owned(),
            PathSegment::Key(key) => format!("{field}.{key}"),
            PathSegment::Index(index) => format!("{field}[{index}]"),
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.field(), self.reason)
    }
}

impl std::error::Error for Fault {}

/// An edition file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: `{field}`: {reason}")]
pub struct EditionError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The field, as in `ships[3].crew`; empty when the text is no TOML.
    pub field: String,
    /// What is wrong.
    pub reason: Text,
}

impl EditionError {
    /// Where and what, for people.
    pub fn text(&self) -> Text {
        let key = if self.field.is_empty() { "wrong-file" } else { "wrong-file-field" };
        let text = Text::new(key).with("file", &self.file).with("line", self.line.to_string());
        let text = if self.field.is_empty() { text } else { text.with("field", &self.field) };
        text.with("reason", self.reason.clone())
    }

    fn fault(file: &str, text: &str, fault: Fault) -> Self {
        let line = locate(text, &fault.path).map_or(1, |span| line_of(text, span.start));
        Self { file: file.to_owned(), line, field: fault.field(), reason: fault.reason }
    }

    fn syntax(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let span = error.span().unwrap_or(0..0);
        let field = DeTable::parse(text).map_or_else(
            |_| String::new(),
            |root| name_in_table(root.get_ref(), &span).unwrap_or_default(),
        );
        let line = line_of(text, span.start);
        let reason = Text::other(shorten(error.message()));
        Self { file: file.to_owned(), line, field: shorten(&field).into_owned(), reason }
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Where the value at a path stands; if it is missing, where its parent does.
fn locate(text: &str, path: &[PathSegment]) -> Option<Range<usize>> {
    let root = DeTable::parse(text).ok()?;
    let (first, rest) = path.split_first()?;
    let PathSegment::Key(key) = first else { return None };
    let mut at = root.get_ref().get(*key)?;
    for step in rest {
        let next = match step {
            PathSegment::Key(key) => at.get_ref().get(*key),
            PathSegment::Index(index) => at.get_ref().get(*index),
        };
        let Some(next) = next else { break };
        at = next;
    }
    Some(at.span())
}

/// The name of the innermost field whose value covers the span.
fn name_in_table(table: &DeTable<'_>, span: &Range<usize>) -> Option<String> {
    table.iter().find_map(|(key, value)| {
        let name = key.get_ref();
        if covers(&key.span(), span) {
            return Some(name.to_string());
        }
        let inner = name_in_value(value.get_ref(), span);
        match inner {
            Some(inner) if inner.starts_with('[') => Some(format!("{name}{inner}")),
            Some(inner) => Some(format!("{name}.{inner}")),
            None => covers(&value.span(), span).then(|| name.to_string()),
        }
    })
}

fn name_in_value(value: &DeValue<'_>, span: &Range<usize>) -> Option<String> {
    match value {
        DeValue::Table(table) => name_in_table(table, span),
        DeValue::Array(array) => array.iter().enumerate().find_map(|(index, item)| {
            match name_in_value(item.get_ref(), span) {
                Some(inner) if inner.starts_with('[') => Some(format!("[{index}]{inner}")),
                Some(inner) => Some(format!("[{index}].{inner}")),
                None => covers(&item.span(), span).then(|| format!("[{index}]")),
            }
        }),
        _ => None,
    }
}

fn covers(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end && !outer.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Fleet {
        name: String,
        grid: Vec<Vec<u8>>,
        flagship: Ship,
        ships: Vec<Ship>,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Ship {
        crew: u8,
    }

    impl Edition for Fleet {
        const HOUSE: &'static str = "name = 'fleet'
grid = [[1, 2], [3]]
[flagship]
crew = 4
[[ships]]
crew = 5
[[ships]]
crew = 6
";
        const HOUSE_JSON: &'static str = "";

        fn name(&self) -> &str {
            &self.name
        }

        fn validate(&self) -> Result<(), Fault> {
            let fault = |path: Vec<PathSegment>| Err(Fault::new(path, "crowded"));
            if self.flagship.crew > 9 {
                return fault(vec!["flagship".into(), "crew".into()]);
            }
            match self.ships.iter().position(|ship| ship.crew > 9) {
                Some(ship) => fault(vec!["ships".into(), ship.into(), "crew".into()]),
                None => Ok(()),
            }
        }

        fn sketch(&self, _: Say<'_>) -> Sketch {
            Sketch::new()
        }
    }

    #[test]
    fn an_error_names_the_innermost_field_and_its_line() {
        let places = [
            ("crew = 4", "flagship.crew", 4),
            ("crew = 5", "ships[0].crew", 6),
            ("crew = 6", "ships[1].crew", 8),
        ];
        for (text, field, line) in places {
            for value in ["'four'", "300", "12"] {
                let text = Fleet::HOUSE.replace(text, &format!("crew = {value}"));
                let error = Fleet::parse("my.toml", &text).expect_err("no edition");
                assert_eq!((error.field.as_str(), error.line), (field, line), "{value}: {error}");
            }
        }
        let text = Fleet::HOUSE.replace("[3]", "['x']");
        let error = Fleet::parse("my.toml", &text).expect_err("no edition");
        assert_eq!((error.field.as_str(), error.line), ("grid[1][0]", 2), "{error}");
    }

    #[test]
    fn what_is_missing_is_told_where_it_should_stand() {
        let text = Fleet::HOUSE.replace("crew = 6", "");
        let error = Fleet::parse("my.toml", &text).expect_err("no edition");
        assert_eq!((error.field.as_str(), error.line), ("ships[1]", 7), "{error}");
        let error = Fleet::parse("my.toml", "name = ").expect_err("no TOML");
        assert_eq!((error.field.as_str(), error.line), ("", 1), "{error}");
        assert!(Fleet::parse("my.toml", Fleet::HOUSE).is_ok());
    }
}
