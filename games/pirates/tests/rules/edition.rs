//! Editions: what is refused, and how it is said.

use game::{Edition as _, EditionError};
use pirates::{Edition, Kind, Pirates, Token};

/// What is wrong, in English.
fn said(error: &EditionError) -> String {
    game_testing::english_error::<Pirates>(&error.reason)
}

fn refused(change: impl Fn(&str) -> String) -> EditionError {
    Edition::parse("my.toml", &change(Edition::HOUSE)).expect_err("an invalid edition")
}

#[test]
fn the_house_edition_shows_each_kind_six_times() {
    let house = Edition::house();
    assert_eq!((house.name(), house.cards.len()), ("house", 20));
    for kind in Token::ALL {
        assert_eq!(house.cards.iter().flat_map(|c| c.tokens()).filter(|&t| t == kind).count(), 6);
    }
    let of = |kind| house.cards.iter().filter(|card| card.kind == kind).count();
    assert_eq!([Kind::Ship, Kind::Ruin, Kind::Monster].map(of), [13, 6, 1]);
    let sum = |value: fn(pirates::Card) -> u8| -> u32 {
        house.cards.iter().map(|&card| u32::from(value(card))).sum()
    };
    assert_eq!(sum(|card| card.ducats), 326);
    assert_eq!((sum(|card| card.wheels), sum(|card| card.anchors)), (20, 7));
}

#[test]
fn too_few_or_too_many_cards() {
    let error = refused(|text| text[..text.rfind("[[cards]]").unwrap()].to_owned());
    assert_eq!(error.field, "cards");
    assert!(error.to_string().starts_with("my.toml:"), "{error}");
    assert!(said(&error).contains("too few cards: 19 instead of 20"), "{error}");
    let one = &Edition::HOUSE[Edition::HOUSE.rfind("[[cards]]").unwrap()..];
    let error = refused(|text| format!("{text}\n{one}"));
    assert!(said(&error).contains("too many cards: 21"), "{error}");
}

#[test]
fn exactly_one_sea_monster() {
    let error = refused(|text| text.replace("\"monster\"", "\"ship\""));
    assert!(said(&error).contains("sea monster"), "{error}");
    assert_eq!(error.field, "cards");
    let second =
        "kind = \"monster\"\ncrew = 6\nducats = 28\nwild = 6\ntokens = [\"wheel\", \"anchor\"]";
    let thirteenth = "kind = \"ship\"\ncrew = 6\nducats = 28\nwild = 6\ntokens = [\"saber\", \"wheel\"]\nwheels = 3";
    assert!(Edition::HOUSE.contains(thirteenth));
    let error = refused(|text| text.replace(thirteenth, second));
    assert_eq!(error.field, "cards[19].kind");
    assert_eq!(
        error.line,
        1 + Edition::HOUSE[..Edition::HOUSE.find("\"monster\"").unwrap()].matches('\n').count() - 1
    );
}

#[test]
fn unknown_token_or_kind() {
    let error = refused(|text| text.replacen("[\"chest\"]", "[\"parrot\"]", 1));
    let line =
        1 + Edition::HOUSE[..Edition::HOUSE.find("[\"chest\"]").unwrap()].matches('\n').count();
    assert_eq!(error.line, line, "{error}");
    assert!(error.field.starts_with("cards[3]"), "{error}");
    assert!(said(&error).contains("parrot"), "{error}");
    let error = refused(|text| text.replacen("\"ruin\"", "\"raft\"", 1));
    assert!(error.field.starts_with("cards[13]") && said(&error).contains("raft"), "{error}");
}

#[test]
fn a_kind_pictured_more_often_than_the_supply_holds() {
    let error = refused(|text| text.replacen("[\"saber\"]", "[\"chest\"]", 1));
    assert_eq!(error.field, "cards[17].tokens", "{error}");
    assert!(said(&error).contains("chest") && said(&error).contains('6'), "{error}");
}

#[test]
fn crew_over_nine_or_under_two() {
    for crew in ["10", "1", "0", "-1", "300", "\"four\""] {
        let error = refused(|text| text.replacen("crew = 4", &format!("crew = {crew}"), 1));
        assert!(error.field == "cards[5].crew", "crew {crew}: {error}");
    }
}

#[test]
fn a_ship_with_anchors_or_a_tame_monster() {
    let error = refused(|text| text.replacen("wheels = 1", "anchors = 1", 1));
    assert_eq!((error.field.as_str(), error.line), ("cards[0].anchors", 27), "{error}");
    let error = refused(|text| text.replacen("[\"wheel\", \"anchor\"]", "[\"wheel\"]", 1));
    assert_eq!(error.field, "cards[19].tokens", "{error}");
}

#[test]
fn a_missing_or_unknown_field() {
    let error = refused(|text| text.replacen("ducats = 12\n", "", 1));
    assert!(error.field.starts_with("cards[3]") && said(&error).contains("ducats"), "{error}");
    let error = refused(|text| text.replacen("ducats = 12", "ducats = 12\nmast = 1", 1));
    assert!(said(&error).contains("mast"), "{error}");
    let error = refused(|text| text.replacen("name = \"house\"", "name = \" \"", 1));
    assert_eq!((error.field.as_str(), error.line), ("name", 7));
    let error = refused(|_| "ahoy".to_owned());
    assert_eq!(error.line, 1);
}
