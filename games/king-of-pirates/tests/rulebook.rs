//! The rulebook's tables say what the edition says.

use game_testing::rulebook::{Row, number, rulebook_has};

const HOUSE: &str = include_str!("../editions/house.toml");

/// Defence, loot, and how many tiles show a target in each water.
fn targets(edition: &toml::Table) -> Vec<Row> {
    let tiles = |water: &str, class: &str| {
        let flags = edition["tiles"].get(water)?.get(class)?.as_table()?;
        flags.values().map(toml::Value::as_integer).sum::<Option<i64>>()
    };
    let row = |(class, target): (&String, &toml::Value)| {
        let (defence, loot) = (number(target, "defence"), number(target, "loot"));
        let on = |water| tiles(water, class).map_or(String::new(), |tiles| format!(" {tiles}"));
        vec![format!("| {defence} | {loot} |{} |{} |", on("ocean"), on("sharks"))]
    };
    edition["targets"].as_table().expect("targets").iter().map(row).collect()
}

fn pirates(edition: &toml::Table) -> Vec<Row> {
    let row = |pirate: &toml::Value| {
        let text = |name: &str| pirate[name].as_str().expect("a text").to_owned();
        vec![text("name"), format!("| `{}` | `{}` |", text("crew"), text("captain"))]
    };
    edition["pirates"].as_array().expect("pirates").iter().map(row).collect()
}

#[test]
fn every_target_and_pirate_is_in_the_rulebook() {
    let edition: toml::Table = HOUSE.parse().expect("the house edition");
    rulebook_has(&game_testing::rulebook!(), &targets(&edition));
    rulebook_has(&game_testing::rulebook!(), &pirates(&edition));
}
