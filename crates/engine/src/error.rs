//! What can go wrong at a table, in the kinds of the engine protocol.

use crate::{say, sentence};
use game::{ChanceError, EditionError, PositionError, RecordError, SetupError, Text};
use text::Language;

/// A request that changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// It cannot be understood, or asks for what is not there.
    #[error("{0}")]
    BadRequest(String),
    /// The set-up or the outcome is not possible.
    #[error("{}", say(Language::English, .0))]
    Impossible(Box<Text>),
    /// It breaks a rule.
    #[error("{} ({rule})", sentence(Language::English, .text))]
    Illegal {
        /// The rule's id.
        rule: &'static str,
        /// Why.
        text: Box<Text>,
    },
    /// Somebody else is asked.
    #[error("{0}")]
    NotYourTurn(String),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The position is none.
    #[error("{}", say(Language::English, .text))]
    BadPosition {
        /// The field.
        field: String,
        /// The field and what is wrong with it.
        text: Box<Text>,
    },
    /// The edition is not valid.
    #[error("{}", say(Language::English, .0))]
    BadEdition(Box<Text>),
    /// The record cannot be replayed.
    #[error("{}", say(Language::English, .0))]
    BadRecord(Box<Text>),
}

impl MatchError {
    /// The kind's name in the protocol.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::BadRequest(_) | Self::Impossible(_) => "bad_request",
            Self::Illegal { .. } => "illegal",
            Self::NotYourTurn(_) => "not_your_turn",
            Self::Over => "over",
            Self::BadPosition { .. } => "bad_position",
            Self::BadEdition(_) => "bad_edition",
            Self::BadRecord(_) => "bad_record",
        }
    }

    /// The rule that was broken, if one was.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { rule, .. } => Some(rule),
            Self::BadRequest(_)
            | Self::Impossible(_)
            | Self::NotYourTurn(_)
            | Self::Over
            | Self::BadPosition { .. }
            | Self::BadEdition(_)
            | Self::BadRecord(_) => None,
        }
    }

    /// What is wrong as a key and values, where it can be said in every language.
    pub fn text(&self) -> Option<&Text> {
        match self {
            Self::Illegal { text, .. }
            | Self::BadPosition { text, .. }
            | Self::Impossible(text)
            | Self::BadEdition(text)
            | Self::BadRecord(text) => Some(text),
            Self::BadRequest(_) | Self::NotYourTurn(_) | Self::Over => None,
        }
    }

    /// The message without the rule, in a language if it can be said in every one.
    pub fn message(&self, language: Language) -> String {
        match self {
            Self::Illegal { text, .. } => sentence(language, text),
            Self::BadPosition { text, .. }
            | Self::Impossible(text)
            | Self::BadEdition(text)
            | Self::BadRecord(text) => say(language, text),
            Self::BadRequest(_) | Self::NotYourTurn(_) | Self::Over => self.to_string(),
        }
    }
}

impl From<ChanceError> for MatchError {
    fn from(error: ChanceError) -> Self {
        Self::Impossible(Box::new(error.text()))
    }
}

impl From<SetupError> for MatchError {
    fn from(error: SetupError) -> Self {
        Self::Impossible(Box::new(error.text()))
    }
}

impl From<PositionError> for MatchError {
    fn from(error: PositionError) -> Self {
        let text = Box::new(error.text());
        Self::BadPosition { field: error.field, text }
    }
}

impl From<EditionError> for MatchError {
    fn from(error: EditionError) -> Self {
        Self::BadEdition(Box::new(error.text()))
    }
}

impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> Self {
        Self::BadRecord(Box::new(error.text()))
    }
}
