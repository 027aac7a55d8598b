//! Opening tables: new, from a position, from a record.

use crate::any_match::{TypedMatch, read};
use crate::{AnyMatch, MatchError, say};
use game::{
    Edition, EditionError, Evaluate, Game, Input, Match, PositionError, Record, RecordError,
    RecordHeader, Setup, Sketch, Text,
};
use registry::{GameId, with_game};
use serde_json::Value;
use text::Language;

/// What a new match is played with.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// How many play.
    pub players: usize,
    /// The text that chance is drawn from.
    pub seed: String,
    /// The component values.
    pub edition: EditionChoice,
    /// The table's options, as a JSON object; empty for the defaults.
    pub options: Value,
}

impl Default for Choices {
    fn default() -> Self {
        let options = Value::Object(serde_json::Map::new());
        Self { players: 4, seed: String::new(), edition: EditionChoice::House, options }
    }
}

/// Which edition is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EditionChoice {
    /// The shipped one.
    #[default]
    House,
    /// One of the table's own.
    File {
        /// The file's name, for errors.
        name: String,
        /// What it says.
        text: String,
    },
}

fn edition<G: Game>(choice: &EditionChoice) -> Result<G::Edition, EditionError> {
    match choice {
        EditionChoice::House => Ok(G::Edition::house()),
        EditionChoice::File { name, text } => G::Edition::parse(name, text),
    }
}

/// A new match of a game.
pub fn open(game: GameId, choices: &Choices) -> Result<Box<dyn AnyMatch>, MatchError> {
    with_game!(game, G => new::<G>(choices))
}

/// Reads an edition of a game; answers its name.
pub fn read_edition(game: GameId, choice: &EditionChoice) -> Result<String, EditionError> {
    with_game!(game, G => Ok(edition::<G>(choice)?.name().to_owned()))
}

/// The values of an edition, drawn for people.
pub fn draw_edition(
    game: GameId,
    choice: &EditionChoice,
    language: Language,
) -> Result<Sketch, EditionError> {
    with_game!(game, G => Ok(edition::<G>(choice)?.sketch(&|text| say(language, &text))))
}

fn new<G: Evaluate>(choices: &Choices) -> Result<Box<dyn AnyMatch>, MatchError> {
    let edition = edition::<G>(&choices.edition)?;
    let options = read(&choices.options).map_err(|error| bad_option::<G>(&error))?;
    let setup = Setup { players: choices.players, edition, options };
    Ok(Box::new(TypedMatch::new(Match::<G>::new(setup, &choices.seed)?)))
}

/// Says which option cannot be read, and what it may be.
fn bad_option<G: Game>(error: &serde_path_to_error::Error<serde_json::Error>) -> MatchError {
    let path = error.path().to_string();
    let name = path.split(['.', '[']).next().unwrap_or_default();
    let known = G::options().into_iter().find(|option| option.name == name).map(|option| {
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        format!("; there are: {}", option.values.iter().map(word).collect::<Vec<_>>().join(", "))
    });
    MatchError::BadRequest(format!("options: {error}{}", known.unwrap_or_default()))
}

/// A match that goes on from a position, of whatever game it names.
pub fn load(position: &Value, seed: &str) -> Result<Box<dyn AnyMatch>, MatchError> {
    let bad = |reason: Text| PositionError::new("game", reason);
    let game = position.get("game").and_then(Value::as_str);
    let game = game.ok_or_else(|| bad("wrong-position".into()))?;
    let game: GameId = game.parse().map_err(|error| bad(Text::other(format!("{error}"))))?;
    with_game!(game, G => load_game::<G>(position, seed))
}

fn load_game<G: Evaluate>(position: &Value, seed: &str) -> Result<Box<dyn AnyMatch>, MatchError> {
    let position = read(position).map_err(|error| {
        PositionError::new(field_of(&error), Text::other(error.inner().to_string()))
    })?;
    Ok(Box::new(TypedMatch::new(Match::<G>::load(position, seed)?)))
}

/// The field that cannot be read. One that is missing, or is none, is named by the message
/// alone: the path ends above it.
fn field_of(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    let (path, message) = (error.path().to_string(), error.inner().to_string());
    let named = message.split('`').nth(1).unwrap_or_default();
    match path.strip_suffix('?') {
        Some(above) => format!("{above}{named}"),
        None if !message.starts_with("missing field") => path,
        None if path == "." => named.to_owned(),
        None => format!("{path}.{named}"),
    }
}

/// The match of a record, every input checked.
pub fn replay(record: &Value) -> Result<Box<dyn AnyMatch>, MatchError> {
    let game = record.get("game").and_then(Value::as_str);
    let bad = |text| MatchError::BadRecord(Box::new(text));
    let game: GameId = game
        .ok_or_else(|| bad("wrong-record".into()))?
        .parse()
        .map_err(|error: registry::UnknownGame| bad(Text::other(error.to_string())))?;
    with_game!(game, G => replay_game::<G>(record))
}

fn replay_game<G: Evaluate>(record: &Value) -> Result<Box<dyn AnyMatch>, MatchError> {
    let bad = |error: serde_path_to_error::Error<_>| {
        MatchError::BadRecord(Box::new(Text::other(error.to_string())))
    };
    read::<RecordHeader>(record).map_err(bad)?.check::<G>()?;
    let record = read(record).map_err(bad)?;
    let play = Match::<G>::replay(&record).map_err(|error| why_refused(&record, error))?;
    Ok(Box::new(TypedMatch::new(play)))
}

/// An action that breaks a rule is explained as at the table.
fn why_refused<G: Evaluate>(record: &Record<G>, error: RecordError) -> MatchError {
    let RecordError::Input { number, .. } = error else { return error.into() };
    let Some(&Input::Action { seat, action }) = record.inputs.get(number) else {
        return error.into();
    };
    let mut before = record.clone();
    before.inputs.truncate(number);
    let refused =
        Match::replay(&before).map(|play| TypedMatch::new(play).act_checked(seat, action));
    match refused {
        Ok(Err(MatchError::Illegal { rule, text })) => {
            let why = Text::new("wrong-record-rule").with("number", number.to_string());
            MatchError::BadRecord(Box::new(why.with("why", *text).with("rule", rule)))
        }
        _ => error.into(),
    }
}
