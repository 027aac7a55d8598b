//! Refusals of the server, in the reader's language.

use protocol::v1::{Refused, problem_key};
use web_kit::words::{self, Language, say, say_with};

/// A sentence for a refusal at a table. What a rule forbids is said in the reader's language.
pub(crate) fn refusal(refused: &Refused) -> String {
    match &refused.text {
        Some(text) => words::sentence(text),
        None => words(&refused.kind, &refused.message),
    }
}

/// A sentence for a refusal of this kind. The server's own message is English and more precise; in
/// other languages the kind must do.
pub(crate) fn words(kind: &str, message: &str) -> String {
    if words::language() == Language::English {
        return sentence(message);
    }
    match problem_key(kind) {
        Some(key) => say(key),
        None => say_with("online-trouble-other", &[("message", sentence(message).into())]),
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
    fn a_rule_is_told_by_its_key_and_not_by_the_words_of_the_server() {
        words::add_games(crate::games::ENGLISH);
        let text = game::Text::new("buc-no-too-tall").with("height", 10);
        let (kind, message) = ("illegal".to_owned(), "too tall".to_owned());
        let refused = Refused { key: None, kind, rule: None, message, text: Some(text) };
        let nine = "The new stack would hold 10 pirates; nine is the most. Choose a smaller one.";
        assert_eq!(refusal(&refused), nine);
        assert_eq!(refusal(&Refused { text: None, ..refused }), "Too tall.");
    }

    #[test]
    fn the_pages_of_a_table_know_what_it_refuses() {
        words::add_games(crate::english::<crate::games::PlanksUi>());
        let text = game::Text::new("refused-undo-used").with("count", 200);
        let (kind, message) = ("not_allowed".to_owned(), "no".to_owned());
        let refused = Refused { key: None, kind, rule: None, message, text: Some(text) };
        assert_eq!(refusal(&refused), "This match has used all its 200 undos.");
    }

    #[test]
    fn what_the_server_says_is_a_sentence() {
        assert_eq!(
            words("name_taken", "this name is already taken"),
            "This name is already taken."
        );
        assert_eq!(words("new_kind", "It failed."), "It failed.");
    }
}
