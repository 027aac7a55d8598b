//! This server as one of several on the same database.

#![cfg_attr(not(feature = "postgres"), allow(dead_code, unused_variables))]

use std::time::Duration;

use crate::{Engine, Id, MatchKey, Store, StoreError, Term};

/// A node among all of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeRow {
    /// Its number; a restarted server is another node.
    pub id: u64,
    /// How often it has counted its heartbeat.
    pub heartbeat: u64,
    /// Whether its connection holds its liveness lock.
    pub locked: bool,
    /// Where the others reach it.
    pub name: String,
    /// Whether it hands its matches over, and is to be asked for nothing new.
    pub draining: bool,
}

/// A node, as its operator sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetNode {
    /// Where the others reach it.
    pub name: String,
    /// The version of its program.
    pub version: String,
    /// Unfinished matches that it owns.
    pub tables: u64,
    /// Whether it hands its matches over.
    pub draining: bool,
    /// Whether it holds its connection to the database.
    pub connected: bool,
    /// The time since its last heartbeat.
    pub silent: Duration,
}

/// A match that was claimed because its node is lost, or nobody owned it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenOver {
    /// Its key.
    pub key: MatchKey,
    /// Its id.
    pub id: Id,
    /// True if it goes on by itself: a running match with people, or one that is about to start.
    pub goes_on: bool,
}

/// Calls a method of PostgreSQL; SQLite has one server only.
macro_rules! postgres {
    ($node:expr, $engine:ident => $call:expr) => {
        match &*$node.store.engine {
            Engine::Sqlite(_) => Err(StoreError::Unsupported),
            #[cfg(feature = "postgres")]
            Engine::Postgres($engine) => $call,
        }
    };
}

/// This server as one of several on the same database. Clones are the same node.
#[derive(Clone, Debug)]
pub struct Node {
    store: Store,
    id: u64,
}

impl Node {
    /// Connects to a PostgreSQL database as one of several servers. `name` is where the others
    /// reach this one, as in `10.0.0.5:8080`; `rules` are the versions of the rules it plays, as
    /// JSON. Refused if a living node has the same name or plays by other rules.
    pub fn join(url: &str, name: &str, rules: &str) -> Result<(Store, Self), StoreError> {
        crate::postgres::join(url, name, rules)
    }

    #[cfg(feature = "postgres")]
    pub(crate) fn new(store: Store, id: u64) -> Self {
        Self { store, id }
    }

    /// Its number.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Counts the heartbeat, which never falls. Fails soon if the database doesn't answer.
    pub async fn beat(&self, count: u64) -> Result<(), StoreError> {
        postgres!(self, engine => engine.beat(count).await)
    }

    /// All nodes of the database. Fails soon if the database doesn't answer.
    pub async fn look(&self) -> Result<Vec<NodeRow>, StoreError> {
        postgres!(self, engine => engine.look().await)
    }

    /// Nodes that are lost, each with its last heartbeat: [`Store::acquire`] takes their matches as
    /// long as these heartbeats stand still.
    pub fn set_lost(&self, lost: Vec<(u64, u64)>) {
        let _: Result<(), StoreError> = postgres!(self, engine => {
            engine.set_lost(lost);
            Ok(())
        });
    }

    /// Takes over up to `most` matches of a lost node while its heartbeat stands still.
    pub async fn take_over(
        &self,
        lost: u64,
        heartbeat: u64,
        most: usize,
    ) -> Result<Vec<TakenOver>, StoreError> {
        postgres!(self, engine => engine.take_over(lost, heartbeat, most).await)
    }

    /// Claims up to `most` matches that nobody owns and that are due: their node left them while they
    /// went on.
    pub async fn adopt(&self, most: usize) -> Result<Vec<TakenOver>, StoreError> {
        postgres!(self, engine => engine.adopt(most).await)
    }

    /// Up to `most` matches that should go on by themselves and don't: those of this node that are
    /// not among the `played`, and those of nodes that are no longer known.
    pub async fn idle(&self, played: &[MatchKey], most: usize) -> Result<Vec<Id>, StoreError> {
        postgres!(self, engine => engine.idle(played, most).await)
    }

    /// Forgets a lost node that owns nothing any more. Returns whether it is gone.
    pub async fn forget(&self, lost: u64, heartbeat: u64) -> Result<bool, StoreError> {
        postgres!(self, engine => engine.forget_node(lost, heartbeat).await)
    }

    /// Those of these matches that have another owner by now.
    pub async fn fenced(&self, owned: &[(MatchKey, Term)]) -> Result<Vec<MatchKey>, StoreError> {
        postgres!(self, engine => engine.fenced(owned).await)
    }

    /// Tells the other nodes that this one hands its matches over.
    pub async fn set_draining(&self) -> Result<(), StoreError> {
        postgres!(self, engine => engine.set_draining().await)
    }

    /// Lets go of a match that is under way: it is due at once, for whichever node comes first.
    /// Nothing of it may wait to be written.
    pub async fn hand_over(&self, key: MatchKey, term: Term) -> Result<(), StoreError> {
        postgres!(self, engine => engine.hand_over(key, term).await)
    }

    /// The node that owns a match, and where it is.
    pub async fn owner(&self, id: Id) -> Result<Option<(u64, String)>, StoreError> {
        postgres!(self, engine => engine.owner(id).await)
    }

    /// Lets go of all matches and leaves. Those that go on by themselves are due at once:
    /// [`Node::adopt`].
    pub async fn leave(&self) -> Result<(), StoreError> {
        postgres!(self, engine => engine.leave_nodes().await)
    }
}
