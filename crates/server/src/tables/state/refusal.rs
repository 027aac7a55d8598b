//! Why a request to a table was not done.

use engine::MatchError;
use game::Text;
use text::Language;

/// Why a request was not done.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) kind: &'static str,
    pub(crate) rule: Option<&'static str>,
    pub(crate) message: String,
    /// The same in keys and values, for every reader in their own language.
    pub(crate) text: Option<Text>,
}

impl From<MatchError> for Refusal {
    fn from(error: MatchError) -> Self {
        Self {
            kind: error.kind(),
            rule: error.rule(),
            message: error.message(Language::English),
            text: error.text().cloned(),
        }
    }
}

impl Refusal {
    /// For programs; the page tells people the kind.
    pub(crate) fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Self { kind, rule: None, message: message.into(), text: None }
    }

    /// For people, in their own language: a message of `crates/text/lang/errors`.
    pub(super) fn told(kind: &'static str, text: impl Into<Text>) -> Self {
        let text = text.into();
        let message = engine::sentence(Language::English, &text);
        Self { kind, rule: None, message, text: Some(text) }
    }

    pub(super) fn not_allowed(text: impl Into<Text>) -> Self {
        Self::told("not_allowed", text)
    }

    /// The table can't go on. Why is in its log, and the page has other words for it.
    pub(super) fn stuck(why: &str, text: Option<Text>) -> Self {
        Self { text, ..Self::new("not_allowed", why) }
    }

    /// A match is rated among accounts alone.
    pub(super) fn needs_account() -> Self {
        let message = "rated matches are for accounts: set a password in your profile first";
        Self::new("needs_account", message)
    }

    /// The same for the host, where somebody else is a guest.
    pub(super) fn guest_is_seated(name: String) -> Self {
        Self::told("needs_account", Text::new("refused-guest-seated").with("name", name))
    }
}
