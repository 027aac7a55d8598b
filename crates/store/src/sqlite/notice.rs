//! Problems with the data that the operator should know, found at startup and by a check.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension};

use super::Sqlite;
use crate::{Notice, StoreError};

/// What SQLite writes above the problems of a database.
const TITLE: &str = "*** in database main ***\n";

impl Sqlite {
    pub(crate) fn notices(&self) -> &[Notice] {
        &self.notices
    }

    pub(crate) async fn check(&self) -> Result<Vec<Notice>, StoreError> {
        self.read(|connection| {
            let mut found = damaged_pages(connection);
            found.extend(gaps(connection));
            Ok(found)
        })
        .await
    }
}

/// Looks at all pages; a page that ends the check is the last one that is named.
pub(crate) fn damaged_pages(connection: &Connection) -> Vec<Notice> {
    let mut found = Vec::new();
    if let Err(error) = check_pages(connection, &mut found) {
        found.push(Notice::DamagedPage(error.to_string()));
    }
    found
}

fn check_pages(connection: &Connection, found: &mut Vec<Notice>) -> rusqlite::Result<()> {
    let mut check = connection.prepare("PRAGMA quick_check(10)")?;
    let mut rows = check.query([])?;
    while let Some(row) = rows.next()? {
        let text: String = row.get(0)?;
        if text != "ok" {
            found.push(Notice::DamagedPage(with_tables(connection, &text)));
        }
    }
    Ok(())
}

/// What SQLite says of pages, with the names of the tables that it calls by the number of their
/// first page, as in `Tree 7 page 12`.
pub(crate) fn with_tables(connection: &Connection, text: &str) -> String {
    const NAME: &str = "SELECT tbl_name FROM sqlite_schema WHERE rootpage = ?1";
    let text = text.strip_prefix(TITLE).unwrap_or(text).replace('\n', "; ");
    let trees = text.split("Tree ").skip(1);
    let roots = trees.filter_map(|rest| rest.split(' ').next()?.parse::<u32>().ok());
    let name = |root| connection.query_row(NAME, [root], |row| row.get(0)).optional().ok()?;
    let tables: BTreeSet<String> = roots.filter_map(name).collect();
    if tables.is_empty() {
        return text;
    }
    format!("{text} (in {})", Vec::from_iter(tables).join(", "))
}

/// Logs with missing entries.
pub(crate) fn gaps(connection: &Connection) -> Vec<Notice> {
    let mut found = Vec::new();
    if let Err(error) = find_gaps(connection, &mut found) {
        found.push(Notice::unreadable("log", error.into()));
    }
    found
}

fn find_gaps(connection: &Connection, found: &mut Vec<Notice>) -> rusqlite::Result<()> {
    const GAPS: &str = "SELECT match, count(*), max(number) FROM log GROUP BY match
        HAVING count(*) <> max(number) + 1 LIMIT 100";
    let mut select = connection.prepare(GAPS)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (entries, last): (i64, i64) = (row.get(1)?, row.get(2)?);
        found.push(Notice::Gap {
            key: row.get(0)?,
            found: entries.cast_unsigned(),
            last: last.cast_unsigned(),
        });
    }
    Ok(())
}
