//! The rulebook's tables of house data say what the edition says, in every language.

/// What one line of a table must contain.
pub type Row = Vec<String>;

/// The rulebook of the game whose test calls this: a language and its page each.
#[macro_export]
macro_rules! rulebook {
    () => {
        [
            ("en", include_str!("../rules/en.md")),
            ("de", include_str!("../rules/de.md")),
            ("fr", include_str!("../rules/fr.md")),
            ("it", include_str!("../rules/it.md")),
        ]
    };
}

/// The numbers of a row, as a table has them in neighbouring cells.
pub fn cells<const N: usize>(values: [i64; N]) -> Row {
    vec![values.iter().fold("|".to_owned(), |row, value| format!("{row} {value} |"))]
}

/// A number of an edition.
pub fn number(of: &toml::Value, name: &str) -> i64 {
    let value = of.get(name).and_then(toml::Value::as_integer);
    value.unwrap_or_else(|| panic!("`{name}` is a number"))
}

/// The rows that a page lacks.
pub fn lacking<'a>(page: &str, rows: &'a [Row]) -> Vec<&'a Row> {
    let has = |row: &Row| {
        let mut lines = page.lines().filter(|line| line.starts_with('|'));
        lines.any(|line| row.iter().all(|part| line.contains(part)))
    };
    rows.iter().filter(|row| !has(row)).collect()
}

/// Every page has every row.
///
/// # Panics
/// With the language and the rows that it lacks.
pub fn rulebook_has(pages: &[(&str, &str)], rows: &[Row]) {
    assert!(!rows.is_empty(), "an edition has data");
    for (language, page) in pages {
        let lacking = lacking(page, rows);
        assert!(lacking.is_empty(), "no line of {language}.md has {lacking:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_looked_for_in_the_lines_of_tables() {
        let rows = [cells([2, 9, 1])];
        assert!(lacking("| 2 | 9 | 1 | dagger |", &rows).is_empty());
        assert_eq!(lacking("| 2 | 9 | 2 | dague |", &rows), [&rows[0]]);
        assert_eq!(lacking("2 9 1: | 2 | 9 | 1 |", &rows), [&rows[0]]);
    }
}
