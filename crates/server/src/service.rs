//! What all handlers share.

use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Id, Store, StoreError, now};
use tokio::sync::{broadcast, mpsc, watch};

use crate::config::{Config, Data};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::people::Passwords;
use crate::tables::{Tables, Turned};
use crate::webhooks::{Turn, Webhooks};

/// How often what is no longer needed is put away.
const SWEEP: Duration = Duration::from_secs(60);

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table at which nothing has happened for so long, and whose match was never begun, is no
/// longer needed.
const UNUSED: i64 = 14 * DAY;

/// Turns that wait to be told, at the most.
const TURNS: usize = 1024;

/// Endings that a busy socket can be behind.
const ENDINGS: usize = 64;

/// Sessions of a person that are no longer any.
#[derive(Clone, Copy, Debug)]
struct Ending {
    person: Id,
    which: Ended,
}

/// Which sessions of a person.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ended {
    All,
    /// This one.
    One(Id),
    /// All but this one.
    Others(Id),
}

impl Ended {
    fn contains(self, key: Id) -> bool {
        match self {
            Self::All => true,
            Self::One(ended) => ended == key,
            Self::Others(kept) => kept != key,
        }
    }
}

/// A server's data, settings and limits. A clone is the same service.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

/// What a [`Service`] shares.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) metrics: Metrics,
    pub(crate) webhooks: Webhooks,
    stop: watch::Sender<bool>,
    endings: broadcast::Sender<Ending>,
    turns: Mutex<Option<mpsc::Receiver<Turned>>>,
    pub(crate) tables: Tables,
}

impl Deref for Service {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Service {
    /// Opens the data that the settings name.
    pub fn open(config: Config) -> Result<Self, StoreError> {
        let store = match &config.data {
            Some(Data::Folder(folder)) => Store::open(folder)?,
            Some(Data::Memory) | None => Store::memory()?,
        };
        Ok(Self::new(config, store))
    }

    /// With data that is open already.
    pub fn new(config: Config, store: Store) -> Self {
        let limits = Limits::new(&config.limits);
        let passwords = Passwords::new();
        let metrics = Metrics::new(&store);
        let webhooks = Webhooks::new(&config.webhooks);
        let stop = watch::Sender::new(false);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        // People come first: bots get half of the machine.
        let (turned, turns) = mpsc::channel(TURNS);
        let tables = Tables::new(store.clone(), cores.div_ceil(2), metrics.of_tables(), turned);
        let endings = broadcast::Sender::new(ENDINGS);
        let turns = Mutex::new(Some(turns));
        Self(Arc::new(Inner {
            config,
            store,
            limits,
            passwords,
            metrics,
            webhooks,
            stop,
            endings,
            turns,
            tables,
        }))
    }

    /// With data that is gone with the process, as for a test.
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

    /// Done when the server has been told to stop.
    pub(crate) async fn stopped(&self) {
        // The sender lives as long as `self`.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    /// Ends the sockets of sessions that are no longer any.
    pub(crate) fn end(&self, person: Id, which: Ended) {
        // Without sockets nobody listens.
        let _ = self.endings.send(Ending { person, which });
    }

    /// Done when a session is no longer one. It listens from the moment of this call on.
    pub(crate) fn ended(&self, person: Id, key: Id) -> impl Future<Output = ()> + use<> {
        let mut endings = self.endings.subscribe();
        async move {
            // Who missed some of them is let go as well: whoever may come back does so.
            while let Ok(ending) = endings.recv().await {
                if ending.person == person && ending.which.contains(key) {
                    return;
                }
            }
        }
    }

    /// Sends turn alerts, for ever.
    pub(crate) async fn send_alerts(self) {
        let turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut turns) = turns.filter(|_| self.config.webhooks.enabled) else { return };
        while let Some(turned) = turns.recv().await {
            match self.store.person(turned.person).await {
                Ok(person) => {
                    if let Some(url) = person.and_then(|person| person.webhook) {
                        self.webhooks.tell(url, &self.turn(&turned));
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look up where to send an alert"),
            }
        }
    }

    fn turn(&self, turned: &Turned) -> Turn {
        let title = turned.game.about().title;
        let server = self.config.public_url.clone();
        let at = server.as_ref().map_or(String::new(), |server| format!(" ({server})"));
        Turn {
            game: turned.game.to_string(),
            table: turned.table.to_string(),
            text: format!("It is your turn in {title}{at}"),
            server,
        }
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Goes on with the matches that were under way.
    pub(crate) async fn wake(self) {
        match self.tables.wake().await {
            Ok(0) => {}
            Ok(matches) => tracing::info!(matches, "matches go on"),
            Err(error) => tracing::error!(%error, "running matches cannot be read"),
        }
    }

    /// Puts away what is no longer needed, for ever.
    pub(crate) async fn keep_tidy(self) {
        loop {
            tokio::time::sleep(SWEEP).await;
            self.limits.sweep();
            if let Err(error) = self.forget().await {
                tracing::warn!(%error, "could not forget what is no longer needed");
            }
        }
    }

    async fn forget(&self) -> Result<(), StoreError> {
        self.store.forget_keys().await?;
        self.tables.forget_unused(now() - UNUSED).await?;
        self.store.forget_guests(now() - 30 * DAY).await?;
        Ok(())
    }
}
