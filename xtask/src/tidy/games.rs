//! A game is named in its own folder, in the registry and in the client's list, nowhere else.
//!
//! Code, assets and manifests that name a game elsewhere would have to change with every new game.
//! Tests, benchmarks and examples may name one: they need some game to work with. So may prose.

use std::collections::BTreeSet;

use crate::tidy::sources::Sources;

/// Where games may be named.
const ALLOWED: [&str; 6] = [
    "games/",
    "crates/registry/",
    "browser-tests/",
    "docs/",
    "web/app/src/bin/",
    "web/app/src/games.rs",
];

/// Manifests that must name every game.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "crates/registry/Cargo.toml", "web/app/Cargo.toml"];

/// What the browser is given, beside what is compiled.
const ASSETS: [&str; 4] = [".css", ".js", ".html", ".webmanifest"];

/// Folders of a crate that hold no code of the product.
const EXAMPLES: [&str; 3] = ["/tests/", "/benches/", "/examples/"];

/// Names every line of code that names a game where it must not.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let games = games(sources);
    let tests = test_modules(sources);
    let product = sources.all("", ".rs").filter(|(path, _)| {
        let path = format!("/{path}");
        !ALLOWED.iter().any(|allowed| path[1..].starts_with(allowed))
            && !EXAMPLES.iter().any(|folder| path.contains(folder))
            && !tests.contains(&path[1..])
    });
    let mut complaints: Vec<_> =
        product.flat_map(|(path, text)| in_file(path, text, &games)).collect();
    let elsewhere = |(path, _): &(&str, &str)| {
        !ALLOWED.iter().any(|allowed| path.starts_with(allowed)) && !MANIFESTS.contains(path)
    };
    let manifests = sources.all("", "Cargo.toml").filter(elsewhere);
    complaints.extend(manifests.flat_map(|(path, text)| in_manifest(path, text, &games)));
    let assets = ASSETS.into_iter().flat_map(|end| sources.all("", end)).filter(elsewhere);
    complaints.extend(assets.flat_map(|(path, text)| in_asset(path, text, &games)));
    complaints
}

/// Dependencies of the product: tests may need a game.
fn in_manifest(path: &str, text: &str, games: &[String]) -> Vec<String> {
    let mut tests = false;
    let mut complaints = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with('[') {
            tests = line.contains("dev-dependencies");
        }
        let key = line.split(['=', '.']).next().unwrap_or_default().trim();
        let named = games.iter().find(|game| key.strip_suffix("-ui").unwrap_or(key) == *game);
        if let Some(game) = named.filter(|_| !tests) {
            complaints.push(format!("{path}:{number}: names {game}; use the registry"));
        }
    }
    complaints
}

/// Style classes, addresses and names of files, but not what comments say.
fn in_asset(path: &str, text: &str, games: &[String]) -> Vec<String> {
    let part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let lines = text.lines().zip(1..).filter(|(line, _)| {
        !["//", "/*", "<!--"].iter().any(|comment| line.trim_start().starts_with(comment))
    });
    let named = |(line, number): (&str, usize)| {
        let words: Vec<&str> = line.split(|c| !part(c)).collect();
        let game = games.iter().find(|game| words.contains(&game.as_str()))?;
        Some(format!("{path}:{number}: names {game}; use the registry"))
    };
    lines.filter_map(named).collect()
}

/// The folders of games, as ids.
fn games(sources: &Sources) -> Vec<String> {
    let manifests = sources.all("games/", "/Cargo.toml");
    let game = |(path, _): (&str, &str)| {
        let game = path.strip_prefix("games/")?.strip_suffix("/Cargo.toml")?;
        (!game.contains('/')).then(|| game.to_owned())
    };
    manifests.filter_map(game).collect()
}

/// Files that are compiled for tests only: `#[cfg(test)] mod name;`.
fn test_modules(sources: &Sources) -> BTreeSet<String> {
    let declared = |(path, text): (&str, &str)| {
        let folder = path.trim_end_matches("mod.rs").trim_end_matches("lib.rs").to_owned();
        let names = text.split("#[cfg(test)]\nmod ").skip(1);
        let names = names.filter_map(|rest| rest.split_once(';').map(|(name, _)| name.to_owned()));
        names.map(move |name| format!("{folder}{name}.rs")).collect::<Vec<_>>()
    };
    sources.all("", ".rs").flat_map(declared).collect()
}

fn in_file(path: &str, text: &str, games: &[String]) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().zip(1..).filter(|(line, _)| !line.trim_start().starts_with("//"));
    let named = |(line, number): (&str, usize)| {
        let game = games.iter().find(|game| names(line, game))?;
        Some(format!("{path}:{number}: names {game}; use the registry"))
    };
    lines.filter_map(named).collect()
}

/// True if a line has a game's id as a text, or its crate or type in a path.
fn names(line: &str, game: &str) -> bool {
    let module = game.replace('-', "_");
    let word = |word: &str| {
        let mut first = word.chars();
        first.next().map_or(String::new(), |c| c.to_ascii_uppercase().to_string() + first.as_str())
    };
    let kind: String = game.split('-').map(word).collect();
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    line.contains(&format!("\"{game}\""))
        || line.contains(&format!("{module}::"))
        || words.any(|word| word == kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        complaints(&Sources::from([("games/king-of-sails/Cargo.toml", ""), (path, text)]))
    }

    #[test]
    fn code_that_names_a_game_is_found() {
        for line in
            ["let id = \"king-of-sails\";", "use king_of_sails::Move;", "GameId::KingOfSails => 1,"]
        {
            assert_eq!(
                found("cli/src/a.rs", line),
                ["cli/src/a.rs:1: names king-of-sails; use the registry"]
            );
            assert!(found("games/king-of-sails/src/a.rs", line).is_empty());
            assert!(found("crates/registry/src/list.rs", line).is_empty());
            assert!(found("crates/a/tests/a.rs", line).is_empty());
        }
    }

    #[test]
    fn assets_and_manifests_that_name_a_game_are_found() {
        for (path, text) in [
            ("web/style/a.css", ".king-of-sails .prompt {}"),
            ("web/static/a.js", "go(\"/play/king-of-sails\");"),
            ("web/static/manifest.webmanifest", "{ \"url\": \"/play/king-of-sails\" }"),
            ("crates/engine/Cargo.toml", "king-of-sails.workspace = true"),
            ("web/kit/Cargo.toml", "king-of-sails-ui.workspace = true"),
        ] {
            assert_eq!(
                found(path, text),
                [format!("{path}:1: names king-of-sails; use the registry")]
            );
        }
        assert!(found("web/app/Cargo.toml", "king-of-sails-ui.workspace = true").is_empty());
        let test = "[dependencies]\na = 1\n[dev-dependencies]\nking-of-sails.workspace = true";
        assert!(found("crates/engine/Cargo.toml", test).is_empty());
        assert!(found("web/style/a.css", "/* As in king-of-sails. */\n.sea {}").is_empty());
    }

    #[test]
    fn tests_and_prose_may_name_one() {
        assert!(found("cli/src/a.rs", "// As in KingOfSails.\nlet kings = sails;").is_empty());
        let test = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use king_of_sails::Move;\n}";
        assert!(found("cli/src/a.rs", test).is_empty());
        let sources = Sources::from([
            ("games/king-of-sails/Cargo.toml", ""),
            ("crates/a/src/lib.rs", "#[cfg(test)]\nmod checks;"),
            ("crates/a/src/checks.rs", "use king_of_sails::Move;"),
        ]);
        assert!(complaints(&sources).is_empty());
    }
}
