//! Data that is looked at and not opened by a server.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{
    Append, Change, Ended, Id, Inspection, NewMatch, Notice, SeatResult, SeatRow, State, Store,
    StoreError,
};

fn new(id: Id) -> NewMatch {
    let seat = |seat| SeatRow { seat, person: None, bot: Some("mate".into()), name: "Mate".into() };
    let (game, settings) = ("pirates".into(), "{}".into());
    NewMatch { id, game, public: true, settings, seats: vec![seat(0), seat(1)] }
}

/// One match that runs and, after it, one that is finished; both have three entries.
fn played(folder: &Path) -> [Id; 2] {
    let store = Store::open(folder).unwrap();
    let results = [(0, 2, 10), (1, 1, 30)];
    let results = results.map(|(seat, place, score)| SeatResult { seat, place, score }).into();
    let ended = Ended { record: r#"{"inputs":[]}"#.into(), results, rated: false };
    let running = Change { state: Some(State::Running), ..Change::default() };
    let over = Change { ended: Some(ended), ..Change::default() };
    [running, over].map(|change| {
        let id = Id::random();
        let key = store.create_match(new(id)).wait().unwrap();
        let entries = ["0", "1", "2"].map(String::from).into();
        let append = Append { key, term: 0, first: 0, entries, change };
        store.append(append).wait().unwrap();
        id
    })
}

fn change(folder: &Path, statement: &str) {
    let connection = Connection::open(folder.join("freebooter.db")).unwrap();
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    connection.execute_batch(statement).unwrap();
}

#[test]
fn every_match_is_read_with_its_log_record_and_results() {
    let folder = tempfile::tempdir().unwrap();
    let [running, over] = played(folder.path());
    for path in [folder.path().to_owned(), folder.path().join("freebooter.db")] {
        let data = Inspection::open(&path).unwrap();
        assert_eq!(data.damage(), []);
        assert_eq!(data.matches(), (vec![running, over], None));
        let [first, second] = [running, over].map(|id| data.read(id).unwrap().unwrap());
        assert_eq!((first.stored.entries.concat(), first.record), ("012".to_owned(), None));
        assert_eq!(second.record.as_deref(), Some(r#"{"inputs":[]}"#));
        let places: Vec<_> = second.seats.iter().map(|seat| (seat.place, seat.score)).collect();
        assert_eq!(places, [(Some(2), Some(10)), (Some(1), Some(30))]);
        assert!(data.read(Id::random()).unwrap().is_none());
    }
}

#[test]
fn what_is_damaged_is_said() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path());
    change(folder.path(), "DELETE FROM log WHERE match = 1 AND number = 1");
    let damage = || Inspection::open(folder.path()).unwrap().damage();
    assert!(matches!(damage()[..], [Notice::Gap { found: 2, last: 2, .. }]), "{:?}", damage());
    change(folder.path(), "INSERT INTO log (match, number, entry) VALUES (7, 0, '{}')");
    let found = damage();
    assert!(
        matches!(&found[..], [Notice::DamagedPage(text), Notice::Gap { .. }]
            if text.ends_with("rows refer to missing rows")),
        "{found:?}"
    );
}

/// Fills the first page of a table, or of one of its indexes, with nonsense.
fn spoil(folder: &Path, tree: &str) {
    let file = folder.join("freebooter.db");
    let connection = Connection::open(&file).unwrap();
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let root: u32 = connection.query_row(root, [tree], |row| row.get(0)).unwrap();
    let root = root as usize;
    drop(connection);
    let mut bytes = fs::read(&file).unwrap();
    bytes[(root - 1) * 4096..root * 4096].fill(0x5a);
    fs::write(&file, bytes).unwrap();
}

#[test]
fn a_table_that_cannot_be_read_is_named() {
    for (table, is_listed) in
        [("log", true), ("seats", true), ("records", true), ("matches", false)]
    {
        let folder = tempfile::tempdir().unwrap();
        let [_, over] = played(folder.path());
        spoil(folder.path(), table);
        let data = Inspection::open(folder.path()).unwrap();
        let found = data.damage();
        let named = |notice: &Notice| notice.to_string().ends_with(&format!("(in {table})"));
        assert!(found.iter().any(named), "{table}: {found:?}");
        let (ids, unreadable) = data.matches();
        if is_listed {
            assert!(unreadable.is_none() && ids.contains(&over), "{table}: {unreadable:?}");
        }
        let read = data.read(over).map(|found| found.is_some());
        let told =
            |read: &Notice| matches!(read, Notice::Unreadable { table: it, .. } if *it == table);
        assert!(read.as_ref().is_err_and(told), "{table}: {read:?}");
    }
}

#[test]
fn a_list_of_matches_that_breaks_off_is_told() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path());
    for tree in ["matches", "sqlite_autoindex_matches_1", "matches_by_state"] {
        spoil(folder.path(), tree);
    }
    let (ids, unreadable) = Inspection::open(folder.path()).unwrap().matches();
    assert_eq!(ids, []);
    assert!(matches!(unreadable, Some(Notice::Unreadable { table: "matches", .. })));
}

#[test]
fn a_gap_that_cannot_be_looked_for_is_told() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path());
    spoil(folder.path(), "log_by_match");
    let found = Inspection::open(folder.path()).unwrap().damage();
    let told = |notice: &Notice| matches!(notice, Notice::Unreadable { table: "log", .. });
    assert!(found.iter().any(told), "{found:?}");
}

/// The data as a server left it that was killed.
fn killed(folder: &Path) -> (tempfile::TempDir, PathBuf) {
    let store = Store::open(folder).unwrap();
    for _ in 0..20 {
        store.create_match(new(Id::random())).wait().unwrap();
    }
    let copy = tempfile::tempdir().unwrap();
    for name in ["freebooter.db", "freebooter.db-wal", "freebooter.lock"] {
        fs::copy(folder.join(name), copy.path().join(name)).unwrap();
    }
    assert_eq!(Inspection::open(folder).unwrap().damage(), [], "a server may be running");
    let wal = copy.path().join("freebooter.db-wal");
    (copy, wal)
}

#[test]
fn what_a_killed_server_left_is_sound_unless_its_last_changes_are_unreadable() {
    let folder = tempfile::tempdir().unwrap();
    let (copy, _) = killed(folder.path());
    assert_eq!(Inspection::open(copy.path()).unwrap().damage(), []);

    let (copy, damaged) = killed(folder.path());
    let mut bytes = fs::read(&damaged).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(&damaged, bytes).unwrap();
    let found = Inspection::open(copy.path()).unwrap().damage();
    let [Notice::DamagedLog { path, commits: 1.. }] = &found[..] else { panic!("{found:?}") };
    assert_eq!(path, &damaged);

    let (copy, missing) = killed(folder.path());
    fs::remove_file(&missing).unwrap();
    let found = Inspection::open(copy.path()).unwrap().damage();
    assert!(found.contains(&Notice::LostLog { path: missing }), "{found:?}");
}

#[test]
fn data_of_an_older_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path());
    change(folder.path(), "PRAGMA user_version = 3");
    let refused = Inspection::open(folder.path()).err();
    assert!(matches!(refused, Some(StoreError::Older { found: 3, .. })), "{refused:?}");
}
