//! The schema and its migrations.

use std::path::Path;

use rusqlite::Connection;

use crate::StoreError;

/// In order; the number of the last one is the version of the schema. One that was released is
/// never changed.
const MIGRATIONS: [&str; 6] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
    include_str!("migrations/6.sql"),
];

/// `FREB`: so that nobody else's database is taken for ours.
const APPLICATION: i32 = 0x4652_4542;

/// The version this program writes.
pub(crate) const VERSION: u32 = MIGRATIONS.len() as u32;

/// Brings a database to this version: all steps or none.
pub(crate) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    let found = check(&transaction, path)?;
    for migration in &MIGRATIONS[found as usize..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    Ok(transaction.commit()?)
}

/// The version of a database that we may use; 0 for an empty one.
pub(crate) fn check(connection: &Connection, path: &Path) -> Result<u32, StoreError> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let application = number("application_id")?;
    let tables: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables > 0 && application != i64::from(APPLICATION) {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    let found = u32::try_from(number("user_version")?).unwrap_or(u32::MAX);
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_of_the_first_version_is_counted_and_has_its_hosts() -> Result<(), StoreError> {
        let mut connection = Connection::open_in_memory()?;
        connection.execute_batch(MIGRATIONS[0])?;
        connection.execute_batch(
            r#"INSERT INTO matches VALUES
                (1, 'a', 'planks', 'finished', 1, '{"host":"anne"}', 0, 0),
                (2, 'b', 'planks', 'finished', 1, 'no JSON', 0, 0);
            INSERT INTO seats (match, seat, name, place) VALUES
                (1, 0, '', 1), (1, 1, '', 2), (2, 0, '', 2), (2, 1, '', 1), (2, 2, '', NULL);
            PRAGMA user_version = 1"#,
        )?;
        connection.pragma_update(None, "application_id", APPLICATION)?;
        migrate(&mut connection, Path::new("test"))?;
        let mut played = connection.prepare("SELECT seat, matches, wins FROM played")?;
        let rows = played.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let rows: Vec<(i64, i64, i64)> = rows.collect::<Result<_, _>>()?;
        assert_eq!(rows, [(0, 2, 1), (1, 2, 1)]);
        let mut hosts = connection.prepare("SELECT host FROM matches ORDER BY key")?;
        let hosts: Vec<Option<String>> =
            hosts.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        assert_eq!(hosts, [Some("anne".to_owned()), None]);
        Ok(())
    }
}
