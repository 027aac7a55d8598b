//! A database that cannot be used says why, in one sentence.

use store::postgres::migrate;
use store::{Store, StoreError};
use test_postgres::{Database, Instance};

use crate::{begin, migrated};

fn refusal(url: &str) -> String {
    Store::connect(url).expect_err("this should be refused").to_string()
}

/// The address of a database with another user.
fn as_user(database: &Database, user: &str) -> String {
    database.url().replace("postgres://postgres@", &format!("postgres://{user}@"))
}

#[test]
fn an_empty_database_has_to_be_migrated_first() {
    let database = Database::create();
    assert!(refusal(&database.url()).contains("run `freebooter migrate"));
    let first = migrate(&database.url()).unwrap();
    assert_eq!((first.from, migrate(&database.url()).unwrap().from), (0, first.to));
    drop(Store::connect(&database.url()).unwrap());
}

#[test]
fn a_database_of_another_version_is_left_alone() {
    let database = migrated();
    database.execute("UPDATE schema SET version = 0");
    assert!(refusal(&database.url()).contains("the database has version 0"));
    database.execute("UPDATE schema SET version = 99, least = 98");
    assert!(refusal(&database.url()).starts_with("the data has version 99"));
    assert!(matches!(migrate(&database.url()), Err(StoreError::Newer { found: 99, .. })));
    // A newer program has only widened it.
    database.execute("UPDATE schema SET version = 99, least = 1");
    drop(Store::connect(&database.url()).unwrap());
}

#[test]
fn somebody_elses_database_is_left_alone() {
    let database = Database::create();
    database.execute("CREATE TABLE theirs (x int)");
    assert!(refusal(&database.url()).contains("holds other tables"));
    assert!(matches!(migrate(&database.url()), Err(StoreError::ForeignDatabase)));
}

#[test]
fn a_missing_right_is_named() {
    let database = migrated();
    let user = database.url().rsplit_once('/').unwrap().1.replace("freebooter", "user");
    database.execute(&format!("CREATE ROLE {user} LOGIN"));
    let told = refusal(&as_user(&database, &user));
    assert!(
        told.starts_with("the user of the database lacks a right: permission denied"),
        "{told}"
    );
    let told = migrate(&as_user(&database, &user)).unwrap_err().to_string();
    assert!(told.contains("lacks a right"), "{told}");
}

#[test]
fn what_cannot_be_reached_is_named() {
    let nobody = refusal("postgres://postgres@127.0.0.1:1/freebooter");
    assert!(nobody.starts_with("PostgreSQL cannot be reached"), "{nobody}");
    let database = Database::create();
    let missing = refusal(&format!("{}_missing", database.url()));
    assert!(missing.starts_with("PostgreSQL refuses the connection: database"), "{missing}");
    let user = refusal(&as_user(&database, "nobody_of_this_name"));
    assert!(user.starts_with("PostgreSQL refuses the connection: role"), "{user}");
}

#[test]
fn settings_that_lose_what_was_acknowledged_are_refused() {
    let database = migrated();
    let name = database.url().rsplit_once('/').unwrap().1.to_owned();
    database.execute(&format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    assert!(refusal(&database.url()).contains("`synchronous_commit = off`"));

    let careless = Instance::start(&["fsync=off"]);
    let database = Database::create_on(&careless);
    migrate(&database.url()).unwrap();
    assert!(refusal(&database.url()).contains("`fsync = off`"));
}

#[test]
fn a_missing_standby_is_only_advice() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    let notices = store.notices();
    assert!(notices.iter().all(store::Notice::is_advice), "{notices:?}");
    assert!(notices[0].to_string().contains("synchronous standby"));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_server_has_the_database() {
    let database = migrated();
    let store = Store::connect(&database.url()).unwrap();
    begin(&store).await;
    assert!(refusal(&database.url()).contains("in use by another server"));
    drop(store);
    drop(Store::connect(&database.url()).unwrap());
}
