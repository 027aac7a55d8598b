//! A server as its operator sees it: started, asked, stopped, killed, copied.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Stdio},
    time::{Duration, Instant},
};

use crate::common::{freebooter, run, scratch, text};

/// A running server.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &str, more: &[&str]) -> Self {
        let args = [&["serve", "--listen", "127.0.0.1:0", "--data", data], more].concat();
        let mut child = freebooter(&args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("Freebooter listens on http://");
        let address = address.trim_end_matches('/').to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Self { child, address }
    }

    /// Asks over a real connection; the answer with its head.
    fn ask(&self, method: &str, path: &str, cookie: &str) -> String {
        ask(&self.address, method, path, cookie)
    }

    /// Comes in as a guest: the cookie.
    fn come(&self) -> String {
        let answer = self.ask("POST", "/api/v1/me", "");
        let line = answer.lines().find(|line| line.starts_with("set-cookie: "));
        let value = line.expect("a cookie").trim_start_matches("set-cookie: ");
        value.split(';').next().expect("a value").to_owned()
    }

    /// Ends it with a signal, and says how it ended and what it logged.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        let killed = std::process::Command::new("kill").args([signal, &id]).status();
        assert!(killed.expect("kill is there").success());
        let mut log = String::new();
        let mut stderr = self.child.stderr.take().expect("a pipe");
        stderr.read_to_string(&mut log).expect("text");
        (self.child.wait().expect("it ends").code(), log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that fails leaves no server behind; one that is gone already is no matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ask(address: &str, method: &str, path: &str, cookie: &str) -> String {
    send(address, method, path, cookie, "{}")
}

fn send(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len(),
    )
    .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn folder(name: &str) -> PathBuf {
    scratch(name)
}

fn named(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

#[test]
fn a_guest_is_there_after_the_server_was_killed() {
    let data = folder("killed");
    let server = Server::start(named(&data), &[]);
    let cookie = server.come();
    let before = server.ask("GET", "/api/v1/me", &cookie);
    let (code, _) = server.end("-KILL");
    assert_eq!(code, None);

    let server = Server::start(named(&data), &[]);
    let after = server.ask("GET", "/api/v1/me", &cookie);
    let body = |answer: &str| answer.split("\r\n\r\n").nth(1).map(str::to_owned);
    assert!(after.starts_with("HTTP/1.1 200"), "{after}");
    assert_eq!(body(&before), body(&after));
}

#[test]
fn a_service_of_systemd_has_its_data_where_systemd_keeps_it() {
    let data = folder("state");
    Server::start(named(&data), &[]).end("-TERM");
    let mut check = freebooter(&["check"]);
    check.env_remove("FREEBOOTER_DATA").env("STATE_DIRECTORY", &data);
    let checked = check.output().expect("it ends");
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    assert!(text(&checked.stdout).contains("everything is sound"), "{checked:?}");
}

#[test]
fn a_server_that_is_told_to_stop_ends_well_and_soon() {
    let server = Server::start(":memory:", &[]);
    server.come();
    // Somebody who says nothing must not keep it from ending at once.
    let _idle = TcpStream::connect(&server.address).expect("it listens");
    let begun = Instant::now();
    let (code, log) = server.end("-TERM");
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("stopped"), "{log}");
    assert!(begun.elapsed() < Duration::from_secs(9), "{:?}", begun.elapsed());
}

#[test]
fn the_log_has_no_secrets_and_can_be_json() {
    let more = ["--log", "trace", "--log-format", "json"];
    let server = Server::start(":memory:", &more);
    let cookie = server.come();
    let answer = server.ask("GET", "/api/v1/me", &cookie);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let (_, log) = server.end("-TERM");
    let secret = cookie.split('=').nth(1).expect("a value");
    assert!(!log.contains(secret), "{log}");
    assert!(log.contains(r#""route":"/api/v1/me""#), "{log}");
    for line in log.lines() {
        serde_json::from_str::<serde_json::Value>(line).expect("an object a line");
    }
}

#[test]
fn data_in_use_is_not_touched_by_another_server() {
    let data = folder("in-use");
    let _server = Server::start(named(&data), &[]);
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--data", named(&data)], "");
    assert_eq!(second.status.code(), Some(3));
    assert!(text(&second.stderr).contains("in use by another server"));
}

#[test]
fn a_running_server_is_copied_and_the_copy_serves() {
    let data = folder("copied");
    let server = Server::start(named(&data), &[]);
    let cookie = server.come();
    let file = data.join("copy.db");
    let copied = run(&["backup", named(&file), "--data", named(&data)], "");
    assert_eq!(copied.status.code(), Some(0), "{}", text(&copied.stderr));
    assert!(text(&copied.stdout).contains("0 matches and 1 people, verified"));
    for data in [&data, &file] {
        let checked = run(&["check", named(data)], "");
        assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stderr));
        assert!(text(&checked.stdout).contains("everything is sound"), "{checked:?}");
    }
    let again = run(&["backup", named(&file), "--data", named(&data)], "");
    assert_eq!(again.status.code(), Some(3));

    let restored = folder("restored");
    std::fs::create_dir_all(&restored).expect("a folder");
    std::fs::copy(&file, restored.join("freebooter.db")).expect("a copy");
    let other = Server::start(named(&restored), &[]);
    assert!(other.ask("GET", "/api/v1/me", &cookie).starts_with("HTTP/1.1 200"));
}

/// Creates a table; its id.
fn create_table(server: &Server, cookie: &str) -> String {
    let new = r#"{"game":"planks","players":2}"#;
    let made = send(&server.address, "POST", "/api/v1/tables", cookie, new);
    let body = made.split("\r\n\r\n").nth(1).expect("a body");
    let made: serde_json::Value = serde_json::from_str(body).expect("a table");
    made["id"].as_str().expect("an id").to_owned()
}

/// Changes the only copy of a text in a database, and nothing else.
fn damage(file: &std::path::Path, from: &str, to: &str) {
    assert_eq!(from.len(), to.len(), "the file keeps its length");
    let mut bytes = std::fs::read(file).expect("a database");
    let found = bytes.windows(from.len()).position(|window| window == from.as_bytes());
    let at = found.expect("the text is in the file");
    bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
    std::fs::write(file, bytes).expect("it can be written");
}

#[test]
fn damaged_data_is_found_out_and_named() {
    let data = folder("damaged");
    let server = Server::start(named(&data), &[]);
    let cookie = server.come();
    let id = &create_table(&server, &cookie);
    server.end("-TERM");
    let copy = data.join("copy.db");
    let copied = run(&["backup", named(&copy), "--data", named(&data)], "");
    assert_eq!(copied.status.code(), Some(0), "{}", text(&copied.stderr));

    // A table of a game that nobody knows.
    damage(&copy, r#""game":"planks""#, r#""game":"plinks""#);
    let checked = run(&["check", named(&copy)], "");
    assert_eq!(checked.status.code(), Some(1), "{checked:?}");
    assert!(text(&checked.stdout).contains(&format!("match {id}: ")), "{checked:?}");
    assert!(text(&checked.stdout).contains("damaged"), "{checked:?}");
    assert!(text(&checked.stderr).contains("problems found in the data: 1"), "{checked:?}");
    let sound = run(&["check", named(&data)], "");
    assert_eq!(sound.status.code(), Some(0), "{}", text(&sound.stderr));

    // A page that is no page: that with the match.
    let whole = std::fs::read(&copy).expect("a database");
    let settings = br#""game":"plinks""#;
    let at = whole.windows(settings.len()).position(|window| window == settings);
    let at = at.expect("the match");
    let mut bytes = whole.clone();
    bytes[at / 4096 * 4096..][..4096].fill(0xff);
    std::fs::write(&copy, bytes).expect("it can be written");
    let broken = run(&["check", named(&copy)], "");
    assert_eq!(broken.status.code(), Some(1), "{broken:?}");
    let told = text(&broken.stdout);
    assert!(told.contains("(in matches)"), "{told}");
    assert!(told.contains("the table matches cannot be read"), "{told}");

    // The first page, which says where the others are: all of it, and all but its head.
    for from in [0, 100] {
        let mut bytes = whole.clone();
        bytes[from..4096].fill(0xff);
        std::fs::write(&copy, bytes).expect("it can be written");
        let broken = run(&["check", named(&copy)], "");
        assert_eq!(broken.status.code(), Some(1), "{broken:?}");
        assert!(text(&broken.stdout).contains("the database is damaged"), "{broken:?}");
    }
}

#[test]
fn data_that_is_not_ours_is_not_checked() {
    let folder = folder("not-ours");
    std::fs::create_dir_all(&folder).expect("a folder");
    let missing = run(&["check", named(&folder)], "");
    assert_eq!(missing.status.code(), Some(3), "{missing:?}");
    // An empty database, which has none of our tables.
    std::fs::write(folder.join("freebooter.db"), "").expect("a file");
    let foreign = run(&["check", named(&folder)], "");
    assert_eq!(foreign.status.code(), Some(3), "{foreign:?}");
    assert!(!text(&foreign.stderr).is_empty());
}

#[test]
fn a_table_is_closed_by_the_operator_or_the_reason_is_told() {
    let data = folder("closed");
    let server = Server::start(named(&data), &[]);
    let cookie = server.come();
    let id = &create_table(&server, &cookie);
    let close = |id: &str| run(&["close-table", id, "--data", named(&data)], "");
    let closed = close(id);
    assert_eq!(closed.status.code(), Some(0), "{}", text(&closed.stderr));
    assert!(text(&closed.stdout).contains("is closed"));
    assert!(text(&close(id).stdout).contains("already closed"));
    let missing = close(&"0".repeat(id.len()));
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).contains("there is no such table"));
    assert_eq!(close("no id").status.code(), Some(2));
    let nowhere = run(&["close-table", id, "--data", "/nowhere"], "");
    assert_eq!(nowhere.status.code(), Some(3));
}

