//! Data that cannot be used says why.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{Append, Id, NewMatch, Store, StoreError};

fn new() -> NewMatch {
    NewMatch {
        id: Id::random(),
        game: "pirates".into(),
        public: false,
        settings: "{}".into(),
        seats: Vec::new(),
    }
}

fn file(folder: &Path) -> std::path::PathBuf {
    folder.join("freebooter.db")
}

fn refusal(folder: &Path) -> String {
    Store::open(folder).expect_err("this should be refused").to_string()
}

#[test]
fn a_new_folder_is_made_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("data/of/ours");
    drop(Store::open(&inner).unwrap());
    drop(Store::open(&inner).unwrap());
}

#[test]
fn only_one_server_has_the_data() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    assert!(refusal(folder.path()).contains("in use by another server"));
    drop(store);
    drop(Store::open(folder.path()).unwrap());
}

#[test]
fn data_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    let connection = Connection::open(file(folder.path())).unwrap();
    connection.pragma_update(None, "user_version", 999).unwrap();
    drop(connection);
    assert!(refusal(folder.path()).starts_with("the data has version 999"));
}

#[test]
fn somebody_elses_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let connection = Connection::open(file(folder.path())).unwrap();
    connection.execute_batch("CREATE TABLE theirs (x)").unwrap();
    drop(connection);
    assert!(refusal(folder.path()).ends_with("is not a Freebooter database"));
}

#[test]
fn a_file_that_is_no_database_is_named_as_damaged() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(file(folder.path()), "ahoy ".repeat(1000)).unwrap();
    assert!(refusal(folder.path()).starts_with("the database is damaged"));
}

#[test]
fn a_folder_that_is_a_file_cannot_be_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, "").unwrap();
    assert!(refusal(&path).starts_with("cannot use"));
}

#[tokio::test]
async fn a_damaged_page_is_told_when_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let new = new();
    let id = new.id;
    {
        let store = Store::open(folder.path()).unwrap();
        let key = store.create_match(new).await.unwrap();
        let entries = (0..500).map(|_| "x".repeat(200)).collect();
        store.append(Append::entries(key, 0, entries)).await.unwrap();
    }
    let mut bytes = fs::read(file(folder.path())).unwrap();
    let page = 4096;
    let entry = bytes.windows(200).position(|window| window.iter().all(|byte| *byte == b'x'));
    let log = entry.expect("an entry of the log") / page * page;
    bytes[log..log + 3 * page].fill(0x5a);
    fs::write(file(folder.path()), bytes).unwrap();
    let store = Store::open(folder.path()).unwrap();
    let read = store.read_match(id).await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
}

/// `max_page_count` makes SQLite say that the disk is full without filling one.
#[tokio::test]
async fn a_full_disk_is_told_and_what_was_kept_stays() {
    let folder = tempfile::tempdir().unwrap();
    let new = new();
    let id = new.id;
    let store = Store::open_with_pages(folder.path(), 64).unwrap();
    let key = store.create_match(new).await.unwrap();
    let mut kept = 0;
    let error = loop {
        let entries = vec!["x".repeat(10_000)];
        match store.append(Append::entries(key, kept, entries)).await {
            Ok(()) => kept += 1,
            Err(error) => break error,
        }
        assert!(kept < 1000, "64 pages are never full");
    };
    assert!(matches!(error, StoreError::Full), "{error:?}");
    assert!(kept > 0);
    // Reading goes on, and so does what still fits.
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!(found.entries.len() as u64, kept);
    assert!(matches!(
        store.append(Append::entries(key, kept, vec!["x".repeat(10_000)])).await,
        Err(StoreError::Full)
    ));
}

#[test]
fn an_answer_that_nothing_may_be_written_becomes_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    let connection = Connection::open(file(folder.path())).unwrap();
    // The same answer as of a read-only file system, and root gets it too.
    connection.pragma_update(None, "query_only", true).unwrap();
    let error = connection.execute("DELETE FROM log", []).unwrap_err();
    assert!(matches!(StoreError::from(error), StoreError::ReadOnly));
}

#[tokio::test]
async fn readers_are_free_when_nobody_reads() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(store.free_readers(), Some(store::READERS));
    store.last_change().await.unwrap();
    assert_eq!(store.free_readers(), Some(store::READERS));
    assert_eq!(Store::memory().unwrap().free_readers(), None);
}
