//! Editions: what is refused, and how it is said.

use buccaneer::{Booty, Buccaneer, Edition};
use game::{Edition as _, EditionError};

/// What is wrong, in English.
fn said(error: &EditionError) -> String {
    game_testing::english_error::<Buccaneer>(&error.reason)
}

fn refused(change: impl Fn(&str) -> String) -> EditionError {
    Edition::parse("my.toml", &change(Edition::HOUSE)).expect_err("an invalid edition")
}

#[test]
fn the_house_edition_shows_each_kind_six_times() {
    let house = Edition::house();
    assert_eq!((house.name(), house.ships.len()), ("house", 15));
    for kind in Booty::ALL {
        assert_eq!(house.ships.iter().flat_map(|s| s.booty()).filter(|&b| b == kind).count(), 6);
    }
    let ducats: u32 = house.ships.iter().map(|ship| u32::from(ship.ducats)).sum();
    assert_eq!(ducats, 269);
}

#[test]
fn too_few_ships() {
    let error = refused(|text| text[..text.rfind("[[ships]]").unwrap()].to_owned());
    assert_eq!(error.field, "ships");
    assert!(error.to_string().starts_with("my.toml:"), "{error}");
    assert!(said(&error).contains("too few ships: 14 instead of 15"), "{error}");
}

#[test]
fn unknown_booty() {
    let error = refused(|text| text.replacen("[\"chest\"]", "[\"parrot\"]", 1));
    let line =
        1 + Edition::HOUSE[..Edition::HOUSE.find("[\"chest\"]").unwrap()].matches('\n').count();
    assert_eq!(error.line, line, "{error}");
    assert!(error.field.starts_with("ships[5]"), "{error}");
    assert!(said(&error).contains("parrot"), "{error}");
}

#[test]
fn a_kind_pictured_more_often_than_the_stock_holds() {
    let error = refused(|text| text.replacen("[\"dagger\"]", "[\"chest\"]", 1));
    assert!(error.field.starts_with("ships[13]") && error.field.contains("booty"), "{error}");
    assert!(said(&error).contains("chest") && said(&error).contains("6 pieces"), "{error}");
}

#[test]
fn crew_over_nine_or_under_two() {
    for crew in ["10", "1", "0", "-1", "300", "\"four\""] {
        let error = refused(|text| text.replacen("crew = 4", &format!("crew = {crew}"), 1));
        assert!(
            error.field.starts_with("ships[6]") && error.field.contains("crew"),
            "crew {crew}: {error}"
        );
    }
}

#[test]
fn a_missing_or_unknown_field() {
    let error = refused(|text| text.replacen("ducats = 12\n", "", 1));
    assert!(error.field.starts_with("ships[3]") && said(&error).contains("ducats"), "{error}");
    let error = refused(|text| text.replacen("ducats = 12", "ducats = 12\nmast = 1", 1));
    assert!(said(&error).contains("mast"), "{error}");
    let error = refused(|text| text.replacen("name = \"house\"", "name = \" \"", 1));
    assert_eq!((error.field.as_str(), error.line), ("name", 7));
}

#[test]
fn no_toml_at_all() {
    let error = refused(|_| "ahoy".to_owned());
    assert_eq!(error.line, 1);
    assert!(!said(&error).is_empty());
}
