//! Several servers on one database: who is there, who is gone, and taking over from them.
//!
//! Each holds a *liveness lock* on the connection of its heartbeats, so that a process that has
//! ended is known to have ended at the next look.

use std::fmt;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

use super::Postgres;
use super::link::Link;
use super::opening::{IN_USE, LOOK, Opened, WAIT};
use super::url::Target;
use super::{opening, schema};
use crate::{Id, MatchKey, NodeRow, Receipt, StoreError, TakenOver, Term, now};

/// The class of liveness locks; the second key is the node.
const ALIVE: i32 = 0x4652_454e;

/// Keeps two nodes apart that start at the same time.
const JOINING: i64 = 0x4652_4544;

/// A heartbeat or a look that takes longer counts for nothing, and its connection for broken.
const SOON: Duration = Duration::from_secs(2);

/// Whether a node in `nodes` holds its liveness lock.
macro_rules! locked {
    () => {
        "EXISTS (SELECT FROM pg_catalog.pg_locks WHERE locktype = 'advisory'
            AND database = (SELECT oid FROM pg_catalog.pg_database
                WHERE datname = current_database())
            AND classid::bigint = 1179796814 AND objid::bigint = nodes.id AND objsubid = 2
            AND granted)"
    };
}

pub(super) use locked;

/// Whether the match `matches` goes on by itself, with nobody connected: see [`TakenOver`].
macro_rules! goes_on {
    () => {
        "(state = 'running' AND EXISTS (SELECT FROM seats
                WHERE seats.match = key AND person IS NOT NULL)
            OR state = 'waiting' AND settings LIKE '%\"start_after\"%')"
    };
}

pub(super) use goes_on;

/// What a node says of itself.
#[derive(Clone, Debug)]
pub(super) struct Newcomer {
    pub(super) name: String,
    pub(super) rules: String,
}

/// This node among several.
pub(super) struct Membership {
    id: i64,
    newcomer: Newcomer,
    target: Arc<Target>,
    pulse: Mutex<Pulse>,
    looks: Mutex<Option<Link>>,
    lost: StdMutex<Vec<(i64, i64)>>,
}

/// The connection of the heartbeats.
#[derive(Default)]
struct Pulse {
    link: Option<Link>,
    /// It holds the liveness lock.
    locked: bool,
}

impl fmt::Debug for Membership {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Membership").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Comes as one of several, or says who is in the way.
pub(super) async fn join(target: &Target, newcomer: &Newcomer) -> Result<Opened, StoreError> {
    let (guard, notices) = opening::connect(target).await?;
    schema::check(&guard).await?;
    let begun = Instant::now();
    loop {
        match guard.transact(enter(&guard, newcomer)).await {
            Ok(node) => return Ok(Opened { node, notices, guard }),
            // The database may not have noticed yet that somebody is gone.
            Err(StoreError::DatabaseInUse | StoreError::NodeTaken { .. })
                if begun.elapsed() < WAIT => {}
            Err(error) => return Err(error),
        }
        sleep(LOOK / 4).await;
    }
}

async fn enter(link: &Link, newcomer: &Newcomer) -> Result<i64, StoreError> {
    const ENTER: &str = "INSERT INTO nodes (name, version, rules) VALUES ($1, $2, $3::text::jsonb)
        RETURNING id";
    const OTHER_NODES: &str = concat!(
        "SELECT coalesce(name, ''), coalesce(name = $1, false), rules <> $2::text::jsonb
        FROM nodes WHERE ",
        locked!()
    );
    let Newcomer { name, rules } = newcomer;
    link.query("SELECT pg_advisory_xact_lock($1)", &[&JOINING]).await?;
    if !try_share(link).await? {
        return Err(StoreError::DatabaseInUse);
    }
    for row in link.query(OTHER_NODES, &[name, rules]).await? {
        let other = row.try_get(0)?;
        if row.try_get(1)? {
            return Err(StoreError::NodeTaken { name: other });
        }
        if row.try_get(2)? {
            return Err(StoreError::OtherRules { node: other });
        }
    }
    let row = link.first(ENTER, &[name, &env!("CARGO_PKG_VERSION"), rules]).await?;
    let node = row.ok_or(StoreError::Missing)?.try_get(0)?;
    try_live(link, node).await?;
    Ok(node)
}

/// Keeps away a server that wants the database for itself. Locks of a connection are counted, and
/// end with it.
async fn try_share(link: &Link) -> Result<bool, StoreError> {
    let row = link.first("SELECT pg_try_advisory_lock_shared($1)", &[&IN_USE]).await?;
    row.map_or(Ok(false), |row| Ok(row.try_get(0)?))
}

async fn try_live(link: &Link, node: i64) -> Result<bool, StoreError> {
    const LIVE: &str = "SELECT pg_try_advisory_lock($1, $2::bigint::int)";
    let row = link.first(LIVE, &[&ALIVE, &node]).await?;
    row.map_or(Ok(false), |row| Ok(row.try_get(0)?))
}

impl Membership {
    pub(super) fn new(node: i64, newcomer: Newcomer, target: &Arc<Target>, guard: Link) -> Self {
        Self {
            id: node,
            newcomer,
            target: Arc::clone(target),
            pulse: Mutex::new(Pulse { link: Some(guard), locked: true }),
            looks: Mutex::default(),
            lost: StdMutex::default(),
        }
    }

