//! People at tables, who play one match after another.

use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use protocol::v1::Answer;
use registry::GameId;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use test_client::{Guest, Server, Socket};
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until};

/// How many people come in at a time.
const AT_A_TIME: usize = 32;

/// How the messages begin that everybody reads.
const UPDATE: &str = "{\"update\":{\"seq\":";
const OVER: &str = ",\"asked\":{\"over\"";

/// How many people there are.
#[derive(Clone, Copy)]
pub(crate) struct People {
    pub(crate) tables: usize,
    /// At each table.
    pub(crate) players: usize,
    /// At each table.
    pub(crate) spectators: usize,
}

impl fmt::Display for People {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, players, spectators } = self;
        write!(f, "{tables} tables of {players} players and {spectators} spectators")
    }
}

/// Everybody.
pub(crate) struct Crowd {
    server: SocketAddr,
    tables: Vec<Arc<Playing>>,
    common: Arc<Common>,
    /// Of the server, as they came.
    pub(crate) memory: Memory,
}

/// Memory of the server.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    pub(crate) fresh: u64,
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) with_tables: u64,
    pub(crate) with_sockets: u64,
}

/// What was measured.
#[derive(Default)]
pub(crate) struct Measured {
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) told: Vec<Duration>,
    /// Of everything that came from the server.
    pub(crate) bytes: usize,
    pub(crate) ended: usize,
    pub(crate) errors: usize,
}

struct Common {
    new: Value,
    /// What a client says first.
    hello: Value,
    /// Moves a second of all together; 0 for as many as possible.
    rate: AtomicU32,
    tables: usize,
    measured: Mutex<Measured>,
}

/// A table and who plays there.
struct Playing {
    guests: Vec<Guest>,
    spectators: Vec<Guest>,
    /// The table of this match; another one for the next.
    id: watch::Sender<String>,
    /// The step that the last action becomes, and when it was sent.
    sent: Mutex<(u64, Instant)>,
    /// When the next action is to be sent, if there is a pace.
    due: Mutex<Instant>,
}

impl Crowd {
    /// Makes the tables and lets people sit down.
    pub(crate) async fn gather(
        server: &Server,
        game: GameId,
        people: People,
        protocol: u32,
    ) -> Result<Self> {
        let People { tables, players, .. } = people;
        let new = json!({"game": game, "players": players});
        let address = server.address;
        let fresh = server.memory()?;
        let mut playing = Vec::new();
        for table in made(address, &new, people).await? {
            playing.push(Arc::new(table));
        }
        let with_tables = server.memory()?;
        let idle = connect_all(address, &playing).await?;
        let with_sockets = server.memory()?;
        drop(idle);
        let sockets = tables * players;
        let memory = Memory { fresh, tables, sockets, with_tables, with_sockets };
        let hello = json!({"hello": {"protocol": protocol}});
        let rate = AtomicU32::new(0);
        let common = Common { new, hello, rate, tables, measured: Mutex::default() };
        Ok(Self { server: address, tables: playing, common: Arc::new(common), memory })
    }

    /// Everybody plays, until the handle is aborted.
    pub(crate) fn play(self: &Arc<Self>) -> JoinHandle<()> {
        let crowd = Arc::clone(self);
        tokio::spawn(async move {
            let mut all = JoinSet::new();
            for table in &crowd.tables {
                for seat in 0..table.guests.len() {
                    let (table, common) = (Arc::clone(table), Arc::clone(&crowd.common));
                    all.spawn(keep_playing(crowd.server, table, common, seat));
                }
                for number in 0..table.spectators.len() {
                    let (table, common) = (Arc::clone(table), Arc::clone(&crowd.common));
                    all.spawn(keep_watching(crowd.server, table, common, number));
                }
            }
            all.join_all().await;
        })
    }

    /// Sets the moves per second from now on, or as many as possible.
    pub(crate) fn pace(&self, rate: Option<u32>) {
        self.common.rate.store(rate.unwrap_or(0), Ordering::Relaxed);
        let Some(gap) = self.common.gap() else { return };
        // Evenly spread: if all tables began at once they would go on like that.
        let now = Instant::now();
        for (number, table) in self.tables.iter().enumerate() {
            let share = number as f64 / self.tables.len() as f64;
            *table.due.lock().unwrap_or_else(PoisonError::into_inner) = now + gap.mul_f64(share);
        }
    }

