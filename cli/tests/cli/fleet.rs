//! Several servers on one database, as their operator sees them.

use std::net::TcpListener;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use test_postgres::Database;

use crate::common::{freebooter, run, scratch, text};

/// A running node; killed with the test.
struct Node {
    child: Child,
    name: String,
}

impl Node {
    fn start(database: &Database) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let name = listener.local_addr().expect("it listens").to_string();
        drop(listener);
        let url = database.url();
        let args = ["serve", "--listen", &name, "--node", &name, "--data", &url];
        let child = freebooter(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let node = Self { child: child.expect("the binary starts"), name };
        let begun = Instant::now();
        while !run(&["ready", "--listen", &node.name], "").status.success() {
            assert!(begun.elapsed() < Duration::from_secs(60), "it doesn't start");
            sleep(Duration::from_millis(50));
        }
        node
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn fleet(database: &str, order: &[&str]) -> (Option<i32>, String, String) {
    let output = run(&[&["fleet", "--data", database], order].concat(), "");
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn nodes_are_listed_and_one_is_drained() {
    let database = Database::create();
    let url = database.url();
    assert!(run(&["migrate", "--data", &url], "").status.success());
    let (code, none, _) = fleet(&url, &[]);
    assert_eq!((code, none.trim()), (Some(0), "no server uses this database with `--node`"));
    let mut first = Node::start(&database);

    let (code, _, told) = fleet(&url, &["drain", &first.name]);
    assert_eq!(code, Some(2));
    assert!(told.contains("no other node is ready to take the tables"), "{told}");
    let second = Node::start(&database);
    let (code, _, told) = fleet(&url, &["drain", "10.0.0.9:8080"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("there is no node 10.0.0.9:8080: there is "), "{told}");

    let (code, listed, _) = fleet(&url, &[]);
    assert_eq!(code, Some(0));
    for node in [&first, &second] {
        let line = listed.lines().find(|line| line.contains(&node.name)).expect("its line");
        let words: Vec<_> = line.split_whitespace().collect();
        assert_eq!(words[1..3], [env!("CARGO_PKG_VERSION"), "0"], "{line}");
        assert_eq!(words.last(), Some(&"ready"), "{line}");
    }
    let (code, told, error) = fleet(&url, &["drain", &first.name]);
    assert_eq!(code, Some(0), "{error}");
    assert!(told.ends_with(&format!("{} has stopped\n", first.name)), "{told}");
    assert_eq!(first.child.wait().expect("it ends").code(), Some(0));
    let (_, listed, _) = fleet(&url, &[]);
    assert_eq!(listed.lines().count(), 2, "{listed}");
}

#[test]
fn what_is_no_fleet_is_told_in_a_sentence() {
    let folder = scratch("no-fleet");
    let told = |data: &str| {
        let (code, _, told) = fleet(data, &[]);
        assert_ne!(code, Some(0));
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    let sqlite = told(folder.to_str().expect("a path in UTF-8"));
    assert!(sqlite.contains("a fleet is several servers on a PostgreSQL database"), "{sqlite}");
    assert!(!folder.exists(), "nothing is made");
    let nobody = told("postgres://postgres@127.0.0.1:1/freebooter");
    assert!(nobody.contains("PostgreSQL cannot be reached"), "{nobody}");
    let wrong = told("postgres://127.0.0.1:nowhere/x");
    assert!(wrong.contains("this is not a PostgreSQL address"), "{wrong}");
    let empty = told(&Database::create().url());
    assert!(empty.contains("run `freebooter migrate"), "{empty}");
}
