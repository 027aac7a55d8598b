//! The rulebook's tables of house data say what the editions say, in every language.

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::tidy::sources::Sources;
use crate::web::LANGUAGES;

/// What one line of a table must contain.
type Row = Vec<String>;

/// The rows of a rulebook that an edition asks for; none where it has no such data.
type Rows = fn(&Table) -> Option<Vec<Row>>;

const GAMES: [(&str, Rows); 4] = [
    ("buccaneer", |edition| cards(edition, "ships")),
    ("pirates", |edition| cards(edition, "cards")),
    ("king-of-pirates", targets_and_pirates),
    ("planks", planks),
];

/// Names every row of an edition that a rulebook lacks.
pub(crate) fn complaints(sources: &Sources) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for (game, rows) in GAMES {
        let path = format!("games/{game}/editions/house.toml");
        let Some(text) = sources.text(&path) else { continue };
        let edition: Table = text.parse().with_context(|| path.clone())?;
        let rows = rows(&edition).with_context(|| format!("{path}: not the data expected"))?;
        for language in &LANGUAGES {
            let page = format!("games/{game}/rules/{}.md", language.code);
            let text = sources.text(&page).unwrap_or_default();
            let lacking = rows.iter().filter(|row| !has(text, row));
            complaints
                .extend(lacking.map(|row| format!("{page}: no line has {}", row.join(" … "))));
        }
    }
    Ok(complaints)
}

fn has(page: &str, row: &[String]) -> bool {
    let mut lines = page.lines().filter(|line| line.starts_with('|'));
    lines.any(|line| row.iter().all(|part| line.contains(part)))
}

fn number(of: &Value, name: &str) -> Option<i64> {
    of.get(name)?.as_integer()
}

/// Crew, ducats and what a `?` pirate gets.
fn cards(edition: &Table, list: &str) -> Option<Vec<Row>> {
    let cell = |card: &Value| {
        let values = [number(card, "crew")?, number(card, "ducats")?, number(card, "wild")?];
        Some(vec![format!("| {} | {} | {} |", values[0], values[1], values[2])])
    };
    edition.get(list)?.as_array()?.iter().map(cell).collect()
}

fn targets_and_pirates(edition: &Table) -> Option<Vec<Row>> {
    let targets = edition.get("targets")?.as_table()?;
    let tiles = |water: &str, class: &str| -> Option<i64> {
        let flags = edition.get("tiles")?.get(water)?.get(class)?.as_table()?;
        flags.values().map(Value::as_integer).sum()
    };
    let target = |(class, target): (&String, &Value)| {
        let (defence, loot) = (number(target, "defence")?, number(target, "loot")?);
        let on = |water| tiles(water, class).map_or(String::new(), |tiles| format!(" {tiles}"));
        let (ocean, sharks) = (on("ocean"), on("sharks"));
        Some(vec![format!("| {defence} | {loot} |{ocean} |{sharks} |")])
    };
    let pirate = |pirate: &Value| {
        let text = |name| pirate.get(name).and_then(Value::as_str);
        let skills = format!("| `{}` | `{}` |", text("crew")?, text("captain")?);
        Some(vec![text("name")?.to_owned(), skills])
    };
    let pirates = edition.get("pirates")?.as_array()?;
    targets.iter().map(target).chain(pirates.iter().map(pirate)).collect()
}

/// The doubloons of both sides.
fn planks(edition: &Table) -> Option<Vec<Row>> {
    let side = |plank: &Value, side| -> Option<String> {
        let spaces = plank.get(side)?.as_array()?;
        let spaces: Option<Vec<_>> = spaces.iter().map(Value::as_integer).collect();
        Some(spaces?.iter().map(i64::to_string).collect::<Vec<_>>().join(" "))
    };
    let row =
        |plank: &Value| Some([side(plank, "a"), side(plank, "b")].into_iter().flatten().collect());
    edition.get("planks")?.as_array()?.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: &str = "games/buccaneer/editions/house.toml";
    const SHIP: &str = "[[ships]]\ncrew = 2\nducats = 9\nwild = 1\n";

    #[test]
    fn a_row_that_a_rulebook_lacks_is_named() {
        let line = "| 2 | 9 | 1 | dagger |";
        let sources = Sources::from([
            (HOUSE, SHIP),
            ("games/buccaneer/rules/en.md", line),
            ("games/buccaneer/rules/de.md", line),
            ("games/buccaneer/rules/fr.md", "| 2 | 9 | 2 | dague |"),
            ("games/buccaneer/rules/it.md", line),
        ]);
        let found = complaints(&sources).expect("an edition");
        assert_eq!(found, ["games/buccaneer/rules/fr.md: no line has | 2 | 9 | 1 |"]);
    }

    #[test]
    fn an_edition_without_its_data_is_an_error() {
        assert!(complaints(&Sources::from([(HOUSE, "name = \"house\"")])).is_err());
    }
}
