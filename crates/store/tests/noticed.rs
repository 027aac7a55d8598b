//! What is deleted is gone, what is ours is private, and what is damaged is noticed.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use store::{Append, Id, KeyKind, MatchKey, NewKey, NewMatch, Notice, Store, now, random_bytes};

fn file(folder: &Path, ending: &str) -> PathBuf {
    folder.join(format!("freebooter.db{ending}"))
}

async fn person(store: &Store, name: &str) -> Id {
    let key = NewKey {
        id: Id::random(),
        kind: KeyKind::Session,
        hash: random_bytes(),
        label: "Firefox".into(),
        expires: now() + 1_000_000,
    };
    store.create_guest(Id::random(), name.into(), key).await.unwrap().id
}

/// A match with this number of entries in its log.
fn played(store: &Store, entries: u64) -> MatchKey {
    let new = NewMatch {
        id: Id::random(),
        game: "pirates".into(),
        public: false,
        settings: "{}".into(),
        seats: Vec::new(),
    };
    let key = store.create_match(new).wait().unwrap();
    for number in 0..entries {
        store.append(Append::entries(key, number, vec!["x".repeat(3000)])).wait().unwrap();
    }
    key
}

/// The data as a server left it that was killed just now.
fn killed(store: &Store, folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    store.ready().wait().unwrap();
    for name in ["freebooter.db", "freebooter.db-wal", "freebooter.lock"] {
        fs::copy(folder.join(name), copy.path().join(name)).unwrap();
    }
    copy
}

async fn until(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_deleted_account_is_in_no_file_and_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let name = "Sir Francis Drake";
    // Among others, so that its place is in the middle of a page.
    for number in 0..50 {
        person(&store, &format!("Sailor {number}")).await;
    }
    let drake = person(&store, name).await;
    store.set_webhook(drake, Some("https://drake.example".into())).await.unwrap();
    let wal = file(folder.path(), "-wal");
    let empty = || fs::metadata(&wal).is_ok_and(|data| data.len() == 0);
    until("the log of changes is put away when nothing happens", empty).await;
    let has = |path: &Path, text: &str| {
        let bytes = fs::read(path).unwrap();
        bytes.windows(text.len()).any(|found| found == text.as_bytes())
    };
    let database = file(folder.path(), "");
    assert!(has(&database, name), "it was there");
    store.delete_person(drake).await.unwrap();
    until("the log of changes is put away again", empty).await;
    let copy = folder.path().join("copy.db");
    store::backup(folder.path(), &copy).unwrap();
    for text in [name, "drake.example", &drake.to_string()] {
        assert!(!has(&database, text) && !has(&copy, text), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn files_are_for_their_owner_only_also_older_ones() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let open = |path: PathBuf| fs::set_permissions(path, fs::Permissions::from_mode(0o644));
    drop(Store::open(folder.path()).unwrap());
    open(file(folder.path(), "")).unwrap();
    open(folder.path().join("freebooter.lock")).unwrap();
    let store = Store::open(folder.path()).unwrap();
    played(&store, 3);
    assert_eq!(store.notices(), []);
    let copy = folder.path().join("copy.db");
    store::backup(folder.path(), &copy).unwrap();
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names = 0;
    for entry in entries.map(Result::unwrap) {
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
        names += 1;
    }
    assert_eq!(names, 5, "database, two files beside it, lock, copy");
}

#[test]
fn an_orderly_stop_and_a_kill_leave_nothing_to_say() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    played(&store, 20);
    let copy = killed(&store, folder.path());
    drop(store);
    for data in [folder.path(), copy.path()] {
        let store = Store::open(data).unwrap();
        assert_eq!(store.notices(), []);
        assert_eq!(tokio_check(&store), []);
    }
}

#[test]
fn a_lost_log_of_changes_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    played(&store, 20);
    let copy = killed(&store, folder.path());
    fs::remove_file(file(copy.path(), "-wal")).unwrap();
    let opened = Store::open(copy.path());
    let notices = opened.as_ref().map_or(Vec::new(), |store| store.notices().to_vec());
    assert!(matches!(notices[..], [Notice::LostLog { .. }]), "{notices:?}");
}

