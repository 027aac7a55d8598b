//! Chat at tables: the last messages, for people who come later.

use crate::{Id, MatchKey, Millis, Receipt, Store, StoreError, Term};

/// The number of messages that are kept at a table.
pub const CHAT_KEPT: u64 = 200;

/// A message to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at its table; the first is 0.
    pub number: u64,
    /// The sender.
    pub person: Id,
    /// The message.
    pub text: String,
    /// When it was sent.
    pub at: Millis,
}

/// A message that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// The message.
    pub line: ChatLine,
    /// The sender's name today.
    pub name: String,
}

impl Store {
    /// Keeps messages, and only the last [`CHAT_KEPT`] of a table. Messages of deleted accounts
    /// are left out. Like an append, this needs the term under which its writer owns the match.
    pub fn keep_chat(&self, key: MatchKey, term: Term, lines: Vec<ChatLine>) -> Receipt<()> {
        engine!(self, engine => engine.keep_chat(key, term, lines))
    }

    /// The messages kept at a table, in order.
    pub async fn chat_of(&self, key: MatchKey) -> Result<Vec<KeptLine>, StoreError> {
        engine!(self, engine => engine.chat_of(key).await)
    }

    /// Deletes the chat of matches that ended before a moment.
    pub fn forget_chat(&self, before: Millis) -> Receipt<usize> {
        engine!(self, engine => engine.forget_chat(before))
    }
}
