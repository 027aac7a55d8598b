//! Several servers on one database.

use store::{Append, Id, Node, SeatRow, State, Store, StoreError};
use test_postgres::Database;

use crate::{begin, migrated, texts};

const RULES: &str = r#"{"pirates": 3}"#;

fn join(database: &Database, name: &str) -> (Store, Node) {
    Node::join(&database.url(), name, RULES).unwrap()
}

fn two(database: &Database) -> [(Store, Node); 2] {
    [join(database, "one:1"), join(database, "two:2")]
}

async fn elsewhere(store: &Store, id: Id) -> (u64, String) {
    match store.acquire(id).await {
        Err(StoreError::Elsewhere { node, name }) => (node, name),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_left_with_the_node_that_plays_it() {
    let database = migrated();
    let [(first, one), (second, _)] = two(&database);
    let (id, key) = begin(&first).await;
    assert_eq!(elsewhere(&second, id).await, (one.id(), "one:1".to_owned()));
    let owned = first.acquire(id).await.unwrap().unwrap();
    assert_eq!(elsewhere(&second, id).await.0, one.id());
    let entries = |term, first| Append { term, ..Append::entries(key, first, texts(0..1)) };
    first.append(entries(owned.term, 0)).await.unwrap();
    first.confirm(key, owned.term).await.unwrap();
    assert!(second.acquire(Id::random()).await.unwrap().is_none());

    // It is let go, but not by somebody who no longer has it.
    first.release(key, owned.term - 1);
    first.ready().await.unwrap();
    assert_eq!(elsewhere(&second, id).await.0, one.id());
    first.release(key, owned.term);
    let taken = loop {
        match second.acquire(id).await {
            Ok(taken) => break taken.unwrap(),
            Err(error) => assert!(matches!(error, StoreError::Elsewhere { .. }), "{error:?}"),
        }
    };
    assert_eq!((taken.term, taken.stored.entries.len()), (owned.term + 1, 1));
    let late = first.append(entries(owned.term, 1)).await;
    assert!(matches!(late, Err(StoreError::Fenced { .. })), "{late:?}");
    let late = first.confirm(key, owned.term).await;
    assert!(matches!(late, Err(StoreError::Fenced { .. })), "{late:?}");
    assert_eq!(one.fenced(&[(key, owned.term)]).await.unwrap(), [key]);
    assert_eq!(one.fenced(&[(key, taken.term)]).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_node_that_is_lost_and_stays_silent_loses_its_tables() {
    let database = migrated();
    let [(first, one), (second, two)] = two(&database);
    let (id, _) = begin(&first).await;
    one.beat(7).await.unwrap();
    elsewhere(&second, id).await;
    // It has been heard of since.
    two.set_lost(vec![(one.id(), 6)]);
    elsewhere(&second, id).await;
    assert_eq!(two.take_over(one.id(), 6, 10).await.unwrap(), []);
    two.set_lost(vec![(one.id(), 7)]);
    second.acquire(id).await.unwrap().unwrap();
    assert_eq!(elsewhere(&first, id).await.0, two.id());
}

pub(crate) async fn guest(store: &Store) -> Id {
    let (id, label, expires) = (Id::random(), String::new(), store::now() + 60_000);
    let (hash, kind) = (store::random_bytes(), store::KeyKind::Session);
    let key = store::NewKey { id: Id::random(), kind, hash, label, expires };
    store.create_guest(id, "Anne".into(), key).await.unwrap();
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_taken_over_in_lots_and_the_lost_node_is_forgotten() {
    let database = migrated();
    let [(first, one), (second, two)] = two(&database);
    let anne = guest(&first).await;
    let mut ids = Vec::new();
    for number in 0..5 {
        let (id, key) = begin(&first).await;
        let person = (number < 2).then_some(anne);
        let seat = SeatRow { seat: 0, person, bot: None, name: "Anne".into() };
        let change = store::Change {
            state: (number > 0).then_some(State::Running),
            seats: Some(vec![seat]),
            ..store::Change::default()
        };
        first.append(Append { change, ..Append::entries(key, 0, texts(0..1)) }).await.unwrap();
        ids.push(id);
    }
    one.beat(3).await.unwrap();
    let lot = two.take_over(one.id(), 3, 3).await.unwrap();
    assert!(!two.forget(one.id(), 3).await.unwrap(), "it still owns two");
    let rest = two.take_over(one.id(), 3, 3).await.unwrap();
    assert_eq!((lot.len(), rest.len()), (3, 2));
    let taken: Vec<_> = lot.into_iter().chain(rest).collect();
    for (number, id) in ids.iter().enumerate() {
        let found = taken.iter().find(|taken| taken.id == *id).unwrap();
        assert_eq!(found.goes_on, number == 1, "only a running match with people goes on");
    }
    assert!(!two.forget(one.id(), 2).await.unwrap(), "it was heard of since");
    assert!(two.forget(one.id(), 3).await.unwrap());
    assert_eq!(two.look().await.unwrap().len(), 1);
    // It was only slow.
    one.beat(4).await.unwrap();
    let rows = two.look().await.unwrap();
    let back = rows.iter().find(|row| row.id == one.id()).unwrap();
    assert_eq!((back.heartbeat, back.locked), (4, true));
    elsewhere(&first, ids[0]).await;
    drop(second);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_leaves_lets_go_of_everything() {
    let database = migrated();
    let [(first, one), (second, two)] = two(&database);
    let (id, _) = begin(&first).await;
    one.leave().await.unwrap();
    assert_eq!(two.look().await.unwrap().len(), 1);
    second.acquire(id).await.unwrap().unwrap();
}

/// A running match in which a person sits.
async fn running(store: &Store, person: Id) -> (Id, store::MatchKey) {
    let (id, key) = begin(store).await;
    let seat = SeatRow { seat: 0, person: Some(person), bot: None, name: "Anne".into() };
    let (state, seats) = (Some(State::Running), Some(vec![seat]));
    let change = store::Change { state, seats, ..store::Change::default() };
    store.append(Append { change, ..Append::entries(key, 0, texts(0..1)) }).await.unwrap();
    (id, key)
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_go_on_are_adopted_in_lots_from_a_node_that_leaves() {
    let database = migrated();
    let [(first, one), (second, two)] = two(&database);
    let (third, three) = join(&database, "three:3");
    let anne = guest(&first).await;
    let (waiting, _) = begin(&first).await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(running(&first, anne).await.0);
    }
    assert_eq!(two.adopt(10).await.unwrap(), [], "their node is there");
    one.leave().await.unwrap();
    let (lot, rest) = tokio::join!(two.adopt(3), three.adopt(3));
    let (lot, rest) = (lot.unwrap(), rest.unwrap());
    let more = two.adopt(3).await.unwrap();
    let mut adopted: Vec<_> = lot.iter().chain(&rest).chain(&more).map(|it| it.id).collect();
    assert!(lot.len() <= 3 && rest.len() <= 3, "{lot:?} {rest:?}");
    adopted.sort();
    ids.sort();
    assert_eq!(adopted, ids, "each by one of them, and not the one that nobody waits for");
    assert_eq!(two.adopt(3).await.unwrap(), []);
    second.acquire(waiting).await.unwrap().unwrap();
    drop(third);
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_stand_still_are_found() {
    let database = migrated();
    let [(first, one), (second, two)] = two(&database);
    let anne = guest(&first).await;
    let (mine, key) = running(&first, anne).await;
    begin(&first).await;
    assert_eq!(one.idle(&[], 10).await.unwrap(), [mine], "claimed, and then not loaded");
    assert_eq!(one.idle(&[key], 10).await.unwrap(), []);
    assert_eq!(two.idle(&[], 10).await.unwrap(), []);
    // Nobody knows its node any more.
    database.execute(&format!("DELETE FROM nodes WHERE id = {}", one.id()));
    assert_eq!(two.idle(&[], 10).await.unwrap(), [mine]);
    second.acquire(mine).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_has_ended_is_seen_to_have_ended() {
    let database = migrated();
    let [(first, one), (_second, two)] = two(&database);
    one.beat(1).await.unwrap();
    let rows = two.look().await.unwrap();
    assert!(rows.len() == 2 && rows.iter().all(|row| row.locked), "{rows:?}");
    let lost = one.id();
    drop((first, one));
    loop {
        let rows = two.look().await.unwrap();
        if rows.iter().any(|row| row.id == lost && !row.locked) {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_fit_in_is_told_why() {
    let database = migrated();
    let told = |name: &str, rules: &str| {
        Node::join(&database.url(), name, rules).expect_err("this should be refused").to_string()
    };
    let alone = Store::connect(&database.url()).unwrap();
    assert!(told("one:1", RULES).contains("or start all of them with `--node`"));
    drop(alone);
    let [(_first, one), _second] = two(&database);
    let same = told("one:1", RULES);
    assert!(same.starts_with("node one:1 is running already"), "{same}");
    let rules = told("three:3", r#"{"pirates": 4}"#);
    assert!(rules.contains("plays other versions of the rules"), "{rules}");
    let alone = Store::connect(&database.url()).expect_err("there are nodes").to_string();
    assert!(alone.contains("in use by another server"), "{alone}");
    // Nobody was left half-started.
    let rows = one.look().await.unwrap();
    assert_eq!(rows.iter().filter(|row| row.locked).count(), 2);
    // And the one that was alone, which has ended.
    assert_eq!(rows.len(), 3);
}