#[test]
fn a_damaged_log_of_changes_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    played(&store, 20);
    let copy = killed(&store, folder.path());
    let wal = file(copy.path(), "-wal");
    let mut bytes = fs::read(&wal).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(&wal, bytes).unwrap();
    let store = Store::open(copy.path()).unwrap();
    assert!(
        matches!(store.notices(), [Notice::DamagedLog { commits: 1.., .. }]),
        "{:?}",
        store.notices()
    );
}

#[test]
fn a_damaged_log_of_changes_says_how_many_commits_are_lost() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let key = played(&store, 20);
    store.ready().wait().unwrap();
    let whole = fs::metadata(file(folder.path(), "-wal")).unwrap().len() as usize;
    for number in 20..25 {
        store.append(Append::entries(key, number, vec!["x".repeat(9000)])).wait().unwrap();
    }
    let copy = killed(&store, folder.path());
    let wal = file(copy.path(), "-wal");
    let mut bytes = fs::read(&wal).unwrap();
    bytes[whole + 100] ^= 0xff;
    fs::write(&wal, bytes).unwrap();
    let store = Store::open(copy.path()).unwrap();
    // Five of the match, one of `killed`.
    assert_eq!(store.notices(), [Notice::DamagedLog { path: wal, commits: 6 }]);
}

#[test]
fn what_an_earlier_log_of_changes_left_behind_is_nothing_lost() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let key = played(&store, 20);
    let beside = Connection::open(file(folder.path(), "")).unwrap();
    let busy: i64 =
        beside.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get(0)).unwrap();
    assert_eq!(busy, 0);
    // The log begins anew, over the first pages of the one before.
    store.append(Append::entries(key, 20, vec!["{}".into()])).wait().unwrap();
    let copy = killed(&store, folder.path());
    assert_eq!(Store::open(copy.path()).unwrap().notices(), []);
}

#[test]
fn a_server_that_was_killed_before_it_wrote_has_lost_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("freebooter.lock"), "in use\n").unwrap();
    fs::write(file(folder.path(), ""), "").unwrap();
    assert_eq!(Store::open(folder.path()).unwrap().notices(), []);
}

#[test]
fn missing_entries_of_a_log_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let key = played(&store, 20);
    drop(store);
    let connection = Connection::open(file(folder.path(), "")).unwrap();
    connection.execute("DELETE FROM log WHERE number = 7", []).unwrap();
    drop(connection);
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(tokio_check(&store), [Notice::Gap { key, found: 19, last: 19 }]);
}

#[test]
fn a_damaged_page_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    played(&store, 50);
    drop(store);
    let database = file(folder.path(), "");
    let mut bytes = fs::read(&database).unwrap();
    let end = bytes.len();
    bytes[end - 3 * 4096..].fill(0xa5);
    fs::write(&database, bytes).unwrap();
    let store = Store::open(folder.path()).unwrap();
    let found = tokio_check(&store);
    assert!(found.iter().any(|notice| matches!(notice, Notice::DamagedPage(_))), "{found:?}");
}

#[test]
fn readiness_needs_room_for_more() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_with_pages(folder.path(), 60).unwrap();
    store.ready().wait().unwrap();
    let key = played(&store, 0);
    let fill = |number| store.append(Append::entries(key, number, vec!["x".repeat(3000)])).wait();
    let refused = (0..200).find(|&number| fill(number).is_err());
    assert!(refused.is_some(), "the disk is full some day");
    assert!(store.ready().wait().is_err());
}

fn tokio_check(store: &Store) -> Vec<Notice> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(store.check()).unwrap()
}
