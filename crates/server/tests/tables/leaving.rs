//! People who sign out, who delete their account, and who are called back.

use std::net::SocketAddr;
use std::time::Duration;

use bots::Level;
use game::Seat;
use protocol::v1::{Answer, Asked, Occupant, Phase};
use serde_json::{Value, json};
use server::tables::TablesError;
use server::{Config, Service};
use test_client::{Guest, Socket};
use tokio::time::timeout;

use crate::play::{play_together, until};
use crate::{guests, serve};

async fn seated(server: SocketAddr, guest: &Guest, table: &str, seat: usize) -> Socket {
    let mut socket = Socket::open(server, guest, table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"sit": {"seat": seat}})).await.expect("sent");
    until(&mut socket, |answer| match answer {
        Answer::Table(table) if table.seats[seat].occupant != Occupant::Nobody => Some(()),
        _ => None,
    })
    .await;
    socket
}

/// Hears until the server hangs up.
async fn hung_up(socket: &mut Socket) -> bool {
    let hearing = async { while socket.hear().await.is_ok() {} };
    timeout(Duration::from_secs(10), hearing).await.is_ok()
}

#[tokio::test]
async fn the_seat_of_a_deleted_account_is_a_bots_and_the_match_goes_on() {
    let server = serve().await;
    let [anne, mary] = guests(server).await;
    let new = json!({"game": "king-of-pirates", "players": 2, "bot_pause": 0});
    let table = mary.make(&new).await.expect("a table");
    let mut hers = seated(server, &anne, &table.id, 0).await;
    let mut socket = seated(server, &mary, &table.id, 1).await;
    // She looks on elsewhere as well.
    let other = mary.make(&new).await.expect("a table");
    let mut looking = Socket::open(server, &anne, &other.id).await.expect("a socket");
    looking.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"start": {}})).await.expect("sent");
    let begun = |answer| matches!(answer, Answer::Update(_)).then_some(());
    tokio::join!(until(&mut hers, begun), until(&mut socket, begun));

    let (status, _) = anne.ask("DELETE", "/api/v1/me", "{}").await.expect("an answer");
    assert_eq!(status, 204);
    let left = until(&mut socket, |answer| match answer {
        Answer::Table(table) if matches!(table.seats[0].occupant, Occupant::Bot(_)) => Some(table),
        _ => None,
    });
    let left = left.await;
    assert_eq!(left.seats[0].occupant, Occupant::Bot(Level::Captain));
    assert_eq!(left.phase, Phase::Playing);
    assert!(hung_up(&mut hers).await, "her socket ends");
    assert!(hung_up(&mut looking).await, "everywhere");

    // The bot moves for her, and what happens is kept without her.
    let mut tab = Socket::open(server, &mary, &table.id).await.expect("a socket");
    tab.say(&json!({"hello": {}})).await.expect("sent");
    until(&mut tab, |answer| match answer {
        Answer::Update(update) => match &update.asked {
            Asked::Players(asked) if asked.contains(&Seat::new(1)) => Some(()),
            _ => None,
        },
        _ => None,
    })
    .await;
    let (_, tables) = mary.ask("GET", "/api/v1/me/tables", "").await.expect("an answer");
    let tables: Value = serde_json::from_str(&tables).expect("a list");
    let listed = tables.as_array().expect("a list").iter().find(|it| it["id"] == table.id);
    assert_eq!(listed.expect("it goes on")["seats"][0]["bot"], "captain");
}

