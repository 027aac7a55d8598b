//! What all handlers share.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError, now};
use tokio::sync::watch;

use crate::config::{Config, Data};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::people::Passwords;
use crate::tables::Tables;
use crate::webhooks::Webhooks;

/// How often what is no longer needed is put away.
const SWEEP: Duration = Duration::from_secs(60);

const DAY: i64 = 24 * 60 * 60 * 1000;

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
        let tables = Tables::new(store.clone(), cores.div_ceil(2), metrics.of_tables());
        Self(Arc::new(Inner { config, store, limits, passwords, metrics, webhooks, stop, tables }))
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
                tracing::warn!(%error, "could not forget old sessions");
            }
        }
    }

    async fn forget(&self) -> Result<(), StoreError> {
        self.store.forget_keys().await?;
        self.store.forget_guests(now() - 30 * DAY).await?;
        Ok(())
    }
}
