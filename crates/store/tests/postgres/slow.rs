//! Statements that take long are counted, as with SQLite.

use std::sync::Arc;
use std::thread;

use store::Store;

use crate::{begin, migrated};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_statement_that_waits_for_a_lock_is_counted() {
    let database = Arc::new(migrated());
    let store = Store::connect(&database.url()).unwrap();
    begin(&store).await;
    let before = store.slow_queries();
    let locking = Arc::clone(&database);
    let lock = thread::spawn(move || {
        locking.execute("BEGIN; LOCK TABLE matches; SELECT pg_sleep(1); COMMIT");
    });
    // Until the lock is there, reads are quick.
    while store.slow_queries() == before && !lock.is_finished() {
        store.last_change().await.unwrap();
    }
    lock.join().unwrap();
    assert!(store.slow_queries() > before);
}
