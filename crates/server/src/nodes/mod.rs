//! Several servers on one PostgreSQL database. Each table is played on one of them, its owner; the
//! others pass requests and sockets on to it.
//!
//! The database decides who owns a table: every append is checked against the owner's term. What is
//! here only decides when to try: `watching` counts heartbeats and takes over from nodes that are gone,
//! `adopting` goes on with what a node left that stopped, `forward` passes on what another node has
//! to answer.

mod adopting;
mod draining;
mod forward;
mod relay;
mod said;
mod watching;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::fleet::heartbeat::Heartbeat;
use ::fleet::{Beat, NodeId};
use registry::GameId;
use serde_json::{Map, Value};
use store::{Id, MatchKey, Node, StoreError, Term};
use tokio::sync::watch;

pub(crate) use forward::{forward, is_passed_on};
pub(crate) use relay::moved;
pub(crate) use watching::run;

/// This server as one of several.
pub(crate) struct Nodes {
    node: Node,
    /// Where it is reached.
    name: String,
    begun: Instant,
    heartbeat: Mutex<Heartbeat>,
    /// The tables that are played here.
    owned: Mutex<HashMap<MatchKey, (Id, Term)>>,
    /// Nodes that are gone and have not been forgotten yet.
    lost: watch::Sender<HashSet<u64>>,
    /// Nodes that can take tables.
    peers: Mutex<Vec<(u64, String)>>,
    drain: watch::Sender<Drain>,
}

/// Whether this node hands its tables over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Drain {
    #[default]
    No,
    /// Its operator wants it to.
    Wanted,
    /// It does.
    Begun,
}

impl Nodes {
    pub(crate) fn new(node: Node, name: String) -> Self {
        let (heartbeat, owned) = (Mutex::default(), Mutex::default());
        let (lost, drain, peers) = Default::default();
        Self { node, name, begun: Instant::now(), heartbeat, owned, lost, peers, drain }
    }

    /// Whether messages with no entry behind them may leave: nobody can have taken over yet.
    pub(crate) fn may_speak(&self) -> bool {
        let now = self.now();
        self.lock_heartbeat().may_speak(now)
    }

    /// A table is played here from now on.
    pub(crate) fn plays(&self, key: MatchKey, id: Id, term: Term) {
        self.lock_owned().insert(key, (id, term));
    }

    /// A table isn't played here any more, at least not under this term.
    pub(crate) fn played(&self, key: MatchKey, term: Term) {
        let mut owned = self.lock_owned();
        if owned.get(&key).is_some_and(|(_, now)| *now == term) {
            owned.remove(&key);
        }
    }

    /// Nodes are gone, each with its last heartbeat: their tables may be claimed.
    fn set_lost(&self, lost: &[(NodeId, Beat)]) {
        self.node.set_lost(lost.iter().map(|(node, beat)| (node.0, beat.0)).collect());
        let ids: HashSet<u64> = lost.iter().map(|(node, _)| node.0).collect();
        self.lost.send_if_modified(|known| {
            let changed = *known != ids;
            *known = ids;
            changed
        });
    }

    /// Done when a node is gone: it may still hold connections, and will never answer.
    async fn is_lost(&self, node: u64) {
        // The sender lives as long as `self`.
        let _ = self.lost.subscribe().wait_for(|lost| lost.contains(&node)).await;
    }

    /// Lets go of all tables, for others to take at once.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        self.node.leave().await
    }

    /// Lets go of one table that is under way.
    pub(crate) async fn hand_over(&self, key: MatchKey, term: Term) -> Result<(), StoreError> {
        self.node.hand_over(key, term).await
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    fn lock_heartbeat(&self) -> MutexGuard<'_, Heartbeat> {
        self.heartbeat.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_owned(&self) -> MutexGuard<'_, HashMap<MatchKey, (Id, Term)>> {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The versions of the rules that this program plays, as JSON.
pub(crate) fn rules() -> String {
    let rules = |game: &GameId| (game.name().to_owned(), Value::from(game.about().rules));
    let rules: Map<_, _> = GameId::ALL.iter().map(rules).collect();
    Value::from(rules).to_string()
}
