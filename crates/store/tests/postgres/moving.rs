//! Data moves to PostgreSQL and back, and is the same.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use store::postgres::{move_to_database, move_to_folder};
use store::{
    AccountName, Alerted, Append, Change, ChatLine, Ended, Ends, HeldAlert, Id, KeyKind, Lease,
    Millis, NewKey, NewMatch, PushDevice, SeatResult, SeatRow, State, Store, StoreError, now,
    random_bytes,
};

use crate::{migrated, texts};

fn key(kind: KeyKind) -> NewKey {
    let label = "Firefox ⚓".into();
    NewKey { id: Id::random(), kind, hash: random_bytes(), label, expires: Millis::MAX }
}

/// Something in every table.
async fn fill(store: &Store) -> Id {
    let (anne, session) = (Id::random(), key(KeyKind::Session));
    store.create_guest(anne, "Anne ☠".into(), session.clone()).await.unwrap();
    let name = AccountName { shown: "Anne".into(), folded: "anne".into() };
    let ends = Ends { keep: session.id, tokens: false };
    store.set_password(anne, name, "hash".into(), ends).await.unwrap();
    store.add_key(anne, key(KeyKind::Token)).await.unwrap();
    store.know_device(anne, random_bytes()).await.unwrap();
    store.set_webhook(anne, Some("https://anne.example".into())).await.unwrap();
    store.set_alerts(anne, "{}".into()).await.unwrap();
    store.set_mail(anne, "anne@example.org".into(), "s".into(), random_bytes()).await.unwrap();
    let (endpoint, label) = ("https://push.example".into(), "Chromium".into());
    let device = PushDevice { endpoint, key: vec![4; 65], auth: vec![0; 16], label, created: 0 };
    store.add_push(anne, device).await.unwrap();
    store.server_secret("vapid", || vec![0, 1, 255]).await.unwrap();
    let (running, running_key) = table(store, anne, State::Running).await;
    let question = 3;
    let alerted = Alerted { person: anne, table: running, question, reminded: true, seen: false };
    let lease = Lease { key: running_key, term: 0 };
    store.set_alerted(lease, alerted).await.unwrap();
    let (event, place) = ("over".into(), "{}".into());
    store
        .hold_alert(lease, HeldAlert { person: anne, table: running, event, place })
        .await
        .unwrap();
    let (_, finished) = table(store, anne, State::Running).await;
    let result = |seat, place| SeatResult { seat, place, score: -7 };
    let (record, results) = ("{}".into(), vec![result(0, 1), result(1, 2)]);
    let ended = Some(Ended { record, results, rated: true });
    let change = Change { ended, ..Change::default() };
    store.append(Append { change, ..Append::entries(finished, 3, texts(3..4)) }).await.unwrap();
    table(store, anne, State::Closed).await;
    // A guest who leaves tables that were not told yet.
    let mary = Id::random();
    store.create_guest(mary, "Mary".into(), key(KeyKind::Session)).await.unwrap();
    table(store, mary, State::Running).await;
    store.delete_person(mary).await.unwrap();
    running
}

async fn table(store: &Store, person: Id, state: State) -> (Id, store::MatchKey) {
    let id = Id::random();
    let settings = format!(r#"{{"host":"{person}","table":{{"edition":{{"text":"x"}}}}}}"#);
    let human = SeatRow { seat: 0, person: Some(person), bot: None, name: "Anne".into() };
    let bot = SeatRow { seat: 1, person: None, bot: Some("mate".into()), name: "Mate".into() };
    let seats = vec![human, bot];
    let new = NewMatch { id, game: "pirates".into(), public: true, settings, seats };
    let key = store.create_match(new).await.unwrap();
    let change = Change { state: Some(state), ..Change::default() };
    store.append(Append { change, ..Append::entries(key, 0, texts(0..3)) }).await.unwrap();
    let line = ChatLine { number: 0, person, text: "ahoy".into(), at: now() };
    store.keep_chat(key, 0, vec![line]).await.unwrap();
    (id, key)
}

/// Every row of every table, in the order of all columns.
fn rows(folder: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let connection = Connection::open(folder.join("freebooter.db")).unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut tables = connection.prepare(tables).unwrap();
    let names = tables.query_map([], |row| row.get(0)).unwrap();
    let names = names.collect::<Result<Vec<String>, _>>().unwrap();
    let read = |name: &String| {
        let mut select =
            connection.prepare(&format!("SELECT * FROM {name} ORDER BY 1, 2")).unwrap();
        let columns = select.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
        select.query_map([], row).unwrap().collect::<Result<Vec<_>, _>>().unwrap()
    };
    names.iter().map(|name| (name.clone(), read(name))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_moves_to_postgres_and_back_and_is_the_same() {
    let (from, back) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let database = migrated();
    let running = fill(&Store::open(from.path()).unwrap()).await;
    let before = rows(from.path());
    for (name, rows) in &before {
        assert!(!rows.is_empty() || name == "probe", "{name} is empty");
    }
    let moved = move_to_database(from.path(), &database.url()).unwrap();
    assert_eq!((moved.people, moved.matches, moved.entries), (1, 4, 13));
    assert_eq!(move_to_folder(&database.url(), back.path()).unwrap(), moved);
    assert_eq!(rows(back.path()), before);

    // There it goes on.
    let store = Store::connect(&database.url()).unwrap();
    assert_eq!(store.check().await.unwrap(), []);
    let acquired = store.acquire(running).await.unwrap().unwrap();
    assert_eq!(acquired.stored.entries, texts(0..3));
    let key = acquired.stored.summary.key;
    let next = Append { term: acquired.term, ..Append::entries(key, 3, texts(3..4)) };
    store.append(next).await.unwrap();
    let host = acquired.stored.summary.seats[0].person.unwrap();
    table(&store, host, State::Running).await;
    assert_eq!(store.open_matches_of(host).await.unwrap().all(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_moves_only_to_where_there_is_none_and_from_where_no_server_runs() {
    let (from, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let database = migrated();
    let nothing = move_to_database(&from.path().join("nowhere"), &database.url()).unwrap_err();
    assert!(nothing.to_string().contains("there is no data"), "{nothing}");
    let store = Store::open(from.path()).unwrap();
    fill(&store).await;
    let used = move_to_database(from.path(), &database.url());
    assert!(matches!(used, Err(StoreError::InUse { .. })), "{used:?}");
    drop(store);
    move_to_database(from.path(), &database.url()).unwrap();
    let twice = move_to_database(from.path(), &database.url());
    assert!(matches!(twice, Err(StoreError::NotEmpty)), "{twice:?}");
    let onto = move_to_folder(&database.url(), from.path());
    assert!(matches!(onto, Err(StoreError::NotEmpty)), "{onto:?}");
    let server = Store::connect(&database.url()).unwrap();
    let used = move_to_folder(&database.url(), other.path());
    assert!(matches!(used, Err(StoreError::DatabaseInUse)), "{used:?}");
    drop(server);
}
