//! Several servers, each a process of its own, on one PostgreSQL database. They are killed and
//! stopped while matches run and players dial any of them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use game::FastRng;
use protocol::v1::{Answer, Occupant, Phase};
use serde_json::json;
use store::Store;
use test_client::{Guest, Server, Socket};
use test_postgres::Database;
use tokio::time::{sleep, timeout};

use crate::faults::{Faults, GAMES, check, keep_playing, play_match, program};

/// Long enough for a machine that is busy with other tests.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) const TOOK_OVER: &str = "took tables over";

pub(crate) fn database() -> (Database, PathBuf) {
    let database = Database::create();
    store::postgres::migrate(&database.url()).expect("an empty database");
    let url = PathBuf::from(database.url());
    (database, url)
}

pub(crate) async fn nodes<const N: usize>(data: &Path) -> [Server; N] {
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(Server::start_node(&program(), data).await.expect("a node"));
    }
    nodes.try_into().ok().expect("as many as were asked for")
}

pub(crate) async fn until(what: &str, mut done: impl FnMut() -> bool) {
    let waiting = async {
        while !done() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{what}"));
}

/// Ends all nodes, and opens their data.
pub(crate) fn data_of(nodes: &mut [Server], data: &Database) -> Store {
    for node in nodes {
        node.kill().expect("it was running");
        assert_eq!(node.panics().expect("what it said"), Vec::<String>::new());
    }
    Store::connect(&data.url()).expect("nobody else uses it any more")
}

/// A table for two; the host sits at it, and another one who is connected to another node.
async fn sit(first: &Server, second: &Server) -> Result<(String, [Guest; 2], [Socket; 2])> {
    let guests = [Guest::come(first.address).await?, Guest::come(second.address).await?];
    let table = guests[0].make(&json!({"game": "planks", "players": 2})).await?.id;
    let mut sockets = [
        Socket::open(first.address, &guests[0], &table).await?,
        Socket::open(second.address, &guests[1], &table).await?,
    ];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.say(&json!({"hello": {}})).await?;
        socket.say(&json!({"sit": {"seat": seat}})).await?;
        let sits = |answer: Answer| match answer {
            Answer::Table(table) => matches!(table.seats[seat].occupant, Occupant::Person(_)),
            _ => false,
        };
        while !sits(socket.hear().await?) {}
    }
    Ok((table, guests, sockets))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_node_serves_any_table() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let mut rng = FastRng::new(3);
    let faults = Arc::new(Faults::default());
    let one = play_match(&servers, GAMES[3], &faults, &mut rng);
    let one = timeout(PATIENCE, one).await.expect("it ends").expect("it is played");
    for server in servers {
        let guest = Guest::come(server).await.expect("a guest");
        guest.record(&one.table).await.expect("the record is there, too");
    }
    let store = data_of(&mut nodes, &database);
    check(&store, &one).await.expect("the match is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_and_stopped_nodes_lose_and_double_nothing() {
    let (database, url) = database();
    let mut nodes: [Server; 3] = nodes(&url).await;
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let (faults, still) = (Arc::new(Faults::default()), Arc::new(AtomicU64::new(1)));
    let matches: Vec<_> = (0..4)
        .map(|number| {
            let (servers, faults, still) = (servers.clone(), faults.clone(), still.clone());
            tokio::spawn(keep_playing(servers, number, faults, still))
        })
        .collect();
    let taken = |nodes: &[Server]| -> usize {
        nodes.iter().map(|node| node.said(TOOK_OVER).expect("what it said")).sum()
    };
    for (number, stop) in [(0, false), (1, true), (2, false), (0, true)] {
        sleep(Duration::from_secs(2)).await;
        // So that it has one table at the least.
        let host = Guest::come(nodes[number].address).await.expect("a guest");
        host.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
        let before = taken(&nodes);
        if stop {
            nodes[number].pause(true).expect("it was running");
        } else {
            nodes[number].kill().expect("it was running");
        }
        until("nobody took over", || taken(&nodes) > before).await;
        if stop {
            nodes[number].pause(false).expect("it was stopped");
        } else {
            nodes[number].restart().await.expect("it starts again");
        }
    }
    still.store(0, Ordering::Relaxed);
    let mut played = Vec::new();
    for players in matches {
        played.extend(players.await.expect("no player fails").expect("every match is played"));
    }
    let store = data_of(&mut nodes, &database);
    for one in &played {
        check(&store, one).await.expect("the match is as it should be");
    }
    let acknowledged: usize = played.iter().map(|one| one.acknowledged.len()).sum();
    println!("{} matches, {acknowledged} actions; {faults:?}", played.len());
    assert!(acknowledged > 100);
}

/// The owner is stopped, another node goes on, and the first one wakes up with its sockets open.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_that_wakes_up_too_late_says_nothing_and_lets_its_people_go() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let (table, guests, [mut old, passed_on]) = sit(&nodes[0], &nodes[1]).await.expect("both sit");
    drop(passed_on);
    nodes[0].pause(true).expect("it was running");
    until("nobody took over", || nodes[1].said(TOOK_OVER).expect("what it said") > 0).await;
    // The guest leaves the table on the new owner.
    let mut new = Socket::open(nodes[1].address, &guests[1], &table).await.expect("a socket");
    new.say(&json!({"hello": {}})).await.expect("it is said");
    new.say(&json!({"stand": {}})).await.expect("it is said");
    let stood = async {
        loop {
            if let Answer::Table(table) = new.hear().await.expect("an answer")
                && table.seats[1].occupant == Occupant::Nobody
            {
                return;
            }
        }
    };
    timeout(PATIENCE, stood).await.expect("the seat is free");
    // The old owner still believes that both sit, and that the host may begin with both.
    old.say(&json!({"start": {}})).await.expect("it is said");
    nodes[0].pause(false).expect("it was stopped");
    let heard = async {
        loop {
            match old.hear().await {
                Ok(Answer::Table(table)) => assert_eq!(table.phase, Phase::Gathering),
                Ok(Answer::Update(_)) => panic!("a match that nobody stored"),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    };
    timeout(PATIENCE, heard).await.expect("its people are let go");
    // By either node it is the table of the new owner.
    for node in &nodes {
        let mut again = Socket::open(node.address, &guests[0], &table).await.expect("a socket");
        again.say(&json!({"hello": {}})).await.expect("it is said");
        let Ok(Answer::Welcome(welcome)) = again.hear().await else { panic!("a welcome") };
        assert_eq!(welcome.table.seats[1].occupant, Occupant::Nobody);
    }
    data_of(&mut nodes, &database);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_in_order_leaves_its_tables_to_the_others() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let (table, guests, sockets) = sit(&nodes[0], &nodes[1]).await.expect("both sit");
    drop(sockets);
    nodes[0].stop().await.expect("it was running");
    // At once: nobody has to be missed first.
    let path = format!("/api/v1/tables/{table}");
    let (status, _) = guests[1].ask("GET", &path, "").await.expect("an answer");
    assert_eq!(status, 200);
    assert_eq!(nodes[1].said(TOOK_OVER).expect("what it said"), 0);
    nodes[1].kill().expect("it was running");
    drop(database);
}
