//! The engine of servers that outgrow one machine: PostgreSQL.
//!
//! Appends go through lanes, each with a connection of its own: all appends that wait share one
//! statement, which commits what it is allowed to (`append.rs`). Other writes are kept in the order
//! of their calls for each person or table. Reads share a few connections.

mod alerts;
mod append;
mod change;
mod chat;
mod closing;
mod error;
mod fleet;
mod history;
mod keys;
mod lane;
mod leases;
mod link;
mod mail;
mod matches;
mod nodes;
mod opening;
mod people;
mod rating;
mod reader;
mod rows;
mod schema;
mod transfer;
mod types;
mod url;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

pub use closing::close_match;
pub use fleet::{drain, fleet};
pub use schema::{Migrated, migrate};
pub use transfer::{Moved, move_to_database, move_to_folder};

use crate::{Engine, Id, MatchKey, Node, Notice, Receipt, Store, StoreError, Written};
use lane::{Counters, Job};
use link::{Link, Slot};
use nodes::{Membership, Newcomer};
use opening::Opened;
use reader::Readers;
use url::Target;

/// Connections for appends; a table belongs to one of them.
const LANES: usize = 4;
/// Connections for other writes; a person belongs to one of them.
const HOMES: usize = 4;

pub(crate) fn open(url: &str) -> Result<Store, StoreError> {
    Ok(Store { engine: Arc::new(Engine::Postgres(Postgres::open(url, None)?)) })
}

pub(crate) fn join(url: &str, name: &str, rules: &str) -> Result<(Store, Node), StoreError> {
    let newcomer = Newcomer { name: name.to_owned(), rules: rules.to_owned() };
    let postgres = Postgres::open(url, Some(newcomer))?;
    let id = postgres.node.cast_unsigned();
    let store = Store { engine: Arc::new(Engine::Postgres(postgres)) };
    Ok((store.clone(), Node::new(store, id)))
}

#[derive(Debug)]
pub(crate) struct Postgres {
    /// This process among the nodes of the database.
    node: i64,
    /// Among several servers; none if this one has the database for itself.
    member: Option<Arc<Membership>>,
    lanes: Vec<UnboundedSender<Job>>,
    homes: Vec<UnboundedSender<HomeJob>>,
    readers: Arc<Readers>,
    counters: Arc<Counters>,
    notices: Vec<Notice>,
    /// Hangs up when all writes that were queued are answered.
    done: Mutex<Receiver<()>>,
    /// None once it is shut down.
    runtime: Option<Runtime>,
}

/// A write that needs its connection for itself.
type HomeJob = Box<dyn FnOnce(Result<Arc<Link>, StoreError>) -> Answering + Send>;
type Answering = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

impl Postgres {
    /// Connects, and refuses a database that is not fit for use.
    fn open(url: &str, newcomer: Option<Newcomer>) -> Result<Self, StoreError> {
        let target = Arc::new(Target::read(url)?);
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store-postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        // The caller may be a task of another runtime, which must not run this one.
        let (sender, answer) = channel();
        let (opening, joining) = (Arc::clone(&target), newcomer.clone());
        runtime.spawn(async move {
            sender.send(match joining {
                None => opening::open(&opening).await,
                Some(newcomer) => nodes::join(&opening, &newcomer).await,
            })
        });
        let opened = answer.recv().unwrap_or(Err(StoreError::Closed));
        let Opened { node, notices, guard } = match opened {
            Ok(opened) => opened,
            Err(error) => {
                runtime.shutdown_background();
                return Err(error);
            }
        };
        let (alive, done) = channel();
        let counters = Arc::<Counters>::default();
        let (member, guard) = match newcomer {
            None => (None, Some(guard)),
            Some(newcomer) => (Some(Membership::new(node, newcomer, &target, guard)), None),
        };
        let mut postgres = Self {
            node,
            member: member.map(Arc::new),
            lanes: Vec::new(),
            homes: Vec::new(),
            readers: Arc::new(Readers::new(&target)),
            counters,
            notices,
            done: Mutex::new(done),
            runtime: Some(runtime),
        };
        postgres.start(&target, &alive);
        if let Some(guard) = guard {
            postgres.spawn(opening::guard(target, guard));
        }
        Ok(postgres)
    }

