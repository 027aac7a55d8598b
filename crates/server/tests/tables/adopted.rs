//! Matches whose node has stopped go on at another one, though nobody opens their table.

use protocol::v1::Answer;
use serde_json::json;
use test_client::{Guest, Server, Socket};

use crate::nodes::{PATIENCE, database, nodes, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_at_another_node_though_nobody_opens_the_table() {
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let guest = Guest::come(nodes[0].address).await.expect("a guest");
    let new = json!({"game": "king-of-pirates", "players": 2, "bots": [null, "admiral"],
        "clock": {"bank": {"seconds": 10, "increment": 0}}, "time_out": "bot"});
    let table = guest.make(&new).await.expect("a table").id;
    let mut socket = Socket::open(nodes[0].address, &guest, &table).await.expect("a socket");
    for request in [json!({"hello": {}}), json!({"sit": {"seat": 0}}), json!({"start": {}})] {
        socket.say(&request).await.expect("it is said");
    }
    let begins =
        async { while !matches!(socket.hear().await.expect("an answer"), Answer::Update(_)) {} };
    tokio::time::timeout(PATIENCE, begins).await.expect("it begins");
    drop(socket);
    // Her time runs out, and a bot stands in for her.
    let away = "SELECT count(*) FROM log WHERE entry LIKE '%\"away\"%'";
    until("nobody stands in", || database.number(away) > 0).await;
    nodes[0].stop().await.expect("it was running");
    let entries = || database.number("SELECT count(*) FROM log");
    let before = entries();
    until("nobody goes on", || entries() > before + 2).await;
    let owners = "SELECT count(*) FROM table_leases JOIN nodes ON id = node";
    assert_eq!(database.number(owners), 1);
    nodes[1].kill().expect("it was running");
    assert_eq!(nodes[1].panics().expect("what it said"), Vec::<String>::new());
}
