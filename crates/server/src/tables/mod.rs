//! Online tables: who sits where, and the match that is played there.
//!
//! `state` is a table as a plain state machine. `actor` is the task that runs one: messages
//! leave it only after the log entry behind them is durable. `socket` connects people to it.
//! Tables are loaded from the store on demand and leave memory when nobody uses them.

mod actor;
mod bots;
mod checking;
mod clock;
mod closing;
mod command;
mod cost;
mod drawing;
mod entry;
mod http;
mod inviting;
mod opening;
mod socket;
mod state;
mod time;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use engine::MatchError;
use fair_dice::Bytes32;
use futures_util::StreamExt;
use futures_util::stream;
use game::Seat;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use protocol::v1::{NewTable, Request, TableInfo};
use store::{
    HostLimit, Id, MatchKey, Millis, NewMatch, SeatRow, State, Store, StoreError, Summary, Term,
};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, oneshot};

use self::actor::{Actor, QUEUE};
use self::bots::Pool;
use self::command::{Command, Finished};
use self::entry::TableSettings;
use self::opening::Cell;
pub(crate) use self::state::AlertNews;
use self::state::{ConnId, Ordered, TableState};
use crate::alerts::Alerts;
use crate::limits::Net;
use crate::nodes::Nodes;
use crate::outgoing::{Outgoing, outgoing};
use crate::personal::{Hub, MOST};
use crate::socket::NotTaken;

pub use checking::{Checked, check_data};
pub use closing::{Closed, close_table};
pub(crate) use cost::BUDGET;
pub(crate) use http::{create_for, routes};
pub(crate) use state::Join;
pub(crate) use time::now;

/// Pages of history that are written at a time.
const PAGES: usize = 2;

/// Logs that are played through at a time, where bots have few threads. Each takes a core.
const LEAST_REPLAYS: usize = 2;

/// Tables that are read from the store at a time when the server starts.
const LOADING: usize = 4;

