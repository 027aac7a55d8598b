//! How much memory others can make the server use from one address: no more than the table
//! “Sockets and tables” in `docs/security.md` says.

use std::net::SocketAddr;
use std::time::Duration;

use protocol::v1::{Answer, LobbyFilter, PersonalAnswer, PersonalRequest, Watched};
use serde_json::json;
use store::Id;
use test_client::{Guest, PersonalSocket, Server, Socket};
use tokio::time::sleep;

use crate::faults::program;
use crate::guests;
use crate::play::{act, until};

const KIB: u64 = 1024;
const MIB: u64 = 1024 * KIB;

/// What an allocator keeps, and code that is used for the first time.
const SLACK: u64 = 12 * MIB;

/// A socket, and what waits for it.
const SOCKET: u64 = 64 * KIB;
const OUTBOX: u64 = 512 * KIB;

/// How many clients do not read what they are sent.
const READERS: u64 = 20;

/// How many steps a history has.
const STEPS: u64 = 60;

/// A table of three at which much has happened.
async fn long_match(server: SocketAddr, guests: &[Guest; 3]) -> String {
    let new = json!({"game": "king-of-pirates", "players": 3});
    let table = guests[0].make(&new).await.expect("a table").id;
    let mut sockets = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let mut socket = Socket::open(server, guest, &table).await.expect("a socket");
        socket.say(&json!({"hello": {}})).await.expect("sent");
        socket.say(&json!({"sit": {"seat": seat}})).await.expect("sent");
        sockets.push(socket);
    }
    sleep(Duration::from_millis(300)).await;
    sockets[0].say(&json!({"start": {}})).await.expect("sent");
    let playing = sockets.into_iter().map(|socket| tokio::spawn(play_to_the_end(socket)));
    for played in playing.collect::<Vec<_>>() {
        played.await.expect("it is played");
    }
    table
}

async fn play_to_the_end(mut socket: Socket) {
    while let Ok(answer) = socket.hear().await {
        let Answer::Update(update) = answer else { continue };
        if update.seq >= STEPS {
            return;
        }
        if update.legal.is_some() {
            act(&mut socket, &update).await;
        }
    }
}

/// By how much the memory grows meanwhile and in the second after it.
async fn growth(server: &Server, work: impl Future<Output = ()>) -> u64 {
    let before = server.memory().expect("it is running");
    let mut most = before;
    let watching = async {
        loop {
            most = most.max(server.memory().expect("it is running"));
            sleep(Duration::from_millis(20)).await;
        }
    };
    let working = async {
        work.await;
        sleep(Duration::from_secs(1)).await;
    };
    tokio::select! {
        () = working => {}
        () = watching => {}
    }
    most - before
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_has_a_bound_for_every_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&program(), folder.path()).await.expect("a server");
    let address = server.address;
    let guests: [Guest; 3] = guests(address).await;
    let table = long_match(address, &guests).await;

    let missing = growth(&server, async {
        for _ in 0..500 {
            let path = format!("/api/v1/tables/{}", Id::random());
            let (status, _) = guests[0].ask("GET", &path, "").await.expect("an answer");
            assert_eq!(status, 404);
        }
    });
    let missing = missing.await;
    assert!(missing <= SLACK, "tables that are not there: {} KiB", missing / KIB);

    let mut idle = Vec::new();
    let opened = growth(&server, open(address, &guests[0], &table, 100, &mut idle)).await;
    assert!(opened <= 100 * SOCKET + SLACK, "100 sockets: {} KiB", opened / KIB);

    // Nobody reads what they ask for.
    let asked = growth(&server, async {
        for socket in &mut idle {
            socket.say(&json!({"hello": {}})).await.expect("sent");
            for _ in 0..50 {
                socket.say(&json!({"history": {}})).await.expect("sent");
            }
        }
    });
    let asked = asked.await;
    assert!(asked <= 100 * OUTBOX + SLACK, "100 that do not read: {} KiB", asked / KIB);
    drop(idle);

    // Others still play.
    let mut socket = Socket::open(address, &guests[1], &table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    until(&mut socket, |answer| matches!(answer, Answer::Update(_)).then_some(())).await;
    println!(
        "KiB: 500 missing tables {}, 100 sockets {}, 100 that do not read {}",
        missing / KIB,
        opened / KIB,
        asked / KIB,
    );
}

/// A table with enough chat for a welcome of 100 KiB.
async fn talkative(server: SocketAddr, guest: &Guest) -> String {
    let table = guest.make(&json!({"game": "planks", "players": 2})).await.expect("a table").id;
    let mut socket = Socket::open(server, guest, &table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    for _ in 0..50 {
        let text = "\u{1f3f4}".repeat(500);
        socket.say(&json!({"chat": {"text": text}})).await.expect("sent");
        until(&mut socket, |answer| matches!(answer, Answer::Chat(_)).then_some(())).await;
    }
    table
}

/// Fewer than 128 messages to each, but many bytes. What the system takes over from the server, a
/// few MiB for each connection, is no memory of the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_nobody_reads_have_a_bound_in_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&program(), folder.path()).await.expect("a server");
    let [guest] = guests(server.address).await;
    let mut idle = Vec::new();
    for _ in 0..READERS {
        let table = talkative(server.address, &guest).await;
        open(server.address, &guest, &table, 1, &mut idle).await;
    }
    let grown = growth(&server, async {
        for _ in 0..100 {
            for socket in &mut idle {
                // A client that is too slow is disconnected.
                let _ = socket.say(&json!({"hello": {}})).await;
            }
        }
    });
    let grown = grown.await;
    println!("{READERS} that do not read 100 welcomes of 100 KiB: {} KiB", grown / KIB);
    assert!(grown <= READERS * (SOCKET + OUTBOX) + SLACK, "{} KiB", grown / KIB);
}

