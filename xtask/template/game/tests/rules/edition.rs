//! Editions: what is refused, and how it is said.

use game::{Edition as _, EditionError};
use template_game::{Edition, TemplateGame};

/// What is wrong, in English.
fn said(error: &EditionError) -> String {
    game_testing::english_error::<TemplateGame>(&error.reason)
}

fn refused(from: &str, to: &str) -> EditionError {
    assert!(Edition::HOUSE.contains(from), "{from} stands in the house edition");
    let text = Edition::HOUSE.replacen(from, to, 1);
    let error = Edition::parse("my.toml", &text).expect_err("an invalid edition");
    assert!(error.to_string().starts_with("my.toml:"), "{error}");
    error
}

#[test]
fn the_house_edition_is_that_of_the_rules_page() {
    let house = Edition::house();
    assert_eq!((house.name(), house.keepsake, house.track.harbour()), ("house", 2, 24));
    assert_eq!([0, 1, 7, 24].map(|space| house.track.gold(space)), [0, 0, 3, 5]);
}

#[test]
fn values_that_make_no_sense_are_named() {
    assert_eq!(refused("keepsake = 2", "keepsake = 21").field, "keepsake");
    assert_eq!(refused("name = \"house\"", "name = \" \"").field, "name");
    for (track, part) in [("[1, 2]", "2 spaces"), ("[0, 1, 0, 12, 0, 1, 0, 5]", "12 gold")] {
        let house = "[0, 1, 0, 2, 0, 1, 3, 0, 0, 2, 1, 0, 4, 0, 1, 0, 3, 0, 2, 0, 1, 0, 0, 5]";
        let error = refused(house, track);
        assert!(error.field == "track" && said(&error).contains(part), "{error}");
    }
}

#[test]
fn a_missing_or_unknown_field_is_named() {
    assert!(said(&refused("keepsake = 2\n", "")).contains("keepsake"));
    assert!(said(&refused("keepsake = 2", "keepsake = 2\nrudder = 1")).contains("rudder"));
}
