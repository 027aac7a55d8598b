//! What a game says to people is written in its Fluent messages: its code has keys, not sentences.

use crate::tidy::sources::Sources;

/// Names every game without `text.rs`, and every sentence where a game chooses what to say.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let manifests = sources.all("games/", "/Cargo.toml");
    let games = manifests.filter_map(|(path, _)| path.strip_suffix("/Cargo.toml"));
    // A board lies in its game's folder, one deeper.
    let games = games.filter(|path| path.matches('/').count() == 1);
    games.flat_map(|game| of_game(sources, game)).collect()
}

fn of_game(sources: &Sources, game: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if !sources.exists(&format!("{game}/src/text.rs")) {
        complaints.push(format!("{game}/src/text.rs: there is no such file"));
    }
    let source = format!("{game}/src/");
    let chosen = ["text.rs", "refusal.rs"].map(|name| format!("{source}{name}"));
    let parts = format!("{source}text/");
    for (path, text) in sources.all(&source, ".rs") {
        if path.starts_with(&parts) || chosen.iter().any(|name| name == path) {
            complaints.extend(sentences(text).map(|line| format!("{path}:{line}: a sentence")));
        }
    }
    complaints
}

/// The lines with a literal of several words. Attributes give reasons to the compiler.
fn sentences(text: &str) -> impl Iterator<Item = usize> {
    let code = |line: &str| !line.trim_start().starts_with("//") && !line.contains("#[expect(");
    let words = |line: &str| line.split('"').skip(1).step_by(2).any(|it| it.contains(' '));
    (1..).zip(text.lines()).filter(move |(_, line)| code(line) && words(line)).map(|(n, _)| n)
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
            ("games/sail/src/text/event.rs", "format!(\"{who} begins\")"),
            ("games/sail/src/refusal.rs", "#[error(\"no wind\")]"),
            ("games/sail/src/position.rs", "\"no such field\""),
            ("games/row/Cargo.toml", ""),
        ]);
        let mut found = complaints(&sources);
        found.sort();
        assert_eq!(
            found,
            [
                "games/row/src/text.rs: there is no such file",
                "games/sail/src/refusal.rs:1: a sentence",
                "games/sail/src/text.rs:3: a sentence",
                "games/sail/src/text/event.rs:1: a sentence",
            ]
        );
    }
}
