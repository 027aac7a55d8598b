//! Closing a match from outside, beside a server that has the data open.

#![allow(clippy::unwrap_used)]

use store::{Append, Change, Ended, Id, MatchKey, NewMatch, State, Store, StoreError, close_match};

const LAST: &str = r#"{"closed":true}"#;

async fn begin(store: &Store) -> (Id, MatchKey) {
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: true, settings, seats: Vec::new() };
    (id, store.create_match(new).await.unwrap())
}

#[tokio::test]
async fn a_match_that_is_closed_from_outside_takes_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let (id, key) = begin(&store).await;
    let (untouched, _) = begin(&store).await;
    store.append(Append::entries(key, 0, vec!["{}".into()])).await.unwrap();
    let before = store::now();
    assert_eq!(close_match(folder.path(), id, LAST).unwrap(), Some(State::Waiting));

    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!(
        (found.summary.state, found.entries),
        (State::Closed, vec!["{}".into(), LAST.into()])
    );
    let late = store.append(Append::entries(key, 2, vec!["{}".into()])).await;
    assert!(matches!(late, Err(StoreError::OutOfOrder { number: 2, .. })), "{late:?}");
    assert_eq!(store.find_match(untouched).await.unwrap().unwrap().state, State::Waiting);
    assert_eq!(store.closed_since(before).await.unwrap(), [id]);
    assert_eq!(store.closed_since(store::now() + 1_000).await.unwrap(), []);
}

#[tokio::test]
async fn what_is_over_is_not_closed_and_what_is_not_there_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let (id, key) = begin(&store).await;
    let ended = Ended { record: "{}".into(), results: Vec::new(), rated: false };
    let change = Change { ended: Some(ended), ..Change::default() };
    store.append(Append { key, first: 0, entries: Vec::new(), change }).await.unwrap();
    assert_eq!(close_match(folder.path(), id, LAST).unwrap(), Some(State::Finished));
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!((found.summary.state, found.entries.len()), (State::Finished, 0));
    assert_eq!(close_match(folder.path(), Id::random(), LAST).unwrap(), None);
    assert_eq!(store.closed_since(0).await.unwrap(), []);
}
