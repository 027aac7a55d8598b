//! The words for what any game says, in every language.

use std::sync::OnceLock;

use game::{Game, Text};
use registry::for_each_game;
use text::{Bundle, Language, Words};

/// A text as a sentence in a language.
pub fn sentence(language: Language, text: &Text) -> String {
    Words(&[bundle(language)]).sentence(text)
}

/// A text in words, as a part of a line.
pub fn say(language: Language, text: &Text) -> String {
    Words(&[bundle(language)]).say(text)
}

/// Texts as sentences in a language.
pub fn sentences(language: Language, texts: &[Text]) -> Vec<String> {
    texts.iter().map(|text| sentence(language, text)).collect()
}

/// All messages of a language: those of every game, and those that no single game has.
pub fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let mut bundle = Bundle::new(language);
    for source in sources(language) {
        bundle.add(source).expect("a test reads every file");
    }
    bundle
}

/// Every file once; games may share one.
fn sources(language: Language) -> Vec<&'static str> {
    let games = for_each_game!(G => [<G as Game>::MESSAGES, <G as Game>::ERROR_MESSAGES]);
    let shared = [text::MESSAGES, text::ERROR_MESSAGES];
    let mut sources: Vec<&str> = Vec::new();
    for messages in games.iter().flatten().chain(&shared) {
        for source in language.of_messages(messages) {
            if !sources.contains(source) {
                sources.push(source);
            }
        }
    }
    sources
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_says_every_message() {
        let english = bundle(Language::English);
        for language in Language::ALL {
            let bundle = bundle(language);
            assert_eq!(bundle.language(), language);
            let keys = |of: &Bundle| of.messages().keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(keys(bundle), keys(english), "{language:?}");
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let text = Text::new("plk-plank").with("plank", "red");
        assert_eq!(sentence(Language::English, &text), "Red");
        assert_eq!(sentence(Language::German, &text), "Rot");
    }
}