#[test]
fn metrics_are_given_out_where_the_operator_says_and_nowhere_else() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let metrics = port.local_addr().expect("an address").to_string();
    drop(port);
    let server = Server::start(":memory:", &["--metrics", &metrics]);
    let cookie = server.come();
    server.ask("GET", "/api/v1/people/0000", &cookie);
    let shown = ask(&metrics, "GET", "/metrics", "");
    let route =
        r#"freebooter_requests_total{method="GET",route="/api/v1/people/{id}",status="404"} 1"#;
    assert!(shown.contains(route), "{shown}");
    assert!(shown.contains("freebooter_store_transactions_total"), "{shown}");
    assert!(ask(&metrics, "GET", "/readyz", "").starts_with("HTTP/1.1 200"));
    let outside = server.ask("GET", "/metrics", "");
    assert!(!outside.contains("freebooter_requests_total"), "{outside}");
}

#[test]
fn settings_come_from_the_file_the_environment_and_the_line() {
    let file = scratch("server.toml");
    std::fs::write(&file, "data = \":memory:\"\nlisten = \"127.0.0.1:0\"\n[limits]\nguests = 1\n")
        .expect("a file");
    let command = || {
        let mut command = freebooter(&["serve", "--config", named(&file)]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let wrong = command().env("FREEBOOTER_LIMITS__GUESTS", "many").output().expect("it ends");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(text(&wrong.stderr).contains("FREEBOOTER_LIMITS__GUESTS"), "{}", text(&wrong.stderr));

    let server = Server::start(":memory:", &["--config", named(&file)]);
    server.come();
    assert!(server.ask("POST", "/api/v1/me", "").starts_with("HTTP/1.1 429"));
    std::fs::write(&file, "[limits]\ngusts = 1\n").expect("a file");
    let wrong = command().output().expect("it ends");
    assert!(text(&wrong.stderr).contains("line 2"), "{}", text(&wrong.stderr));
}

#[test]
fn a_health_check_says_whether_a_server_is_ready() {
    let server = Server::start(":memory:", &[]);
    let address = server.address.clone();
    let port = address.rsplit_once(':').expect("a port").1;
    for listen in [address.clone(), format!("0.0.0.0:{port}")] {
        let asked = run(&["ready", "--listen", &listen], "");
        assert!(asked.status.success(), "{}", text(&asked.stderr));
    }
    let (code, _) = server.end("-TERM");
    assert_eq!(code, Some(0));
    let asked = run(&["ready", "--listen", &address], "");
    assert_eq!(asked.status.code(), Some(3));
    assert!(text(&asked.stderr).contains("does not answer"), "{}", text(&asked.stderr));
}
