//! Data that is looked at and not opened by a server.

#![allow(clippy::unwrap_used)]

use std::path::Path;

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
        assert_eq!(data.damage().unwrap(), []);
        assert_eq!(data.matches().unwrap(), [running, over]);
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
    let damage = || Inspection::open(folder.path()).unwrap().damage().unwrap();
    assert!(matches!(damage()[..], [Notice::Gap { found: 2, last: 2, .. }]), "{:?}", damage());
    change(folder.path(), "INSERT INTO log (match, number, entry) VALUES (7, 0, '{}')");
    let found = damage();
    assert!(
        matches!(&found[..], [Notice::DamagedPage(text), Notice::Gap { .. }]
            if text.ends_with("rows refer to missing rows")),
        "{found:?}"
    );
}

#[test]
fn data_of_an_older_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path());
    change(folder.path(), "PRAGMA user_version = 3");
    let refused = Inspection::open(folder.path()).err();
    assert!(matches!(refused, Some(StoreError::Older { found: 3, .. })), "{refused:?}");
}
