//! Editions: what is refused, and how it is said.

use game::{Edition as _, EditionError, Game, Match, Setup};
use king_of_pirates::{Command, Edition, KingOfPirates, Skill};

/// What is wrong, in English.
fn said(error: &EditionError) -> String {
    game_testing::english_error::<KingOfPirates>(&error.reason)
}

fn refused(from: &str, to: &str) -> EditionError {
    assert!(Edition::HOUSE.contains(from), "{from}");
    let text = Edition::HOUSE.replacen(from, to, 1);
    Edition::parse("my.toml", &text).expect_err("an invalid edition")
}

fn line_of(text: &str) -> usize {
    1 + Edition::HOUSE[..Edition::HOUSE.find(text).expect("a text of the edition")]
        .matches('\n')
        .count()
}

#[test]
fn the_house_edition_is_complete() {
    let house = Edition::house();
    assert_eq!(house.cards.values().map(|&count| u32::from(count)).sum::<u32>(), 52);
    assert_eq!(house.loot.iter().map(|loot| u32::from(loot.cards)).sum::<u32>(), 36);
    let doubloons: u32 =
        house.loot.iter().map(|loot| u32::from(loot.cards) * u32::from(loot.doubloons)).sum();
    assert_eq!(doubloons, 7_300);
    assert_eq!(house.pirates.len(), 20);
    assert!(house.pirates.iter().all(|pirate| !pirate.line.is_empty()));
    for skill in Skill::ALL {
        assert!(house.pirates.iter().filter(|pirate| pirate.crew == skill).count() >= 2);
    }
    for command in Command::ALL {
        assert_eq!(house.pirates.iter().filter(|pirate| pirate.captain == command).count(), 2);
    }
}

#[test]
fn a_board_with_a_hex_too_few_or_of_no_kind() {
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk ~~ Cs Hb");
    assert_eq!((error.field.as_str(), error.line), ("board.rows[0]", line_of("Hk ~~ Cs")));
    assert!(said(&error).contains("4 hexes instead of 5"), "{error}");
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk ~~ XX ~~ Hb");
    assert!(said(&error).contains("`XX` is no kind of hex"), "{error}");
    let error = refused("    \"            Hg ~~ Fs ~~ Hp\",\n", "");
    assert_eq!(error.field, "board.rows");
    assert!(said(&error).contains("8 rows"), "{error}");
}

#[test]
fn seven_hideouts_and_each_in_its_place() {
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk ~~ Cs ~~ ~~");
    assert!(said(&error).contains("cannot lie at 4,-4"), "{error}");
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk Hb Cs ~~ Hb");
    assert!(said(&error).contains("`Hb` cannot lie at 1,-4"), "{error}");
    let error = refused("Hk ~~ Cs ~~ Hb", "Hb ~~ Cs ~~ Hb");
    assert!(said(&error).contains("hideouts of"), "{error}");
    let error = refused("^^ ^^ HH ^^ ^^", "^^ ^^ ^^ ^^ ^^");
    assert!(said(&error).contains("`^^` cannot lie at 0,0"), "{error}");
}

#[test]
fn sea_hexes_match_the_tiles() {
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk I+ Cs ~~ Hb");
    assert!(said(&error).contains("7 treasure islands"), "{error}");
    let error = refused("Hk ~~ Cs ~~ Hb", "Hk ~~ ~~ ~~ Hb");
    assert!(said(&error).contains("0 Spanish cities"), "{error}");
    let error = refused("empty = 10", "empty = 9");
    assert_eq!((error.field.as_str(), error.line), ("tiles.ocean", line_of("[tiles.ocean]")));
    assert!(said(&error).contains("23 instead of 24"), "{error}");
    let error = refused("empty = 4", "empty = 5");
    assert!(said(&error).contains("19 instead of 18"), "{error}");
}

#[test]
fn decks_are_complete() {
    let error = refused("treasure_map = 12", "treasure_map = 13");
    assert_eq!(error.field, "cards");
    assert!(said(&error).contains("too many action cards: 53 instead of 52"), "{error}");
    let error = refused("cards = 14", "cards = 13");
    assert!(said(&error).contains("too few loot cards: 35 instead of 36"), "{error}");
    let error = refused("scurvy = 2\none_rum", "scurvy = 1\none_rum");
    assert!(error.field == "upkeep_die" && said(&error).contains("5 instead of 6"), "{error}");
    let error = refused("treasure_map = 12", "treasure_map = 12\nparrot = 1");
    assert!(said(&error).contains("parrot"), "{error}");
}