    /// Forgets what was measured.
    pub(crate) fn measure(&self) {
        *self.common.measured() = Measured::default();
    }

    /// What was measured since.
    pub(crate) fn measured(&self) -> Measured {
        std::mem::take(&mut *self.common.measured())
    }
}

impl Common {
    /// From one action of a table to the next, if there is a pace.
    fn gap(&self) -> Option<Duration> {
        let rate = self.rate.load(Ordering::Relaxed);
        (rate > 0).then(|| Duration::from_secs_f64(self.tables as f64 / f64::from(rate)))
    }

    fn measured(&self) -> MutexGuard<'_, Measured> {
        self.measured.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn made(server: SocketAddr, new: &Value, people: People) -> Result<Vec<Playing>> {
    let places = Arc::new(Semaphore::new(AT_A_TIME));
    let mut making = JoinSet::new();
    for _ in 0..people.tables {
        let (places, new) = (Arc::clone(&places), new.clone());
        making.spawn(async move {
            let _place = places.acquire().await?;
            let guests = come(server, people.players).await?;
            let spectators = come(server, people.spectators).await?;
            let id = guests[0].make(&new).await?.id;
            let now = Instant::now();
            anyhow::Ok(Playing {
                guests,
                spectators,
                id: watch::Sender::new(id),
                sent: Mutex::new((0, now)),
                due: Mutex::new(now),
            })
        });
    }
    making.join_all().await.into_iter().collect()
}

async fn come(server: SocketAddr, number: usize) -> Result<Vec<Guest>> {
    let mut guests = Vec::new();
    for _ in 0..number {
        guests.push(Guest::come(server).await?);
    }
    Ok(guests)
}

/// Everybody looks at the table; the match has not begun.
async fn connect_all(server: SocketAddr, tables: &[Arc<Playing>]) -> Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for table in tables {
        let id = table.id.borrow().clone();
        for guest in &table.guests {
            let mut socket = Socket::open(server, guest, &id).await?;
            socket.say(&json!({"hello": {}})).await?;
            socket.hear_text().await?;
            sockets.push(socket);
        }
    }
    Ok(sockets)
}

async fn keep_playing(server: SocketAddr, table: Arc<Playing>, common: Arc<Common>, seat: usize) {
    let mut ids = table.id.subscribe();
    loop {
        let id = ids.borrow_and_update().clone();
        if let Err(error) = play_match(server, &table, &common, seat, &id).await {
            eprintln!("seat {seat}: {error:#}");
            common.measured().errors += 1;
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        }
        if seat == 0 {
            common.measured().ended += 1;
            match table.guests[0].make(&common.new).await {
                Ok(next) => drop(table.id.send_replace(next.id)),
                Err(error) => eprintln!("no next table: {error:#}"),
            }
        } else if ids.changed().await.is_err() {
            return;
        }
    }
}

async fn keep_watching(server: SocketAddr, table: Arc<Playing>, common: Arc<Common>, who: usize) {
    let mut ids = table.id.subscribe();
    loop {
        let id = ids.borrow_and_update().clone();
        if let Err(error) = watch_match(server, &table.spectators[who], &common, &id).await {
            eprintln!("spectator {who}: {error:#}");
            common.measured().errors += 1;
        }
        if ids.changed().await.is_err() {
            return;
        }
    }
}

/// Watches until the match is over; every step must come.
async fn watch_match(server: SocketAddr, guest: &Guest, common: &Common, id: &str) -> Result<()> {
    let mut socket = Socket::open(server, guest, id).await?;
    socket.say(&common.hello).await?;
    let mut seen = None;
    loop {
        let text = socket.hear_text().await?;
        common.measured().bytes += text.len();
        let Some(update) = text.strip_prefix(UPDATE) else { continue };
        let (seq, rest) = number(update).context("a number")?;
        ensure!(seen.is_none_or(|seen| seq == seen + 1), "after {seen:?} came {seq}");
        seen = Some(seq);
        if rest.starts_with(OVER) {
            return Ok(());
        }
    }
}

