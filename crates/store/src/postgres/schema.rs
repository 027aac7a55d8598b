//! The schema and its migrations.

use super::link::Link;
use super::url::Target;
use crate::StoreError;

/// In order; the number of the last one is the version of the schema. One that was released is
/// never changed. They only widen, so that servers of the version before go on: `LEAST`.
const MIGRATIONS: [&str; 5] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
];

/// The version this program needs.
const VERSION: i32 = MIGRATIONS.len() as i32;

/// The oldest version whose programs can use the tables as they are now.
const LEAST: i32 = 1;

/// Keeps two migrations apart.
const MIGRATING: i64 = 0x4652_4543;

/// What a migration did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    /// The version before; 0 for an empty database.
    pub from: u32,
    /// The version now.
    pub to: u32,
}

/// Brings a database to the version of this program: all steps or none.
pub fn migrate(url: &str) -> Result<Migrated, StoreError> {
    let target = Target::read(url)?;
    super::block_on(|| async move {
        let link = Link::connect(&target).await?;
        link.transact(run(&link)).await
    })
}

async fn run(link: &Link) -> Result<Migrated, StoreError> {
    link.query("SELECT pg_advisory_xact_lock($1)", &[&MIGRATING]).await?;
    let (from, _) = found(link).await?.unwrap_or_default();
    if from == 0 && !is_empty(link).await? {
        return Err(StoreError::ForeignDatabase);
    }
    if from > VERSION {
        return Err(newer(from));
    }
    for migration in &MIGRATIONS[from as usize..] {
        link.batch(migration).await?;
    }
    link.batch("DELETE FROM schema").await?;
    let now = "INSERT INTO schema (version, least) VALUES ($1, $2)";
    link.execute(now, &[&VERSION, &LEAST]).await?;
    Ok(Migrated { from: from as u32, to: VERSION as u32 })
}

/// Refuses a database whose tables this program can't use.
pub(super) async fn check(link: &Link) -> Result<(), StoreError> {
    match found(link).await? {
        None if is_empty(link).await? => Err(StoreError::Unprepared),
        None => Err(StoreError::ForeignDatabase),
        Some((version, least)) if least > VERSION => Err(newer(version)),
        Some((version, _)) if version < VERSION => {
            Err(StoreError::Outdated { found: version as u32, known: VERSION as u32 })
        }
        Some(_) => Ok(()),
    }
}

/// The version and the oldest program that can use it.
async fn found(link: &Link) -> Result<Option<(i32, i32)>, StoreError> {
    const KNOWN: &str = "SELECT count(*) FROM pg_catalog.pg_attribute
        WHERE attrelid = to_regclass('schema') AND attname IN ('version', 'least')";
    let row = link.first(KNOWN, &[]).await?.ok_or(StoreError::Missing)?;
    if row.try_get::<_, i64>(0)? != 2 {
        return Ok(None);
    }
    let row = link.first("SELECT version, least FROM schema", &[]).await?;
    row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
}

/// Whether there are no tables at all, of which some would be somebody else's.
async fn is_empty(link: &Link) -> Result<bool, StoreError> {
    const TABLES: &str = "SELECT count(*) FROM pg_catalog.pg_tables
        WHERE schemaname = current_schema()";
    let row = link.first(TABLES, &[]).await?.ok_or(StoreError::Missing)?;
    Ok(row.try_get::<_, i64>(0)? == 0)
}

fn newer(found: i32) -> StoreError {
    StoreError::Newer { found: found as u32, known: VERSION as u32 }
}