    pub(super) fn lost(&self) -> Vec<(i64, i64)> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn beat(&self, count: i64) -> Result<(), StoreError> {
        let mut pulse = self.pulse.lock().await;
        let Pulse { link, locked } = &mut *pulse;
        let beaten = soon(self.beat_on(link, locked, count)).await;
        if beaten.is_err() {
            *pulse = Pulse::default();
        }
        beaten
    }

    /// The row may be gone: others forget a node that was silent for long and owns nothing.
    async fn beat_on(
        &self,
        link: &mut Option<Link>,
        locked: &mut bool,
        count: i64,
    ) -> Result<(), StoreError> {
        const BEAT: &str = "INSERT INTO nodes (id, name, version, rules, heartbeat)
            OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4::text::jsonb, $5)
            ON CONFLICT (id) DO UPDATE SET heartbeat = excluded.heartbeat, seen = now()";
        let link = match link {
            Some(link) => link,
            None => link.insert(Link::connect(&self.target).await?),
        };
        if !*locked {
            *locked = try_share(link).await? && try_live(link, self.id).await?;
        }
        let Newcomer { name, rules } = &self.newcomer;
        link.execute(BEAT, &[&self.id, name, &env!("CARGO_PKG_VERSION"), rules, &count]).await?;
        Ok(())
    }

    async fn look(&self) -> Result<Vec<NodeRow>, StoreError> {
        let mut looks = self.looks.lock().await;
        let seen = soon(self.look_on(&mut looks)).await;
        if seen.is_err() {
            *looks = None;
        }
        seen
    }

    async fn look_on(&self, link: &mut Option<Link>) -> Result<Vec<NodeRow>, StoreError> {
        const LOOK: &str = concat!(
            "SELECT id, heartbeat, ",
            locked!(),
            ", coalesce(name, ''), draining FROM nodes"
        );
        let link = match link {
            Some(link) => link,
            None => link.insert(Link::connect(&self.target).await?),
        };
        let read = |row: &tokio_postgres::Row| {
            let (id, heartbeat): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            let (id, heartbeat) = (id.cast_unsigned(), heartbeat.cast_unsigned());
            let (locked, name) = (row.try_get(2)?, row.try_get(3)?);
            Ok(NodeRow { id, heartbeat, locked, name, draining: row.try_get(4)? })
        };
        link.query(LOOK, &[]).await?.iter().map(read).collect()
    }
}

async fn soon<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = |_| Err(StoreError::Unavailable("no answer in time".to_owned()));
    timeout(SOON, work).await.unwrap_or_else(late)
}

