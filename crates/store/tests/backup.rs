//! Copies of data in use.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use store::{Append, Id, NewMatch, Store, backup};

fn new(id: Id) -> NewMatch {
    NewMatch { id, game: "pirates".into(), public: false, settings: "{}".into(), seats: Vec::new() }
}

/// Opens a copy as the data of another server.
fn restored(copy: &Path) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(copy, folder.path().join("freebooter.db")).unwrap();
    let store = Store::open(folder.path()).unwrap();
    (folder, store)
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_writes() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let id = Id::random();
    let key = store.create_match(new(id)).await.unwrap();
    let mut kept = Vec::new();
    for number in 0..2000 {
        let receipt = store.append(Append::entries(key, number, vec!["{}".into()]));
        if number == 300 {
            receipt.await.unwrap();
        } else {
            kept.push(receipt);
        }
    }
    let (data, copy) = (folder.path().to_owned(), folder.path().join("copy.db"));
    let target = copy.clone();
    let copied = tokio::task::spawn_blocking(move || backup(&data, &target)).await.unwrap();
    let copied = copied.unwrap();
    assert_eq!((copied.matches, copied.people), (1, 0));
    assert_eq!(copied.bytes, fs::metadata(&copy).unwrap().len());
    for receipt in kept {
        receipt.await.unwrap();
    }

    let (_folder, copy) = restored(&copy);
    let entries = copy.read_match(id).await.unwrap().unwrap().entries.len();
    assert!((301..=2000).contains(&entries), "{entries}");
    assert_eq!(store.read_match(id).await.unwrap().unwrap().entries.len(), 2000);
}

#[test]
fn a_file_that_is_there_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let _store = Store::open(folder.path()).unwrap();
    let target = folder.path().join("precious");
    fs::write(&target, "treasure").unwrap();
    assert!(backup(folder.path(), &target).is_err());
    assert_eq!(fs::read_to_string(&target).unwrap(), "treasure");
}

#[test]
fn nothing_to_copy_and_nowhere_to_put_it_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let none = backup(folder.path(), &folder.path().join("copy")).unwrap_err().to_string();
    assert!(none.starts_with("cannot use"), "{none}");
    let _store = Store::open(folder.path()).unwrap();
    let nowhere = backup(folder.path(), &folder.path().join("no/such/folder/copy"));
    assert!(nowhere.unwrap_err().to_string().starts_with("cannot use"));
}

#[test]
fn a_damaged_database_gives_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    {
        let store = Store::open(folder.path()).unwrap();
        let key = store.create_match(new(Id::random())).wait().unwrap();
        let entries = (0..500).map(|_| "x".repeat(200)).collect();
        store.append(Append::entries(key, 0, entries)).wait().unwrap();
    }
    let file = folder.path().join("freebooter.db");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 3 * 4096].fill(0x5a);
    fs::write(&file, bytes).unwrap();
    let copy = folder.path().join("copy");
    let refused = backup(folder.path(), &copy).unwrap_err().to_string();
    assert!(refused.starts_with("the database is damaged"), "{refused}");
    assert!(!copy.exists());
}

#[test]
fn data_with_rows_that_refer_to_nothing_gives_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    let connection = rusqlite::Connection::open(folder.path().join("freebooter.db")).unwrap();
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    connection.execute("INSERT INTO log (match, number, entry) VALUES (7, 0, '{}')", []).unwrap();
    drop(connection);
    let copy = folder.path().join("copy");
    let refused = backup(folder.path(), &copy).unwrap_err().to_string();
    assert!(refused.ends_with("rows refer to missing rows"), "{refused}");
    assert!(!copy.exists());
}
