//! Connections that come back.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::config::TargetSessionAttrs;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Row, Statement};

use super::url::Target;
use crate::StoreError;
use crate::slow::Timed;

/// How long an outage may last before requests are refused.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);
/// How long the answer to a statement may take: longer than the database lets it run.
const ANSWER: Duration = Duration::from_secs(10);
/// From one try to connect to the next.
const RETRY: Duration = Duration::from_millis(200);

/// A statement that runs longer, a lock that is waited for longer, and a transaction whose client
/// says nothing are given up by the database, so that a client that hangs holds nothing for long.
const SESSION: &str = "SET statement_timeout = '5s'; SET lock_timeout = '4s';
    SET idle_in_transaction_session_timeout = '2s'; SET client_min_messages = warning";

pub(super) type Parameter<'a> = &'a (dyn ToSql + Sync);

/// A connection, and the statements it has prepared.
pub(crate) struct Link {
    client: Client,
    statements: StdMutex<HashMap<&'static str, Statement>>,
    /// An answer did not come in time, or was that nothing can be written.
    given_up: AtomicBool,
}

impl Link {
    /// Connects to a server that takes writes; statements may take any time.
    pub(super) async fn connect(target: &Target) -> Result<Self, StoreError> {
        Self::connect_as(&target.config, target).await
    }

    /// Connects to any server, also one that takes no writes.
    pub(super) async fn connect_to_any(target: &Target) -> Result<Self, StoreError> {
        let mut config = target.config.clone();
        config.target_session_attrs(TargetSessionAttrs::Any);
        Self::connect_as(&config, target).await
    }

    async fn connect_as(config: &Config, target: &Target) -> Result<Self, StoreError> {
        let connecting = config.connect(target.tls.clone());
        let (client, connection) = match timeout(ANSWER, connecting).await {
            Ok(connected) => connected?,
            Err(_) => return Err(StoreError::Unavailable("no answer in time".to_owned())),
        };
        // It ends with the client; the client says what is wrong with it.
        tokio::spawn(async move { drop(connection.await) });
        let (statements, given_up) = (StdMutex::default(), AtomicBool::new(false));
        Ok(Self { client, statements, given_up })
    }

    fn is_good(&self) -> bool {
        !self.client.is_closed() && !self.given_up.load(Ordering::Relaxed)
    }

    pub(super) async fn query(
        &self,
        statement: &'static str,
        parameters: &[Parameter<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let _timed = Timed::start(statement);
        let statement = self.prepare(statement).await?;
        Ok(self.client.query(&statement, parameters).await?)
    }

    /// The first row, if there is one.
    pub(super) async fn first(
        &self,
        statement: &'static str,
        parameters: &[Parameter<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.query(statement, parameters).await?.into_iter().next())
    }

    /// The number of rows changed.
    pub(super) async fn execute(
        &self,
        statement: &'static str,
        parameters: &[Parameter<'_>],
    ) -> Result<u64, StoreError> {
        let _timed = Timed::start(statement);
        let statement = self.prepare(statement).await?;
        Ok(self.client.execute(&statement, parameters).await?)
    }

    /// Statements without parameters.
    pub(super) async fn batch(&self, statements: &str) -> Result<(), StoreError> {
        let _timed = Timed::start(statements);
        Ok(self.client.batch_execute(statements).await?)
    }

    /// All of the work or none of it. Nobody else may use the connection meanwhile.
    pub(super) async fn transact<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        self.batch("BEGIN").await?;
        match work.await {
            Ok(done) => self.batch("COMMIT").await.map(|()| done),
            Err(error) => {
                // The error that made this necessary is the one to tell.
                let _ = self.batch("ROLLBACK").await;
                Err(error)
            }
        }
    }

    /// Gives the connection up if the answer does not come, or the database takes no writes any
    /// more: another one may have taken its place.
    pub(super) async fn watch<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let late = |_| Err(StoreError::Unavailable("no answer in time".to_owned()));
        let done = timeout(ANSWER, work).await;
        let is_late = done.is_err();
        let done = done.unwrap_or_else(late);
        if is_late || matches!(done, Err(StoreError::ReadOnly)) {
            self.given_up.store(true, Ordering::Relaxed);
        }
        done
    }

    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    async fn prepare(&self, text: &'static str) -> Result<Statement, StoreError> {
        let known = || self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = known().get(text) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(text).await?;
        known().insert(text, statement.clone());
        Ok(statement)
    }
}

/// The place of a connection, which is made when it is needed and made anew when it broke.
#[derive(Debug)]
pub(super) struct Slot {
    target: Arc<Target>,
    current: Mutex<Current>,
}

#[derive(Default)]
struct Current {
    link: Option<Arc<Link>>,
    /// Since when connecting has failed.
    down: Option<Instant>,
}

impl std::fmt::Debug for Current {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Current").field("down", &self.down).finish_non_exhaustive()
    }
}

impl Slot {
    pub(super) fn new(target: &Arc<Target>) -> Self {
        Self { target: Arc::clone(target), current: Mutex::default() }
    }

    /// The connection. In an outage this waits, until it has lasted too long; from then on each
    /// call tries once.
    pub(super) async fn get(&self) -> Result<Arc<Link>, StoreError> {
        let mut current = self.current.lock().await;
        if let Some(link) = current.link.as_ref().filter(|link| link.is_good()) {
            return Ok(Arc::clone(link));
        }
        loop {
            match self.connect().await {
                Ok(link) => {
                    let link = Arc::new(link);
                    *current = Current { link: Some(Arc::clone(&link)), down: None };
                    return Ok(link);
                }
                Err(error) => {
                    let since = *current.down.get_or_insert_with(Instant::now);
                    if !error.is_temporary() || since.elapsed() >= PATIENCE {
                        return Err(error);
                    }
                }
            }
            sleep(RETRY).await;
        }
    }

    async fn connect(&self) -> Result<Link, StoreError> {
        let link = Link::connect(&self.target).await?;
        link.watch(link.batch(SESSION)).await?;
        Ok(link)
    }

    /// Works on the connection.
    pub(super) async fn run<T, W>(&self, work: impl Fn(Arc<Link>) -> W) -> Result<T, StoreError>
    where
        W: Future<Output = Result<T, StoreError>>,
    {
        let link = self.get().await?;
        link.watch(work(Arc::clone(&link))).await
    }
}
