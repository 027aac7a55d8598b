//! Nothing is left behind by those who hang up: every message of a socket is cut off at a random
//! moment, while others play. Afterwards sockets, tables, memory and readiness are as before.
//!
//! `FREEBOOTER_HANGUPS` says how often; 200 times if it is not set.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use game::{FastRng, Rng};
use protocol::v1::{PersonalRequest, Request, TableInfo};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Data, LimitRules, Service};
use store::Id;
use test_client::{Guest, PersonalSocket, Socket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout};

use crate::guests;
use crate::play::play_seats;

/// Sockets that one address may have: fewer than there are hang-ups.
const SOCKETS: usize = 60;

/// Personal sockets that one person may have.
const PERSONAL: usize = 5;

/// Tables that one person may have open; looking for a match makes tables.
const OPEN: usize = 8;

/// What may stay in memory: caches, and what the allocator keeps.
const SLACK: u64 = 48 * 1024 * 1024;

fn hangups() -> u32 {
    std::env::var("FREEBOOTER_HANGUPS").map_or(200, |text| text.parse().expect("a number"))
}

async fn serve(data: Option<Data>) -> (SocketAddr, Service) {
    let limits = LimitRules {
        rates: false,
        sockets_of_address: SOCKETS,
        sockets_of_person: SOCKETS,
        open_tables: OPEN,
        ..LimitRules::default()
    };
    let service = Service::open(Config { data, limits, ..Config::default() }).expect("data");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(server::serve_until(listener, service.clone(), std::future::pending()));
    (address, service)
}

/// Every message that a client can send at a table, some of them more than once.
fn messages() -> Vec<Value> {
    vec![
        json!({"sit": {}}),
        json!({"sit": {"seat": 1}}),
        json!({"commit": {"round": 0, "commitment": "5d".repeat(32)}}),
        json!({"reveal": {"round": 0, "share": "5d".repeat(32)}}),
        json!({"stand": {}}),
        json!({"bot": {"seat": 1, "level": "cabin-boy"}}),
        json!({"unseat": {"seat": 1}}),
        json!({"remove": {"seat": 1}}),
        json!({"ready": {"on": true}}),
        json!({"reserve": {"seat": 1, "person": Id::random().to_string()}}),
        json!({"reserve": {"seat": 1, "person": "Anne Bonny"}}),
        json!({"settings": {"public": true, "bot_pause": 0}}),
        json!({"wait": {}}),
        json!({"take_over": {"seat": 1}}),
        json!({"close": {}}),
        json!({"call_off": {"agree": true}}),
        json!({"standing": {"pass": true}}),
        json!({"colors": {"chosen": ["red"]}}),
        json!({"start": {}}),
        json!({"act": {"seq": 1, "key": "k", "action": {"move": ["red:2", "blue:2"]}}}),
        json!({"undo": {}}),
        json!({"consent": {"seq": 1, "agree": true}}),
        json!({"chat": {"text": "ahoy"}}),
        json!({"mute": {"person": Id::random().to_string(), "on": true}}),
        json!({"history": {}}),
        json!({"view": {}}),
        json!({"rematch": {}}),
        json!({"hello": {"after": 1, "protocol": 2}}),
    ]
}

/// The same of a personal socket.
fn personal_messages(table: &str) -> Vec<Value> {
    vec![
        json!({"watch": {"lobby": {}}}),
        json!({"watch": {"lobby": {"game": "planks", "pace": "days", "free": true}}}),
        json!({"unwatch": {}}),
        json!({"at": {"table": table, "visible": true}}),
        json!({"at": {"table": Id::random().to_string(), "visible": true}}),
        json!({"seek": {}}),
        json!({"seek": {"games": ["planks"], "pace": "days", "seats": 2, "rated": true}}),
        json!({"unseek": {}}),
    ]
}

