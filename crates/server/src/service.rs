//! The state that all handlers share.

use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Id, Node, Store, StoreError, now};
use tokio::sync::watch;

use crate::alerts::Alerts;
use crate::config::{Config, Data};
use crate::endings::{Endings, Listening, Which};
use crate::health::Readiness;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::nodes::{self, Nodes};
use crate::people::Passwords;
use crate::personal::Hub;
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::steady::Steadiness;
use crate::tables::{self, Tables, TablesError};

/// How often what is no longer needed is put away.
const SWEEP: Duration = Duration::from_secs(60);

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table at which nothing has happened for this long, and whose match was never begun, is no
/// longer needed.
const UNUSED: i64 = 14 * DAY;

/// A device on which nobody signed in for this time is not known any more.
const DEVICE: i64 = 400 * DAY;

/// A server's data, settings and limits. Clones share the same service.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

/// What a [`Service`] shares.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) metrics: Metrics,
    pub(crate) presence: Arc<Presence>,
    pub(crate) alerts: Arc<Alerts>,
    stop: watch::Sender<bool>,
    endings: Endings,
    pub(crate) readiness: Readiness,
    pub(crate) tables: Tables,
    /// Where tables report, for personal sockets.
    pub(crate) hub: Arc<Hub>,
    /// This server among several; none if it has its data for itself.
    pub(crate) nodes: Option<Arc<Nodes>>,
}

impl Deref for Service {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Service {
    /// Opens the data named in the settings.
    pub fn open(config: Config) -> Result<Self, StoreError> {
        store::set_slow_query_threshold(Duration::from_millis(config.log.slow_query_ms));
        let store = match (&config.data, &config.node) {
            (Some(Data::Postgres(url)), Some(name)) => {
                let (store, node) = Node::join(url.secret(), name, &nodes::rules())?;
                let nodes = Nodes::new(node, name.clone());
                return Ok(Self::with(config, store, Some(Arc::new(nodes))));
            }
            (Some(Data::Postgres(url)), None) => Store::connect(url.secret())?,
            (Some(Data::Folder(folder)), _) => Store::open(folder)?,
            (Some(Data::Memory) | None, _) => Store::memory()?,
        };
        Ok(Self::new(config, store))
    }

    /// A service with data that is already open.
    pub fn new(config: Config, store: Store) -> Self {
        Self::with(config, store, None)
    }

    fn with(config: Config, store: Store, nodes: Option<Arc<Nodes>>) -> Self {
        let limits = Limits::new(&config.limits);
        let passwords = Passwords::new();
        let metrics = Metrics::new(&store);
        let presence = Arc::new(Presence::default());
        let alerts = Arc::new(Alerts::new(&config, store.clone(), Arc::clone(&presence)));
        let stop = watch::Sender::new(false);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        // People come first: bots get half of the machine.
        let hub = Arc::<Hub>::default();
        let (bots, meters) = (cores.div_ceil(2), metrics.of_tables());
        let (told, reported) = (Arc::clone(&alerts), Arc::clone(&hub));
        let tables = Tables::new(store.clone(), bots, meters, told, reported, nodes.clone());
        let (endings, readiness) = (Endings::new(), Readiness::default());
        Self(Arc::new(Inner {
            config,
            store,
            limits,
            passwords,
            metrics,
            presence,
            alerts,
            stop,
            endings,
            readiness,
            tables,
            hub,
            nodes,
        }))
    }

    /// A service with in-memory data, for tests.
    pub fn memory() -> Result<Self, StoreError> {
        Self::open(Config::default())
    }

    /// Nothing new begins from now on.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Has the server been told to stop?
    pub(crate) fn stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Done when the operator of several servers wants this one to hand its tables over.
    pub(crate) async fn drain_wanted(&self) {
        match &self.nodes {
            Some(nodes) => nodes.drain_wanted().await,
            None => std::future::pending().await,
        }
    }

