//! Editions: what is refused, and how it is said.

use game::{Edition as _, EditionError};
use planks::{Balance, Edition, Plank, Planks, Rocking};

/// What is wrong, in English.
fn said(error: &EditionError) -> String {
    game_testing::english_error::<Planks>(&error.reason)
}

fn refused(from: &str, to: &str) -> EditionError {
    assert!(Edition::HOUSE.contains(from), "{from} stands in the house edition");
    let text = Edition::HOUSE.replacen(from, to, 1);
    let error = Edition::parse("my.toml", &text).expect_err("an invalid edition");
    assert!(error.to_string().starts_with("my.toml:"), "{error}");
    error
}

fn line_of(part: &str) -> usize {
    1 + Edition::HOUSE[..Edition::HOUSE.find(part).expect("a part of it")].matches('\n').count()
}

#[test]
fn the_house_edition_is_that_of_the_rules_page() {
    let house = Edition::house();
    assert_eq!((house.name(), house.fins, house.stock.doubloons()), ("house", 7, 103));
    assert_eq!(house.balance, Balance { pirate: 2, plank: 8, edge: 7 });
    assert_eq!(house.rocking, Rocking { per_space: 48, most: 24 });
    let faces = |plank| house.faces(plank);
    let written = |plank: Plank| <[u8; 9]>::from(faces(plank).a);
    for plank in [Plank::Blue, Plank::Yellow, Plank::Green, Plank::Orange] {
        assert_eq!(written(plank), [2, 1, 1, 0, 0, 0, 1, 1, 2]);
    }
    assert_eq!(written(Plank::Red), [2, 1, 0, 1, 0, 1, 0, 1, 2]);
    assert_eq!(written(Plank::Purple), [2, 2, 1, 0, 0, 0, 1, 2, 2]);
    let back = |plank| faces(plank).b.map(<[u8; 9]>::from);
    assert_eq!(back(Plank::Red), Some([2, 2, 0, 0, 0, 0, 0, 2, 2]));
    assert_eq!(back(Plank::Blue), Some([2, 0, 2, 0, 0, 0, 2, 0, 2]));
    assert_eq!(back(Plank::Purple), Some([1, 2, 1, 0, 0, 0, 1, 2, 1]));
    assert_eq!(back(Plank::Green), None);
}

#[test]
fn a_plank_that_is_missing_or_listed_twice() {
    let error = refused("plank = \"green\"", "plank = \"yellow\"");
    assert_eq!(
        (error.field.as_str(), error.line),
        ("planks[4].plank", line_of("plank = \"green\""))
    );
    assert!(said(&error).contains("yellow is listed twice"), "{error}");
    let last = &Edition::HOUSE[Edition::HOUSE.rfind("[[planks]]").unwrap()..];
    let error = refused(last, "");
    assert!(error.field == "planks" && said(&error).contains("orange is missing"), "{error}");
}

#[test]
fn doubloons_that_are_none() {
    for (wrong, part) in [("[2, 2, 1, 0, 0, 0, 1, 2, 4]", "4"), ("[2, 2]", "9"), ("7", "7")] {
        let error = refused("[2, 2, 1, 0, 0, 0, 1, 2, 2]", wrong);
        assert!(error.field.starts_with("planks[2]"), "{error}");
        assert_eq!(error.line, line_of("[2, 2, 1, 0, 0, 0, 1, 2, 2]"), "{error}");
        assert!(said(&error).contains(part), "{error}");
    }
}

#[test]
fn a_side_b_where_there_is_none() {
    let error =
        refused("plank = \"orange\"", "plank = \"orange\"\nb = [0, 0, 0, 0, 0, 0, 0, 0, 0]");
    assert_eq!(error.field, "planks[5].b");
    assert_eq!(error.line, line_of("plank = \"orange\"") + 1);
}

#[test]
fn weights_and_rocking_out_of_range() {
    for (from, to, field) in [
        ("pirate = 2", "pirate = 0", "balance.pirate"),
        ("plank = 8", "plank = 5000", "balance.plank"),
        ("edge = 7", "edge = 15", "balance.edge"),
        ("per_space = 48", "per_space = 0", "rocking.per_space"),
        ("fins = 7", "fins = 0", "fins"),
        ("fins = 7", "fins = 21", "fins"),
        ("name = \"house\"", "name = \" \"", "name"),
    ] {
        let error = refused(from, to);
        assert_eq!(error.field, field, "{error}");
        assert_eq!(error.line, line_of(from), "{error}");
    }
    let error = refused("ones = 27\ntwos = 38", "ones = 0\ntwos = 0");
    assert_eq!(error.field, "stock");
}

/// PLK-10 ends because a plank in the middle holds.
#[test]
fn plk_10_a_plank_that_could_tip_in_the_middle_is_refused() {
    for (from, to) in [
        ("pirate = 2", "pirate = 40"),
        ("edge = 7", "edge = 3"),
        ("most = 24", "most = 100"),
        ("plank = 8", "plank = 1"),
    ] {
        let error = refused(from, to);
        assert_eq!(error.field, "balance.edge", "{error}");
        assert!(said(&error).contains("in the middle"), "{error}");
    }
}

#[test]
fn a_missing_or_unknown_field_and_no_toml_at_all() {
    let error = refused("edge = 7\n", "");
    assert!(said(&error).contains("edge"), "{error}");
    let error = refused("edge = 7", "edge = 7\nkeel = 1");
    assert!(said(&error).contains("keel"), "{error}");
    assert_eq!(error.line, line_of("edge = 7") + 1);
    assert!(Edition::parse("my.toml", "fins =").is_err());
    assert!(Edition::parse("my.toml", "").is_err());
}
