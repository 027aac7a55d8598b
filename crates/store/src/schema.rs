//! The schema and how an older one becomes this one.

use std::path::Path;

use rusqlite::Connection;

use crate::StoreError;

/// In order; the number of the last one is the version of the schema. One that was released is
/// never changed.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/1.sql")];

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
