//! Plain words: names that nobody outside the project would understand, and phrases that no
//! English speaker writes, do not come back.

use crate::tidy::sources::Sources;

/// Names with the word to use instead. Case counts: `Bend` was a type, to bend is a verb.
const NAMES: [(&str, &str); 21] = [
    ("curiosity", "c_puct"),
    ("by_spread", "variance_scaled"),
    ("foresight", "prior_temperature"),
    ("Fork", "ChildKey"),
    ("Findings", "SearchResult"),
    ("Opinion", "ActionStats"),
    ("HORIZON", "rollout_depth"),
    ("LAPSES", "blunder_rate"),
    ("fortunes", "heuristic_values"),
    ("Bend", "ReLU unit"),
    ("STRAIGHT", "skip weights"),
    ("Mind", "Bot"),
    ("Thoughts", "CachedTree"),
    ("Founding", "TableSettings"),
    ("founding", "TableSettings"),
    ("gallery", "spectators"),
    ("thinker", "bot-worker"),
    ("Sitting", "the local source"),
    ("Wishes", "appearance"),
    ("House", "Edition"),
    ("PressError", "EditionJsonError"),
];

/// Phrases with what to write instead; they are also looked for at the start of a sentence.
const PHRASES: [(&str, &str); 9] = [
    ("whoever", "people who, anyone who, the player who"),
    ("so many", "a number, or the name of the value"),
    ("one's own", "your own, the player's own"),
    ("may be had", "is available"),
    ("on line", "online"),
    ("off line", "offline"),
    ("for who", "for people who"),
    ("only who", "only the player who"),
    ("another tongue", "another language"),
];

/// Where something is meant in its ordinary sense: path and the word.
const ALLOWED: [(&str, &str); 6] = [
    ("cli/src/", "House"),
    ("crates/arena/src/fixture.rs", "House"),
    ("crates/engine/src/open.rs", "House"),
    ("crates/server/src/", "House"),
    ("crates/server/src/tables/state/choosing.rs", "Sitting"),
    ("xtask/src/tidy/words.rs", ""),
];

/// Not looked at: what happened stays as it was written.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/balance/"];

/// Names every private word and every quaint phrase.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let texts = [".rs", ".md", "en.ftl"].into_iter().flat_map(|end| sources.all("", end));
    let texts = texts.filter(|(path, _)| !HISTORY.iter().any(|past| path.starts_with(past)));
    texts.flat_map(|(path, text)| in_file(path, text)).collect()
}

fn in_file(path: &str, text: &str) -> Vec<String> {
    let flowing = Flowing::new(text);
    let phrases = PHRASES
        .iter()
        .flat_map(|&(phrase, better)| [(phrase.to_owned(), better), (capitalised(phrase), better)]);
    let names = NAMES.iter().map(|&(name, better)| (name.to_owned(), better));
    let found = names.chain(phrases).filter(|(word, _)| !allowed(path, word));
    let lines = |(word, better): (String, _)| {
        let lines: Vec<usize> = flowing.lines_with(&word).collect();
        lines.into_iter().map(move |line| (line, word.clone(), better))
    };
    let mut found: Vec<_> = found.flat_map(lines).collect();
    found.sort_unstable();
    let complaint = |(line, word, better)| format!("{path}:{line}: `{word}`; write {better}");
    found.into_iter().map(complaint).collect()
}

fn allowed(path: &str, word: &str) -> bool {
    ALLOWED.iter().any(|(place, allowed)| path.starts_with(place) && word.contains(allowed))
}

fn capitalised(phrase: &str) -> String {
    phrase[..1].to_ascii_uppercase() + &phrase[1..]
}

/// A text in one line, so that a phrase is found where a comment is wrapped.
struct Flowing {
    text: String,
    /// Where each line begins in it.
    lines: Vec<usize>,
}

impl Flowing {
    fn new(text: &str) -> Self {
        let mut flowing = Self { text: String::with_capacity(text.len()), lines: Vec::new() };
        for line in text.lines() {
            flowing.lines.push(flowing.text.len());
            let line = line.trim();
            let comment = ["///", "//!", "//", "#"];
            let start =
                comment.iter().find(|start| line.starts_with(**start)).map_or(0, |s| s.len());
            flowing.text.push_str(line[start..].trim_start());
            flowing.text.push(' ');
        }
        flowing
    }

    /// The numbers of the lines in which whole words begin.
    fn lines_with(&self, word: &str) -> impl Iterator<Item = usize> {
        let text = &self.text;
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let whole = move |at: usize| {
            !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part)
        };
        let found = text.match_indices(word).map(|(at, _)| at).filter(move |&at| whole(at));
        found.map(|at| self.lines.partition_point(|&begin| begin <= at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        complaints(&Sources::from([(path, text)]))
    }

    #[test]
    fn a_private_name_is_found_and_an_ordinary_word_is_not() {
        let text = "struct Bend;\nlet bend = unbended(Bending);\n/// Its curiosity.";
        assert_eq!(
            found("crates/a/src/b.rs", text),
            [
                "crates/a/src/b.rs:1: `Bend`; write ReLU unit",
                "crates/a/src/b.rs:3: `curiosity`; write c_puct",
            ]
        );
        assert!(found("docs/a.md", "Mind the gap between Minds").len() == 1);
    }

    #[test]
    fn a_quaint_phrase_is_found_where_the_comment_is_wrapped() {
        let text = "fn a() {}\n    /// Whoever asks, of so\n    /// many others.\n";
        assert_eq!(
            found("cli/src/a.rs", text),
            [
                "cli/src/a.rs:2: `Whoever`; write people who, anyone who, the player who",
                "cli/src/a.rs:2: `so many`; write a number, or the name of the value",
            ]
        );
        assert_eq!(found("docs/a.md", "Play it\non line.").len(), 1);
        assert_eq!(found("games/a/lang/en.ftl", "a-b = Play on line.").len(), 1);
        assert!(found("games/a/lang/de.ftl", "a-b = House.").is_empty());
    }

    #[test]
    fn the_built_in_edition_and_history_keep_their_words() {
        assert!(found("crates/engine/src/open.rs", "EditionChoice::House").is_empty());
        assert_eq!(found("games/a/src/edition.rs", "struct House;").len(), 1);
        assert!(found("CHANGELOG.md", "Play on line, whoever you are.").is_empty());
    }
}
