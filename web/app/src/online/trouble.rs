//! Refusals of the server, in the reader's language.

use web_kit::words::{self, Language, say, say_with};

/// A sentence for a refusal of this kind. The server's own message is English and more precise; in
/// other languages the kind must do.
pub(crate) fn words(kind: &str, message: &str) -> String {
    if words::language() == Language::English {
        return sentence(message);
    }
    match kind {
        "late" => say("online-trouble-late"),
        "over" => say("online-trouble-over"),
        "not_your_turn" => say("online-trouble-turn"),
        "not_allowed" => say("online-trouble-not-allowed"),
        "too_fast" | "too_many" => say("online-trouble-too-fast"),
        "no_share" => say("online-trouble-no-share"),
        "not_found" => say("online-trouble-not-found"),
        "name_taken" | "taken" => say("online-trouble-taken"),
        "color_taken" => say("online-trouble-color"),
        "wrong_password" => say("online-trouble-password"),
        "busy" | "not_kept" | "failed" => say("online-trouble-busy"),
        _ => say_with("online-trouble-other", &[("message", sentence(message).into())]),
    }
}

/// Words of the server as a sentence for people.
fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str().trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_server_says_is_a_sentence() {
        assert_eq!(
            words("name_taken", "somebody else has this name"),
            "Somebody else has this name."
        );
        assert_eq!(words("new_kind", "It failed."), "It failed.");
    }
}
