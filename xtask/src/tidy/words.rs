//! Plain words: names that nobody outside the project would understand, and phrases that no
//! English speaker writes, do not come back.

use crate::tidy::sources::Sources;

/// Names with the word to use instead, also within longer names (`set_curtain`, `curtain-text`).
/// Case counts: `Bend` was a type, to bend is a verb.
const NAMES: [(&str, &str); 25] = [
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
    ("curtain", "the hand-over screen"),
    ("sights", "effects"),
    ("shelf", "the archive"),
    ("OPINIONS", "searches"),
];

/// Ordinary words that are no names: they are looked for in compounds and where something is named.
const NO_NAMES: [(&str, &str); 8] = [
    ("talk", "chat"),
    ("sitting", "match_number, seated"),
    ("aside", "detached, or what is done with it"),
    ("wishes", "appearance, or a verb"),
    ("play_on", "rollout, or how far it is played"),
    ("harbour", "masthead, lobby or front page"),
    ("recall", "restore"),
    ("fork", "clone"),
];

/// What comes before a name where it is given.
const NAMING: [&str; 9] =
    ["fn ", "mod ", "struct ", "enum ", "trait ", "let ", "const ", "static ", "class=\""];

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
const ALLOWED: [(&str, &str); 9] = [
    ("cli/src/", "House"),
    ("crates/arena/src/fixture.rs", "House"),
    ("crates/engine/src/open.rs", "House"),
    ("crates/server/src/", "House"),
    ("crates/server/src/tables/state/choosing.rs", "Sitting"),
    ("games/", "harbour"),
    ("web/kit/src/art/mod.rs", "harbour"),
    ("xtask/template/", "harbour"),
    ("xtask/src/tidy/words.rs", ""),
];

/// What people read and programmers write; the other languages have the keys of the English texts.
const KINDS: [&str; 7] = [".rs", ".md", "en.ftl", ".css", ".js", ".html", ".webmanifest"];

/// Not looked at: what happened stays as it was written.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/balance/"];

/// Names every private word and every quaint phrase.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let texts = KINDS.into_iter().flat_map(|end| sources.all("", end));
    let texts = texts.filter(|(path, _)| !HISTORY.iter().any(|past| path.starts_with(past)));
    texts.flat_map(|(path, text)| in_file(path, text)).collect()
}

fn in_file(path: &str, text: &str) -> Vec<String> {
    let flowing = Flowing::new(text);
    let phrases = PHRASES
        .iter()
        .flat_map(|&(phrase, better)| [(phrase.to_owned(), better), (capitalised(phrase), better)]);
    let owned = |&(word, better): &(&str, &'static str)| (word.to_owned(), better);
    let words = NAMES.iter().map(owned).chain(phrases).map(|word| (word, true));
    let words = words.chain(NO_NAMES.iter().map(owned).map(|word| (word, false)));
    let lines = |((word, better), anywhere): ((String, _), _)| {
        let lines: Vec<usize> = flowing.lines_with(&word, anywhere).collect();
        lines.into_iter().map(move |line| (line, word.clone(), better))
    };
    let words = words.filter(|((word, _), _)| !allowed(path, word));
    let mut found: Vec<_> = words.flat_map(lines).collect();
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

    /// The numbers of the lines in which whole words begin: anywhere, or only where they are names.
    fn lines_with(&self, word: &str, anywhere: bool) -> impl Iterator<Item = usize> {
        let text = &self.text;
        let whole = move |at: usize| {
            let (before, after) = (&text[..at], &text[at + word.len()..]);
            !before.ends_with(char::is_alphanumeric)
                && !after.starts_with(char::is_alphanumeric)
                && (anywhere || names(before, after))
        };
        let found = text.match_indices(word).map(|(at, _)| at).filter(move |&at| whole(at));
        found.map(|at| self.lines.partition_point(|&begin| begin <= at))
    }
}

/// True if a word with this before and behind it is a name or part of one.
fn names(before: &str, after: &str) -> bool {
    let joint = ['_', '-'];
    let goes_on = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    before.strip_suffix(joint).is_some_and(|before| goes_on(before.chars().next_back()))
        || after.strip_prefix(joint).is_some_and(|after| goes_on(after.chars().next()))
        || NAMING.iter().any(|naming| before.ends_with(naming))
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
    fn part_of_a_name_is_found_too_and_an_ordinary_word_only_there() {
        let text =
            "fn set_curtain() { may_talk(); }\nmod talk;\n// They talk, and talk_show is found.";
        assert_eq!(
            found("web/kit/src/b.rs", text),
            [
                "web/kit/src/b.rs:1: `curtain`; write the hand-over screen",
                "web/kit/src/b.rs:1: `talk`; write chat",
                "web/kit/src/b.rs:2: `talk`; write chat",
                "web/kit/src/b.rs:3: `talk`; write chat",
            ]
        );
        assert_eq!(found("web/style/a.css", ".set-aside, aside, .shelf {}").len(), 2);
        assert_eq!(found("web/static/a.js", "on line, talked, talking").len(), 1);
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