    /// Done when the server has been told to stop.
    pub(crate) async fn stopped(&self) {
        // The sender lives as long as `self`.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    /// Ends the sockets of sessions that are no longer any.
    pub(crate) fn end(&self, person: Id, which: Which) {
        self.endings.tell(person, which);
    }

    /// Hears of sessions that end from now on.
    pub(crate) fn endings(&self) -> Listening {
        self.endings.listen()
    }

    /// Whether the server is idle: no pending requests, no unread responses, no passwords being
    /// hashed, and every reading connection free.
    #[doc(hidden)]
    pub fn is_idle(&self) -> bool {
        let readers = self.store.free_readers();
        self.limits.under_way() == (0, 0)
            && self.passwords.is_idle()
            && readers.is_none_or(|free| free == store::READERS)
    }

    /// The number of personal sockets.
    #[doc(hidden)]
    pub fn personal_sockets(&self) -> usize {
        self.hub.sockets()
    }

    /// Sends alerts, for ever.
    pub(crate) async fn send_alerts(self) {
        self.alerts.run().await;
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Deletes a person. From the first moment on they are nobody; tables learn of it one by one,
    /// after a restart where that is necessary.
    pub(crate) async fn delete(&self, person: Id) -> Result<(), Refusal> {
        self.store.delete_person(person).await?;
        self.end(person, Which::All);
        self.hub.change_listing();
        self.alerts.forget(person);
        self.tell_leaving(Some(person)).await?;
        Ok(())
    }

    /// Tells tables of people who are gone: of one, or of all of whom they were not told.
    pub(crate) async fn tell_leaving(&self, whom: Option<Id>) -> Result<(), TablesError> {
        let all = self.store.leaving().await?;
        for leaving in all.into_iter().filter(|it| whom.is_none_or(|whom| whom == it.person)) {
            match self.tables.leave(leaving.person, leaving.table).await {
                // The node that plays there tells it.
                Err(TablesError::Store(StoreError::Elsewhere { .. })) => {}
                told => {
                    told?;
                    self.store.left(leaving).await?;
                }
            }
        }
        if let Some(whom) = whom {
            self.tables.leave_all(whom).await?;
        }
        Ok(())
    }

    /// Says in the log what is wrong with the data.
    pub(crate) async fn look_for_damage(self) {
        let found = self.store.check().await;
        if let Err(error) = &found {
            tracing::error!(%error, "cannot check the data");
        }
        for notice in self.store.notices().iter().chain(found.iter().flatten()) {
            if notice.is_advice() {
                tracing::warn!("{notice}");
            } else {
                tracing::error!("{notice}");
            }
        }
    }

    /// Tells personal sockets what has changed, for ever.
    pub(crate) async fn pass_news_on(self) {
        self.hub.run(&self.store, || self.limits.people_online()).await;
    }

    /// Goes on with the matches that were under way.
    pub(crate) async fn wake(self) {
        if let Err(error) = self.alerts.restore().await {
            tracing::error!(%error, "cannot read which alerts were sent");
        }
        if let Err(error) = self.tell_leaving(None).await {
            tracing::error!(%error, "cannot remove deleted accounts from tables");
        }
        match self.tables.wake().await {
            Ok(0) => {}
            Ok(matches) => tracing::info!(matches, "matches resumed"),
            Err(error) => tracing::error!(%error, "cannot read running matches"),
        }
    }

    /// Puts away what is no longer needed, for ever.
    pub(crate) async fn keep_tidy(self) {
        let written = self.store.last_change().await.ok().flatten();
        let mut clock = Steadiness::new(written, now(), Instant::now());
        loop {
            tokio::time::sleep(SWEEP).await;
            self.limits.sweep();
            self.presence.sweep(tables::now());
            self.alerts.channels.sweep();
            if let Err(error) = self.tables.drop_closed().await {
                tracing::warn!(%error, "cannot look for closed tables");
            }
            if !clock.look(now(), Instant::now()) {
                continue;
            }
            if let Err(error) = self.forget().await {
                tracing::warn!(%error, "cannot delete expired data");
            }
        }
    }

    async fn forget(&self) -> Result<(), StoreError> {
        // Those that ended of late may have ended by a clock that was ahead.
        self.store.forget_keys(now() - 30 * DAY).await?;
        self.store.forget_devices(now() - DEVICE).await?;
        self.tables.forget_unused(now() - UNUSED).await?;
        self.store.forget_guests(now() - 30 * DAY).await?;
        self.store.forget_chat(now() - DAY).await?;
        Ok(())
    }
}