#[tokio::test]
async fn a_seat_is_left_without_a_socket() {
    let server = serve().await;
    let [anne, mary] = guests(server).await;
    let new = json!({"game": "planks", "players": 2, "clock": {"days": 1}});
    let table = mary.make(&new).await.expect("a table");
    let seat = format!("/api/v1/tables/{}/seat", table.id);
    let leave = async |guest: &Guest| guest.ask("DELETE", &seat, "").await.expect("an answer").0;
    let mut hers = seated(server, &anne, &table.id, 0).await;
    let mut socket = seated(server, &mary, &table.id, 1).await;
    socket.say(&json!({"start": {}})).await.expect("sent");
    let begun = |answer| matches!(answer, Answer::Update(_)).then_some(());
    tokio::join!(until(&mut hers, begun), until(&mut socket, begun));
    drop(hers);
    assert_eq!(leave(&anne).await, 204);
    until(&mut socket, |answer| match answer {
        Answer::Table(table) => matches!(table.seats[0].occupant, Occupant::Away(_)).then_some(()),
        _ => None,
    })
    .await;
    assert_eq!(leave(&anne).await, 204, "again, as somebody who heard no answer does");
    // Who comes back plays again.
    let mut back = Socket::open(server, &anne, &table.id).await.expect("a socket");
    back.say(&json!({"hello": {}})).await.expect("sent");
    let Answer::Welcome(welcome) = back.hear().await.expect("a welcome") else { panic!() };
    assert!(matches!(welcome.table.seats[0].occupant, Occupant::Person(_)));

    let [stranger] = guests(server).await;
    assert_eq!(leave(&stranger).await, 403);
    assert_eq!(leave(&stranger.without_cookie()).await, 401);
    let gone = "/api/v1/tables/00000000000000000000000000/seat";
    assert_eq!(anne.ask("DELETE", gone, "").await.expect("an answer").0, 404);
}

#[tokio::test]
async fn a_rematch_does_not_wait_for_a_deleted_account() {
    let server = serve().await;
    let [anne, mary] = guests(server).await;
    let table = mary.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    play_together(server, &table.id, &mary, &anne).await;
    anne.ask("DELETE", "/api/v1/me", "{}").await.expect("an answer");
    let mut socket = Socket::open(server, &mary, &table.id).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"rematch": {}})).await.expect("sent");
    let again = until(&mut socket, |answer| match answer {
        Answer::Table(table) => table.rematch,
        _ => None,
    })
    .await;
    let mut socket = Socket::open(server, &mary, &again).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    let Answer::Welcome(welcome) = socket.hear().await.expect("a welcome") else { panic!() };
    let occupants: Vec<_> = welcome.table.seats.iter().map(|chair| &chair.occupant).collect();
    assert!(matches!(occupants[..], [Occupant::Person(_), Occupant::Nobody]), "{occupants:?}");
}

#[tokio::test]
async fn before_the_match_the_seat_of_a_deleted_account_is_free() {
    let server = serve().await;
    let [anne, mary] = guests(server).await;
    let new = json!({"game": "king-of-pirates", "players": 2});
    let table = mary.make(&new).await.expect("a table");
    let mut socket = seated(server, &mary, &table.id, 1).await;
    let _hers = seated(server, &anne, &table.id, 0).await;
    anne.ask("DELETE", "/api/v1/me", "{}").await.expect("an answer");
    until(&mut socket, |answer| match answer {
        Answer::Table(table) if table.seats[0].occupant == Occupant::Nobody => Some(()),
        _ => None,
    })
    .await;
}

#[tokio::test]
async fn signing_out_ends_the_sockets_of_this_device() {
    let server = serve().await;
    let [anne, mary] = guests(server).await;
    let table = mary.make(&json!({"game": "pirates", "players": 3})).await.expect("a table");
    let mut hers = seated(server, &anne, &table.id, 0).await;
    let mut socket = seated(server, &mary, &table.id, 1).await;
    anne.ask("DELETE", "/api/v1/session", "").await.expect("an answer");
    assert!(hung_up(&mut hers).await);
    socket.say(&json!({"chat": {"text": "still here"}})).await.expect("sent");
    until(&mut socket, |answer| matches!(answer, Answer::Chat(_)).then_some(())).await;
}

#[tokio::test]
async fn a_table_that_nobody_used_is_forgotten_unless_somebody_is_there() {
    let store = store::Store::memory().expect("in memory");
    let service = Service::new(Config::default(), store.clone());
    let new = serde_json::from_value(json!({"game": "planks", "players": 2})).expect("a table");
    let host = store::Id::random();
    let table = service.tables().create(new, host).await.expect("a table");
    let later = store::now() + 1_000;
    // Its host has just looked at it, so it is in memory.
    assert_eq!(service.tables().forget_unused(later).await.expect("the store works"), 0);
    let another = Service::new(Config::default(), store);
    assert_eq!(another.tables().forget_unused(0).await.expect("the store works"), 0);
    assert_eq!(another.tables().forget_unused(later).await.expect("the store works"), 1);
    let id = table.id.parse().expect("an id");
    assert!(matches!(another.tables().info(id, None).await, Err(TablesError::Missing)));
}
