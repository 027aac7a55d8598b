//! The rulebook's tables say what the edition says.

use game_testing::rulebook::{cells, number, rulebook_has};

const HOUSE: &str = include_str!("../editions/house.toml");

#[test]
fn every_card_is_in_the_rulebook() {
    let edition: toml::Table = HOUSE.parse().expect("the house edition");
    let row = |card: &toml::Value| cells(["crew", "ducats", "wild"].map(|name| number(card, name)));
    let rows: Vec<_> = edition["cards"].as_array().expect("a list").iter().map(row).collect();
    rulebook_has(&game_testing::rulebook!(), &rows);
}
