//! Nothing acknowledged is lost or doubled, whatever happens to the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use store::postgres::migrate;
use store::{Append, Change, Id, State, Store};
use test_postgres::{Database, Instance};
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep};

use crate::proxy::Proxy;
use crate::{begin, migrated, texts};

/// How often PostgreSQL is killed; `FREEBOOTER_KILLS` says otherwise.
fn kills() -> u64 {
    std::env::var("FREEBOOTER_KILLS").map_or(3, |text| text.parse().unwrap())
}

/// Appends one entry after the other until it has to stop; how many were acknowledged.
async fn write(store: Store, id: Id, stop: Arc<AtomicBool>, all: Arc<AtomicU64>) -> (Id, u64) {
    let acquired = store.acquire(id).await.unwrap().unwrap();
    let key = acquired.stored.summary.key;
    let mut number = 0;
    while !stop.load(Ordering::Relaxed) {
        let append = Append::entries(key, number, texts(number..number + 1));
        // Every so often with a change, which is written in another way.
        let state = (number % 10 == 9).then_some(State::Running);
        let change = Change { state, ..Change::default() };
        store.append(Append { term: acquired.term, change, ..append }).await.unwrap();
        number += 1;
        all.fetch_add(1, Ordering::Relaxed);
    }
    (id, number)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_killed_and_nothing_acknowledged_is_lost_or_doubled() {
    let mut instance = Instance::start(&[]);
    let database = Database::create_on(&instance);
    migrate(&database.url()).unwrap();
    let store = Store::connect(&database.url()).unwrap();
    let (stop, all) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
    let mut writing = JoinSet::new();
    for _ in 0..16 {
        let (id, _) = begin(&store).await;
        writing.spawn(write(store.clone(), id, Arc::clone(&stop), Arc::clone(&all)));
    }
    for kill in 0..kills() {
        let before = all.load(Ordering::Relaxed);
        while all.load(Ordering::Relaxed) < before + 50 {
            sleep(Duration::from_millis(1)).await;
        }
        // At another moment each time.
        sleep(Duration::from_millis(kill * 7 % 20)).await;
        instance.kill();
        instance.run();
    }
    let before = all.load(Ordering::Relaxed);
    while all.load(Ordering::Relaxed) < before + 50 {
        sleep(Duration::from_millis(1)).await;
    }
    stop.store(true, Ordering::Relaxed);
    while let Some(written) = writing.join_next().await {
        let (id, acknowledged) = written.unwrap();
        let found = store.read_match(id).await.unwrap().unwrap();
        assert_eq!(found.entries, texts(0..acknowledged));
    }
    assert_eq!(store.check().await.unwrap(), []);
}

/// The database has kept it, but nobody heard of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_whose_answer_is_lost_is_kept_once() {
    let database = migrated();
    let (proxy, url) = Proxy::before(&database).await;
    let store = Store::connect(&url).unwrap();
    let (id, key) = begin(&store).await;
    // The statements are prepared before any answer is lost.
    let running = || Change { state: Some(State::Running), ..Change::default() };
    store.append(Append::entries(key, 0, texts(0..1))).await.unwrap();
    let change = running();
    store.append(Append { change, ..Append::entries(key, 1, texts(1..2)) }).await.unwrap();
    let mut next = 2;
    for change in [Change::default(), running(), Change::default()] {
        proxy.lose(1);
        let entries = texts(next..next + 2);
        store.append(Append { change, ..Append::entries(key, next, entries) }).await.unwrap();
        assert_eq!(proxy.left(), 0, "an answer was lost");
        next += 2;
    }
    assert_eq!(store.read_match(id).await.unwrap().unwrap().entries, texts(0..next));
}
