//! All messages of the project: complete, alike, used, and Fluent.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use text::{Bundle, Language, Pattern};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    found.sort();
    found
}

/// All files below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let fits =
        |path: &Path| endings.iter().any(|ending| path.extension().is_some_and(|e| e == *ending));
    let (folders, mut found): (Vec<_>, Vec<_>) =
        entries(folder).into_iter().partition(|path| path.is_dir());
    found.retain(|path| fits(path));
    found.extend(folders.iter().flat_map(|folder| files(folder, endings)));
    found
}

/// The messages of a language: those of games and crates, a file each and one of their errors, and
/// those of the page by area.
fn messages(language: Language) -> Vec<PathBuf> {
    let own = ["games", "crates"].iter().flat_map(|folder| entries(&root().join(folder)));
    let own = own.chain([root().join("cli")]);
    let parts = |folder: PathBuf| {
        ["lang", "lang/errors"].map(|part| folder.join(format!("{part}/{}.ftl", language.code())))
    };
    let own = own.flat_map(parts);
    let pages = files(&root().join("web/lang").join(language.code()), &["ftl"]);
    own.filter(|path| path.exists()).chain(pages).collect()
}

fn read(source: &str) -> BTreeMap<String, Pattern> {
    let mut bundle = Bundle::new(Language::English);
    bundle.add(source).unwrap_or_else(|error| panic!("{error}"));
    bundle.messages().clone().into_iter().collect()
}

fn source(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn all(language: Language) -> BTreeMap<String, Pattern> {
    read(&messages(language).iter().map(|path| source(path)).collect::<Vec<_>>().join("\n"))
}

/// Everything between quotes in the sources and in the lessons.
fn literals() -> BTreeSet<String> {
    let folders = ["crates", "games", "web/app/src", "web/kit/src", "cli/src"]
        .map(|folder| root().join(folder));
    let paths = folders.iter().flat_map(|folder| files(folder, &["rs", "json"]));
    let used = paths.filter(|path| !path.components().any(|part| part.as_os_str() == "tests"));
    used.flat_map(|path| source(&path).split('"').map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// What is wrong with the messages of a language beside the English ones.
fn compare(english: &BTreeMap<String, Pattern>, other: &BTreeMap<String, Pattern>) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, pattern) in english {
        match other.get(key) {
            None => faults.push(format!("{key} is missing")),
            Some(there) if there.names() != pattern.names() => {
                faults.push(format!("{key} has other placeholders"));
            }
            Some(_) => {}
        }
    }
    let foreign = other.keys().filter(|key| !english.contains_key(*key));
    faults.extend(foreign.map(|key| format!("{key} is not English")));
    faults
}

/// The first part of a key: what it is about.
fn area(key: &str) -> &str {
    key.split('-').next().unwrap_or_default()
}

/// Messages that nobody says, and keys that are said and have no message. A literal that begins
/// with the area of a message and a hyphen is a key.
fn usage(english: &BTreeMap<String, Pattern>, literals: &BTreeSet<String>) -> Vec<String> {
    let unused = english.keys().filter(|key| !literals.contains(*key));
    let mut faults: Vec<_> = unused.map(|key| format!("{key} is never said")).collect();
    let areas: BTreeSet<&str> = english.keys().map(|key| area(key)).collect();
    let is_key = |literal: &&String| {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        literal.contains('-')
            && areas.contains(area(literal))
            && literal.split('-').all(|part| !part.is_empty() && part.chars().all(plain))
    };
    let unknown = literals.iter().filter(is_key).filter(|key| !english.contains_key(*key));
    faults.extend(unknown.map(|key| format!("{key} has no text")));
    faults
}

#[test]
fn every_message_is_there_in_every_language_with_the_same_placeholders() {
    let english = all(Language::English);
    for language in Language::ALL {
        let faults = compare(&english, &all(language));
        assert!(faults.is_empty(), "{}: {faults:#?}", language.name());
    }
}

#[test]
fn every_message_is_said_and_everything_said_has_a_message() {
    let faults = usage(&all(Language::English), &literals());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_page_has_words_for_every_problem_of_the_server_in_every_language() {
    for language in Language::ALL {
        let messages = all(language);
        for key in protocol::v1::problem_keys() {
            assert!(messages.contains_key(key), "{}: {key}", language.name());
        }
    }
}

#[test]
fn every_file_is_fluent() {
    for path in Language::ALL.into_iter().flat_map(messages) {
        if let Err((_, errors)) = fluent_syntax::parser::parse(source(&path)) {
            panic!("{}: {errors:#?}", path.display());
        }
    }
}

/// Fluent reads the same keys from a file as we do.
#[test]
fn fluent_finds_the_same_messages() {
    use fluent_syntax::ast::Entry;
    for path in Language::ALL.into_iter().flat_map(messages) {
        let source = source(&path);
        let theirs = fluent_syntax::parser::parse(source.as_str()).expect("a Fluent file");
        let theirs: BTreeSet<String> = theirs
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect();
        let ours: BTreeSet<String> = read(&source).into_keys().collect();
        assert_eq!(ours, theirs, "{}", path.display());
    }
}

#[test]
fn a_file_of_the_page_has_the_messages_of_its_area() {
    for path in files(&root().join("web/lang/en"), &["ftl"]) {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        for key in read(&source(&path)).keys() {
            assert_eq!(area(key), name, "{key} stands in {}", path.display());
        }
    }
}

#[test]
fn missing_foreign_and_differing_messages_are_found() {
    let english = read("a-one = One { $thing }\na-two = Two");
    let other = read("a-one = Eins { $ding }\na-three = Drei");
    let faults = compare(&english, &other);
    assert_eq!(
        faults,
        ["a-one has other placeholders", "a-two is missing", "a-three is not English"]
    );
}

#[test]
fn unused_and_unknown_keys_are_found() {
    let english = read("a-one = One\na-two = Two");
    let said = ["a-one", "a-four", "b-five", "a-sentence of words"].map(str::to_owned).into();
    let faults = usage(&english, &said);
    assert_eq!(faults, ["a-two is never said", "a-four has no text"]);
}
