//! What only PostgreSQL can do: be away, be killed, be another server's.

#![allow(clippy::unwrap_used)]

mod faults;
mod fence;
mod hangups;
mod moving;
mod nodes;
mod proxy;
mod refusals;
mod slow;

use store::postgres::migrate;
use store::{Id, MatchKey, NewMatch, Store};
use test_postgres::Database;

fn migrated() -> Database {
    let database = Database::create();
    migrate(&database.url()).unwrap();
    database
}

async fn begin(store: &Store) -> (Id, MatchKey) {
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: false, settings, seats: Vec::new() };
    (id, store.create_match(new).await.unwrap())
}

fn texts(range: std::ops::Range<u64>) -> Vec<String> {
    range.map(|number| format!(r#"{{"n":{number}}}"#)).collect()
}