/// Everybody watches a full lobby, says so again and again, and reads nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_nobody_reads_has_a_bound() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&program(), folder.path()).await.expect("a server");
    let people: [Guest; 40] = guests(server.address).await;
    let table = json!({"game": "planks", "players": 4, "public": true});
    for host in &people {
        for _ in 0..5 {
            host.make(&table).await.expect("a table");
        }
    }
    let mut idle = Vec::new();
    for person in people.iter().take(20) {
        for _ in 0..5 {
            let socket = PersonalSocket::open_narrow(server.address, person).await;
            idle.push(socket.expect("a socket"));
        }
    }
    let sockets = idle.len() as u64;
    let grown = growth(&server, async {
        for round in 0..150 {
            for socket in &mut idle {
                let filter = LobbyFilter { free: round % 2 == 0, ..LobbyFilter::default() };
                let watch = PersonalRequest::Watch(Watched::Lobby(filter));
                let at = PersonalRequest::At { table: Id::random().to_string(), visible: true };
                // A client that is too slow is disconnected.
                let _ = socket.say(&watch).await;
                let _ = socket.say(&at).await;
            }
        }
    });
    let grown = grown.await;
    println!("{sockets} that do not read the lobby: {} KiB", grown / KIB);
    assert!(grown <= sockets * (SOCKET + OUTBOX) + SLACK, "{} KiB", grown / KIB);
    let mut socket = PersonalSocket::open(server.address, &people[30]).await.expect("a socket");
    socket
        .say(&PersonalRequest::Watch(Watched::Lobby(LobbyFilter::default())))
        .await
        .expect("sent");
    while !matches!(socket.hear().await, Ok(PersonalAnswer::Lobby(list)) if list.complete) {}
}

/// Tables at which people say and ask for as much as they can, all from one address.
const TALKATIVE: u64 = 10;

/// A table in memory, with its match and what is kept beside the rows of the document.
const TABLE: u64 = 100 * KIB;

/// Messages of chat that a table remembers, and the bytes of the largest.
const CHAT: u64 = 200 * (2 * KIB + 256);

/// Pairs of people who mute each other at one table, with what a tree needs for each.
const MUTED: u64 = 300 * 128;

const EDITION: u64 = 16 * KIB;

/// A table with the longest edition there may be, and somebody who sits there.
async fn large_table(server: SocketAddr) -> (Guest, Socket) {
    let guest = Guest::come(server).await.expect("a guest");
    let text = registry::GameId::Planks.house_edition();
    let comment = "x".repeat(EDITION as usize - text.len() - 3);
    let edition = json!({"name": "mine.toml", "text": format!("{text}# {comment}\n")});
    let new = json!({"game": "planks", "players": 2, "edition": edition});
    let table = guest.make(&new).await.expect("a table").id;
    let mut socket = Socket::open(server, &guest, &table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"sit": {}})).await.expect("sent");
    (guest, socket)
}

/// Says five times as much as is kept.
async fn say_much(server: SocketAddr, guest: Guest, mut socket: Socket) -> Socket {
    let text = "\u{1f3f4}".repeat(500);
    for number in 0..1_000 {
        socket.say(&json!({"chat": {"text": text}})).await.expect("sent");
        let whom = Id::random().to_string();
        socket.say(&json!({"mute": {"person": whom, "on": true}})).await.expect("sent");
        if number % 10 == 0 {
            socket.say(&json!({"settings": {"bot_pause": number}})).await.expect("sent");
            socket.say(&json!({"ready": {"on": number % 20 == 0}})).await.expect("sent");
        }
        until(&mut socket, |answer| matches!(answer, Answer::Chat(_)).then_some(())).await;
    }
    let mut personal = PersonalSocket::open(server, &guest).await.expect("a socket");
    for _ in 0..500 {
        let at = PersonalRequest::At { table: Id::random().to_string(), visible: true };
        personal.say(&at).await.expect("sent");
    }
    socket
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_tables_keep_of_what_people_say_has_a_bound() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&program(), folder.path()).await.expect("a server");
    let address = server.address;
    drop(large_table(address).await);
    let mut sockets = Vec::new();
    let grown = growth(&server, async {
        let mut talking = Vec::new();
        for _ in 0..TALKATIVE {
            let (guest, socket) = large_table(address).await;
            talking.push(tokio::spawn(say_much(address, guest, socket)));
        }
        for said in talking {
            sockets.push(said.await.expect("it is said"));
        }
    });
    let grown = grown.await;
    println!("{TALKATIVE} tables at which much was said: {} KiB", grown / KIB);
    let each = TABLE + EDITION + CHAT + MUTED + 2 * SOCKET;
    assert!(grown <= TALKATIVE * each + SLACK, "{} KiB", grown / KIB);
}

async fn open(
    server: SocketAddr,
    guest: &Guest,
    table: &str,
    sockets: usize,
    all: &mut Vec<Socket>,
) {
    for _ in 0..sockets {
        all.push(Socket::open_narrow(server, guest, table).await.expect("a socket"));
    }
}
