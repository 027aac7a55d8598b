//! Every game has the same skeleton: the same concept in a file of the same name.

use std::collections::BTreeSet;

use crate::tidy::sources::Sources;

/// What every game has, in the order in which it is read; chapters of the rules come before
/// `scoring.rs`.
const FILES: [&str; 17] = [
    "lib.rs",
    "components.rs",
    "edition.rs",
    "options.rs",
    "setup.rs",
    "state.rs",
    "action.rs",
    "chance.rs",
    "event.rs",
    "refusal.rs",
    "turn.rs",
    "scoring.rs",
    "view.rs",
    "position.rs",
    "preview.rs",
    "rules.rs",
    "sketch.rs",
];

/// Names every file of the skeleton that a game lacks.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let games = sources.all("games/", "/src/lib.rs").map(|(path, _)| path);
    let games: BTreeSet<&str> = games.filter_map(|path| path.split('/').nth(1)).collect();
    let missing = |game: &str| {
        let folder = format!("games/{game}/src");
        let paths = FILES.map(|file| format!("{folder}/{file}")).into_iter();
        paths.filter(|path| !sources.exists(path)).collect::<Vec<_>>()
    };
    let missing = games.into_iter().flat_map(missing);
    missing.map(|path| format!("{path} is missing: every game has it")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_lacks_what_another_has() {
        let whole = FILES.map(|file| format!("games/whole/src/{file}"));
        let renamed = |file: &str| if file == "scoring.rs" { "end.rs" } else { file }.to_owned();
        let part = FILES.map(|file| format!("games/part/src/{}", renamed(file)));
        let mut sources = Sources::from(whole.each_ref().map(|path| (path.as_str(), "")));
        assert_eq!(complaints(&sources), <[&str; 0]>::default());
        sources.extend(part.each_ref().map(|path| (path.as_str(), "")));
        let expected = ["games/part/src/scoring.rs is missing: every game has it"];
        assert_eq!(complaints(&sources), expected);
    }
}
