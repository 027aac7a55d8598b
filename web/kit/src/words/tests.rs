//! The texts: complete, alike and used, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::ftl::{Book, Reason};
use super::message::{Text, decimal};
use super::*;

fn root() -> &'static Path {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    web.and_then(Path::parent).expect("the workspace")
}

/// The folders in which the client says something.
fn sources() -> Vec<PathBuf> {
    let games = fs::read_dir(root().join("games")).expect("the games");
    let boards = games.map(|game| game.expect("a game").path().join("ui/src"));
    let shared = ["web/kit/src", "web/app/src", "crates/disc-stacks/ui/src"];
    shared.iter().map(|folder| root().join(folder)).chain(boards).collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|has| has == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn areas(language: Language) -> Vec<PathBuf> {
    files(&root().join("web/lang").join(language.code()), "ftl")
}

fn read(text: &str) -> BTreeMap<String, Text> {
    let mut book = Book::default();
    book.read(text).unwrap_or_else(|error| panic!("{error}"));
    book.texts().clone()
}

/// All texts of a language, as the client gets them.
fn texts(language: Language) -> BTreeMap<String, Text> {
    let all: Vec<_> =
        areas(language).iter().map(|path| fs::read_to_string(path).expect("a file")).collect();
    read(&all.join("\n"))
}

/// Everything between quotes in the sources and in the lessons, except in these tests.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in sources().iter().flat_map(|folder| files(folder, "rs")) {
        if !path.ends_with("words/tests.rs") {
            let text = fs::read_to_string(&path).expect("a file");
            found.extend(text.split('"').map(str::to_owned));
        }
    }
    found.extend(lessons().iter().flat_map(|text| text.split('"')).map(str::to_owned));
    found
}

/// The lessons of the games name their texts.
fn lessons() -> Vec<String> {
    let games = fs::read_dir(root().join("games")).expect("the games");
    let lesson = |game: fs::DirEntry| fs::read_to_string(game.path().join("lesson.json"));
    games.map(|game| lesson(game.expect("a game")).expect("a lesson")).collect()
}

/// What is wrong with the texts of a language beside the English ones.
fn compare(english: &BTreeMap<String, Text>, other: &BTreeMap<String, Text>) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, text) in english {
        match other.get(key) {
            None => faults.push(format!("{key} is missing")),
            Some(there) if there.names() != text.names() => {
                faults.push(format!("{key} has other placeholders"));
            }
            Some(_) => {}
        }
    }
    faults.extend(
        other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .map(|key| format!("{key} is not English")),
    );
    faults
}

/// Texts that nobody says, and keys that are said and have no text. A literal that begins with the
/// name of an area and a hyphen is a key.
fn usage(
    english: &BTreeMap<String, Text>,
    literals: &BTreeSet<String>,
    areas: &[String],
) -> Vec<String> {
    let unused = english.keys().filter(|key| !literals.contains(*key));
    let mut faults: Vec<_> = unused.map(|key| format!("{key} is never said")).collect();
    let key = |literal: &&String| {
        let begins = areas
            .iter()
            .any(|area| literal.strip_prefix(&**area).is_some_and(|rest| rest.starts_with('-')));
        begins && literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    let unknown = literals.iter().filter(key).filter(|key| !english.contains_key(*key));
    faults.extend(unknown.map(|key| format!("{key} has no text")));
    faults
}

fn area_names() -> Vec<String> {
    let name = |path: &PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
    areas(Language::English).iter().map(name).collect()
}

#[test]
fn every_text_is_there_in_every_language_with_the_same_placeholders() {
    let english = texts(Language::English);
    for language in Language::ALL {
        let faults = compare(&english, &texts(language));
        assert!(faults.is_empty(), "{}: {faults:#?}", language.name());
    }
}

#[test]
fn every_text_is_said_and_everything_said_has_a_text() {
    let faults = usage(&texts(Language::English), &literals(), &area_names());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_key_begins_with_its_area() {
    for (path, area) in areas(Language::English).iter().zip(area_names()) {
        for key in read(&fs::read_to_string(path).expect("a file")).keys() {
            assert!(key.starts_with(&format!("{area}-")), "{key} stands in {area}.ftl");
        }
    }
}

#[test]
fn every_english_file_is_built_in() {
    let built_in = read(&ENGLISH.join("\n"));
    assert_eq!(built_in, texts(Language::English));
}

#[test]
fn missing_foreign_and_differing_texts_are_found() {
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
    let faults = usage(&english, &said, &["a".to_owned()]);
    assert_eq!(faults, ["a-two is never said", "a-four has no text"]);
}

#[test]
fn a_file_that_is_not_understood_is_refused() {
    let refused = |text: &str| Book::default().read(text).expect_err("refused").reason;
    assert_eq!(refused("no message"), Reason::NoMessage);
    assert_eq!(refused("a = 1\na = 2"), Reason::Twice);
    assert_eq!(refused("a ="), Reason::Empty);
    assert_eq!(refused("a = { $open"), Reason::Brace);
    assert_eq!(refused("a = closed }"), Reason::Brace);
    assert_eq!(refused("a = { -term }"), Reason::Placeholder);
    assert_eq!(refused("a = { $n ->\n [one] x\n}"), Reason::Variants);
}

#[test]
fn choices_follow_the_language() {
    let text = "# a comment\na = You have { $n ->\n    [0] nothing\n    [one] one ship\n   *[other] { $n } ships\n}\n    at sea.";
    let texts = read(text);
    let say = |language, n: i64| texts["a"].fill(language, &[("n", n.into())]);
    assert_eq!(say(Language::English, 0), "You have nothing at sea.");
    assert_eq!(say(Language::English, 1), "You have one ship at sea.");
    assert_eq!(say(Language::German, 12_000), "You have 12\u{202f}000 ships at sea.");
    let plain = read("a = { $n ->\n [one] peu\n *[other] beaucoup\n}{\"{\"}");
    assert_eq!(plain["a"].fill(Language::French, &[("n", 0.into())]), "peu{");
    assert_eq!(plain["a"].fill(Language::Italian, &[("n", 0.into())]), "beaucoup{");
}

#[test]
fn numbers_are_written_as_the_language_wants() {
    let text = &read("a = { $n }")["a"];
    let say = |language, value| text.fill(language, &[("n", value)]);
    assert_eq!(say(Language::English, decimal(1_234.56, 1)), "1\u{202f}234.6");
    assert_eq!(say(Language::German, decimal(-12_345.5, 1)), "\u{2212}12\u{202f}345,5");
    assert_eq!(say(Language::French, 7.into()), "7");
}

#[test]
fn a_tag_of_the_browser_names_a_language() {
    assert_eq!(Language::of("de-CH"), Some(Language::German));
    assert_eq!(Language::of("IT"), Some(Language::Italian));
    assert_eq!(Language::of("nl"), None);
}

#[test]
fn what_has_no_text_is_said_by_its_key() {
    assert_eq!(say("nothing-like-it"), "nothing-like-it");
    assert_eq!(listed(&["a".into(), "b".into(), "c".into()]), "a, b and c");
}
