//! Group commit, and what is queued when a store closes.

use crate::{Data, laws_of_kept_data};
use store::{Append, Id, MatchKey, NewMatch, Store};

async fn begin(store: &Store, id: Id) -> MatchKey {
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: false, settings, seats: Vec::new() };
    store.create_match(new).await.unwrap()
}

async fn writes_that_wait_share_a_transaction(data: &Data) {
    let store = data.open();
    let mut keys = Vec::new();
    for _ in 0..64 {
        keys.push(begin(&store, Id::random()).await);
    }
    let before = store.written();
    let mut receipts = Vec::new();
    for number in 0..20 {
        let append = |key: &_| store.append(Append::entries(*key, number, vec!["{}".into()]));
        receipts.extend(keys.iter().map(append));
    }
    for receipt in receipts {
        receipt.await.unwrap();
    }
    let after = store.written();
    let (jobs, transactions) = (after.jobs - before.jobs, after.transactions - before.transactions);
    assert_eq!(jobs, 64 * 20);
    assert!(transactions * 4 < jobs, "{transactions} transactions for {jobs} jobs");
}

async fn what_is_queued_is_written_before_the_store_closes(data: &Data) {
    let id = Id::random();
    let store = data.open();
    let key = begin(&store, id).await;
    for number in 0..500 {
        drop(store.append(Append::entries(key, number, vec!["{}".into()])));
    }
    drop(store);
    let found = data.open().read_match(id).await.unwrap().unwrap();
    assert_eq!(found.entries.len(), 500);
}

async fn an_owner_acquires_what_was_written_before(data: &Data) {
    let store = data.open();
    let id = Id::random();
    let key = begin(&store, id).await;
    store.append(Append::entries(key, 0, vec!["{}".into()])).await.unwrap();
    let acquired = store.acquire(id).await.unwrap().unwrap();
    assert_eq!(acquired.stored, store.read_match(id).await.unwrap().unwrap());
    let next = Append { term: acquired.term, ..Append::entries(key, 1, vec!["{}".into()]) };
    store.append(next).await.unwrap();
    assert_eq!(store.acquire(Id::random()).await.unwrap(), None);
}

laws_of_kept_data!(
    writes_that_wait_share_a_transaction,
    what_is_queued_is_written_before_the_store_closes,
    an_owner_acquires_what_was_written_before,
);
