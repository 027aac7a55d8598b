//! Tables on line: who sits where, and the match that is played there.
//!
//! A table is a `desk`, a plain state machine; an `actor` runs it and
//! stores what it writes before anybody is told; `socket` connects people to
//! it. Tables are read from the store when somebody wants them, and leave the
//! memory when nobody does.

mod actor;
mod bots;
mod clock;
mod desk;
mod entry;
mod http;
mod socket;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{GameId, TableError};
use fair::Bytes32;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use protocol::v1::{NewTable, TableInfo};
use store::{Append, Id, MatchKey, Millis, NewMatch, SeatRow, State, Store, StoreError, Summary};
use tokio::sync::{OnceCell, mpsc, oneshot};

use self::actor::{Actor, Command, Finished, QUEUE, now};
use self::bots::Pool;
use self::desk::{ConnId, Desk, Wire};
use self::entry::Founding;

pub(crate) use http::routes;

/// So many messages may wait for a reader; who is slower is let go.
const OUTBOX: usize = 128;

/// Why something could not be done with a table.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    /// There is none of that id.
    #[error("there is no such table")]
    Missing,
    /// It cannot be played at.
    #[error(transparent)]
    Table(#[from] TableError),
    /// What is stored cannot be read.
    #[error("the table cannot be read: {0}")]
    Unreadable(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All tables of a server. A clone is the same tables.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

/// What is counted.
#[derive(Clone, Debug)]
pub(crate) struct Meters {
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Actions done and kept.
    pub(crate) actions: Counter,
    /// Requests refused.
    pub(crate) refused: Counter,
    /// Seconds from an action to its acknowledgement.
    pub(crate) acknowledged: Histogram,
}

struct Inner {
    store: Store,
    meters: Meters,
    turns: mpsc::Sender<Turned>,
    pool: Pool,
    live: Mutex<HashMap<Id, Arc<OnceCell<Handle>>>>,
    connections: AtomicU64,
}

/// A person's turn has come while they were not at the table.
#[derive(Clone, Debug)]
pub(crate) struct Turned {
    pub(crate) person: Id,
    pub(crate) table: Id,
    pub(crate) game: GameId,
}

type Handle = mpsc::Sender<Command>;

/// Somebody's connection to a table.
pub(crate) struct Connected {
    pub(crate) connection: ConnId,
    pub(crate) table: Handle,
    pub(crate) messages: mpsc::Receiver<Wire>,
}

impl Tables {
    /// The tables of a store; so many bots think at once.
    pub(crate) fn new(
        store: Store,
        bots: usize,
        meters: Meters,
        turns: mpsc::Sender<Turned>,
    ) -> Self {
        let (live, connections) = (Mutex::default(), AtomicU64::new(0));
        let inner = Inner { store, meters, turns, pool: Pool::new(bots), live, connections };
        Self { inner: Arc::new(inner) }
    }

    /// Makes a table; what is answered is kept.
    pub async fn create(&self, new: NewTable, host: Id) -> Result<TableInfo, TablesError> {
        let id = self.create_with(new, host, Vec::new()).await?;
        self.info(id).await
    }

    /// Makes a table at which people sit already.
    pub(crate) async fn create_with(
        &self,
        table: NewTable,
        host: Id,
        people: Vec<SeatRow>,
    ) -> Result<Id, TablesError> {
        let id = Id::random();
        let secret = Bytes32(store::random_bytes());
        let founding = Founding { table, host, secret, created: now() };
        let settings = serde_json::to_string(&founding).expect("settings are plain data");
        let mut desk = Desk::found(id, founding)?;
        desk.seat_people(&people);
        let new = NewMatch {
            id,
            game: desk.info().game,
            public: desk.info().public,
            settings,
            seats: desk.seat_rows(),
        };
        let key = self.inner.store.create_match(new).await?;
        let entries = desk.take_out().entries;
        if !entries.is_empty() {
            self.inner.store.append(Append::entries(key, 0, entries)).await?;
        }
        Ok(id)
    }

    /// The table as everybody sees it.
    pub async fn info(&self, id: Id) -> Result<TableInfo, TablesError> {
        self.ask(id, |answer| Command::Info { answer }).await
    }

    /// A finished match; none if it is not over.
    pub(crate) async fn record(&self, id: Id) -> Result<Option<Finished>, TablesError> {
        self.ask(id, |answer| Command::Record { answer }).await
    }

    /// Connects somebody to a table.
    pub(crate) async fn connect(
        &self,
        id: Id,
        person: Id,
        name: &str,
    ) -> Result<Connected, TablesError> {
        loop {
            let table = self.open(id).await?;
            let connection = self.inner.connections.fetch_add(1, Ordering::Relaxed);
            let (to, messages) = mpsc::channel(OUTBOX);
            let (ready, is_ready) = oneshot::channel();
            let name = name.to_owned();
            let command = Command::Connect { connection, person, name, to, ready };
            let sent = table.send(command).await;
            if sent.is_ok() && is_ready.await.is_ok() {
                return Ok(Connected { connection, table, messages });
            }
        }
    }

    /// Goes on with every match that was under way: bots move, clocks run.
    pub async fn wake(&self) -> Result<usize, StoreError> {
        let running = self.inner.store.matches(State::Running).await?;
        for summary in &running {
            if let Err(error) = self.open(summary.id).await {
                tracing::error!(table = %summary.key, %error, "a match cannot go on");
            }
        }
        Ok(running.len())
    }

    /// Forgets tables whose match was never begun, which did not change since, and at which
    /// nobody is; says how many there were.
    pub async fn forget_unused(&self, before: Millis) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for Summary { id, .. } in self.inner.store.stale_matches(before).await? {
            let in_use = self.lock().contains_key(&id);
            if !in_use && self.inner.store.forget_stale(id, before).await? {
                forgotten += 1;
            }
        }
        Ok(forgotten)
    }

    /// Somebody is gone for good: their seats are free, or a bot's.
    pub(crate) async fn leave(&self, person: Id) -> Result<(), TablesError> {
        let theirs = self.inner.store.matches_of(person).await?;
        let live: Vec<_> = self.lock().keys().copied().collect();
        for id in theirs.into_iter().map(|summary| summary.id).chain(live) {
            match self.ask(id, |answer| Command::Leave { person, answer }).await {
                Ok(()) => {}
                // It cannot go on anyway.
                Err(TablesError::Unreadable(_) | TablesError::Missing) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Passes on whose turn has come. Whoever sends alerts may be too slow; then one is left out.
    fn alert(&self, desk: &Desk, people: &[Id]) {
        for &person in people {
            let turned = Turned { person, table: desk.id(), game: desk.game() };
            let _ = self.inner.turns.try_send(turned);
        }
    }

    /// How many tables are in memory.
    pub fn live(&self) -> usize {
        self.lock().len()
    }

    async fn ask<T>(
        &self,
        id: Id,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, TablesError> {
        loop {
            let table = self.open(id).await?;
            let (sender, answer) = oneshot::channel();
            if table.send(command(sender)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
    }

    /// The running table, read from the store if it is not in memory. However
    /// many ask at once, it is read once.
    async fn open(&self, id: Id) -> Result<Handle, TablesError> {
        loop {
            let cell = Arc::clone(self.lock().entry(id).or_default());
            match cell.get_or_try_init(|| self.load(id)).await {
                Ok(handle) if !handle.is_closed() => return Ok(handle.clone()),
                Ok(_) => self.forget_cell(id, &cell),
                Err(error) => {
                    self.forget_cell(id, &cell);
                    return Err(error);
                }
            }
        }
    }

    async fn load(&self, id: Id) -> Result<Handle, TablesError> {
        let stored = self.inner.store.read_match(id).await?.ok_or(TablesError::Missing)?;
        let key = stored.summary.key;
        let desk = tokio::task::spawn_blocking(move || Desk::load(&stored, now()))
            .await
            .map_err(|error| TablesError::Unreadable(error.to_string()))?
            .map_err(|error| TablesError::Unreadable(error.to_string()))?;
        Ok(self.run(id, key, desk))
    }

    fn run(&self, id: Id, key: MatchKey, desk: Desk) -> Handle {
        let (sender, commands) = mpsc::channel(QUEUE);
        let Inner { store, pool, meters, .. } = &*self.inner;
        meters.tables.inc();
        tokio::spawn(actor::run(Actor {
            id,
            key,
            next: desk.entries(),
            desk,
            store: store.clone(),
            pool: pool.clone(),
            meters: meters.clone(),
            tables: self.clone(),
            commands,
            own: sender.downgrade(),
        }));
        sender
    }

    /// A table leaves the memory.
    fn forget(&self, id: Id) {
        self.lock().remove(&id);
    }

    /// Only this cell: somebody may have put another one there.
    fn forget_cell(&self, id: Id, cell: &Arc<OnceCell<Handle>>) {
        let mut live = self.lock();
        if live.get(&id).is_some_and(|found| Arc::ptr_eq(found, cell)) {
            live.remove(&id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Id, Arc<OnceCell<Handle>>>> {
        self.inner.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
