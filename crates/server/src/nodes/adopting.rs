//! Matches that no node plays: their node has stopped, or could not load them. They go on here, so
//! that clocks, bots and alerts do.

use std::collections::HashSet;
use std::time::Duration;

use ::fleet::takeover::LOT;
use store::{Id, StoreError, TakenOver};
use tokio::time::{MissedTickBehavior, interval};

use super::Nodes;
use crate::service::Service;
use crate::tables::TablesError;

/// How often matches are looked for that another node has left.
const ADOPT: Duration = Duration::from_secs(1);

/// How often matches are looked for that should be played here, and are not.
const IDLE: Duration = Duration::from_secs(20);

/// Looks for such matches, for ever.
pub(super) async fn adopt(service: &Service, nodes: &Nodes) {
    let (mut due, mut idle) = (interval(ADOPT), interval(IDLE));
    for ticks in [&mut due, &mut idle] {
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    idle.reset();
    let mut unreadable = HashSet::new();
    loop {
        let adopted = tokio::select! {
            _ = due.tick() => adopt_due(service, nodes).await,
            _ = idle.tick() => resume_idle(service, nodes, &mut unreadable).await,
        };
        if let Err(error) = adopted {
            tracing::debug!(%error, "cannot look for matches that nobody plays");
        }
    }
}

/// The next lot is claimed when the last is loaded, so the faster node takes more.
async fn adopt_due(service: &Service, nodes: &Nodes) -> Result<(), StoreError> {
    while !nodes.is_draining() && !service.stopping() {
        let lot = nodes.node.adopt(LOT).await?;
        if !lot.is_empty() {
            tracing::info!(tables = lot.len(), "goes on with tables that another node left");
        }
        let is_last = lot.len() < LOT;
        let go_on = lot.into_iter().filter(|adopted: &TakenOver| adopted.goes_on);
        service.tables.resume_all(go_on.map(|adopted| adopted.id)).await;
        if is_last {
            break;
        }
    }
    Ok(())
}

/// Those that can't be read are tried once.
async fn resume_idle(
    service: &Service,
    nodes: &Nodes,
    unreadable: &mut HashSet<Id>,
) -> Result<(), StoreError> {
    let played: Vec<_> = nodes.lock_owned().keys().copied().collect();
    for id in nodes.node.idle(&played, LOT).await? {
        if unreadable.contains(&id) || nodes.is_draining() || service.stopping() {
            continue;
        }
        if let Err(TablesError::Unreadable(_) | TablesError::Table(_)) =
            service.tables.resume(id).await
        {
            unreadable.insert(id);
        }
    }
    Ok(())
}
