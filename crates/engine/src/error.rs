//! What can go wrong at a table, in the kinds of the engine protocol.

use crate::sentence;
use game::{ChanceError, PositionError, RecordError, SetupError, Text};
use text::Language;

/// A request that changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// It cannot be understood, or asks for what is not there.
    #[error("{0}")]
    BadRequest(String),
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
    #[error("`{field}`: {message}")]
    BadPosition {
        /// The field.
        field: String,
        /// What is wrong with it.
        message: String,
    },
    /// The edition is not valid.
    #[error("{0}")]
    BadEdition(String),
    /// The record cannot be replayed.
    #[error("{0}")]
    BadRecord(String),
}

impl MatchError {
    /// The kind's name in the protocol.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::BadRequest(_) => "bad_request",
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
            | Self::NotYourTurn(_)
            | Self::Over
            | Self::BadPosition { .. }
            | Self::BadEdition(_)
            | Self::BadRecord(_) => None,
        }
    }

    /// Why, where it can be said in every language.
    pub fn text(&self) -> Option<&Text> {
        match self {
            Self::Illegal { text, .. } => Some(text),
            Self::BadRequest(_)
            | Self::NotYourTurn(_)
            | Self::Over
            | Self::BadPosition { .. }
            | Self::BadEdition(_)
            | Self::BadRecord(_) => None,
        }
    }

    /// The message without the rule, in a language if it can be said in every one.
    pub fn message(&self, language: Language) -> String {
        self.text().map_or_else(|| self.to_string(), |text| sentence(language, text))
    }
}

impl From<ChanceError> for MatchError {
    fn from(error: ChanceError) -> Self {
        Self::BadRequest(error.to_string())
    }
}

impl From<SetupError> for MatchError {
    fn from(error: SetupError) -> Self {
        Self::BadRequest(error.to_string())
    }
}

impl From<PositionError> for MatchError {
    fn from(PositionError { field, message }: PositionError) -> Self {
        Self::BadPosition { field, message }
    }
}

impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> Self {
        Self::BadRecord(error.to_string())
    }
}
