//! Closing a match from outside, beside a server that has the data open.

use crate::{Data, laws_of_kept_data};
use store::{
    Append, Change, Ended, Id, MatchKey, NewMatch, State, Store, StoreError, close_match, postgres,
};

const LAST: &str = r#"{"closed":true}"#;

async fn begin(store: &Store) -> (Id, MatchKey) {
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: true, settings, seats: Vec::new() };
    (id, store.create_match(new).await.unwrap())
}

/// From another process, as it were.
async fn close(data: &Data, id: Id) -> Option<State> {
    let closing: Box<dyn FnOnce() -> _ + Send> = match data {
        Data::Memory => unreachable!("nobody else sees it"),
        Data::Folder(folder) => {
            let folder = folder.path().to_owned();
            Box::new(move || close_match(&folder, id, LAST))
        }
        Data::Database(database) => {
            let url = database.url();
            Box::new(move || postgres::close_match(&url, id, LAST))
        }
    };
    tokio::task::spawn_blocking(closing).await.unwrap().unwrap()
}

async fn a_match_that_is_closed_from_outside_takes_nothing_more(data: &Data) {
    let store = data.open();
    let (id, key) = begin(&store).await;
    let (untouched, _) = begin(&store).await;
    store.append(Append::entries(key, 0, vec!["{}".into()])).await.unwrap();
    let before = store::now();
    assert_eq!(close(data, id).await, Some(State::Waiting));

    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!(
        (found.summary.state, found.entries),
        (State::Closed, vec!["{}".into(), LAST.into()])
    );
    let late = store.append(Append::entries(key, 2, vec!["{}".into()])).await;
    assert!(
        matches!(late, Err(StoreError::OutOfOrder { .. } | StoreError::Fenced { .. })),
        "{late:?}"
    );
    assert_eq!(store.find_match(untouched).await.unwrap().unwrap().state, State::Waiting);
    assert_eq!(store.closed_since(before).await.unwrap(), [id]);
    assert_eq!(store.closed_since(store::now() + 1_000).await.unwrap(), []);
}

async fn what_is_over_is_not_closed_and_what_is_not_there_is_none(data: &Data) {
    let store = data.open();
    let (id, key) = begin(&store).await;
    let ended = Ended { record: "{}".into(), results: Vec::new(), rated: false };
    let change = Change { ended: Some(ended), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    assert_eq!(close(data, id).await, Some(State::Finished));
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!((found.summary.state, found.entries.len()), (State::Finished, 0));
    assert_eq!(close(data, Id::random()).await, None);
    assert_eq!(store.closed_since(0).await.unwrap(), []);
}

laws_of_kept_data!(
    a_match_that_is_closed_from_outside_takes_nothing_more,
    what_is_over_is_not_closed_and_what_is_not_there_is_none,
);
