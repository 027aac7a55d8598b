//! Group commit, and what is left after the process is killed.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use store::{Append, Id, NewMatch, Store};

fn new(id: Id) -> NewMatch {
    NewMatch { id, game: "pirates".into(), public: false, settings: "{}".into(), seats: Vec::new() }
}

#[test]
fn a_write_alone_is_a_transaction_alone() {
    let store = Store::memory().unwrap();
    for _ in 0..5 {
        store.create_match(new(Id::random())).wait().unwrap();
    }
    assert_eq!(store.written(), store::Written { transactions: 5, jobs: 5, failed: 0 });
}

#[test]
fn the_log_does_not_grow_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let keys: Vec<_> =
        (0..128).map(|_| store.create_match(new(Id::random())).wait().unwrap()).collect();
    // Of 60 MiB, and nobody ever waits long enough for a checkpoint to come through alone.
    let mut receipts = std::collections::VecDeque::new();
    for number in 0..120 {
        for key in &keys {
            receipts.push_back(store.append(Append::entries(*key, number, vec!["x".repeat(4000)])));
            if receipts.len() > 256 {
                receipts.pop_front().unwrap().wait().unwrap();
            }
        }
    }
    let log = std::fs::metadata(folder.path().join("freebooter.db-wal")).unwrap().len();
    assert!(log < 40 << 20, "{} MiB", log >> 20);
}

#[test]
fn a_killed_process_loses_nothing_it_acknowledged() {
    for round in 0..8 {
        let folder = tempfile::tempdir().unwrap();
        let id = Id::random();
        let acknowledged = killed_after(folder.path(), id, 20 + round * 37);
        let found = entries(folder.path(), id);
        assert!(found >= acknowledged, "{acknowledged} acknowledged, {found} found");
    }
}

/// Starts [`writing_child`], kills it after a number of acknowledgements, and says how many it gave.
fn killed_after(folder: &Path, id: Id, lines: usize) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "writing_child", "--ignored", "--nocapture"])
        .env("STORE_TEST_CHILD", folder)
        .env("STORE_TEST_ID", id.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let is_number = |line: &String| line.parse::<usize>().is_ok();
    let seen = output.by_ref().map_while(Result::ok).filter(is_number).take(lines).count();
    assert_eq!(seen, lines, "the child ended by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had acknowledged before it was dead counts as well.
    seen + output.map_while(Result::ok).filter(is_number).count()
}

fn entries(folder: &Path, id: Id) -> usize {
    let store = Store::open(folder).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let found = runtime.block_on(store.read_match(id)).unwrap().unwrap();
    found.entries.len()
}

/// Not a test: the process that is killed.
#[test]
#[ignore = "started by another test"]
fn writing_child() {
    let Some(folder) = std::env::var_os("STORE_TEST_CHILD") else { return };
    let id = std::env::var("STORE_TEST_ID").unwrap().parse().unwrap();
    let store = Store::open(Path::new(&folder)).unwrap();
    let key = store.create_match(new(id)).wait().unwrap();
    println!();
    for number in 0.. {
        store.append(Append::entries(key, number, vec!["x".repeat(200)])).wait().unwrap();
        writeln!(std::io::stdout(), "{number}").unwrap();
    }
}
