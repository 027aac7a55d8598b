//! The kinds of problems that the server answers with, over HTTP and over sockets.

/// Every kind, with the key of the sentence that the page shows for it.
const KINDS: [(&str, &str); 27] = [
    ("bad_edition", "online-trouble-edition"),
    ("bad_position", "online-trouble-position"),
    ("bad_record", "online-trouble-record"),
    ("bad_request", "online-trouble-request"),
    ("busy", "online-trouble-busy"),
    ("color_taken", "online-trouble-color"),
    ("failed", "online-trouble-failed"),
    ("illegal", "online-trouble-illegal"),
    ("late", "online-trouble-late"),
    ("name_taken", "online-trouble-taken"),
    ("needs_account", "online-trouble-needs-account"),
    ("no_account", "online-trouble-no-account"),
    ("no_share", "online-trouble-no-share"),
    ("nobody", "online-trouble-nobody"),
    ("not_allowed", "online-trouble-not-allowed"),
    ("not_found", "online-trouble-not-found"),
    ("not_kept", "online-trouble-not-kept"),
    ("not_over", "online-trouble-not-over"),
    ("not_your_turn", "online-trouble-turn"),
    ("over", "online-trouble-over"),
    ("taken", "online-trouble-taken"),
    ("too_fast", "online-trouble-too-fast"),
    ("too_large", "online-trouble-too-large"),
    ("too_many", "online-trouble-too-fast"),
    ("too_slow", "online-trouble-too-slow"),
    ("unreadable", "online-trouble-unreadable"),
    ("wrong_password", "online-trouble-password"),
];

/// The key of the sentence for a kind of problem; none for a kind that a newer server added.
///
/// ```
/// use protocol::v1::problem_key;
///
/// assert_eq!(problem_key("late"), Some("online-trouble-late"));
/// assert_eq!(problem_key("kind of tomorrow"), None);
/// ```
pub fn problem_key(kind: &str) -> Option<&'static str> {
    KINDS.iter().find(|(known, _)| *known == kind).map(|(_, key)| *key)
}

/// The keys of all sentences for problems.
pub fn problem_keys() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(_, key)| *key)
}
