//! Reads that nobody wants any more.

use store::{READERS, Store};
use tokio::time::{Duration, sleep, timeout};
use tokio_postgres::NoTls;

use crate::proxy::Proxy;
use crate::{begin, migrated};

/// More than may be under way.
const HANGUPS: usize = 500;

/// The database is busy, and people ask and hang up again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reads_that_are_hung_up_on_are_not_done() {
    let database = migrated();
    let (proxy, url) = Proxy::before(&database).await;
    let store = Store::connect(&url).unwrap();
    let (id, _) = begin(&store).await;
    // Every connection is made and has prepared the statement.
    for _ in 0..8 * READERS {
        assert!(store.find_match(id).await.unwrap().is_some());
    }
    let (client, connection) = tokio_postgres::connect(&database.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("BEGIN; LOCK TABLE matches").await.unwrap();
    let before = proxy.sent();
    for _ in 0..HANGUPS {
        let hung_up = timeout(Duration::from_micros(100), store.find_match(id)).await;
        assert!(hung_up.is_err(), "the table is locked");
    }
    sleep(Duration::from_millis(200)).await;
    let sent = proxy.sent() - before;
    client.batch_execute("COMMIT").await.unwrap();
    // A read takes 60 bytes or so.
    assert!(sent < HANGUPS * 60 / 4, "{sent} bytes");
    assert!(store.find_match(id).await.unwrap().is_some());
    for _ in 0..100 {
        if store.free_readers() == Some(READERS) {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("{:?} of {READERS} connections are free", store.free_readers());
}
