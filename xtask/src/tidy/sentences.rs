//! What a game says to people is written in its Fluent messages: its code has keys, not sentences.

use crate::tidy::sources::Sources;

/// Names every game without `text.rs`, and every sentence in the code of a game.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let manifests = sources.all("games/", "/Cargo.toml");
    let games = manifests.filter_map(|(path, _)| path.strip_suffix("/Cargo.toml"));
    // A board lies in its game's folder, one deeper.
    let games = games.filter(|path| path.matches('/').count() == 1);
    let shared = sources.all("crates/disc-stacks/src/", ".rs").flat_map(spoken);
    games.flat_map(|game| of_game(sources, game)).chain(shared).collect()
}

fn of_game(sources: &Sources, game: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if !sources.exists(&format!("{game}/src/text.rs")) {
        complaints.push(format!("{game}/src/text.rs: there is no such file"));
    }
    complaints.extend(sources.all(&format!("{game}/src/"), ".rs").flat_map(spoken));
    complaints
}

/// The sentences of a file. Where a game chooses what to say, two words are one.
fn spoken((path, text): (&str, &str)) -> Vec<String> {
    let chosen = ["/src/text.rs", "/src/refusal.rs"].iter().any(|name| path.ends_with(name));
    let least = if chosen || path.contains("/src/text/") { 2 } else { 3 };
    sentences(text, least).map(|line| format!("{path}:{line}: a sentence")).collect()
}

/// What programmers read: reasons for the compiler, broken invariants, and the name of the game.
const FOR_PROGRAMMERS: [&str; 8] = [
    "//",
    "#[",
    "expect(",
    "unreachable!(",
    "assert!(",
    "de::Error::",
    "const TITLE",
    "const SHOWN",
];

/// Where a value is read, the words go into the error of a parser; a law that is broken is told by
/// a `String`, and everything for people by a `Text`.
const NOT_SAID: [&str; 4] =
    ["impl FromStr for ", "impl TryFrom<", "impl<'de", "-> Result<(), String> {"];

/// The lines with a literal of this many words.
fn sentences(text: &str, least: usize) -> impl Iterator<Item = usize> {
    let mut until = None;
    let mut said = move |line: &str| {
        let indent = line.len() - line.trim_start().len();
        if until.is_none() && NOT_SAID.iter().any(|begin| line.contains(begin)) {
            until = Some(indent);
        }
        let hidden = until.is_some();
        until = until.filter(|&begun| line.trim_end() != format!("{:begun$}}}", ""));
        !hidden && !FOR_PROGRAMMERS.iter().any(|mark| line.contains(mark))
    };
    let before_tests = text.lines().take_while(|line| *line != "#[cfg(test)]");
    let long = move |line: &str| line.split('"').skip(1).step_by(2).any(|it| words(it) >= least);
    (1..).zip(before_tests).filter(move |(_, line)| said(line) && long(line)).map(|(n, _)| n)
}

/// How many words of two letters or more a literal has.
fn words<'a>(literal: &'a str) -> usize {
    let bare = |word: &'a str| word.trim_matches([',', ';', ':', '.', '!', '?', '(', ')']);
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    literal.split(' ').map(bare).filter(is_word).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_where_a_game_chooses_what_to_say_is_named() {
        let text = "/// \"A doc line\".\nText::new(\"a-key\").with(\"who\", who)\n\"It is over.\"";
        let sources = Sources::from([
            ("games/sail/Cargo.toml", ""),
            ("games/sail/src/text.rs", text),
            ("games/sail/src/text/event.rs", "format!(\"{who} begins now\")"),
            ("games/sail/src/refusal.rs", "why(\"no wind\")"),
            (
                "games/sail/src/position.rs",
                "x.expect(\"one seat is asked\");\nErr(\"no such field\")\nname(\"deep sea\")",
            ),
            (
                "games/sail/src/options.rs",
                "impl FromStr for Way {\n    \"it is no way\"\n}\nabout(\"who sails the first\")",
            ),
            ("crates/disc-stacks/src/pirate.rs", "why(\"it stands there twice\")"),
            ("games/row/Cargo.toml", ""),
        ]);
        let mut found = complaints(&sources);
        found.sort();
        assert_eq!(
            found,
            [
                "crates/disc-stacks/src/pirate.rs:1: a sentence",
                "games/row/src/text.rs: there is no such file",
                "games/sail/src/options.rs:4: a sentence",
                "games/sail/src/position.rs:2: a sentence",
                "games/sail/src/refusal.rs:1: a sentence",
                "games/sail/src/text.rs:3: a sentence",
                "games/sail/src/text/event.rs:1: a sentence",
            ]
        );
    }
}