#[test]
fn pirates_and_their_abilities() {
    let error = refused("captain = \"gunnery2\"", "captain = \"duel2\"");
    assert!(said(&error).contains("captain ability"), "{error}");
    let error = refused("name = \"Tam Hardtack\"", "name = \"Penny Ledger\"");
    assert_eq!((error.field.as_str(), error.line), ("pirates[3].name", line_of("name = \"Tam")));
    let error = refused("name = \"Tam Hardtack\"", "name = \"A name of seventeen\"");
    assert!(said(&error).contains("1 to 16"), "{error}");
    let error = refused("crew = \"powder\"", "crew = \"parrot\"");
    assert!(said(&error).contains("parrot") && error.field.starts_with("pirates[2]"), "{error}");
}

#[test]
fn numbers_out_of_range() {
    let error = refused("defence = 11", "defence = 99");
    assert_eq!(error.field, "targets.fortress.defence");
    let error = refused("price = 2500", "price = 25000");
    assert_eq!((error.field.as_str(), error.line), ("parts.price", line_of("price = 2500")));
    let error = refused("berths = 2", "berths = 9");
    assert_eq!(error.field, "ship.berths");
    let error = refused("e = \"red\"", "e = \"blue\"");
    assert!(error.field == "board.compass" && said(&error).contains("two faces"), "{error}");
    let error = refused("name = \"house\"", "name = \"\"");
    assert_eq!(error.field, "name");
}

#[test]
fn another_edition_plays_and_its_position_stands_by_itself() {
    let text = Edition::HOUSE.replacen("defence = 5, loot = 2", "defence = 4, loot = 3", 1);
    let text = text.replacen("name = \"Tam Hardtack\"", "name = \"Someone Else\"", 1);
    let edition = Edition::parse("my.toml", &text).unwrap();
    let setup = Setup::<KingOfPirates> { edition, ..Setup::house(3) };
    let mut play = Match::new(setup, "mine").unwrap();
    play.settle();
    let position = play.state().position();
    let components = position.components.clone().expect("not the house values");
    assert_eq!(components.targets.small_merchant.defence, 4);
    assert_eq!(components.pirates[3].name, "Someone Else");
    let text = serde_json::to_string(&position).unwrap();
    let state = KingOfPirates::from_position(&serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(&state, play.state());
}

#[test]
fn the_board_is_drawn_from_the_data() {
    let drawn = game_testing::english_edition::<KingOfPirates>(&Edition::house());
    assert!(drawn.contains("Hk  ~~  Cs  ~~  Hb"), "{drawn}");
    assert!(drawn.contains("Hy  ~~  ^^  ^^  HH  ^^  ^^  ~~  Hr"), "{drawn}");
    assert!(drawn.contains("Moss Calloway"), "{drawn}");
}

#[test]
fn kop_11_an_edition_that_nobody_can_win_is_refused() {
    let poor = |mut house: Edition| {
        house.loot.iter_mut().for_each(|loot| loot.doubloons = 0);
        house
    };
    let barren = |mut house: Edition| {
        (house.islands.small.doubloons, house.islands.large.doubloons) = (0, 0);
        house
    };
    let mapped = |mut house: Edition| {
        (house.islands.small.maps, house.islands.large.maps) = (7, 7);
        house
    };
    let strong = |mut house: Edition| {
        (house.targets.city.defence, house.targets.fortress.defence) = (13, 13);
        house
    };
    let told = |house: Edition| {
        let words =
            |fault: game::Fault| game_testing::english_error::<KingOfPirates>(&fault.text());
        house.validate().map_err(words)
    };
    for (house, field) in [
        (barren(poor(Edition::house())), "`loot`"),
        (mapped(poor(Edition::house())), "`loot`"),
        (barren(strong(Edition::house())), "`targets`"),
    ] {
        let fault = told(house).expect_err("nobody can win");
        assert!(fault.contains(field) && fault.contains("nobody could win"), "{fault}");
    }
    for one in [poor(Edition::house()), barren(Edition::house()), mapped(Edition::house())] {
        assert_eq!(told(one), Ok(()), "one way is enough");
    }
    assert_eq!(told(strong(Edition::house())), Ok(()), "islands pay");
}
