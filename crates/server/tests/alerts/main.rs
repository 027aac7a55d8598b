//! Alerts, as they arrive at the other side.

#![allow(clippy::unwrap_used)]

mod mail;
mod nodes;
mod push;
mod receiver;
mod settings;
mod webhooks;

use std::net::SocketAddr;
use std::time::Duration;

use protocol::v1::{Answer, Occupant, TableInfo, Update};
use serde_json::{Value, json};
use server::{Config, LimitRules, PushRules, Service, WebhookRules};
use store::Store;
use test_client::{Guest, Socket, choose};
use tokio::net::TcpListener;
use tokio::time::timeout;

/// Everything that takes longer is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Settings of a server that may alert people on this machine.
fn config() -> Config {
    let limits = LimitRules { rates: false, ..LimitRules::default() };
    let webhooks = WebhookRules { enabled: true, private: true };
    let contact = Some("mailto:admin@example.org".to_owned());
    let push = PushRules { private: true, contact, ..PushRules::default() };
    let public_url = Some("https://play.example.org".to_owned());
    Config { limits, webhooks, push, public_url, ..Config::default() }
}

/// A server in this process; it ends with the test.
async fn serve(config: Config) -> SocketAddr {
    serve_data(config, Store::memory().unwrap()).await
}

async fn serve_data(config: Config, store: Store) -> SocketAddr {
    let service = Service::new(config, store);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve_until(listener, service, std::future::pending()));
    address
}

async fn guests<const N: usize>(server: SocketAddr) -> [Guest; N] {
    let mut guests = Vec::new();
    for _ in 0..N {
        guests.push(Guest::come(server).await.unwrap());
    }
    guests.try_into().unwrap()
}

/// Asks for something that has to succeed.
async fn ask(guest: &Guest, method: &str, path: &str, body: &Value) -> Value {
    let text = if method == "GET" { String::new() } else { body.to_string() };
    let (status, answer) = guest.ask(method, &format!("/api/v1{path}"), &text).await.unwrap();
    assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
    serde_json::from_str(&answer).unwrap_or_default()
}

/// Takes a seat and hears until it is taken.
async fn seated(server: SocketAddr, guest: &Guest, table: &str, seat: usize) -> Socket {
    let mut socket = Socket::open(server, guest, table).await.unwrap();
    socket.say(&json!({"hello": {}})).await.unwrap();
    socket.say(&json!({"sit": {"seat": seat}})).await.unwrap();
    hear_table(&mut socket, |table| table.seats[seat].occupant != Occupant::Nobody).await;
    socket
}

async fn hear_table(socket: &mut Socket, is_so: impl Fn(&TableInfo) -> bool) {
    let hearing = async {
        loop {
            if let Answer::Table(table) = socket.hear().await.unwrap()
                && is_so(&table)
            {
                return;
            }
        }
    };
    timeout(PATIENCE, hearing).await.unwrap();
}

/// A match in which Anne, in seat 0, has left, while Mary plays on until the receiver has heard
/// enough.
struct Match {
    table: TableInfo,
    socket: Socket,
}

impl Match {
    /// Mary is the host; Anne sits down and leaves before the match begins.
    async fn begin(server: SocketAddr, anne: &Guest, mary: &Guest, clock: Value) -> Self {
        let new = json!({"game": "king-of-pirates", "players": 2, "clock": clock});
        let table = mary.make(&new).await.unwrap();
        let mut socket = seated(server, mary, &table.id, 1).await;
        let hers = seated(server, anne, &table.id, 0).await;
        hear_table(&mut socket, |table| table.seats[0].present).await;
        drop(hers);
        hear_table(&mut socket, |table| !table.seats[0].present).await;
        socket.say(&json!({"start": {}})).await.unwrap();
        Self { table, socket }
    }

    /// Mary plays until something else is done.
    async fn until<T>(&mut self, other: impl Future<Output = T>) -> T {
        let playing = async {
            loop {
                if let Answer::Update(update) = self.socket.hear().await.unwrap()
                    && update.legal.is_some()
                {
                    act(&mut self.socket, &update).await;
                }
            }
        };
        tokio::select! {
            done = timeout(PATIENCE, other) => done.expect("in time"),
            () = playing => unreachable!("it goes on for ever"),
        }
    }
}

async fn act(socket: &mut Socket, update: &Update) {
    let list = update.legal.as_ref().unwrap().get();
    let legal: Vec<Value> = serde_json::from_str(list).unwrap();
    let action = &legal[choose(list, legal.len())]["action"];
    let key = format!("key {}", update.seq);
    let act = json!({"act": {"seq": update.seq, "key": key, "action": action}});
    socket.say(&act).await.unwrap();
}