/// Why a request about a table failed.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    /// There is none of that id.
    #[error("there is no such table")]
    Missing,
    /// Its host has as many as they may have.
    #[error("too many open tables")]
    TooMany,
    /// It cannot be played at.
    #[error(transparent)]
    Table(#[from] MatchError),
    /// What is stored cannot be read.
    #[error("cannot read the table: {0}")]
    Unreadable(String),
    /// The table doesn't do it now, or not for this person.
    #[error("{0}")]
    Refused(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All tables of a server. Clones share the same tables.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

/// What is counted.
#[derive(Clone, Debug)]
pub(crate) struct Meters {
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Actions done and stored.
    pub(crate) actions: Counter,
    /// Requests refused.
    pub(crate) refused: Counter,
    /// Seconds from an action to its acknowledgement.
    pub(crate) acknowledged: Histogram,
    /// Seconds a bot thinks about a decision.
    pub(crate) decisions: Histogram,
}

struct Inner {
    store: Store,
    meters: Meters,
    alerts: Arc<Alerts>,
    pool: Pool,
    pages: Arc<Semaphore>,
    replays: Arc<Semaphore>,
    live: Mutex<HashMap<Id, Cell>>,
    connections: AtomicU64,
    hub: Arc<Hub>,
    nodes: Option<Arc<Nodes>>,
}

type Handle = mpsc::Sender<Command>;

/// Somebody's connection to a table, which ends when this is dropped.
pub(crate) struct Connected {
    connection: ConnId,
    person: Id,
    table: Handle,
    store: Store,
    pub(crate) messages: Outgoing,
}

impl Connected {
    /// Passes on what somebody says.
    pub(crate) async fn say(&self, request: Request) -> Result<(), NotTaken> {
        let connection = self.connection;
        let command = match &request {
            Request::Reserve { seat, person } => match self.invite(person).await? {
                Some(expected) => Command::Reserve { connection, seat: *seat, expected },
                // The table refuses it.
                None => Command::Request { connection, request },
            },
            _ => Command::Request { connection, request },
        };
        // An error if the table has left the memory.
        self.table.send(command).await.map_err(|_| NotTaken::Gone)
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let command = Command::Disconnect { connection: self.connection };
        if let Err(TrySendError::Full(command)) = self.table.try_send(command) {
            let table = self.table.clone();
            tokio::spawn(async move { table.send(command).await });
        }
    }
}

impl Tables {
    /// The tables of a store; `bots` of them think at once.
    pub(crate) fn new(
        store: Store,
        bots: usize,
        meters: Meters,
        alerts: Arc<Alerts>,
        hub: Arc<Hub>,
        nodes: Option<Arc<Nodes>>,
    ) -> Self {
        let (live, connections) = (Mutex::default(), AtomicU64::new(0));
        let pool = Pool::new(bots, &meters.decisions);
        let pages = Arc::new(Semaphore::new(PAGES));
        let replays = Arc::new(Semaphore::new(bots.max(LEAST_REPLAYS)));
        let inner =
            Inner { store, meters, alerts, pool, pages, replays, live, connections, hub, nodes };
        Self { inner: Arc::new(inner) }
    }

    /// Decisions of bots that wait for a thread.
    pub(crate) fn decisions_waiting(&self) -> usize {
        self.inner.pool.waiting()
    }

    /// Creates a table; it is stored before this returns.
    pub async fn create(&self, new: NewTable, host: Id) -> Result<TableInfo, TablesError> {
        self.create_within(new, host, None).await
    }

    /// The same, as long as the host has fewer than they may have, however many they create at the
    /// same time.
    pub(crate) async fn create_within(
        &self,
        new: NewTable,
        host: Id,
        limit: Option<HostLimit>,
    ) -> Result<TableInfo, TablesError> {
        state::check_opponents(&new)?;
        if self.inner.nodes.as_ref().is_some_and(|nodes| nodes.is_draining()) {
            return Err(StoreError::Unavailable("the node takes nothing new".to_owned()).into());
        }
        let id = Id::random();
        let ordered = Ordered { id, table: new, host, people: Vec::new(), former: None };
        self.make(ordered, limit).await?;
        self.info(id, Some(host)).await
    }

    /// Makes a table at which seats are reserved, unless it is there already.
    pub(crate) async fn create_rematch(&self, mut ordered: Ordered) -> Result<(), TablesError> {
        if let (Some(edition), Some(former)) = (&mut ordered.table.edition, ordered.former) {
            edition.text = self.edition_text(former).await?;
        }
        match self.make(ordered, None).await {
            // It was made before, perhaps by another server.
            Err(TablesError::Store(StoreError::Taken)) => Ok(()),
            made => made,
        }
    }

    /// The text of a table's own edition. Tables forget it when their match begins.
    async fn edition_text(&self, table: Id) -> Result<String, TablesError> {
        let found = self.inner.store.find_match(table).await?.ok_or(TablesError::Missing)?;
        let settings: TableSettings = serde_json::from_str(&found.settings)
            .map_err(|error| TablesError::Unreadable(error.to_string()))?;
        Ok(settings.table.edition.map(|edition| edition.text).unwrap_or_default())
    }

    /// A table with any bots, levels for tests among them.
    #[cfg(test)]
    async fn open_table(&self, table: NewTable, host: Id) -> Id {
        let id = Id::random();
        let ordered = Ordered { id, table, host, people: Vec::new(), former: None };
        self.make(ordered, None).await.expect("a table");
        id
    }

    async fn make(&self, ordered: Ordered, limit: Option<HostLimit>) -> Result<(), TablesError> {
        let Ordered { id, table, host, people, former: _ } = ordered;
        let secret = Bytes32(store::random_bytes());
        let reserve = |row: &SeatRow| Some((Seat::new(row.seat), row.person?));
        let reserved = people.iter().filter_map(reserve).collect();
        let settings = TableSettings { table, host, secret, created: now(), reserved };
        let stored = serde_json::to_string(&settings).expect("settings are plain data");
        let mut state = TableState::create(id, settings)?;
        let named = |person: Id| people.iter().find(|row| row.person == Some(person));
        state.name_reserved(|person| named(person).map(|row| row.name.clone()));
        let new = NewMatch {
            id,
            game: state.info().game,
            public: state.info().public,
            settings: stored,
            seats: state.seat_rows(),
        };
        match limit {
            Some(limit) => {
                let made = self.inner.store.create_match_within(new, limit).await?;
                made.ok_or(TablesError::TooMany)?;
            }
            None => {
                self.inner.store.create_match(new).await?;
            }
        }
        self.hub().change_listing();
        Ok(())
    }

    /// Where tables report.
    pub(crate) fn hub(&self) -> &Hub {
        &self.inner.hub
    }

    /// Sees to it that every running match of a person has reported whom it waits for.
    pub(crate) async fn report_running(&self, person: Id) -> Result<(), StoreError> {
        let tables = self.inner.store.matches_of(person, MOST).await?;
        let running = tables.iter().filter(|summary| summary.state == State::Running);
        for Summary { id, .. } in running.filter(|summary| !self.hub().knows(summary.id)) {
            // A table reports before it answers.
            match self.info(*id, None).await {
                Ok(_) | Err(TablesError::Store(StoreError::Elsewhere { .. })) => {}
                Err(error) => {
                    tracing::error!(table = %id, %error, "cannot read a running match");
                }
            }
        }
        Ok(())
    }

    /// The table as a person sees it, or with `None` as a stranger does.
    pub async fn info(&self, id: Id, viewer: Option<Id>) -> Result<TableInfo, TablesError> {
        self.ask(id, |answer| Command::Info { viewer, answer }).await
    }

    /// A finished match; none if it is not over for this viewer.
    pub(crate) async fn record(
        &self,
        id: Id,
        viewer: Option<Id>,
    ) -> Result<Option<Finished>, TablesError> {
        self.ask(id, |answer| Command::Record { viewer, answer }).await
    }

    /// Gives somebody who isn't connected a seat; whether there was one.
    pub(crate) async fn join(
        &self,
        id: Id,
        person: Id,
        name: &str,
        how: Join,
    ) -> Result<bool, TablesError> {
        let join = |answer| Command::Join { person, name: name.to_owned(), how, answer };
        Ok(self.ask(id, join).await??)
    }

    /// Takes somebody who may not be connected out of their seat; in a running match a bot plays
    /// for them until they come back.
    pub(crate) async fn stand(&self, id: Id, person: Id) -> Result<(), TablesError> {
        let stood = self.ask(id, |answer| Command::Stand { person, answer }).await??;
        stood.map_err(|refusal| TablesError::Refused(refusal.message))
    }

    /// Connects somebody to a table.
    pub(crate) async fn connect(
        &self,
        id: Id,
        (person, guest): (Id, bool),
        name: &str,
        from: Net,
    ) -> Result<Connected, TablesError> {
        loop {
            let table = self.open(id).await?;
            let connection = self.inner.connections.fetch_add(1, Ordering::Relaxed);
            let (to, messages) = outgoing();
            let (ready, is_ready) = oneshot::channel();
            let name = name.to_owned();
            let command = Command::Connect { connection, person, name, guest, from, to, ready };
            let sent = table.send(command).await;
            // From here on nobody is left behind at the table if the caller hangs up.
            let store = self.inner.store.clone();
            let connected = Connected { connection, person, table, store, messages };
            if sent.is_ok() && is_ready.await.is_ok() {
                return Ok(connected);
            }
        }
    }

    /// Resumes every running match with people: bots move, clocks run. Matches with only bots wait
    /// for somebody to watch. Tables whose match starts by itself are loaded, too.
    pub async fn wake(&self) -> Result<usize, StoreError> {
        let has_people = |summary: &Summary| summary.seats.iter().any(|seat| seat.person.is_some());
        let mut running = self.inner.store.matches(State::Running).await?;
        running.retain(has_people);
        let matches = running.len();
        let mut waiting = self.inner.store.matches(State::Waiting).await?;
        waiting.retain(|table| has_people(table) && table.settings.contains("\"start_after\""));
        self.resume_all(running.iter().chain(&waiting).map(|summary| summary.id)).await;
        Ok(matches)
    }

    /// Loads tables side by side, a few at a time.
    pub(crate) async fn resume_all(&self, tables: impl Iterator<Item = Id>) {
        let resume = async |id| drop(self.resume(id).await);
        stream::iter(tables).for_each_concurrent(LOADING, resume).await;
    }

    /// Loads a table, unless another node plays it.
    pub(crate) async fn resume(&self, id: Id) -> Result<(), TablesError> {
        match self.open(id).await {
            Ok(_) | Err(TablesError::Store(StoreError::Elsewhere { .. })) => Ok(()),
            Err(error) => {
                tracing::error!(table = %id, %error, "cannot resume a match");
                Err(error)
            }
        }
    }

    /// The node that plays a table, if it isn't this one.
    pub(crate) async fn other_owner(&self, id: Id) -> Option<(u64, String)> {
        match self.open(id).await {
            Err(TablesError::Store(StoreError::Elsewhere { node, name })) => Some((node, name)),
            _ => None,
        }
    }

    /// Deletes tables whose match never started, which haven't changed since a moment and where
    /// nobody is present. Returns how many.
    pub async fn forget_unused(&self, before: Millis) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for Summary { id, .. } in self.inner.store.stale_matches(before).await? {
            let in_use = self.lock().contains_key(&id);
            if !in_use && self.inner.store.forget_stale(id, before).await? {
                self.hub().forget(id);
                self.alerts().forget_table(id);
                forgotten += 1;
            }
        }
        Ok(forgotten)
    }

    /// Somebody is gone for good: their seat at a table is free, or a bot's.
    pub(crate) async fn leave(&self, person: Id, table: Id) -> Result<(), TablesError> {
        match self.ask(table, |answer| Command::Leave { person, answer }).await {
            // It cannot go on anyway.
            Err(TablesError::Unreadable(_) | TablesError::Missing) => Ok(()),
            told => Ok(told??),
        }
    }

    /// Tables in memory forget somebody who is gone for good, also where they only looked on or
    /// the match is over.
    pub(crate) async fn leave_all(&self, person: Id) -> Result<(), TablesError> {
        for table in self.in_use() {
            self.leave(person, table).await?;
        }
        Ok(())
    }

    /// The tables in memory.
    pub(crate) fn in_use(&self) -> Vec<Id> {
        self.lock().keys().copied().collect()
    }

    /// Finishes what is under way at a table, for another node to go on. Done when it is free.
    pub(crate) async fn hand_over(&self, id: Id) {
        let Some(table) = self.in_memory(id) else { return };
        let (done, is_done) = oneshot::channel();
        // A table that has just left is free as well.
        if table.send(Command::HandOver { done }).await.is_ok() {
            let _ = is_done.await;
        }
    }

    fn alerts(&self) -> &Alerts {
        &self.inner.alerts
    }

    fn pages(&self) -> Arc<Semaphore> {
        Arc::clone(&self.inner.pages)
    }

    /// The number of tables in memory.
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

    fn run(&self, id: Id, (key, term): (MatchKey, Term), state: TableState) -> Handle {
        let (sender, commands) = mpsc::channel(QUEUE);
        let Inner { store, pool, meters, nodes, .. } = &*self.inner;
        meters.tables.inc();
        if let Some(nodes) = nodes {
            nodes.plays(key, id, term);
        }
        tokio::spawn(actor::run(Actor {
            id,
            key,
            term,
            next: state.entries(),
            state,
            store: store.clone(),
            pool: pool.clone(),
            meters: meters.clone(),
            tables: self.clone(),
            commands,
            own: sender.downgrade(),
            nodes: nodes.clone(),
        }));
        sender
    }
}

#[cfg(test)]
mod tests;
