//! A node hands its tables over and stops. Matches that are under way go on with a short pause,
//! and sockets at other nodes stay open.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use protocol::v1::{Answer, Asked, Occupant, Phase, Seq, TableInfo, Update};
use serde_json::{Value, json};
use store::postgres::{drain, fleet};
use test_client::{Guest, Server, Socket, choose};
use tokio::time::{sleep, timeout};

use crate::faults::{Faults, SeenMatch, check, keep_playing};
use crate::nodes::{PATIENCE, TOOK_OVER, data_of, database, nodes, until};

/// A match is played to this step, slowly enough to be under way all the time.
const LAST: Seq = 90;
const THINKS: Duration = Duration::from_millis(60);

/// A player whose socket must never close.
struct Player {
    socket: Socket,
    seat: usize,
    acknowledged: BTreeMap<String, (Seq, Value)>,
    open: Option<(String, Value)>,
    /// When it heard of a step.
    heard: Vec<Instant>,
    chats: usize,
}

impl Player {
    async fn sit(server: &Server, guest: &Guest, table: &str, seat: usize) -> Result<Self> {
        let mut socket = Socket::open(server.address, guest, table).await?;
        socket.say(&json!({"hello": {}})).await?;
        socket.say(&json!({"sit": {"seat": seat}})).await?;
        loop {
            if let Answer::Table(table) = socket.hear().await?
                && matches!(table.seats[seat].occupant, Occupant::Person(_))
            {
                break;
            }
        }
        let (acknowledged, heard) = (BTreeMap::new(), Vec::new());
        Ok(Self { socket, seat, acknowledged, open: None, heard, chats: 0 })
    }

    async fn play(mut self) -> Result<Self> {
        loop {
            match self.socket.hear().await? {
                Answer::Welcome(welcome) => {
                    ensure!(self.heard.is_empty(), "welcomed again");
                    self.start(&welcome.table).await?;
                }
                Answer::Table(table) => self.start(&table).await?,
                Answer::Update(update) => {
                    self.heard.push(Instant::now());
                    if update.seq >= LAST && self.open.is_none() {
                        return Ok(self);
                    }
                    self.act(&update).await?;
                }
                Answer::Acknowledged(done) => {
                    let (key, action) =
                        self.open.take().filter(|(key, _)| *key == done.key).context("said")?;
                    self.acknowledged.insert(key, (done.seq, action));
                    if done.seq >= LAST {
                        return Ok(self);
                    }
                }
                // Who starts twice is refused once.
                Answer::Refused(refused) => ensure!(refused.key.is_none(), "{refused:?}"),
                Answer::Chat(_) | Answer::Undoing(_) | Answer::History(_) | Answer::Revealed(_) => {
                }
            }
        }
    }

    async fn start(&mut self, table: &TableInfo) -> Result<()> {
        let all = table.seats.iter().all(|seat| seat.occupant != Occupant::Nobody);
        if self.seat == 0 && table.phase == Phase::Gathering && all {
            self.socket.say(&json!({"start": {}})).await?;
        }
        Ok(())
    }

    async fn act(&mut self, update: &Update) -> Result<()> {
        let Asked::Players(asked) = &update.asked else { return Ok(()) };
        let is_asked = asked.first().is_some_and(|seat| seat.index() == self.seat);
        if !is_asked || self.open.is_some() {
            return Ok(());
        }
        sleep(THINKS).await;
        let list = update.legal.as_ref().context("it is asked")?.get();
        let legal: Vec<Value> = serde_json::from_str(list)?;
        let action = legal[choose(list, legal.len())]["action"].clone();
        let key = format!("{}-{}", self.seat, update.seq);
        self.open = Some((key.clone(), action.clone()));
        let act = json!({"act": {"seq": update.seq, "key": key, "action": action}});
        self.socket.say(&act).await?;
        // Neither is the chat lost or doubled.
        if self.chats < 8 {
            self.chats += 1;
            let text = format!("{} of {}", self.chats, self.seat);
            self.socket.say(&json!({"chat": {"text": text}})).await?;
        }
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drain_pauses_matches_shortly_and_closes_no_socket_elsewhere() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(Guest::come(nodes[0].address).await.expect("a guest"));
    }
    let new = json!({"game": "king-of-pirates", "players": 3});
    let table = guests[0].make(&new).await.expect("a table").id;
    let mut playing = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let player = Player::sit(&nodes[1], guest, &table, seat).await.expect("a seat");
        playing.push(player);
    }
    // All of them hear that everybody sits.
    playing[0].socket.say(&json!({"hello": {}})).await.expect("it is said");
    let playing: Vec<_> = playing.into_iter().map(|player| tokio::spawn(player.play())).collect();
    until("nobody plays", || database.number("SELECT count(*) FROM log") > 15).await;
    let name = nodes[0].address.to_string();
    assert!(drain(&database.url(), &name).expect("a database"));
    let all = fleet(&database.url()).expect("nodes");
    assert_eq!(all.len(), 2);
    assert!(all.iter().any(|node| node.name == name && node.draining), "{all:?}");
    let mut acknowledged = BTreeMap::new();
    let (mut pause, mut chats) = (Duration::ZERO, 0);
    for player in playing {
        let played = timeout(PATIENCE, player).await.expect("it ends").expect("no panic");
        let played = played.expect("its socket stays open");
        acknowledged.extend(played.acknowledged);
        let gaps = played.heard.windows(2).map(|pair| pair[1] - pair[0]);
        pause = pause.max(gaps.max().unwrap_or_default());
        chats += played.chats as i64;
    }
    println!("the longest pause between two steps: {pause:?}, with {THINKS:?} to think");
    assert!(pause < Duration::from_secs(1), "{pause:?}");
    until("it doesn't stop", || !nodes[0].is_running()).await;
    let said = database.number("SELECT count(DISTINCT text) FROM chat");
    assert_eq!((said, database.number("SELECT count(*) FROM chat")), (chats, chats));
    assert_eq!(nodes[1].said(TOOK_OVER).expect("what it said"), 0);
    let (status, _) = guests[0].ask("GET", "/readyz", "").await.unwrap_or_default();
    assert_eq!(status, 0, "it is gone");
    let one = SeenMatch { table, record: None, acknowledged };
    assert_eq!(nodes[0].panics().expect("what it said"), Vec::<String>::new());
    let store = data_of(&mut nodes[1..], &database);
    check(&store, &one).await.expect("the match is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rolling_restarts_lose_and_double_nothing() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let (faults, still) = (Arc::new(Faults::default()), Arc::new(AtomicU64::new(1)));
    let matches: Vec<_> = (0..3)
        .map(|number| {
            let (servers, faults, still) = (servers.clone(), faults.clone(), still.clone());
            tokio::spawn(keep_playing(servers, number, faults, still))
        })
        .collect();
    for number in [0, 1, 0, 1] {
        sleep(Duration::from_secs(1)).await;
        nodes[number].stop().await.expect("it was running");
        nodes[number].restart().await.expect("it starts again");
    }
    still.store(0, Ordering::Relaxed);
    let mut played = Vec::new();
    for players in matches {
        played.extend(players.await.expect("no player fails").expect("every match is played"));
    }
    for node in &nodes {
        assert_eq!(node.said(TOOK_OVER).expect("what it said"), 0, "nobody was missed");
    }
    let store = data_of(&mut nodes, &database);
    for one in &played {
        check(&store, one).await.expect("the match is as it should be");
    }
    let acknowledged: usize = played.iter().map(|one| one.acknowledged.len()).sum();
    println!("{} matches, {acknowledged} actions", played.len());
    assert!(acknowledged > 50);
}