/// All kinds of messages, as the error about an unknown one lists them.
fn kinds<T: DeserializeOwned>() -> BTreeSet<String> {
    let unknown = serde_json::from_str::<T>(r#"{"?":{}}"#).err().expect("no such kind");
    unknown.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

fn kind(message: &Value) -> String {
    message.as_object().and_then(|it| it.keys().next()).expect("a kind").clone()
}

#[test]
fn every_kind_of_message_is_among_those_that_are_hung_up_on() {
    let table: BTreeSet<_> = messages().iter().map(kind).collect();
    assert_eq!(table, kinds::<Request>());
    let personal: BTreeSet<_> = personal_messages("").iter().map(kind).collect();
    assert_eq!(personal, kinds::<PersonalRequest>());
    for message in messages() {
        serde_json::from_value::<Request>(message).expect("a message");
    }
    for message in personal_messages("") {
        serde_json::from_value::<PersonalRequest>(message).expect("a message");
    }
}

#[test]
fn what_every_message_leaves_behind_is_in_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/security.md");
    let text = std::fs::read_to_string(path).expect("a page");
    let (_, table) = text.split_once("### What each request leaves behind").expect("a chapter");
    let table = table.split("\n## ").next().expect("a table");
    for kind in kinds::<Request>().union(&kinds::<PersonalRequest>()) {
        assert_eq!(table.matches(&format!("`{kind}`")).count(), 1, "{kind}");
    }
}

/// A text frame of a client. A mask of zeros is one, too.
fn frame(message: &Value) -> Vec<u8> {
    let text = message.to_string();
    let mut frame = vec![0x81];
    if text.len() < 126 {
        frame.push(0x80 | text.len() as u8);
    } else {
        frame.push(0xfe);
        frame.extend((text.len() as u16).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(text.into_bytes());
    frame
}

/// The beginning of a conversation over a socket.
fn upgrade(server: SocketAddr, guest: &Guest, path: &str) -> Vec<u8> {
    let head = format!(
        "GET /api/v1/{path} HTTP/1.1\r\nhost: {server}\r\ncookie: {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        guest.cookie(),
    );
    head.into_bytes()
}

/// All that somebody would send at a table, were they not to hang up.
fn at_table(server: SocketAddr, guest: &Guest, table: &str, rng: &mut FastRng) -> Vec<u8> {
    let mut all = upgrade(server, guest, &format!("tables/{table}/socket"));
    all.extend(frame(&json!({"hello": {}})));
    for _ in 0..3 {
        all.extend(frame(choose(&messages(), rng)));
    }
    all
}

/// The same over a personal socket.
fn in_lobby(server: SocketAddr, guest: &Guest, table: &str, rng: &mut FastRng) -> Vec<u8> {
    let mut all = upgrade(server, guest, "me/socket");
    for _ in 0..3 {
        all.extend(frame(choose(&personal_messages(table), rng)));
    }
    all
}

fn choose<'a, T>(from: &'a [T], rng: &mut FastRng) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// Sends a part of it, and hangs up at a random moment after that.
async fn hang_up(server: SocketAddr, all: &[u8], rng: &mut FastRng) {
    // The messages are shorter than the head, and matter as much.
    let least = if rng.below(2) == 0 { 0 } else { all.len().saturating_sub(200) };
    let end = least + 1 + rng.below((all.len() - least) as u32) as usize;
    let Ok(mut stream) = TcpStream::connect(server).await else { return };
    let _ = stream.write_all(&all[..end]).await;
    if rng.below(3) > 0 {
        let mut answer = [0; 512];
        let wait = Duration::from_micros(u64::from(rng.below(4_000)));
        let _ = timeout(wait, stream.read(&mut answer)).await;
    }
    // Half of them do not even say goodbye.
    if rng.below(2) == 0 {
        let _ = stream.set_zero_linger();
    }
}

async fn tables(guest: &Guest) -> Vec<TableInfo> {
    let mut tables = Vec::new();
    for new in [
        json!({"game": "buccaneer", "players": 3}),
        json!({"game": "planks", "players": 2, "bots": [null, "cabin-boy"], "bot_pause": 0}),
        json!({"game": "pirates", "players": 3, "spectators": false, "clock": {"days": 1}}),
        json!({"game": "buccaneer", "players": 3, "spectator_delay": 60,
            "bots": ["cabin-boy", "cabin-boy", "cabin-boy"]}),
    ] {
        tables.push(guest.make(&new).await.expect("a table"));
    }
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_leaves_nothing_behind() {
    at_tables(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_leaves_nothing_behind_in_postgres() {
    let database = test_postgres::Database::create();
    store::postgres::migrate(&database.url()).expect("an empty database");
    at_tables(Some(Data::from(PathBuf::from(database.url())))).await;
}

async fn at_tables(data: Option<Data>) {
    let (server, service) = serve(data).await;
    let [anne, mary, host] = guests(server).await;
    let mut rng = FastRng::new(31);
    let honest = host.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let mut made = tables(&anne).await;
    // Once, so that what is made once is made.
    hang_up_at(server, [&anne, &mary], &made, &mut rng, hangups() / 4).await;
    let before = memory();
    let playing = play_seats(server, &honest.id, &host);
    let hanging = async {
        for _ in 0..10 {
            // Some of them are closed or over by now.
            let new = Guest::come(server).await.expect("a guest");
            made.extend(tables(&new).await);
            let lately = &made[made.len() - 4..];
            hang_up_at(server, [&new, &mary], lately, &mut rng, hangups() / 10).await;
        }
    };
    let (record, ()) = tokio::join!(playing, hanging);
    assert!(record["inputs"].is_array(), "the others have played to the end");

    nobody_is_left(&service, &made).await;
    until("requests are under way", || service.is_idle()).await;
    assert!(service.tables().live() <= made.len() + 1, "{}", service.tables().live());
    check_memory(before, made.len());
    let (status, _) = anne.ask("GET", "/readyz", "").await.expect("an answer");
    assert_eq!(status, 200);
    // As many sockets as ever can be opened, so none of them is still counted.
    let mut open = Vec::new();
    for _ in 0..SOCKETS {
        open.push(Socket::open(server, &anne, &made[0].id).await.expect("a socket"));
    }
    assert!(Socket::open(server, &anne, &made[0].id).await.is_err());
}

async fn hang_up_at(
    server: SocketAddr,
    guests: [&Guest; 2],
    tables: &[TableInfo],
    rng: &mut FastRng,
    times: u32,
) {
    for _ in 0..times {
        let guest = choose(&guests, rng);
        let unknown = Id::random().to_string();
        let table = if rng.below(8) == 0 { &unknown } else { &choose(tables, rng).id };
        hang_up(server, &at_table(server, guest, table, rng), rng).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_in_the_lobby_leaves_nothing_behind() {
    in_the_lobby(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_in_the_lobby_leaves_nothing_behind_in_postgres() {
    let database = test_postgres::Database::create();
    store::postgres::migrate(&database.url()).expect("an empty database");
    in_the_lobby(Some(Data::from(PathBuf::from(database.url())))).await;
}

async fn in_the_lobby(data: Option<Data>) {
    let (server, service) = serve(data).await;
    let rude: [Guest; 4] = guests(server).await;
    let [host] = guests(server).await;
    let honest = host.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let mut rng = FastRng::new(47);
    let mut hang_up_often = async |times| {
        for _ in 0..times {
            let all = in_lobby(server, choose(&rude, &mut rng), &honest.id, &mut rng);
            hang_up(server, &all, &mut rng).await;
        }
    };
    hang_up_often(hangups() / 4).await;
    let before = memory();
    let playing = play_seats(server, &honest.id, &host);
    let (record, ()) = tokio::join!(playing, hang_up_often(hangups()));
    assert!(record["inputs"].is_array(), "the others have played to the end");

    until("sockets are left", || service.personal_sockets() == 0).await;
    until("requests are under way", || service.is_idle()).await;
    let most = rude.len() * OPEN + 1;
    assert!(service.tables().live() <= most, "{} tables", service.tables().live());
    check_memory(before, most);
    let (status, _) = host.ask("GET", "/readyz", "").await.expect("an answer");
    assert_eq!(status, 200);
    for guest in &rude {
        let mut open = Vec::new();
        for _ in 0..PERSONAL {
            open.push(PersonalSocket::open(server, guest).await.expect("a socket"));
        }
        assert!(PersonalSocket::open(server, guest).await.is_err());
    }
}

fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

/// Each table that was made is in memory for a while.
fn check_memory(before: u64, tables: usize) {
    let grown = memory().saturating_sub(before);
    println!("{} hung up, {tables} tables, {} KiB more", hangups(), grown / 1024);
    assert!(grown <= SLACK + tables as u64 * 100 * 1024, "{} KiB, {tables} tables", grown / 1024);
}

async fn until(otherwise: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{otherwise}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until nobody is at these tables.
async fn nobody_is_left(service: &Service, tables: &[TableInfo]) {
    for table in tables {
        let id = table.id.parse().expect("an id");
        for wait in 0.. {
            let info = service.tables().info(id, None).await.expect("the table is there");
            let here = info.watching + info.seats.iter().filter(|seat| seat.present).count();
            if here == 0 {
                break;
            }
            assert!(wait < 200, "{here} are still at {}", info.game);
            sleep(Duration::from_millis(50)).await;
        }
    }
}
