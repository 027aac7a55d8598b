//! Links over a NATS server that is killed and started again: nothing is lost or doubled.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fleet::NodeId;
use fleet::bus::{Bus, FleetName, InProcess};
use fleet::endpoint::{Command, Endpoint, News};
use fleet::link::{ConnId, Connect, Out, OwnerOut};
use tokio::sync::mpsc;

use crate::server::NatsServer;
use crate::table::{Client, Table, Told};
use crate::{connect, name};

const OWNER: NodeId = NodeId(1);
const GATEWAY: NodeId = NodeId(2);
const CLIENTS: u64 = 4;

/// The table's node.
async fn own(endpoint: Endpoint, mut news: mpsc::Receiver<News>) {
    let mut table = Table::default();
    while let Some(heard) = news.recv().await {
        let News::FromGateway(gateway, out) = heard else { continue };
        let told = match out {
            OwnerOut::Connect(conn, connect) => table.connect((gateway, conn), &connect),
            OwnerOut::Say { conn, text, .. } => table.act((gateway, conn), &text),
            OwnerOut::Disconnect(conn) => {
                table.disconnect((gateway, conn));
                Vec::new()
            }
            OwnerOut::Send(_) => Vec::new(),
        };
        for Told { to: (gateway, conn), seq, answers, text } in told {
            endpoint.send(Command::Tell { gateway, conn, seq, answers, text }).await;
        }
    }
}

/// The clients' node: each says its next act when the last was answered.
struct Sockets {
    endpoint: Endpoint,
    clients: BTreeMap<ConnId, Client>,
}

impl Sockets {
    async fn open(bus: Arc<dyn Bus>, name: FleetName) -> (Self, mpsc::Receiver<News>) {
        let (endpoint, news) = Endpoint::open(bus, name, GATEWAY).await.expect("an endpoint");
        let mut sockets = Self { endpoint, clients: BTreeMap::new() };
        for conn in (0..CLIENTS).map(ConnId) {
            let connect = Connect { table: "t".into(), ..Connect::default() };
            sockets.endpoint.send(Command::Connect(OWNER, conn, connect)).await;
            sockets.clients.insert(conn, Client::default());
            sockets.act(conn, 0).await;
        }
        (sockets, news)
    }

    async fn act(&self, conn: ConnId, number: usize) {
        let text = format!("{}-{number}", conn.0);
        let key = Some(text.clone());
        self.endpoint.send(Command::Say { owner: OWNER, conn, key, text }).await;
    }

    /// Hears one message; true if a client has a new answer.
    async fn hear(&mut self, heard: News, acts: usize) -> bool {
        let News::FromOwner(_, Out::Tell { conn, seq, text }) = heard else { return false };
        let client = self.clients.get_mut(&conn).expect("a client");
        let before = client.answered.len();
        client.hear(seq, &text, |key| key.starts_with(&format!("{}-", conn.0)));
        let answered = client.answered.len();
        if answered > before && answered < acts {
            self.act(conn, answered).await;
        }
        answered > before
    }

    fn answered(&self) -> usize {
        self.clients.values().map(|client| client.answered.len()).sum()
    }

    fn is_complete(&self, acts: usize) -> bool {
        let all = acts * CLIENTS as usize;
        self.clients.values().all(|client| client.seen.len() == all) && self.answered() == all
    }