impl Postgres {
    /// Works in the runtime of the connections, whatever the caller's is busy with.
    fn as_member<T, W>(&self, work: impl FnOnce(Arc<Membership>) -> W) -> Receipt<T>
    where
        T: Send + 'static,
        W: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (sender, receipt) = Receipt::new();
        let Some(member) = &self.member else {
            let _ = sender.send(Err(StoreError::Unsupported));
            return receipt;
        };
        let work = work(Arc::clone(member));
        self.spawn(async move {
            // The caller may have gone away.
            let _ = sender.send(work.await);
        });
        receipt
    }

    pub(crate) fn beat(&self, count: u64) -> Receipt<()> {
        self.as_member(|member| async move { member.beat(count.cast_signed()).await })
    }

    pub(crate) fn look(&self) -> Receipt<Vec<NodeRow>> {
        self.as_member(|member| async move { member.look().await })
    }

    pub(crate) fn set_lost(&self, lost: Vec<(u64, u64)>) {
        let Some(member) = &self.member else { return };
        let signed = |(node, heartbeat): (u64, u64)| (node.cast_signed(), heartbeat.cast_signed());
        let lost = lost.into_iter().map(signed).collect();
        *member.lost.lock().unwrap_or_else(PoisonError::into_inner) = lost;
    }

    pub(crate) fn take_over(
        &self,
        lost: u64,
        heartbeat: u64,
        most: usize,
    ) -> Receipt<Vec<TakenOver>> {
        const TAKE: &str = concat!(
            "WITH lot AS (SELECT match FROM table_leases WHERE node = $2
                LIMIT $4 FOR UPDATE SKIP LOCKED),
            taken AS (UPDATE table_leases SET node = $1, term = term + 1, due = NULL
                FROM lot WHERE table_leases.match = lot.match
                AND EXISTS (SELECT FROM nodes WHERE id = $2 AND heartbeat = $3)
                RETURNING table_leases.match)
            SELECT key, id, ",
            goes_on!(),
            " FROM taken JOIN matches ON key = taken.match"
        );
        let (node, most) = (self.node, most as i64);
        let (lost, heartbeat) = (lost.cast_signed(), heartbeat.cast_signed());
        self.read(move |link| async move {
            let rows = link.query(TAKE, &[&node, &lost, &heartbeat, &most]).await?;
            rows.iter().map(taken_over).collect()
        })
    }

    pub(crate) fn adopt(&self, most: usize) -> Receipt<Vec<TakenOver>> {
        const ADOPT: &str = concat!(
            "WITH lot AS (SELECT match FROM table_leases WHERE node IS NULL AND due <= $2
                ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED),
            taken AS (UPDATE table_leases SET node = $1, term = term + 1, due = NULL
                FROM lot WHERE table_leases.match = lot.match RETURNING table_leases.match)
            SELECT key, id, ",
            goes_on!(),
            " FROM taken JOIN matches ON key = taken.match"
        );
        let (node, most) = (self.node, most as i64);
        self.read(move |link| async move {
            let rows = link.query(ADOPT, &[&node, &now(), &most]).await?;
            rows.iter().map(taken_over).collect()
        })
    }

    pub(crate) fn idle(&self, played: &[MatchKey], most: usize) -> Receipt<Vec<Id>> {
        const IDLE: &str = concat!(
            "SELECT id FROM matches JOIN table_leases AS lease ON lease.match = key
            WHERE state IN ('waiting', 'running') AND ",
            goes_on!(),
            " AND (lease.node = $1 AND key <> ALL($2)
                OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = lease.node)
                    AND lease.node IS NOT NULL)
            LIMIT $3"
        );
        let (node, most, played) = (self.node, most as i64, played.to_vec());
        self.read(move |link| {
            let played = played.clone();
            async move {
                let rows = link.query(IDLE, &[&node, &played, &most]).await?;
                rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
            }
        })
    }

    pub(crate) fn set_draining(&self) -> Receipt<()> {
        const DRAIN: &str = "UPDATE nodes SET draining = true WHERE id = $1";
        let node = self.node;
        self.read(move |link| async move {
            link.execute(DRAIN, &[&node]).await?;
            Ok(())
        })
    }

    pub(crate) fn forget_node(&self, lost: u64, heartbeat: u64) -> Receipt<bool> {
        const FORGET: &str = "DELETE FROM nodes WHERE id = $1 AND heartbeat = $2
            AND NOT EXISTS (SELECT FROM table_leases WHERE node = $1)";
        let (lost, heartbeat) = (lost.cast_signed(), heartbeat.cast_signed());
        self.read(
            move |link| async move { Ok(link.execute(FORGET, &[&lost, &heartbeat]).await? > 0) },
        )
    }

    pub(crate) fn fenced(&self, owned: &[(MatchKey, Term)]) -> Receipt<Vec<MatchKey>> {
        const FENCED: &str =
            "SELECT match FROM unnest($1::bigint[], $2::int[]) AS mine(match, term)
            LEFT JOIN table_leases AS lease USING (match)
            WHERE lease.term IS DISTINCT FROM mine.term";
        let (keys, terms): (Vec<_>, Vec<_>) = owned.iter().copied().unzip();
        self.read(move |link| {
            let (keys, terms) = (keys.clone(), terms.clone());
            async move {
                let rows = link.query(FENCED, &[&keys, &terms]).await?;
                rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
            }
        })
    }

    pub(crate) fn leave_nodes(&self) -> Receipt<()> {
        // Matches that go on by themselves are due at once: see `adopt`.
        const LEAVE: &str = concat!(
            "WITH left_alone AS (UPDATE table_leases SET node = NULL, due = CASE WHEN ",
            goes_on!(),
            " THEN $2::bigint END FROM matches WHERE node = $1 AND key = table_leases.match)
            DELETE FROM nodes WHERE id = $1"
        );
        let node = self.node;
        self.read(move |link| async move {
            link.execute(LEAVE, &[&node, &now()]).await?;
            Ok(())
        })
    }
}

fn taken_over(row: &tokio_postgres::Row) -> Result<TakenOver, StoreError> {
    let (key, id) = (row.try_get(0)?, row.try_get(1)?);
    Ok(TakenOver { key, id, goes_on: row.try_get(2)? })
}
