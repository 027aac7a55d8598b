//! A text that names no game.

use crate::GameId;

/// A text that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{0}`; there are: {known}", known = names())]
pub struct UnknownGame(String);

impl UnknownGame {
    pub(crate) fn new(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }
}

fn names() -> String {
    GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}
