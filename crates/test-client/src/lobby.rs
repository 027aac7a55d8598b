//! Many people who look at one lobby, while tables open there.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use protocol::v1::{LobbyFilter, PersonalAnswer, PersonalRequest, Watched};
use registry::GameId;
use serde_json::json;
use test_client::{Guest, PersonalSocket, Server, Socket};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// From one new table to the next.
const PACE: Duration = Duration::from_secs(1);

/// Everything that takes longer is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody hears of a table for the first time.
type Heard = (String, Instant);

/// What was measured.
pub(crate) struct Measured {
    pub(crate) people: usize,
    pub(crate) tables: usize,
    /// From the request that opens a table to each person who hears of it.
    pub(crate) heard: Vec<Duration>,
    /// Of one processor, while nothing happens.
    pub(crate) quiet: f64,
    /// The same while a table opens every second.
    pub(crate) busy: f64,
    pub(crate) memory: u64,
}

/// Everybody looks at the lobby, for this long in silence, and then while tables open.
pub(crate) async fn measure(server: &Server, people: usize, length: Duration) -> Result<Measured> {
    let (tell, mut told) = unbounded_channel();
    let (guests, _watching) = gather(server.address, people, &tell).await?;
    // The coming of the last one is told to everybody.
    sleep(Duration::from_secs(3)).await;
    let quiet = share(server, sleep(length)).await?.1;
    let opening = open_tables(server.address, &guests, length);
    let (made, busy) = share(server, opening).await?;
    let made = made?;
    let heard = timeout(PATIENCE, until_heard(&mut told, &made, people)).await;
    let heard = heard.context("not everybody heard of every table")??;
    let (tables, memory) = (made.len(), server.memory()?);
    Ok(Measured { people, tables, heard, quiet, busy, memory })
}

/// What something comes to, and the share of a processor that the server used meanwhile.
async fn share<T>(server: &Server, work: impl Future<Output = T>) -> Result<(T, f64)> {
    let (begun, before) = (Instant::now(), server.processor()?);
    let done = work.await;
    Ok((done, (server.processor()? - before) / begun.elapsed().as_secs_f64()))
}

async fn gather(
    server: SocketAddr,
    people: usize,
    tell: &UnboundedSender<Heard>,
) -> Result<(Vec<Guest>, JoinSet<()>)> {
    let (mut guests, mut watching) = (Vec::new(), JoinSet::new());
    for _ in 0..people {
        let guest = Guest::come(server).await?;
        let socket = PersonalSocket::open(server, &guest).await?;
        watching.spawn(watch(socket, tell.clone()));
        guests.push(guest);
    }
    Ok((guests, watching))
}

/// Watches the lobby and tells of every table that appears.
async fn watch(mut socket: PersonalSocket, tell: UnboundedSender<Heard>) {
    let filter = Watched::Lobby(LobbyFilter::default());
    if socket.say(&PersonalRequest::Watch(filter)).await.is_err() {
        return;
    }
    let mut known = HashSet::new();
    while let Ok(answer) = socket.hear().await {
        let now = Instant::now();
        let PersonalAnswer::Lobby(update) = answer else { continue };
        for table in update.tables {
            if known.insert(table.id.clone()) {
                // The measurement may be over.
                let _ = tell.send((table.id, now));
            }
        }
    }
}

/// One person after the other opens a table and sits down there; when each was asked for.
async fn open_tables(
    server: SocketAddr,
    guests: &[Guest],
    length: Duration,
) -> Result<HashMap<String, Instant>> {
    let game = GameId::ALL[0];
    let new = json!({"game": game, "players": game.about().players.0, "public": true});
    let (begun, mut made, mut seats) = (Instant::now(), HashMap::new(), Vec::new());
    for host in guests.iter().cycle() {
        let asked = Instant::now();
        if asked.duration_since(begun) >= length {
            break;
        }
        let table = host.make(&new).await?;
        let mut seat = Socket::open(server, host, &table.id).await?;
        seat.say(&json!({"hello": {}})).await?;
        seat.say(&json!({"sit": {"seat": 0}})).await?;
        seats.push(seat);
        made.insert(table.id, asked);
        sleep_until(asked + PACE).await;
    }
    Ok(made)
}

/// Waits until everybody has heard of every table.
async fn until_heard(
    told: &mut UnboundedReceiver<Heard>,
    made: &HashMap<String, Instant>,
    people: usize,
) -> Result<Vec<Duration>> {
    let mut heard = Vec::new();
    while heard.len() < made.len() * people {
        let (table, at) = told.recv().await.context("the lobby is closed")?;
        if let Some(asked) = made.get(&table) {
            heard.push(at.duration_since(*asked));
        }
    }
    ensure!(!heard.is_empty(), "no table was opened");
    Ok(heard)
}
