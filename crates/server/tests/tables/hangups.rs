//! Nothing is left behind by those who hang up: every message of a socket is cut off at a random
//! moment, while others play. Afterwards sockets, tables, memory and readiness are as before.
//!
//! `FREEBOOTER_HANGUPS` says how often; 200 times if it is not set.

use std::net::SocketAddr;
use std::time::Duration;

use game::{FastRng, Rng};
use protocol::v1::TableInfo;
use serde_json::{Value, json};
use server::{Config, LimitRules, Service};
use store::Id;
use test_client::{Guest, Socket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use crate::guests;
use crate::play::play_seats;

/// Sockets that one address may have: fewer than there are hang-ups.
const SOCKETS: usize = 60;

fn hangups() -> u32 {
    std::env::var("FREEBOOTER_HANGUPS").map_or(200, |text| text.parse().expect("a number"))
}

async fn serve() -> (SocketAddr, Service) {
    let sockets = (SOCKETS, SOCKETS);
    let limits = LimitRules {
        rates: false,
        sockets_of_address: sockets.0,
        sockets_of_person: sockets.1,
        ..LimitRules::default()
    };
    let service = Service::open(Config { limits, ..Config::default() }).expect("in memory");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(server::serve_until(listener, service.clone(), std::future::pending()));
    (address, service)
}

/// Every message that a client can send, some of them more than once.
fn messages() -> Vec<Value> {
    vec![
        json!({"sit": {}}),
        json!({"sit": {"seat": 1}}),
        json!({"commit": {"round": 0, "commitment": "5d".repeat(32)}}),
        json!({"reveal": {"round": 0, "share": "5d".repeat(32)}}),
        json!({"stand": {}}),
        json!({"bot": {"seat": 1, "level": "cabin-boy"}}),
        json!({"unseat": {"seat": 1}}),
        json!({"start": {}}),
        json!({"act": {"seq": 1, "key": "k", "action": {"move": ["red:2", "blue:2"]}}}),
        json!({"undo": {}}),
        json!({"consent": {"seq": 1, "agree": true}}),
        json!({"chat": {"text": "ahoy"}}),
        json!({"mute": {"person": Id::random().to_string(), "on": true}}),
        json!({"history": {}}),
        json!({"rematch": {}}),
        json!({"hello": {"after": 1}}),
    ]
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

/// All that somebody would send, were they not to hang up.
fn conversation(server: SocketAddr, guest: &Guest, table: &str, rng: &mut FastRng) -> Vec<u8> {
    let head = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: {server}\r\ncookie: {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        guest.cookie(),
    );
    let mut all = head.into_bytes();
    all.extend(frame(&json!({"hello": {}})));
    let messages = messages();
    for _ in 0..3 {
        all.extend(frame(&messages[rng.below(messages.len() as u32) as usize]));
    }
    all
}

async fn hang_up(server: SocketAddr, guest: &Guest, table: &str, rng: &mut FastRng) {
    let all = conversation(server, guest, table, rng);
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
        json!({"game": "pirates", "players": 3, "spectators": false}),
        json!({"game": "buccaneer", "players": 3, "spectator_delay": 60,
            "bots": ["cabin-boy", "cabin-boy", "cabin-boy"]}),
    ] {
        tables.push(guest.make(&new).await.expect("a table"));
    }
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hangs_up_leaves_nothing_behind() {
    let (server, service) = serve().await;
    let [anne, mary, host] = guests(server).await;
    let tables = tables(&anne).await;
    let mut rng = FastRng::new(31);
    let honest = host.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let playing = play_seats(server, &honest.id, &host);
    let hanging = async {
        for _ in 0..hangups() {
            let guest = if rng.below(2) == 0 { &anne } else { &mary };
            let known = &tables[rng.below(tables.len() as u32) as usize].id;
            let unknown = Id::random().to_string();
            let table = if rng.below(8) == 0 { &unknown } else { known };
            hang_up(server, guest, table, &mut rng).await;
        }
    };
    let (record, ()) = tokio::join!(playing, hanging);
    assert!(record["inputs"].is_array(), "the others have played to the end");

    nobody_is_left(&service, &tables).await;
    assert!(service.tables().live() <= tables.len() + 1, "{}", service.tables().live());
    let (status, _) = anne.ask("GET", "/readyz", "").await.expect("an answer");
    assert_eq!(status, 200);
    // As many sockets as ever can be opened, so none of them is still counted.
    let mut open = Vec::new();
    for _ in 0..SOCKETS {
        open.push(Socket::open(server, &anne, &tables[0].id).await.expect("a socket"));
    }
    assert!(Socket::open(server, &anne, &tables[0].id).await.is_err());
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
