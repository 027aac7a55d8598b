//! A server that is no longer the owner of a table writes nothing.

use store::{
    Acquired, Alerted, Append, Change, ChatLine, HeldAlert, Lease, State, Store, StoreError,
};
use tokio::time::{Duration, sleep};
use tokio_postgres::NoTls;

use crate::nodes::guest;
use crate::{begin, migrated, texts};

fn append(acquired: &Acquired, first: u64, count: u64) -> Append {
    let entries = texts(first..first + count);
    Append { term: acquired.term, ..Append::entries(acquired.stored.summary.key, first, entries) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_term_is_fenced_off_and_writes_nothing() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let (id, _) = begin(&store).await;
    let before = store.acquire(id).await.unwrap().unwrap();
    store.append(append(&before, 0, 2)).await.unwrap();
    let after = store.acquire(id).await.unwrap().unwrap();
    assert_eq!(after.stored.entries, texts(0..2));

    // Queued together with what the new owner writes.
    let stale = store.append(append(&before, 2, 1));
    let good = store.append(append(&after, 2, 1));
    let stale = stale.await;
    assert!(matches!(stale, Err(StoreError::Fenced { .. })), "{stale:?}");
    good.await.unwrap();
    let change = Change { state: Some(State::Running), ..Change::default() };
    let stale = store.append(Append { change, ..append(&before, 3, 1) }).await;
    assert!(matches!(stale, Err(StoreError::Fenced { .. })), "{stale:?}");
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!((found.entries, found.summary.state), (texts(0..3), State::Waiting));
}

/// The statement reaches the database, waits for the row, and comes too late.
#[tokio::test(flavor = "multi_thread")]
async fn a_statement_that_comes_late_is_fenced_off() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let (id, _) = begin(&store).await;
    let owner = store.acquire(id).await.unwrap().unwrap();
    let (client, connection) = tokio_postgres::connect(&database.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("BEGIN; UPDATE table_leases SET term = term + 1").await.unwrap();
    let late = store.append(append(&owner, 0, 1));
    sleep(Duration::from_millis(300)).await;
    client.batch_execute("COMMIT").await.unwrap();
    let late = late.await;
    assert!(matches!(late, Err(StoreError::Fenced { .. })), "{late:?}");
    assert_eq!(store.read_match(id).await.unwrap().unwrap().entries, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_that_wait_are_merged_and_refused_alone() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(begin(&store).await);
    }
    let mut receipts = Vec::new();
    for number in 0..10 {
        for (_, key) in &tables {
            receipts.push(store.append(Append::entries(*key, number, texts(number..number + 1))));
        }
    }
    let wrong = store.append(Append::entries(tables[0].1, 20, texts(20..21)));
    let right = store.append(Append::entries(tables[0].1, 10, texts(10..12)));
    for receipt in receipts {
        receipt.await.unwrap();
    }
    assert!(matches!(wrong.await, Err(StoreError::OutOfOrder { number: 20, .. })));
    right.await.unwrap();
    for (index, (id, _)) in tables.iter().enumerate() {
        let expected = if index == 0 { texts(0..12) } else { texts(0..10) };
        assert_eq!(store.read_match(*id).await.unwrap().unwrap().entries, expected);
    }
}

/// What is kept beside the log: chat, and what people were alerted to.
#[tokio::test(flavor = "multi_thread")]
async fn who_lost_a_table_writes_nothing_beside_its_log() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let anne = guest(&store).await;
    let (table, key) = begin(&store).await;
    let before = store.acquire(table).await.unwrap().unwrap();
    let line = |number| ChatLine { number, person: anne, text: "Ahoy".into(), at: 1 };
    store.keep_chat(key, before.term, vec![line(0)]).await.unwrap();
    let after = store.acquire(table).await.unwrap().unwrap();
    store.keep_chat(key, after.term, vec![line(1)]).await.unwrap();

    let stale = store.keep_chat(key, before.term, vec![line(2)]).await;
    assert!(matches!(stale, Err(StoreError::Fenced { .. })), "{stale:?}");
    let alerted = Alerted { person: anne, table, question: 1, reminded: false, seen: false };
    let (event, place) = ("over".to_owned(), "{}".to_owned());
    let held = HeldAlert { person: anne, table, event, place };
    let lease = Lease { key, term: before.term };
    let stale =
        [store.set_alerted(lease, alerted).await, store.hold_alert(lease, held.clone()).await];
    assert!(stale.iter().all(|stale| matches!(stale, Err(StoreError::Fenced { .. }))), "{stale:?}");
    assert_eq!(store.chat_of(key).await.unwrap().len(), 2);
    assert_eq!(store.alerted_at(table).await.unwrap(), []);
    assert_eq!(store.held_alerts().await.unwrap(), []);

    let lease = Lease { term: after.term, ..lease };
    store.set_alerted(lease, alerted).await.unwrap();
    store.hold_alert(lease, held).await.unwrap();
    assert_eq!(store.alerted_at(table).await.unwrap(), [alerted]);
}

/// A message reaches the database, waits for the lease, and comes too late.
#[tokio::test(flavor = "multi_thread")]
async fn chat_that_comes_late_is_fenced_off() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let anne = guest(&store).await;
    let (id, key) = begin(&store).await;
    let owner = store.acquire(id).await.unwrap().unwrap();
    let (client, connection) = tokio_postgres::connect(&database.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("BEGIN; UPDATE table_leases SET term = term + 1").await.unwrap();
    let line = ChatLine { number: 0, person: anne, text: "Ahoy".into(), at: 1 };
    let late = store.keep_chat(key, owner.term, vec![line]);
    sleep(Duration::from_millis(300)).await;
    client.batch_execute("COMMIT").await.unwrap();
    let late = late.await;
    assert!(matches!(late, Err(StoreError::Fenced { .. })), "{late:?}");
    assert!(store.chat_of(key).await.unwrap().is_empty());
}
