//! Opening a database: is it fit for use, and does nobody else use it?

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::link::Link;
use super::schema;
use super::url::Target;
use crate::{Notice, StoreError};

/// The lock of the one server that uses a database; locks belong to their database.
pub(super) const IN_USE: i64 = 0x4652_4542;

/// The database may not have noticed yet that the server before this one is gone.
pub(super) const WAIT: Duration = Duration::from_secs(3);

/// From one look at the connection that holds the lock to the next.
pub(super) const LOOK: Duration = Duration::from_secs(1);

pub(super) struct Opened {
    pub(super) node: i64,
    pub(super) notices: Vec<Notice>,
    /// The connection that holds the lock.
    pub(super) guard: Link,
}

pub(super) async fn open(target: &Target) -> Result<Opened, StoreError> {
    let (guard, notices) = connect(target).await?;
    schema::check(&guard).await?;
    lock(&guard).await?;
    let node = register(&guard).await?;
    Ok(Opened { node, notices, guard })
}

/// Connects to a database that is fit for use, or says what is wrong with the one that is there.
pub(super) async fn connect(target: &Target) -> Result<(Link, Vec<Notice>), StoreError> {
    match Link::connect(target).await {
        Err(StoreError::ReadOnly) => {
            check_settings(&Link::connect_to_any(target).await?).await?;
            Err(StoreError::ReadOnly)
        }
        connected => {
            let link = connected?;
            let notices = check_settings(&link).await?;
            Ok((link, notices))
        }
    }
}

/// What was acknowledged must survive a crash of the database.
async fn check_settings(link: &Link) -> Result<Vec<Notice>, StoreError> {
    const SETTINGS: &str = "SELECT current_setting('fsync'), current_setting('synchronous_commit'),
        current_setting('synchronous_standby_names'), pg_is_in_recovery()";
    let row = link.first(SETTINGS, &[]).await?.ok_or(StoreError::Missing)?;
    let (fsync, commit): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
    let (standbys, in_recovery): (&str, bool) = (row.try_get(2)?, row.try_get(3)?);
    if in_recovery {
        return Err(StoreError::Standby);
    }
    for (setting, value) in [("fsync", fsync), ("synchronous_commit", commit)] {
        if value == "off" {
            return Err(StoreError::Unsafe { setting });
        }
    }
    Ok(if standbys.is_empty() { vec![Notice::NoStandby] } else { Vec::new() })
}

/// One server at a time: until it is dropped, this connection keeps others away.
pub(super) async fn lock(link: &Link) -> Result<(), StoreError> {
    let begun = Instant::now();
    while !try_lock(link).await? {
        if begun.elapsed() >= WAIT {
            return Err(StoreError::DatabaseInUse);
        }
        sleep(LOOK / 4).await;
    }
    Ok(())
}

async fn try_lock(link: &Link) -> Result<bool, StoreError> {
    let row = link.first("SELECT pg_try_advisory_lock($1)", &[&IN_USE]).await?;
    row.map_or(Ok(false), |row| Ok(row.try_get(0)?))
}

/// A process is a node of its own; with the lock, all others are gone.
async fn register(link: &Link) -> Result<i64, StoreError> {
    const REGISTER: &str = "WITH gone AS (DELETE FROM nodes)
        INSERT INTO nodes (version) VALUES ($1) RETURNING id";
    let row = link.first(REGISTER, &[&env!("CARGO_PKG_VERSION")]).await?;
    Ok(row.ok_or(StoreError::Missing)?.try_get(0)?)
}

/// Takes the lock again when its connection broke. Terms keep another server from harm that came
/// in between.
pub(super) async fn guard(target: Arc<Target>, mut link: Link) {
    loop {
        sleep(LOOK).await;
        if link.watch(link.batch("SELECT 1")).await.is_ok() {
            continue;
        }
        if let Ok(new) = Link::connect(&target).await
            && matches!(try_lock(&new).await, Ok(true))
        {
            link = new;
        }
    }
}
