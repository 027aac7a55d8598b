//! The rulebook's table says what the edition says.

use game_testing::rulebook::{number, rulebook_has};

const HOUSE: &str = include_str!("../editions/house.toml");

#[test]
fn the_house_data_is_in_the_rulebook() {
    let edition: toml::Table = HOUSE.parse().expect("the house edition");
    let spaces = edition["track"].as_array().expect("a list").iter();
    let spaces: Vec<_> = spaces.map(|gold| gold.as_integer().expect("gold").to_string()).collect();
    let keepsake = number(&toml::Value::Table(edition), "keepsake");
    let rows = [vec![format!("| {} |", spaces.join(" "))], vec![format!("| {keepsake} |")]];
    rulebook_has(&game_testing::rulebook!(), &rows);
}
