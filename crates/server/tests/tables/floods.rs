//! People who ask for something again and again, with the limits of a server on the network.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use protocol::v1::{Answer, PersonalAnswer};
use serde_json::{Value, json};
use server::{Config, LimitRules, Service};
use test_client::{Guest, PersonalSocket, Socket};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::guests;

async fn limited(limits: LimitRules) -> SocketAddr {
    let service = Service::open(Config { limits, ..Config::default() }).expect("in memory");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(server::serve_until(listener, service, std::future::pending()));
    address
}

async fn at_table(server: SocketAddr, guest: &Guest, table: &str) -> Socket {
    let mut socket = Socket::open(server, guest, table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket
}

/// What a socket hears until nobody says anything any more.
async fn all(socket: &mut Socket) -> Vec<Answer> {
    let mut heard = Vec::new();
    while let Ok(Ok(answer)) = timeout(Duration::from_secs(1), socket.hear()).await {
        heard.push(answer);
    }
    heard
}

fn tables(heard: &[Answer]) -> usize {
    heard.iter().filter(|answer| matches!(answer, Answer::Table(_))).count()
}

/// A host that sends messages of one kind as fast as it can, over several sockets; how often
/// somebody else hears of the table.
async fn flood(message: impl Fn(usize) -> Value) -> usize {
    let server = limited(LimitRules::default()).await;
    let [host, other] = guests(server).await;
    let table = json!({"game": "planks", "players": 3, "public": true});
    let table = host.make(&table).await.expect("a table").id;
    let mut hosts = Vec::new();
    for _ in 0..4 {
        hosts.push(at_table(server, &host, &table).await);
    }
    hosts[0].say(&json!({"sit": {"seat": 0}})).await.expect("sent");
    let mut watching = at_table(server, &other, &table).await;
    all(&mut watching).await;
    for number in 0..80 {
        for socket in &mut hosts {
            socket.say(&message(number)).await.expect("sent");
        }
    }
    let refused = |answer: &Answer| match answer {
        Answer::Refused(refused) => Some(refused.kind.clone()),
        _ => None,
    };
    let kinds: Vec<_> = all(&mut hosts[0]).await.iter().filter_map(refused).collect();
    assert!(kinds.iter().any(|kind| kind == "too_fast"), "{kinds:?}");
    tables(&all(&mut watching).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_settings_hardly_reaches_others() {
    let told = flood(|number| json!({"settings": {"bot_pause": number}})).await;
    assert!((1..=60).contains(&told), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_ready_hardly_reaches_others() {
    let told = flood(|number| json!({"ready": {"on": number % 2 == 0}})).await;
    assert!((1..=220).contains(&told), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_hello_again_tells_the_others_nothing() {
    let server = limited(LimitRules::default()).await;
    let [host, other] = guests(server).await;
    let table = json!({"game": "planks", "players": 2});
    let table = host.make(&table).await.expect("a table").id;
    let mut again = at_table(server, &host, &table).await;
    let mut watching = at_table(server, &other, &table).await;
    all(&mut watching).await;
    for _ in 0..10 {
        again.say(&json!({"hello": {}})).await.expect("sent");
    }
    assert_eq!(tables(&all(&mut watching).await), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_kept_for_a_stranger_neither_lock_them_out_nor_flood_them() {
    let limits = LimitRules { open_tables: 6, ..LimitRules::default() };
    let server = limited(limits).await;
    let [stranger, one, two] = guests(server).await;
    let mut personal = PersonalSocket::open(server, &stranger).await.expect("a socket");
    let (mut kept, mut refused) = (0, 0);
    for host in [&one, &two] {
        for _ in 0..6 {
            let table = json!({"game": "planks", "players": 2});
            let table = host.make(&table).await.expect("a table").id;
            let mut socket = at_table(server, host, &table).await;
            for _ in 0..2 {
                let reserve = json!({"reserve": {"seat": 1, "person": stranger.id}});
                socket.say(&reserve).await.expect("sent");
                socket.say(&json!({"unseat": {"seat": 1}})).await.expect("sent");
            }
            socket
                .say(&json!({"reserve": {"seat": 1, "person": stranger.id}}))
                .await
                .expect("sent");
            let heard = all(&mut socket).await;
            kept += usize::from(matches!(heard.iter().rev().find_map(last_table), Some(2)));
            refused += heard.iter().filter(|answer| is_too_many(answer)).count();
        }
    }
    assert_eq!(kept, 10, "five of each host");
    assert!(refused > 0);
    let mut notices = 0;
    while let Ok(Ok(answer)) = timeout(Duration::from_secs(1), personal.hear()).await {
        notices += usize::from(matches!(answer, PersonalAnswer::Notice(_)));
    }
    assert!((10..=24).contains(&notices), "{notices} of 36");
    let own = json!({"game": "planks", "players": 2});
    assert!(stranger.make(&own).await.is_ok(), "their own tables are their own matter");
}

/// How many seats of a table somebody has, or will have.
fn last_table(answer: &Answer) -> Option<usize> {
    let Answer::Table(table) = answer else { return None };
    let taken = |chair: &&protocol::v1::Chair| {
        matches!(chair.occupant, protocol::v1::Occupant::Reserved(_))
    };
    Some(1 + table.seats.iter().filter(taken).count())
}

fn is_too_many(answer: &Answer) -> bool {
    matches!(answer, Answer::Refused(refused) if refused.kind == "too_many")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_are_created_at_once_do_not_pass_the_limit() {
    let server = limited(LimitRules { open_tables: 3, ..LimitRules::default() }).await;
    let [host] = guests(server).await;
    let new = json!({"game": "planks", "players": 2}).to_string();
    let asked = (0..12).map(|_| host.ask("POST", "/api/v1/tables", &new));
    let answers = join_all(asked).await;
    let made = answers.iter().filter(|answer| matches!(answer, Ok((201, _)))).count();
    assert_eq!(made, 3);
}

#[tokio::test]
async fn an_edition_has_a_size() {
    let server = limited(LimitRules::default()).await;
    let [host] = guests(server).await;
    let text = format!("# {}", "x".repeat(16 * 1024));
    let edition = json!({"name": "mine.toml", "text": text});
    let new = json!({"game": "planks", "players": 2, "edition": edition}).to_string();
    let (status, text) = host.ask("POST", "/api/v1/tables", &new).await.expect("an answer");
    assert!(status == 400 && text.contains("edition.text"), "{status} {text}");
}
