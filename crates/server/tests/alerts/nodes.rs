//! Alerts of several servers on one database.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use test_client::{Guest, Server, example};
use test_postgres::Database;
use tokio::time::sleep;

use crate::receiver::Receiver;
use crate::{ask, seated};

async fn node(database: &Database) -> Server {
    let allowed =
        [("FREEBOOTER_WEBHOOKS__ENABLED", "true"), ("FREEBOOTER_WEBHOOKS__PRIVATE", "true")];
    let url = PathBuf::from(database.url());
    Server::start_node_with(&example("serve"), &url, &allowed).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_held_back_is_told_once_by_all_nodes() {
    let database = Database::create();
    store::postgres::migrate(&database.url()).unwrap();
    let first = node(&database).await;
    let [anne, mary] = crate::guests(first.address).await;
    let mut hook = Receiver::listen();
    ask(&anne, "PUT", "/me/webhook", &json!({"url": format!("{}/hook", hook.url)})).await;
    let minute = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 60 % 1440;
    let quiet = json!({"from": (minute + 1380) % 1440, "to": (minute + 60) % 1440, "offset": 0});
    ask(&anne, "PUT", "/me/alerts", &json!({"webhook": ["full"], "quiet": quiet})).await;
    let table = anne.make(&json!({"game": "planks", "players": 2})).await.unwrap();
    drop(seated(first.address, &anne, &table.id, 1).await);
    let hers = seated(first.address, &mary, &table.id, 0).await;
    let held = || database.number("SELECT count(*) FROM held_alerts");
    while held() == 0 {
        sleep(Duration::from_millis(50)).await;
    }
    // It knows of it, too.
    let second = node(&database).await;
    assert!(hook.is_silent().await, "it is quiet");
    let anne_there = Guest::back(second.address, &anne.id, anne.cookie());
    let loud = json!({"webhook": ["full"]});
    tokio::join!(
        ask(&anne, "PUT", "/me/alerts", &loud),
        ask(&anne_there, "PUT", "/me/alerts", &loud)
    );
    assert_eq!(hook.next().await.json()["event"], "full");
    assert!(hook.is_silent().await, "one of them has told it");
    assert_eq!(held(), 0);
    drop(hers);
}
