//! Leaving in order: the node hands its tables over one by one, and then stops.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use store::{Id, NodeRow, StoreError};
use tokio::time::{Instant, sleep, timeout};

use super::{Drain, Nodes};
use crate::service::Service;

/// For load balancers to hear of it, so that people who connect again reach another node.
const NOTICE: Duration = Duration::from_millis(1500);

/// For all tables. What is left then is let go as it is; all that was acknowledged is stored.
const LIMIT: Duration = Duration::from_secs(15);

/// How long a table that is being handed over is waited for.
const UNDER_WAY: Duration = Duration::from_secs(1);

const PAUSE: Duration = Duration::from_millis(20);

impl Nodes {
    /// Whether this node takes nothing new.
    pub(crate) fn is_draining(&self) -> bool {
        *self.drain.borrow() == Drain::Begun
    }

    /// Done when the operator wants this node to hand its tables over.
    pub(crate) async fn drain_wanted(&self) {
        // The sender lives as long as `self`.
        let _ = self.drain.subscribe().wait_for(|drain| *drain >= Drain::Wanted).await;
    }

    /// What an answered look says of this node and of those that can take tables.
    pub(super) fn note(&self, rows: &[NodeRow], is_lost: impl Fn(u64) -> bool) {
        let me = self.node.id();
        if rows.iter().any(|row| row.id == me && row.draining) {
            self.drain.send_if_modified(|drain| {
                let is_new = *drain == Drain::No;
                *drain = (*drain).max(Drain::Wanted);
                is_new
            });
        }
        let can_take =
            |row: &&NodeRow| row.id != me && row.locked && !row.draining && !is_lost(row.id);
        let peers = rows.iter().filter(can_take).map(|row| (row.id, row.name.clone()));
        *self.lock_peers() = peers.collect();
    }

    /// Another node, a different one for each table.
    pub(super) fn peer(&self, table: Id) -> Option<(u64, String)> {
        let peers = self.lock_peers();
        let number = usize::from(table.as_bytes()[15]);
        (!peers.is_empty()).then(|| peers[number % peers.len()].clone())
    }

    /// Who plays a table in place of this node, which takes nothing new.
    pub(crate) async fn owner_instead(&self, table: Id) -> Result<StoreError, StoreError> {
        let begun = Instant::now();
        let mut owner = self.node.owner(table).await?;
        while owner.as_ref().is_some_and(|(node, _)| *node == self.node.id())
            && begun.elapsed() < UNDER_WAY
        {
            sleep(PAUSE).await;
            owner = self.node.owner(table).await?;
        }
        let owner = owner.filter(|(node, _)| *node != self.node.id());
        Ok(match owner.or_else(|| self.peer(table)) {
            Some((node, name)) => StoreError::Elsewhere { node, name },
            None => StoreError::Unavailable("the server is stopping".to_owned()),
        })
    }

    fn lock_peers(&self) -> std::sync::MutexGuard<'_, Vec<(u64, String)>> {
        self.peers.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Service {
    /// Hands all tables over, if there is anybody to take them.
    pub(crate) async fn drain(&self) {
        let Some(nodes) = self.nodes.clone() else { return };
        nodes.drain.send_replace(Drain::Begun);
        // The database may be away; the others find out by themselves.
        if !matches!(timeout(NOTICE, nodes.node.set_draining()).await, Ok(Ok(()))) {
            tracing::warn!("cannot tell the other nodes that this one stops");
        }
        if nodes.lock_peers().is_empty() {
            return;
        }
        tracing::info!(tables = self.tables.live(), "hands its tables over");
        sleep(NOTICE).await;
        if timeout(LIMIT, hand_over_all(self)).await.is_err() {
            tracing::warn!(tables = self.tables.live(), "some tables were not handed over in time");
        }
    }
}

/// Also those that were still being loaded.
async fn hand_over_all(service: &Service) {
    loop {
        let tables = service.tables.in_use();
        if tables.is_empty() {
            return;
        }
        let hand_over = |table| service.tables.hand_over(table);
        stream::iter(tables).for_each_concurrent(::fleet::drain::AT_ONCE, hand_over).await;
        sleep(PAUSE).await;
    }
}
