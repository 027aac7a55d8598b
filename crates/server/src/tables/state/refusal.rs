//! Why a request to a table was not done.

use engine::MatchError;
use game::{Seat, Text};
use text::Language;

/// Why a request was not done.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) kind: &'static str,
    pub(crate) rule: Option<&'static str>,
    pub(crate) message: String,
    /// The same in keys and values, where every reader is told in their own language.
    pub(crate) text: Option<Text>,
}

impl From<MatchError> for Refusal {
    fn from(error: MatchError) -> Self {
        Self {
            kind: error.kind(),
            rule: error.rule(),
            message: error.message(Language::English),
            text: error.refusal().cloned(),
        }
    }
}

impl Refusal {
    pub(crate) fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Self { kind, rule: None, message: message.into(), text: None }
    }

    pub(super) fn not_allowed(message: impl Into<String>) -> Self {
        Self::new("not_allowed", message)
    }

    /// The same in every language.
    pub(super) fn told(self, text: impl Into<Option<Text>>) -> Self {
        Self { text: text.into(), ..self }
    }

    fn by_key(key: &'static str, message: impl Into<String>) -> Self {
        Self::not_allowed(message).told(Text::new(key))
    }

    pub(super) fn started() -> Self {
        Self::by_key("online-refused-started", "the match has already started")
    }

    pub(super) fn starting() -> Self {
        Self::by_key("online-refused-starting", "the match is about to start")
    }

    pub(super) fn not_started() -> Self {
        Self::by_key("online-refused-not-started", "the match has not started")
    }

    pub(super) fn not_host() -> Self {
        Self::by_key("online-refused-host", "only the host can do that")
    }

    pub(super) fn not_deputy() -> Self {
        let message = "only the host can do that; while the host is away, you can add bots and \
            start the match";
        Self::by_key("online-refused-deputy", message)
    }

    pub(super) fn no_seat() -> Self {
        Self::by_key("online-refused-no-seat", "you have no seat at this table")
    }

    pub(super) fn removed() -> Self {
        Self::by_key("online-refused-removed", "the host has removed you from this table")
    }

    pub(super) fn full() -> Self {
        Self::by_key("online-refused-full", "all seats are taken")
    }

    pub(super) fn seat_taken(seat: Seat) -> Self {
        Self::by_key("online-refused-seat-taken", format!("seat {seat} is taken"))
    }

    pub(super) fn seat_free(seat: Seat) -> Self {
        let message = format!("seat {seat} is free: wait for somebody, or add a bot");
        Self::by_key("online-refused-seat-free", message)
    }

    pub(super) fn seat_reserved(seat: Seat) -> Self {
        let message = format!("seat {seat} is reserved: wait for that player, or add a bot");
        Self::by_key("online-refused-seat-reserved", message)
    }

    pub(super) fn not_gone() -> Self {
        let message = "a bot can only replace somebody who has been gone for a minute";
        Self::by_key("online-refused-not-gone", message)
    }

    pub(super) fn no_bot_to_replace() -> Self {
        let message = "no bot can be taken over from there now";
        Self::by_key("online-refused-no-bot", message)
    }

    pub(super) fn has_seat() -> Self {
        Self::by_key("online-refused-has-seat", "you have a seat at this table")
    }

    pub(super) fn they_have_seat() -> Self {
        let message = "this person has a seat at this table";
        Self::by_key("online-refused-they-have-seat", message)
    }

    pub(super) fn they_were_removed() -> Self {
        Self::by_key("online-refused-they-were-removed", "you have removed this person")
    }

    pub(super) fn may_not_chat() -> Self {
        let message = "only people with a seat can chat at this table";
        Self::by_key("online-refused-talk", message)
    }

    pub(super) fn nothing_to_undo(message: &str) -> Self {
        Self::by_key("online-refused-undo-nothing", message)
    }

    pub(super) fn no_undo_left(most: u64) -> Self {
        let text = Text::new("online-refused-undo-used").with("count", most as usize);
        Self::not_allowed(format!("this match has used all {most} undos")).told(text)
    }

    pub(super) fn undo_of_absent(seat: Seat) -> Self {
        let message = format!("seat {seat} has acted since and is away, so it cannot agree");
        Self::by_key("online-refused-undo-away", message)
    }

    pub(super) fn undo_settled() -> Self {
        let text = Text::new("online-refused-undo-settled");
        Self::new("late", "this request is no longer open").told(text)
    }

    /// A match is rated among accounts alone.
    pub(super) fn needs_account() -> Self {
        let message = "rated matches are for accounts: set a password in your profile first";
        Self::new("needs_account", message)
    }

    /// The same for the host, where somebody else is a guest.
    pub(super) fn guest_is_seated(name: &str) -> Self {
        let message = format!("rated matches are for accounts, and {name} is a guest");
        let text = Text::new("online-refused-guest-seated").with("name", name.to_owned());
        Self::new("needs_account", message).told(text)
    }
}
