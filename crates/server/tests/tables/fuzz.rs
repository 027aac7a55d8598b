//! Nonsense over sockets and HTTP, while a match is played that must not
//! notice. `FREEBOOTER_FUZZ` says how many frames and requests; 4 000 if it is
//! not set.

use std::net::SocketAddr;
use std::time::Duration;

use game::{FastRng, Rng};
use serde_json::json;
use test_client::{Guest, Server, Socket, play_out};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::faults::program;
use crate::play::play_seats;

const FUZZERS: u64 = 4;

/// The server may grow by this much, whatever it is sent.
const GROWTH: u64 = 96 * 1024 * 1024;

pub(crate) fn frames() -> u64 {
    std::env::var("FREEBOOTER_FUZZ").map_or(4_000, |text| text.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_does_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&program(), folder.path()).await.expect("a server");
    let address = server.address;
    let guest = Guest::come(address).await.expect("a guest");
    let table = guest.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let each = frames() / FUZZERS;
    // The first round shows how much memory the server takes; it must not go on like that.
    fuzz_all(address, &table.id, each / 4, 0).await;
    let before = server.memory().expect("it runs");
    let fuzzing = tokio::spawn({
        let id = table.id.clone();
        async move { fuzz_all(address, &id, each - each / 4, 100).await }
    });
    let record = play_seats(address, &table.id, &guest).await;
    let sent = fuzzing.await.expect("no fuzzer fails");
    assert_eq!(
        engine::replay(&record).expect("a record").hash(),
        play_out(&record).expect("it can be played").hash(),
    );
    assert!(server.is_running(), "the server has ended");
    assert_eq!(server.panics().expect("what it said"), Vec::<String>::new());
    let grown = server.memory().expect("it runs").saturating_sub(before);
    println!("{sent} frames and requests in the second round; grown by {} KiB", grown / 1024);
    assert!(grown < GROWTH, "grown by {grown} bytes");
}

async fn fuzz_all(server: SocketAddr, table: &str, each: u64, seed: u64) -> u64 {
    let fuzzers: Vec<_> = (0..FUZZERS)
        .map(|number| tokio::spawn(fuzz(server, table.to_owned(), each, seed + number)))
        .collect();
    let mut sent = 0;
    for fuzzer in fuzzers {
        sent += fuzzer.await.expect("no fuzzer fails");
    }
    sent
}

/// Somebody who looks on and sends nonsense.
async fn fuzz(server: SocketAddr, table: String, frames: u64, seed: u64) -> u64 {
    let mut rng = FastRng::new(seed);
    let guest = Guest::come(server).await.expect("a guest");
    let mut sent = 0;
    while sent < frames {
        if rng.below(20) == 0 {
            request(server, &table, &mut rng).await;
            sent += 1;
            continue;
        }
        let mut socket = Socket::open(server, &guest, &table).await.expect("a socket");
        if rng.below(4) > 0 {
            socket.say(&json!({"hello": {"legal": rng.below(2) == 0}})).await.expect("sent");
        }
        // What comes back is read now and then, so that nobody has to wait for us.
        for _ in 0..rng.below(200) {
            sent += 1;
            if socket.send(frame(&mut rng)).await.is_err() {
                break;
            }
            while let Ok(Ok(_)) = timeout(Duration::ZERO, socket.hear_text()).await {}
        }
    }
    sent
}

const TEMPLATES: [&str; 22] = [
    r#"{"hello":{"after":17,"legal":true}}"#,
    r#"{"sit":{"seat":1}}"#,
    r#"{"commit":{"round":0,"commitment":"00000000000000000000000000000000000000000000000000000000000000ff"}}"#,
    r#"{"reveal":{"round":0,"share":"00000000000000000000000000000000000000000000000000000000000000ff"}}"#,
    r#"{"stand":{}}"#,
    r#"{"bot":{"seat":2,"level":"captain"}}"#,
    r#"{"unseat":{"seat":0}}"#,
    r#"{"start":{}}"#,
    r#"{"ready":{"on":true}}"#,
    r#"{"reserve":{"seat":1,"person":"Anne"}}"#,
    r#"{"settings":{"clock":{"days":2},"spectator_delay":7}}"#,
    r#"{"wait":{}}"#,
    r#"{"act":{"seq":3,"key":"k","action":{"slide":{"plank":"red","to":"left"}}}}"#,
    r#"{"act":{"seq":18446744073709551615,"key":"","action":null}}"#,
    r#"{"undo":{}}"#,
    r#"{"consent":{"seq":3,"agree":true}}"#,
    r#"{"chat":{"text":"ahoy"}}"#,
    r#"{"mute":{"person":"x","on":true}}"#,
    r#"{"history":{}}"#,
    r#"{"rematch":{}}"#,
    r#"[[[[{"act":{}}]]]]"#,
    "null",
];

/// A message with something wrong in it.
pub(crate) fn frame(rng: &mut FastRng) -> Message {
    let template = TEMPLATES[rng.below(TEMPLATES.len() as u32) as usize];
    // A fuzzer that looks on stays where it is; `seated` has one that sits.
    let template = if template.contains("sit") { TEMPLATES[0] } else { template };
    match rng.below(12) {
        0 => {
            Message::Binary((0..rng.below(64)).map(|_| rng.word() as u8).collect::<Vec<_>>().into())
        }
        1 => Message::Text("[".repeat(rng.below(15_000) as usize).into()),
        2 => Message::Text(template.repeat(rng.below(40) as usize + 1).into()),
        3 => Message::Ping(vec![7; rng.below(125) as usize].into()),
        _ => Message::Text(mutated(template, rng).into()),
    }
}

pub(crate) fn mutated(template: &str, rng: &mut FastRng) -> String {
    let mut bytes: Vec<char> = template.chars().collect();
    for _ in 0..rng.below(4) {
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => drop(bytes.remove(place)),
            1 => bytes[place] = char::from(32 + rng.below(95) as u8),
            2 => bytes.insert(place, ['9', '"', '{', '\u{fffd}'][rng.below(4) as usize]),
            _ => bytes.truncate(place.max(1)),
        }
        if bytes.is_empty() {
            return String::new();
        }
    }
    bytes.into_iter().collect()
}

/// A request that makes little sense.
async fn request(server: SocketAddr, table: &str, rng: &mut FastRng) {
    let paths =
        ["/api/v1/tables", "/api/v1/me", "/api/v1/tables/x/socket", "/%ff/..//", "/api/v1/session"];
    let methods = ["GET", "POST", "DELETE", "PUT", "BREW"];
    let path = paths[rng.below(paths.len() as u32) as usize];
    let path =
        if rng.below(4) == 0 { format!("/api/v1/tables/{table}/record") } else { path.into() };
    let method = methods[rng.below(methods.len() as u32) as usize];
    let body = mutated(r#"{"game":"planks","players":2,"clock":{"days":1}}"#, rng);
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len(),
    );
    let text = if rng.below(5) == 0 { mutated(&text, rng) } else { text };
    let Ok(mut stream) = TcpStream::connect(server).await else { return };
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_millis(300), stream.read_to_end(&mut answer)).await;
}
