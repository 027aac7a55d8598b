//! What the terminal says, in the language that was chosen.

use game::{Messages, Text};
use text::{Bundle, Language, Words};

const MESSAGES: Messages = Messages {
    en: &[include_str!("../lang/en.ftl")],
    de: &[include_str!("../lang/de.ftl")],
    fr: &[include_str!("../lang/fr.ftl")],
    it: &[include_str!("../lang/it.ftl")],
};

/// The words of the games and those of the terminal.
pub(crate) struct Speech {
    own: Bundle,
}

impl Speech {
    pub(crate) fn new(language: Language) -> Self {
        let mut own = Bundle::new(language);
        for source in language.of_messages(&MESSAGES) {
            own.add(source).expect("a test reads every file");
        }
        Self { own }
    }

    pub(crate) fn language(&self) -> Language {
        self.own.language()
    }

    /// A text as a sentence.
    pub(crate) fn sentence(&self, text: &Text) -> String {
        self.words(|words| words.sentence(text))
    }

    /// A text in words, as a part of a line.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.words(|words| words.say(text))
    }

    fn words<T>(&self, then: impl FnOnce(Words<'_>) -> T) -> T {
        then(Words(&[&self.own, engine::bundle(self.own.language())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_read() {
        for language in Language::ALL {
            let speech = Speech::new(language);
            let text = Text::new("cli-choice").with("seat", 3);
            assert!(speech.say(&text).contains('3') && !speech.say(&text).contains("cli-"));
        }
    }
}
