//! What the page says, and that English is built in. `crates/text` compares the languages.

use std::fs;
use std::path::Path;

use super::*;

#[test]
fn every_english_file_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lang/en");
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let source = fs::read_to_string(&path).expect("a file");
        assert!(ENGLISH.contains(&source.as_str()), "{}", path.display());
    }
    let mut bundle = Bundle::new(Language::English);
    for source in english_sources() {
        bundle.add(source).expect("a Fluent file, and every key once");
    }
}

#[test]
fn what_has_no_text_is_said_by_its_key() {
    assert_eq!(say("nothing-like-it"), "nothing-like-it");
}

#[test]
fn things_are_listed_as_the_language_does() {
    assert_eq!(listed(&["a".into(), "b".into(), "c".into()]), "a, b and c");
    assert_eq!(listed(&[]), "");
}

#[test]
fn what_is_your_own_is_said_to_you_however_deep_it_stands() {
    let pirate = Text::new("discs-own").with("wage", "5");
    let stack = Text::new("discs-stack").with("pirate", pirate).with("height", 3_u8);
    let moved = Text::new("buc-act-move").with("upper", stack).with("lower", "Blue 3");
    let yours = reworded(moved.clone(), ["discs-own", "discs-yours"]);
    let said = yours.to_string();
    assert!(said.contains("discs-yours wage=5") && !said.contains("discs-own"), "{said}");
    assert!(said.contains("lower=Blue 3") && said.contains("height=3"), "{said}");
    assert_eq!(reworded(moved.clone(), ["discs-mate", "discs-yours"]), moved);
}