/// Plays a seat until the match is over. Of a message only what is needed is
/// read: the generator must not be what is measured. Every step must come, and
/// every action be acknowledged as the step it became.
async fn play_match(
    server: SocketAddr,
    table: &Playing,
    common: &Common,
    seat: usize,
    id: &str,
) -> Result<()> {
    let mut socket = Socket::open(server, &table.guests[seat], id).await?;
    socket.say(&common.hello).await?;
    socket.say(&json!({"sit": {"seat": seat}})).await?;
    let (mut seen, mut begun) = (None, None);
    loop {
        let text = socket.hear_text().await?;
        common.measured().bytes += text.len();
        if let Some(update) = text.strip_prefix(UPDATE) {
            let (seq, rest) = number(update).context("a number")?;
            ensure!(seen.is_none_or(|seen| seq == seen + 1), "after {seen:?} came {seq}");
            seen = Some(seq);
            table.note(common, seq);
            if rest.starts_with(OVER) {
                return Ok(());
            }
            let asked = rest.strip_prefix(",\"asked\":{\"players\":[").and_then(number);
            if asked.is_some_and(|(asked, _)| asked == seat as u64) {
                let act = act(seq, rest)?;
                table.wait(common).await;
                begun = Some((acknowledgement(seq), Instant::now()));
                table.send(seq + 1);
                socket.say_text(act).await?;
            }
        } else if text.starts_with("{\"acknowledged\"") {
            let (expected, begun) = begun.take().context("nothing was to be acknowledged")?;
            ensure!(text.as_str() == expected, "{text} came for {expected}");
            common.measured().acknowledged.push(begun.elapsed());
        } else if text.starts_with("{\"table\"") && text.contains("\"phase\":\"gathering\"") {
            if let Answer::Table(table) = serde_json::from_str(&text)? {
                socket.give_share(&table).await?;
            }
            if seat == 0 && !text.contains("\"occupant\":\"nobody\"") {
                socket.say(&json!({"start": {}})).await?;
            }
        } else if text.starts_with("{\"refused\"") && !text.contains("started") {
            anyhow::bail!("{text}");
        }
    }
}

fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// An action for what an update asks: any of the list.
fn act(seq: u64, update: &str) -> Result<String> {
    const LEGAL: &str = "\"legal\":";
    let list = &update[update.find(LEGAL).context("no list")? + LEGAL.len()..];
    let list = serde_json::Deserializer::from_str(list).into_iter::<Vec<&RawValue>>().next();
    let list = list.context("no list")??;
    ensure!(!list.is_empty(), "an empty list");
    let action = list[(seq.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize % list.len()];
    // In version 1 a sentence comes with it.
    let described: Option<Described> = serde_json::from_str(action.get()).ok();
    let action = described.map_or(action, |described| described.action);
    Ok(format!("{{\"act\":{{\"seq\":{seq},\"key\":\"{seq}\",\"action\":{action}}}}}"))
}

/// A legal action as version 1 lists it.
#[derive(Deserialize)]
struct Described<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    #[serde(rename = "text", borrow)]
    _text: &'a RawValue,
}

/// What comes back for the action that answers this step.
fn acknowledgement(seq: u64) -> String {
    format!("{{\"acknowledged\":{{\"key\":\"{seq}\",\"seq\":{}}}}}", seq + 1)
}

impl Playing {
    fn send(&self, seq: u64) {
        *self.sent.lock().unwrap_or_else(PoisonError::into_inner) = (seq, Instant::now());
    }

    /// A seat receives an action.
    fn note(&self, common: &Common, seq: u64) {
        let (sent, at) = *self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if sent == seq {
            common.measured().told.push(at.elapsed());
        }
    }

    /// Until it is this table's turn, if there is a pace.
    async fn wait(&self, common: &Common) {
        let Some(gap) = common.gap() else { return };
        let due = {
            let mut next = self.due.lock().unwrap_or_else(PoisonError::into_inner);
            // Tables that fell behind do not make up for it all at once.
            let earliest = Instant::now().checked_sub(gap).unwrap_or(*next);
            let due = (*next).max(earliest);
            *next = due + gap;
            due
        };
        sleep_until(due).await;
    }
}
