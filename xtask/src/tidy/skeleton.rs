//! Every game has the same skeleton: the same concept in a file of the same name, modules in the order
//! of the rulebook, and every chapter of the rules in the order enumerate, check, apply.

use std::collections::BTreeSet;

use crate::tidy::sources::Sources;

/// The modules that every game has, in the order in which they are read: a group in its `lib.rs` is a
/// line here. Chapters of the rules stand beside `scoring`; a group may have more of its kind.
const MODULES: [&[&str]; 5] = [
    &["components", "edition", "options", "setup"],
    &["action", "chance", "event", "refusal", "state"],
    &["scoring", "turn"],
    &["position", "preview", "view"],
    &["bot", "rules", "sketch", "text"],
];

/// What every game has beside its modules.
const FILES: [&str; 19] = [
    "Cargo.toml",
    "benches/playout.rs",
    "build.rs",
    "editions/house.toml",
    "lesson.json",
    "src/bot/heuristic.rs",
    "src/bot/mod.rs",
    "src/lib.rs",
    "tests/golden.rs",
    "tests/laws.rs",
    "tests/lesson.rs",
    "tests/outside.rs",
    "tests/rulebook.rs",
    "tests/rules/main.rs",
    "tests/walks.rs",
    "ui/Cargo.toml",
    "ui/src/board.rs",
    "ui/src/lib.rs",
    "ui/style.css",
];

/// Where chapters of the rules stand among the groups.
const CHAPTERS: usize = 2;

/// Names every file that a game lacks, and every module and function out of its place.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let games = sources.all("games/", "/src/lib.rs").map(|(path, _)| path);
    let games = games.filter(|path| !path.ends_with("/ui/src/lib.rs"));
    let games: BTreeSet<&str> = games.filter_map(|path| path.split('/').nth(1)).collect();
    games.into_iter().flat_map(|game| in_game(sources, game)).collect()
}

fn in_game(sources: &Sources, game: &str) -> Vec<String> {
    let modules = MODULES.iter().copied().flatten();
    let modules =
        modules.filter(|module| **module != "bot").map(|module| format!("src/{module}.rs"));
    let files = FILES.map(str::to_owned).into_iter().chain(modules);
    let missing = files.map(|file| format!("games/{game}/{file}"));
    let missing = missing.filter(|path| !sources.exists(path));
    let mut complaints: Vec<_> =
        missing.map(|path| format!("{path} is missing: every game has it")).collect();
    let root = format!("games/{game}/src/lib.rs");
    let groups = groups(sources.text(&root).unwrap_or_default());
    complaints.extend(misplaced(&root, &groups));
    for chapter in groups.get(CHAPTERS).into_iter().flatten() {
        let path = format!("games/{game}/src/{chapter}.rs");
        complaints.extend(out_of_order(&path, sources.text(&path).unwrap_or_default()));
    }
    complaints
}

/// The modules of a crate's root, group by group.
fn groups(root: &str) -> Vec<Vec<&str>> {
    let mut groups = vec![Vec::new()];
    for line in root.lines() {
        let module = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("mod ");
        match module.and_then(|module| module.strip_suffix(';')) {
            Some(module) => groups.last_mut().expect("at least one").push(module),
            None if groups.last().is_some_and(|group| !group.is_empty()) => groups.push(Vec::new()),
            None => {}
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

fn misplaced(root: &str, groups: &[Vec<&str>]) -> Vec<String> {
    let misplaced = MODULES.iter().enumerate().flat_map(|(place, modules)| {
        let there = groups.get(place).map(Vec::as_slice).unwrap_or_default();
        modules
            .iter()
            .filter(move |module| !there.contains(module))
            .map(move |module| (place, module))
    });
    let complaint = |(place, module): (usize, &&str)| {
        let beside = MODULES[place].iter().find(|other| *other != module).unwrap_or(module);
        format!("{root}: `{module}` does not stand in group {} beside `{beside}`", place + 1)
    };
    misplaced.map(complaint).collect()
}

/// Actions are enumerated before they are checked, and checked before they are applied.
fn out_of_order(path: &str, text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let line_of = |name: &str| code.lines().position(|line| line.contains(name));
    let checked = line_of("fn check_");
    let enumerated = line_of("impl Groups<Action>");
    let late = enumerated.zip(checked).filter(|(enumerated, checked)| enumerated > checked);
    let mut complaints: Vec<_> = late
        .map(|(line, _)| {
            format!("{path}:{}: what is legal is enumerated before it is checked", line + 1)
        })
        .into_iter()
        .collect();
    for rest in code.split("fn apply_").skip(1) {
        let name = rest.split(['(', '<']).next().unwrap_or_default();
        let (checked, applied) =
            (line_of(&format!("fn check_{name}(")), line_of(&format!("fn apply_{name}(")));
        if let (Some(checked), Some(applied)) = (checked, applied)
            && checked > applied
        {
            complaints
                .push(format!("{path}:{}: `{name}` is checked before it is applied", applied + 1));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> String {
        let group = |modules: &&[&str]| format!("mod {};\n", modules.join(";\nmod "));
        let groups: Vec<String> = MODULES.iter().map(group).collect();
        groups.join("\n").replace("mod text", "pub mod text")
    }

    fn game(root: &str, chapter: &str) -> Vec<String> {
        let modules = MODULES.iter().copied().flatten();
        let modules = modules.map(|module| format!("games/sail/src/{module}.rs"));
        let files: Vec<_> =
            FILES.map(|file| format!("games/sail/{file}")).into_iter().chain(modules).collect();
        let mut sources = Sources::default();
        for file in &files {
            let text = match file.as_str() {
                "games/sail/src/lib.rs" => root,
                "games/sail/src/turn.rs" => chapter,
                _ => "",
            };
            sources.add(file, text.as_bytes());
        }
        complaints(&sources)
    }

    #[test]
    fn a_game_lacks_what_another_has() {
        assert_eq!(game(&root(), ""), <[&str; 0]>::default());
        let mut sources = Sources::default();
        sources.add("games/sail/src/lib.rs", root().as_bytes());
        let missing = complaints(&sources);
        assert!(
            missing.contains(&"games/sail/src/scoring.rs is missing: every game has it".into())
        );
        assert!(missing.contains(&"games/sail/lesson.json is missing: every game has it".into()));
    }

    #[test]
    fn a_module_out_of_its_group_is_named() {
        let root =
            root().replace("mod setup;\n", "").replace("mod state;", "mod setup;\nmod state;");
        assert_eq!(
            game(&root, ""),
            ["games/sail/src/lib.rs: `setup` does not stand in group 1 beside `components`"]
        );
        let more = super::tests::root().replace("mod scoring;", "mod rowing;\nmod scoring;");
        assert!(game(&more, "").is_empty(), "a chapter more");
    }

    #[test]
    fn a_chapter_enumerates_checks_and_applies() {
        let good = "fn moves(&self, groups: &mut impl Groups<Action>) {}\nfn check_move() {}\nfn apply_move() {}\n";
        assert!(game(&root(), good).is_empty());
        let lines: Vec<&str> = good.lines().collect();
        assert_eq!(
            game(&root(), &[lines[1], lines[0], lines[2]].join("\n")),
            ["games/sail/src/turn.rs:2: what is legal is enumerated before it is checked"]
        );
        assert_eq!(
            game(&root(), &[lines[0], lines[2], lines[1]].join("\n")),
            ["games/sail/src/turn.rs:2: `move` is checked before it is applied"]
        );
    }
}
