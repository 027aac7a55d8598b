//! Heartbeats, looking after those of others, and taking over from nodes that are gone.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use ::fleet::detector::{Change, FailureDetector, LOOK_EVERY, LOOK_WITHIN, Limits, Seen};
use ::fleet::drain::TableKey;
use ::fleet::heartbeat::EVERY;
use ::fleet::takeover::{LOT, Order, Takeover};
use ::fleet::{Beat, NodeId, Term};
use store::{NodeRow, TakenOver};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::Nodes;
use super::adopting::adopt;
use crate::service::Service;

/// How often tables that another node has taken meanwhile are looked for.
const CHECK: Duration = Duration::from_secs(3);

/// How often lists of tables are read again that other nodes may have changed.
const POLL: Duration = Duration::from_secs(2);

/// How often alerts are looked for that another node holds back.
const HELD: Duration = Duration::from_secs(30);

/// How often deleted accounts are looked for of which tables here were not told.
const LEAVING: Duration = Duration::from_secs(10);

/// Takes part, for ever.
pub(crate) async fn run(service: Service) {
    let Some(nodes) = service.nodes.clone() else { return };
    tokio::join!(
        beat(&service, &nodes),
        Watch::new(service.clone(), Arc::clone(&nodes)).run(),
        check(&service, &nodes),
        adopt(&service, &nodes),
        learn_held(&service),
        poll(&service),
        tell_leaving(&service),
    );
}

async fn beat(service: &Service, nodes: &Nodes) {
    let mut silent = false;
    for count in 1.. {
        let sent = nodes.now();
        nodes.lock_heartbeat().sent(sent);
        match nodes.node.beat(count).await {
            Ok(()) => {
                let spoke = nodes.may_speak();
                nodes.lock_heartbeat().answered();
                // Others may have taken tables over meanwhile.
                if !spoke && std::mem::take(&mut silent) {
                    drop_fenced(service, nodes).await;
                }
            }
            Err(error) => {
                silent = true;
                nodes.lock_heartbeat().unanswered();
                tracing::warn!(%error, "no heartbeat");
            }
        }
        silent |= !nodes.may_speak();
        sleep(EVERY.saturating_sub(nodes.now().saturating_sub(sent))).await;
        silent |= !nodes.may_speak();
    }
}

async fn check(service: &Service, nodes: &Nodes) {
    loop {
        sleep(CHECK).await;
        drop_fenced(service, nodes).await;
    }
}

/// Ends tables that another node has taken; nothing more is said at them.
async fn drop_fenced(service: &Service, nodes: &Nodes) {
    let owned: HashMap<_, _> = nodes.lock_owned().clone();
    let terms: Vec<_> = owned.iter().map(|(key, (_, term))| (*key, *term)).collect();
    if terms.is_empty() {
        return;
    }
    match nodes.node.fenced(&terms).await {
        Ok(fenced) => {
            for (id, _) in fenced.iter().filter_map(|key| owned.get(key)) {
                tracing::info!(table = %id, "another node plays the table now");
                service.tables.reload(*id).await;
            }
        }
        Err(error) => tracing::warn!(%error, "cannot look for tables that were taken over"),
    }
}

async fn poll(service: &Service) {
    loop {
        sleep(POLL).await;
        service.hub.change_listing();
    }
}

/// What a node held back that has stopped, others tell.
async fn learn_held(service: &Service) {
    loop {
        sleep(HELD).await;
        if let Err(error) = service.alerts.restore_held().await {
            tracing::warn!(%error, "cannot read which alerts wait");
        }
    }
}

async fn tell_leaving(service: &Service) {
    loop {
        sleep(LEAVING).await;
        if let Err(error) = service.tell_leaving(None).await {
            tracing::warn!(%error, "cannot remove deleted accounts from tables");
        }
    }
}

/// What was done for a takeover.
enum Done {
    Claimed(NodeId, Vec<TakenOver>),
    Unanswered,
    Loaded(TableKey),
}

/// Looks after the heartbeats of all.
struct Watch {
    service: Service,
    nodes: Arc<Nodes>,
    detector: FailureDetector,
    takeover: Takeover,
    under_way: JoinSet<Done>,
    claimed: HashMap<TableKey, TakenOver>,
    /// The key of the next claimed table.
    next: u64,
}

