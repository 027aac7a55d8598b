//! Every route of the interface is asked and hung up on at a random moment, while others use the
//! server as usual. Nothing of that stays: permits, connections, tables, memory and readiness are
//! as before, and nobody else is refused. What the sockets do is in `tests/tables`.
//!
//! `FREEBOOTER_HANGUPS` says how often; 300 times if it is not set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use game::{FastRng, Rng};
use serde_json::{Value, json};
use server::{Data, LimitRules, Service};
use test_client::Guest;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::{serve, settings, status};

/// What all requests together may leave behind: caches of SQLite and the allocator.
const SLACK: u64 = 48 * 1024 * 1024;

fn hang_ups() -> u64 {
    std::env::var("FREEBOOTER_HANGUPS").map_or(300, |text| text.parse().expect("a number"))
}

/// A method, a path and a body.
type Route = (String, String, String);

/// All routes, as the server describes them itself.
async fn routes(guest: &Guest, table: &str) -> Vec<Route> {
    let (_, text) = guest.ask("GET", "/api/v1/openapi.json", "").await.unwrap();
    let description: Value = serde_json::from_str(&text).unwrap();
    let mut routes = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let id = if path.contains("/tables/") { table } else { &guest.id };
        let path = path.replace("{id}", id).replace("{game}", "pirates");
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase();
            let body = body(&method, &path);
            routes.push((method, path.clone(), body));
        }
    }
    assert!(routes.len() >= 20, "{}", routes.len());
    routes.push(("GET".into(), "/readyz".into(), String::new()));
    routes.push(("GET".into(), "/".into(), String::new()));
    routes
}

fn body(method: &str, path: &str) -> String {
    let body = match (method, path.trim_start_matches("/api/v1")) {
        ("GET", _) => return String::new(),
        ("PATCH", "/me") => json!({"name": "Anne Bonny"}),
        ("PUT", "/me/password") => json!({"password": "sixteen men on"}),
        ("PUT", "/me/webhook") => json!({"url": null}),
        ("PUT", "/me/alerts") => json!({"webhook": ["turn"], "language": "de"}),
        ("POST", "/me/alerts/test") => json!({"channel": "webhook"}),
        // The key of RFC 8291's example.
        ("PUT", "/me/push") => json!({
            "endpoint": "https://push.example.org/",
            "keys": {
                "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8\
                    pZGH6SRpkNtoIAiw4",
                "auth": "BTBZMqHH6r4Tts7J_aSIgg",
            },
        }),
        ("DELETE", "/me/push") => json!({"endpoint": "https://push.example.org/"}),
        ("PUT", "/me/mail") => json!({"address": "anne@example.org"}),
        ("POST", "/session") => json!({"name": "Anne Bonny", "password": "sixteen men on"}),
        ("POST", "/me/tokens") => json!({"label": "a bot"}),
        ("POST", "/tables") => json!({"game": "pirates", "players": 3}),
        _ => json!({}),
    };
    body.to_string()
}

/// Asks, and hangs up at a random moment: in the middle of the request, while it is worked on, or
/// while the answer comes.
async fn hang_up(
    server: SocketAddr,
    cookie: &str,
    (method, path, body): &Route,
    rng: &mut FastRng,
) {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len(),
    );
    let whole = rng.below(4) > 0;
    let sent = if whole { request.len() } else { rng.below(request.len() as u32) as usize };
    let Ok(mut stream) = TcpStream::connect(server).await else { return };
    let _ = stream.write_all(&request.as_bytes()[..sent]).await;
    match rng.below(3) {
        0 => {}
        1 => sleep(Duration::from_micros(u64::from(rng.below(5_000)))).await,
        _ => {
            let mut some = [0; 64];
            let _ = timeout(Duration::from_millis(20), stream.read(&mut some)).await;
        }
    }
    if rng.below(2) == 0 {
        // Without a farewell.
        let _ = stream.set_zero_linger();
    }
}

/// Others, who read what they ask for.
async fn use_as_usual(guest: Guest, table: String, stop: Arc<AtomicBool>, asked: Arc<AtomicU64>) {
    let paths = ["/api/v1/me", "/api/v1/tables", "/api/v1/statistics", "/api/v1/me/tables"]
        .map(String::from);
    let paths: Vec<_> = paths.into_iter().chain([format!("/api/v1/tables/{table}")]).collect();
    while !stop.load(Ordering::Relaxed) {
        for path in &paths {
            let (status, text) = guest.ask("GET", path, "").await.expect("an answer");
            assert_eq!(status, 200, "{path}: {text}");
            asked.fetch_add(1, Ordering::Relaxed);
        }
        sleep(Duration::from_millis(10)).await;
    }
}

fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

async fn until_idle(service: &Service) {
    let begun = Instant::now();
    while !service.is_idle() {
        assert!(begun.elapsed() < Duration::from_secs(20), "something is held for ever");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody who hangs up this often.
async fn hang_up_often(server: SocketAddr, table: String, seed: u64, times: u64) {
    let mut rng = FastRng::new(seed);
    let mut guest = Guest::come(server).await.expect("a guest");
    let mut all = routes(&guest, &table).await;
    for number in 0..times {
        // Some of them delete themselves.
        if number % 25 == 24 {
            guest = Guest::come(server).await.expect("a guest");
            all = routes(&guest, &table).await;
        }
        let route = &all[rng.below(all.len() as u32) as usize];
        hang_up(server, guest.cookie(), route, &mut rng).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hanging_up_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    hang_up_on(Data::Folder(folder.path().to_owned())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hanging_up_leaves_nothing_behind_in_postgres() {
    let database = test_postgres::Database::create();
    store::postgres::migrate(&database.url()).unwrap();
    hang_up_on(Data::from(PathBuf::from(database.url()))).await;
}

async fn hang_up_on(data: Data) {
    let limits = LimitRules { open_tables: 0, ..LimitRules::default() };
    let config = server::Config { data: Some(data), ..settings(limits) };
    let (server, service) = serve(config).await;
    let host = Guest::come(server).await.unwrap();
    let table = host.make(&json!({"game": "pirates", "players": 3})).await.unwrap().id;
    // Once, so that what is made once is made.
    hang_up_often(server, table.clone(), 0, hang_ups() / 4 + 25).await;
    until_idle(&service).await;
    let before = memory();

    let (stop, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let others: Vec<_> = (0..2)
        .map(|_| {
            tokio::spawn(use_as_usual(host.clone(), table.clone(), stop.clone(), asked.clone()))
        })
        .collect();
    let rude: Vec<_> = (1..=4)
        .map(|seed| tokio::spawn(hang_up_often(server, table.clone(), seed, hang_ups() / 4)))
        .collect();
    for one in rude {
        one.await.expect("no mistake of the test");
    }
    stop.store(true, Ordering::Relaxed);
    for other in others {
        other.await.expect("nobody else is refused");
    }
    until_idle(&service).await;
    let grown = memory().saturating_sub(before);
    println!(
        "{} hung up, {} others answered, {} KiB more",
        hang_ups(),
        asked.load(Ordering::Relaxed),
        grown / 1024
    );
    // Each table that was made is in memory for a while.
    let tables = service.tables().live() as u64;
    assert!(grown <= SLACK + tables * 100 * 1024, "{} KiB, {tables} tables", grown / 1024);
    assert_eq!(status("127.0.0.1", server, "/readyz").await, Some(200));
}
