//! The nodes of a database, for their operator.

use std::time::Duration;

use super::link::Link;
use super::nodes::locked;
use super::schema;
use super::url::Target;
use crate::{FleetNode, StoreError};

/// All nodes, by name. Servers that have a database for themselves are none.
pub fn fleet(url: &str) -> Result<Vec<FleetNode>, StoreError> {
    const FLEET: &str = concat!(
        "SELECT name, version, draining, ",
        locked!(),
        ", (extract(epoch FROM now() - seen) * 1000)::bigint,
            (SELECT count(*) FROM table_leases JOIN matches ON key = match
                WHERE node = nodes.id AND state IN ('waiting', 'running'))
        FROM nodes WHERE name IS NOT NULL ORDER BY name, id"
    );
    let target = Target::read(url)?;
    super::block_on(|| async move {
        let link = Link::connect(&target).await?;
        schema::check(&link).await?;
        let read = |row: &tokio_postgres::Row| {
            let silent: i64 = row.try_get(4)?;
            Ok(FleetNode {
                name: row.try_get(0)?,
                version: row.try_get(1)?,
                draining: row.try_get(2)?,
                connected: row.try_get(3)?,
                silent: Duration::from_millis(silent.max(0).unsigned_abs()),
                tables: row.try_get::<_, i64>(5)?.unsigned_abs(),
            })
        };
        link.query(FLEET, &[]).await?.iter().map(read).collect()
    })
}

/// Tells a running node to hand its tables over and to stop. Returns whether there is one of this
/// name.
pub fn drain(url: &str, name: &str) -> Result<bool, StoreError> {
    const DRAIN: &str = concat!("UPDATE nodes SET draining = true WHERE name = $1 AND ", locked!());
    let target = Target::read(url)?;
    super::block_on(|| async move {
        let link = Link::connect(&target).await?;
        schema::check(&link).await?;
        Ok(link.execute(DRAIN, &[&name]).await? > 0)
    })
}