    fn start(&mut self, target: &Arc<Target>, alive: &Sender<()>) {
        for _ in 0..LANES {
            let (sender, jobs) = unbounded_channel();
            let (alive, counters) = (alive.clone(), Arc::clone(&self.counters));
            self.spawn(lane::run(Slot::new(target), jobs, counters, alive));
            self.lanes.push(sender);
        }
        for _ in 0..HOMES {
            let (sender, mut jobs) = unbounded_channel::<HomeJob>();
            let (alive, slot) = (alive.clone(), Slot::new(target));
            self.spawn(async move {
                let _alive = alive;
                while let Some(job) = jobs.recv().await {
                    job(slot.get().await).await;
                }
            });
            self.homes.push(sender);
        }
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(task);
        }
    }

    pub(crate) fn written(&self) -> Written {
        self.counters.written()
    }

    pub(crate) fn notices(&self) -> &[Notice] {
        &self.notices
    }

    #[allow(clippy::unnecessary_wraps, reason = "like the other engine's")]
    pub(crate) fn free_readers(&self) -> Option<usize> {
        Some(self.readers.idle())
    }

    pub(crate) fn ready(&self) -> Receipt<()> {
        self.write(Id::FIRST, |link| async move {
            const WRITE: &str = "INSERT INTO probe (id, filling) VALUES (1, $1)
                ON CONFLICT (id) DO UPDATE SET filling = excluded.filling";
            link.execute(WRITE, &[&[0_u8; 8192].as_slice()]).await?;
            link.execute("DELETE FROM probe", &[]).await?;
            Ok(())
        })
    }

    /// Queues a write; those of the same person or table happen in the order of these calls. If the
    /// connection breaks before its answer, nobody knows whether it happened: `Unavailable`.
    fn write<T, W>(
        &self,
        whose: Id,
        work: impl FnOnce(Arc<Link>) -> W + Send + 'static,
    ) -> Receipt<T>
    where
        T: Send + 'static,
        W: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (sender, receipt) = Receipt::new();
        let counters = Arc::clone(&self.counters);
        let job: HomeJob = Box::new(move |link| {
            Box::pin(async move {
                let answer = match link {
                    Ok(link) => link.watch(work(Arc::clone(&link))).await,
                    Err(error) => Err(error),
                };
                counters.count(1, answer.is_ok());
                // The caller may have gone away.
                let _ = sender.send(answer);
            })
        });
        let home = whose.as_bytes()[0] as usize % self.homes.len();
        // A task that is gone drops the job, and the receipt says `Closed`.
        let _ = self.homes[home].send(job);
        receipt
    }

    /// Reads, once more if the connection breaks meanwhile. A read whose caller hangs up before its
    /// turn is not done.
    fn read<T, W>(&self, work: impl Fn(Arc<Link>) -> W + Send + Sync + 'static) -> Receipt<T>
    where
        T: Send + 'static,
        W: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (mut sender, receipt) = Receipt::new();
        let readers = Arc::clone(&self.readers);
        self.spawn(async move {
            let turn = tokio::select! {
                biased;
                () = sender.closed() => return,
                turn = readers.turn() => turn,
            };
            let answer = turn.read(&work).await;
            drop(turn);
            // The caller may have gone away.
            let _ = sender.send(answer);
        });
        receipt
    }

    /// The lane of a table.
    fn lane(&self, key: MatchKey) -> &UnboundedSender<Job> {
        &self.lanes[key.0.rem_euclid(LANES as i64) as usize]
    }
}

impl Drop for Postgres {
    /// What is queued is still written.
    fn drop(&mut self) {
        self.lanes.clear();
        self.homes.clear();
        if let Ok(done) = self.done.get_mut() {
            let _ = done.recv();
        }
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Works on a thread of its own: the caller may be a task of a runtime.
fn block_on<T, W>(work: impl FnOnce() -> W + Send) -> Result<T, StoreError>
where
    T: Send,
    W: Future<Output = Result<T, StoreError>>,
{
    let run = || {
        let runtime = Builder::new_current_thread().enable_all().build();
        runtime.map_err(|error| StoreError::Broken(error.to_string()))?.block_on(work())
    };
    std::thread::scope(|scope| scope.spawn(run).join()).unwrap_or(Err(StoreError::Closed))
}
