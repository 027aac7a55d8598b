//! The rulebook's tables say what the edition says.

use game_testing::rulebook::{Row, rulebook_has};

const HOUSE: &str = include_str!("../editions/house.toml");

/// The doubloons of both sides of a plank.
fn sides(plank: &toml::Value) -> Row {
    let side = |side: &str| {
        let spaces = plank.get(side)?.as_array()?.iter();
        let spaces: Vec<_> = spaces.filter_map(toml::Value::as_integer).collect();
        Some(spaces.iter().map(i64::to_string).collect::<Vec<_>>().join(" "))
    };
    [side("a"), side("b")].into_iter().flatten().collect()
}

#[test]
fn every_plank_is_in_the_rulebook() {
    let edition: toml::Table = HOUSE.parse().expect("the house edition");
    let planks = edition["planks"].as_array().expect("planks");
    rulebook_has(&game_testing::rulebook!(), &planks.iter().map(sides).collect::<Vec<_>>());
}