    /// Everybody has seen the same entries, and each once.
    fn check(&self) {
        let mut clients = self.clients.values();
        let first = &clients.next().expect("a client").seen;
        assert!(clients.all(|client| client.seen == *first));
        let mut keys = first.clone();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), first.len(), "no act counts twice");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_when_nats_is_killed_and_comes_back() {
    const ACTS: usize = 200;
    let mut server = NatsServer::start("");
    let name = name("restart");
    let owner_bus = Arc::new(connect(&server.address()).await);
    let (owner, heard) = Endpoint::open(owner_bus, name.clone(), OWNER).await.unwrap();
    tokio::spawn(own(owner, heard));
    let gateway_bus = Arc::new(connect(&server.address()).await);
    let (mut sockets, mut news) = Sockets::open(gateway_bus, name).await;

    let all = ACTS * CLIENTS as usize;
    // Killed when a quarter, a half and three quarters are done, for 0.05, 1 and 4 s.
    let mut kills = [(all / 4, 50), (all / 2, 1000), (all * 3 / 4, 4000)].into_iter().peekable();
    let mut back: Option<Instant> = None;
    let mut pauses = Vec::new();
    let begun = Instant::now();
    while !sockets.is_complete(ACTS) {
        assert!(begun.elapsed() < Duration::from_secs(120), "{} answered", sockets.answered());
        let heard = tokio::time::timeout(Duration::from_secs(30), news.recv()).await;
        let answered = sockets.hear(heard.expect("play goes on").expect("news"), ACTS).await;
        if let Some(since) = back.take_if(|_| answered) {
            pauses.push(since.elapsed());
        }
        if let Some((_, away)) = kills.next_if(|(at, _)| sockets.answered() >= *at) {
            server.kill();
            tokio::time::sleep(Duration::from_millis(away)).await;
            server.restart();
            back = Some(Instant::now());
        }
    }
    assert!(kills.next().is_none() && pauses.len() == 3);
    sockets.check();
    println!("{all} acts in {:.1?}; NATS back to the next answer: {pauses:.1?}", begun.elapsed());
}

#[tokio::test]
async fn the_same_within_one_process() {
    const ACTS: usize = 50;
    let (bus, name) = (Arc::new(InProcess::default()), name("inside"));
    let (owner, heard) = Endpoint::open(bus.clone(), name.clone(), OWNER).await.unwrap();
    tokio::spawn(own(owner, heard));
    let (mut sockets, mut news) = Sockets::open(bus, name).await;
    while !sockets.is_complete(ACTS) {
        let heard = tokio::time::timeout(Duration::from_secs(30), news.recv()).await;
        sockets.hear(heard.expect("play goes on").expect("news"), ACTS).await;
    }
    sockets.check();
}

/// An owner that says much more than it hears, and a gateway that does not listen for a while: both
/// ends wait for each other, and neither for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_flood_acts_are_still_answered() {
    let (bus, name) = (Arc::new(InProcess::default()), name("flood"));
    let (owner, mut asked) = Endpoint::open(bus.clone(), name.clone(), OWNER).await.unwrap();
    tokio::spawn(async move {
        while let Some(heard) = asked.recv().await {
            let News::FromGateway(gateway, OwnerOut::Say { conn, key, text }) = heard else {
                continue;
            };
            for _ in 0..10 {
                let (answers, text) = (key.clone(), text.clone());
                owner.send(Command::Tell { gateway, conn, seq: 0, answers, text }).await;
            }
        }
    });
    let (gateway, mut news) = Endpoint::open(bus, name, GATEWAY).await.unwrap();
    let (conn, connect) = (ConnId(1), Connect { table: "t".into(), ..Connect::default() });
    gateway.send(Command::Connect(OWNER, conn, connect)).await;
    for number in 0..10_000 {
        let text = format!("chat {number}");
        gateway.send(Command::Say { owner: OWNER, conn, key: None, text }).await;
    }
    let (key, text) = (Some("k".to_owned()), "act".to_owned());
    gateway.send(Command::Say { owner: OWNER, conn, key, text }).await;
    let answered = async {
        while let Some(heard) = news.recv().await {
            let act = |text: &str| text == "act";
            if matches!(&heard, News::FromOwner(_, Out::Tell { text, .. }) if act(text)) {
                return true;
            }
        }
        false
    };
    assert!(tokio::time::timeout(Duration::from_secs(30), answered).await.expect("in time"));
}
