//! Moving data between a folder and a database, in either direction. Nothing is interpreted: a row
//! there is the same row here.

mod tables;
mod values;

use std::path::Path;
use std::pin::pin;

use futures_util::TryStreamExt;
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::ToSql;

use super::link::Link;
use super::rows::Listing;
use super::url::Target;
use super::{block_on, opening, schema};
use crate::StoreError;
use crate::sqlite::transfer::Folder;
use tables::{Kind, TABLES, Table};
use values::{cell, value};

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// The number of people.
    pub people: u64,
    /// The number of matches.
    pub matches: u64,
    /// The number of log entries.
    pub entries: u64,
}

impl Moved {
    fn count(&mut self, table: &Table, rows: u64) {
        match table.name {
            "people" => self.people = rows,
            "matches" => self.matches = rows,
            "log" => self.entries = rows,
            _ => {}
        }
    }
}

/// Copies all data of a folder to a database that has been migrated and is empty. No server may use
/// either. The folder stays as it is.
pub fn move_to_database(folder: &Path, url: &str) -> Result<Moved, StoreError> {
    let target = Target::read(url)?;
    let source = Folder::existing(folder)?;
    block_on(|| async move {
        let (link, _) = opening::connect(&target).await?;
        schema::check(&link).await?;
        opening::lock(&link).await?;
        let moved = link.transact(fill_database(&source.connection, &link)).await?;
        link.batch("ANALYZE").await?;
        Ok(moved)
    })
}

/// Copies all data of a database to a folder that is new or empty. No server may use either. The
/// database stays as it is.
pub fn move_to_folder(url: &str, folder: &Path) -> Result<Moved, StoreError> {
    let target = Target::read(url)?;
    block_on(|| async move {
        let link = Link::connect(&target).await?;
        schema::check(&link).await?;
        opening::lock(&link).await?;
        let mut folder = Folder::empty(folder)?;
        link.batch("SET default_transaction_isolation = 'repeatable read'").await?;
        link.transact(fill_folder(&link, &mut folder.connection)).await
    })
}

async fn fill_database(source: &Connection, link: &Link) -> Result<Moved, StoreError> {
    const ANY: &str = "SELECT EXISTS (SELECT FROM matches) OR EXISTS (SELECT FROM people)";
    const LEASES: &str = "INSERT INTO table_leases (match, next, closed)
        SELECT key, coalesce((SELECT max(number) + 1 FROM log WHERE match = key), 0),
            state = 'closed' FROM matches";
    const NEXT: &str = "SELECT setval(pg_get_serial_sequence('matches', 'key'), max(key))
        FROM matches HAVING max(key) IS NOT NULL";
    let any = link.first(ANY, &[]).await?.ok_or(StoreError::Missing)?;
    if any.try_get(0)? {
        return Err(StoreError::NotEmpty);
    }
    let mut moved = Moved::default();
    for table in TABLES {
        moved.count(table, copy_in(source, link, table).await?);
    }
    link.batch(LEASES).await?;
    link.batch(NEXT).await?;
    Ok(moved)
}

/// One table to the database; the number of its rows.
async fn copy_in(source: &Connection, link: &Link, table: &Table) -> Result<u64, StoreError> {
    let into = format!("COPY {} ({}) FROM STDIN BINARY", table.name, table.all_columns());
    let sink = link.client().copy_in(&into).await?;
    let types: Vec<_> = table.kinds().chain(table.derived_kinds()).map(Kind::in_postgres).collect();
    let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
    let mut select = source.prepare(&table.select())?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let mut cells = Vec::with_capacity(types.len());
        for (column, kind) in table.kinds().enumerate() {
            cells.push(cell(row.get_ref(column)?, kind)?);
        }
        if let Some(settings) = table.derives_from() {
            cells.extend(derived(&row.get::<_, String>(settings)?));
        }
        let cells: Vec<_> = cells.iter().map(|cell| &**cell as &(dyn ToSql + Sync)).collect();
        writer.as_mut().write(&cells).await?;
    }
    Ok(writer.finish().await?)
}

/// What the database keeps of settings beside them.
fn derived(settings: &str) -> [values::Cell; 6] {
    let Listing { listed, host, host_id, days, size, rated } = Listing::of(settings);
    [
        Box::new(listed),
        Box::new(host),
        Box::new(host_id),
        Box::new(days),
        Box::new(size),
        Box::new(rated),
    ]
}

async fn fill_folder(link: &Link, target: &mut Connection) -> Result<Moved, StoreError> {
    let transaction = target.transaction()?;
    let mut moved = Moved::default();
    for table in TABLES {
        moved.count(table, copy_out(link, &transaction, table).await?);
    }
    transaction.commit()?;
    Ok(moved)
}

/// One table to the folder; the number of its rows.
async fn copy_out(link: &Link, target: &Connection, table: &Table) -> Result<u64, StoreError> {
    let none: [&(dyn ToSql + Sync); 0] = [];
    let rows = link.client().query_raw(&table.select(), none).await?;
    let mut rows = pin!(rows);
    let mut insert = target.prepare(&table.insert())?;
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        let values = table.kinds().enumerate().map(|(column, kind)| value(&row, column, kind));
        let values = values.collect::<Result<Vec<Value>, _>>()?;
        insert.execute(params_from_iter(values))?;
        count += 1;
    }
    Ok(count)
}
