//! The database takes no writes for a while, or another one takes its place: play goes on soon
//! after it is back, and no node takes anything over.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use store::Store;
use test_client::Server;
use test_postgres::{Database, Instance};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::faults::{Faults, SeenMatch, check, keep_playing};
use crate::nodes::{TOOK_OVER, nodes, until};

/// Play that goes on after an outage; 2 s where nothing else keeps the machine busy.
const SOON: Duration = Duration::from_secs(6);

/// Matches on two nodes.
struct Play {
    nodes: [Server; 2],
    still: Arc<AtomicU64>,
    matches: Vec<JoinHandle<anyhow::Result<Vec<SeenMatch>>>>,
}

impl Play {
    async fn begin(url: String) -> Self {
        let nodes: [Server; 2] = nodes(&PathBuf::from(url)).await;
        let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
        let (faults, still) = (Arc::new(Faults::default()), Arc::new(AtomicU64::new(1)));
        let play = |number| {
            let (servers, faults, still) = (servers.clone(), faults.clone(), still.clone());
            tokio::spawn(keep_playing(servers, number, faults, still))
        };
        let matches = (0..3).map(play).collect();
        Self { nodes, still, matches }
    }

    /// Plays on, and in the end every match is as it should be.
    async fn end(mut self, url: &str) {
        sleep(Duration::from_secs(1)).await;
        self.still.store(0, Ordering::Relaxed);
        let mut played = Vec::new();
        for players in self.matches {
            played.extend(players.await.expect("no player fails").expect("it is played"));
        }
        for node in &mut self.nodes {
            assert_eq!(node.said(TOOK_OVER).expect("what it said"), 0, "nobody was gone");
            node.kill().expect("it was running");
            assert_eq!(node.panics().expect("what it said"), Vec::<String>::new());
        }
        let store = Store::connect(url).expect("nobody else uses it any more");
        for one in &played {
            check(&store, one).await.expect("the match is as it should be");
        }
    }
}

async fn play_goes_on(what: &str, entries: impl Fn() -> i64) {
    let (back, before) = (Instant::now(), entries());
    until("nobody plays on", || entries() > before).await;
    println!("{what}: {:?}", back.elapsed());
    assert!(back.elapsed() < SOON, "{what}: {:?}", back.elapsed());
}

const ENTRIES: &str = "SELECT count(*) FROM log";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_when_a_read_only_database_takes_writes_again() {
    let instance = Instance::start(&[]);
    let database = Database::create_on(&instance);
    store::postgres::migrate(&database.url()).expect("an empty database");
    let play = Play::begin(database.url()).await;
    until("nobody plays", || database.number(ENTRIES) > 50).await;
    instance.set("default_transaction_read_only", "on");
    sleep(Duration::from_secs(1)).await;
    let before = database.number(ENTRIES);
    sleep(Duration::from_secs(3)).await;
    assert_eq!(database.number(ENTRIES), before, "nothing is written");
    instance.set("default_transaction_read_only", "off");
    play_goes_on("read-only", || database.number(ENTRIES)).await;
    for node in &play.nodes {
        assert_eq!(node.said("cannot store a table").expect("what it said"), 0, "they waited");
    }
    play.end(&database.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_when_a_standby_is_promoted() {
    let mut primary = Instance::start(&[]);
    let database = Database::create_on(&primary);
    store::postgres::migrate(&database.url()).expect("an empty database");
    let standby = primary.start_standby();
    // What is acknowledged is on both.
    primary.set("synchronous_standby_names", "'*'");
    let url = database.url();
    let (_, name) = url.rsplit_once('/').expect("it has a name");
    let hosts = format!("127.0.0.1:{},127.0.0.1:{}", primary.port(), standby.port());
    let play = Play::begin(format!("postgres://postgres@{hosts}/{name}")).await;
    until("nobody plays", || database.number(ENTRIES) > 50).await;
    primary.kill();
    sleep(Duration::from_secs(1)).await;
    standby.promote();
    let promoted = standby.database(name);
    play_goes_on("promoted", || promoted.number(ENTRIES)).await;
    play.end(&promoted.url()).await;
}