impl Watch {
    fn new(service: Service, nodes: Arc<Nodes>) -> Self {
        let detector = FailureDetector::new(NodeId(nodes.node.id()), Limits::default());
        let (takeover, under_way, claimed) = Default::default();
        Self { service, nodes, detector, takeover, under_way, claimed, next: 0 }
    }

    async fn run(mut self) {
        let mut ticks = interval(LOOK_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => self.look().await,
                Some(done) = self.under_way.join_next() => {
                    // A task that panicked has said so.
                    self.follow(done.unwrap_or(Done::Unanswered));
                }
            }
        }
    }

    async fn look(&mut self) {
        let answer = timeout(LOOK_WITHIN, self.nodes.node.look()).await;
        let changes = if let Ok(Ok(rows)) = answer {
            let changes = self.detector.look(&rows.iter().map(seen).collect::<Vec<_>>());
            let is_lost = |id| self.detector.lost().any(|(node, _)| node.0 == id);
            self.nodes.note(&rows, is_lost);
            changes
        } else {
            self.detector.look_failed();
            Vec::new()
        };
        let lost: Vec<_> = self.detector.lost().collect();
        self.nodes.set_lost(&lost);
        for change in changes {
            match change {
                Change::Lost(node, _) => {
                    tracing::warn!(%node, "a node is gone: its tables go on elsewhere");
                }
                Change::Back(node) => {
                    tracing::info!(%node, "a node is back");
                    let orders = self.takeover.change(change, &[]);
                    self.start(orders);
                }
            }
        }
        if self.nodes.is_draining() {
            return;
        }
        // Until it owns nothing, also what was passed over because somebody else held its row.
        for (node, beat) in lost {
            let orders = self.takeover.change(Change::Lost(node, beat), &[]);
            self.start(orders);
        }
    }

    fn start(&mut self, orders: Vec<Order>) {
        for order in orders {
            match order {
                Order::ClaimLot(node, beat) => {
                    let nodes = Arc::clone(&self.nodes);
                    self.under_way.spawn(async move { claim(&nodes, node, beat).await });
                }
                Order::Load(key, _) => self.load(key),
                // The request that waits asks again, and finds the owner among the lost.
                Order::Want(_) => {}
            }
        }
    }

    fn load(&mut self, key: TableKey) {
        let taken = self.claimed.remove(&key).filter(|taken| taken.goes_on);
        let tables = self.service.tables.clone();
        self.under_way.spawn(async move {
            if let Some(TakenOver { id, .. }) = taken {
                // What could not be loaded is tried again: see `adopting`.
                drop(tables.resume(id).await);
            }
            Done::Loaded(key)
        });
    }

    fn follow(&mut self, done: Done) {
        let orders = match done {
            Done::Claimed(from, tables) => {
                let keys: Vec<_> = tables.into_iter().map(|taken| self.note(taken)).collect();
                self.takeover.claimed(from, &keys)
            }
            Done::Unanswered => {
                // What was claimed all the same is ours, and found among all running matches.
                let tables = self.service.tables.clone();
                tokio::spawn(async move { tables.wake().await });
                self.takeover.unanswered()
            }
            Done::Loaded(key) => self.takeover.loaded(key),
        };
        self.start(orders);
    }

    /// Loading claims a table once more, so the term of the lot doesn't matter.
    fn note(&mut self, taken: TakenOver) -> (TableKey, Term) {
        let key = TableKey(self.next);
        self.next += 1;
        self.claimed.insert(key, taken);
        (key, Term::default())
    }
}

async fn claim(nodes: &Nodes, lost: NodeId, Beat(beat): Beat) -> Done {
    match nodes.node.take_over(lost.0, beat, LOT).await {
        Ok(tables) => {
            if tables.len() < LOT
                && let Err(error) = nodes.node.forget(lost.0, beat).await
            {
                tracing::warn!(%error, "cannot forget a node");
            }
            if !tables.is_empty() {
                tracing::info!(node = %lost, tables = tables.len(), "took tables over");
            }
            Done::Claimed(lost, tables)
        }
        Err(error) => {
            tracing::warn!(%error, "cannot take tables over");
            Done::Unanswered
        }
    }
}

fn seen(row: &NodeRow) -> Seen {
    Seen { node: NodeId(row.id), beat: Beat(row.heartbeat), locked: row.locked }
}
