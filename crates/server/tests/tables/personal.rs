//! Personal sockets: the lobby and turns, over real connections.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::v1::{
    Answer, Asked, LobbyFilter, LobbyUpdate, Occupant, PersonalAnswer, PersonalRequest, Phase,
    Seek, TableInfo, Turns, Watched,
};
use serde_json::json;
use test_client::{Guest, PersonalSocket, Server, Socket};
use tokio::time::timeout;

use crate::faults::program;
use crate::play::{act, until};
use crate::{guests, serve};

async fn heard<T>(
    socket: &mut PersonalSocket,
    mut wanted: impl FnMut(PersonalAnswer) -> Option<T>,
) -> T {
    let hearing = async {
        loop {
            if let Some(found) = wanted(socket.hear().await.expect("the server speaks")) {
                return found;
            }
        }
    };
    timeout(Duration::from_secs(20), hearing).await.expect("it is said in time")
}

async fn lobby(socket: &mut PersonalSocket) -> LobbyUpdate {
    heard(socket, |answer| match answer {
        PersonalAnswer::Lobby(update) => Some(update),
        _ => None,
    })
    .await
}

async fn turns(socket: &mut PersonalSocket, tables: usize) -> Turns {
    heard(socket, |answer| match answer {
        PersonalAnswer::Turns(turns) if turns.tables.len() == tables => Some(turns),
        _ => None,
    })
    .await
}

async fn personal(server: SocketAddr, guest: &Guest) -> PersonalSocket {
    PersonalSocket::open(server, guest).await.expect("a socket")
}

async fn watch(socket: &mut PersonalSocket, filter: LobbyFilter) {
    socket.say(&PersonalRequest::Watch(Watched::Lobby(filter))).await.expect("sent");
}

async fn sit(server: SocketAddr, guest: &Guest, table: &str, seat: usize) -> Socket {
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

#[tokio::test]
async fn a_new_table_reaches_the_lobby_of_others_within_a_second() {
    let server = serve().await;
    let [anne, bess] = guests(server).await;
    let mut lobby_of_anne = personal(server, &anne).await;
    watch(&mut lobby_of_anne, LobbyFilter::default()).await;
    assert!(lobby(&mut lobby_of_anne).await.complete);
    let private = bess.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let table = json!({"game": "planks", "players": 2, "public": true});
    let table = bess.make(&table).await.expect("a table");
    let made = Instant::now();
    let listed = heard(&mut lobby_of_anne, |answer| {
        let text = serde_json::to_string(&answer).expect("plain data");
        assert!(!text.contains(&private.id), "{text}");
        match answer {
            PersonalAnswer::Lobby(update) => update.tables.into_iter().next(),
            _ => None,
        }
    })
    .await;
    let late = made.elapsed();
    assert!(late < Duration::from_millis(2_500), "{late:?}, on a machine that is busy");
    assert_eq!((listed.id, listed.free, listed.host.is_some()), (table.id.clone(), Some(2), true));
    let _seated = sit(server, &bess, &table.id, 0).await;
    let update = heard(&mut lobby_of_anne, |answer| match answer {
        PersonalAnswer::Lobby(update) if !update.tables.is_empty() => Some(update),
        _ => None,
    });
    let update = update.await;
    assert_eq!((update.tables.len(), update.tables[0].free), (1, Some(1)));
    assert_eq!(update.counts.online, 2);
}

#[tokio::test]
async fn nonsense_is_refused_with_a_kind_and_changes_nothing() {
    let server = serve().await;
    let [anne] = guests(server).await;
    let mut socket = personal(server, &anne).await;
    watch(&mut socket, LobbyFilter { game: Some("chess".into()), ..LobbyFilter::default() }).await;
    socket.say(&PersonalRequest::At { table: "x".into(), visible: true }).await.expect("sent");
    for _ in 0..2 {
        let refused = heard(&mut socket, |answer| match answer {
            PersonalAnswer::Refused(refused) => Some(refused),
            _ => None,
        });
        let refused = refused.await;
        assert_eq!(refused.kind, "bad_request");
        assert!(!refused.message.is_empty());
    }
    watch(&mut socket, LobbyFilter::default()).await;
    assert!(lobby(&mut socket).await.complete);
}

#[tokio::test]
async fn a_person_has_five_personal_sockets_and_strangers_have_none() {
    let server = serve().await;
    let [anne] = guests(server).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(personal(server, &anne).await);
    }
    assert!(PersonalSocket::open(server, &anne).await.is_err());
    let nobody = anne.clone().without_cookie();
    assert!(PersonalSocket::open(server, &nobody).await.is_err());
}

/// Two people at a table of two, in a match: the sockets in the order of seats.
async fn begin(server: SocketAddr, people: [&Guest; 2]) -> (String, [Socket; 2]) {
    let table = json!({"game": "planks", "players": 2, "clock": {"days": 2}});
    let table = people[0].make(&table).await.expect("a table").id;
    let mut host = sit(server, people[0], &table, 0).await;
    let other = sit(server, people[1], &table, 1).await;
    host.say(&json!({"start": {}})).await.expect("sent");
    (table, [host, other])
}

#[tokio::test]
async fn turns_follow_every_action_and_survive_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&program(), folder.path()).await.expect("a server");
    let [anne, bess] = guests(server.address).await;
    let mut sockets =
        [personal(server.address, &anne).await, personal(server.address, &bess).await];
    for socket in &mut sockets {
        assert_eq!(turns(socket, 0).await.tables, []);
    }
    let (table, mut seats) = begin(server.address, [&anne, &bess]).await;
    for _ in 0..3 {
        // Both give their shares of the dice as they listen.
        let updates = seats.iter_mut().map(|socket| {
            until(socket, |answer| match answer {
                Answer::Update(update) => Some(update),
                _ => None,
            })
        });
        let updates = futures_util::future::join_all(updates).await;
        let Asked::Players(players) = &updates[0].asked else { panic!("it goes on") };
        let asked = players[0].index();
        let turn = turns(&mut sockets[asked], 1).await.tables.remove(0);
        assert_eq!((turn.table.as_str(), turn.game.as_str()), (table.as_str(), "planks"));
        assert!(turn.deadline.is_some_and(|deadline| deadline > turn.since));
        act(&mut seats[asked], &updates[asked]).await;
    }
    drop((seats, sockets));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = [listed(&anne).await, listed(&bess).await];
    assert!(before.iter().any(|turns| !turns.tables.is_empty()), "somebody is asked");
    server.kill().expect("it is killed");
    server.restart().await.expect("a server");
    assert_eq!([listed(&anne).await, listed(&bess).await], before);
    for (guest, before) in [&anne, &bess].into_iter().zip(before) {
        let mut socket = personal(server.address, guest).await;
        assert_eq!(turns(&mut socket, before.tables.len()).await, before);
    }
}

async fn listed(guest: &Guest) -> Turns {
    let (status, body) = guest.ask("GET", "/api/v1/me/turns", "").await.expect("an answer");
    assert_eq!(status, 200);
    serde_json::from_str(&body).expect("turns")
}

/// Seeks a match of Planks for four; the table at which there is a seat.
async fn seek(server: SocketAddr, guest: &Guest) -> (String, PersonalSocket) {
    let mut socket = personal(server, guest).await;
    let seek = Seek { games: vec!["planks".to_owned()], ..Seek::default() };
    socket.say(&PersonalRequest::Seek(seek)).await.expect("sent");
    let table = heard(&mut socket, |answer| match answer {
        PersonalAnswer::Paired { table } => Some(table),
        PersonalAnswer::Refused(refused) => panic!("{refused:?}"),
        _ => None,
    });
    (table.await, socket)
}

/// What a seek for a rated match comes to: a table, or the kind of a refusal.
async fn seek_rated(server: SocketAddr, guest: &Guest) -> Result<String, String> {
    let mut socket = personal(server, guest).await;
    let seek = Seek { games: vec!["planks".to_owned()], rated: true, ..Seek::default() };
    socket.say(&PersonalRequest::Seek(seek)).await.expect("sent");
    heard(&mut socket, |answer| match answer {
        PersonalAnswer::Paired { table } => Some(Ok(table)),
        PersonalAnswer::Refused(refused) => Some(Err(refused.kind)),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn rated_matches_are_sought_by_accounts_and_apart_from_friendly_ones() {
    let server = serve().await;
    let [anne, bess, cora] = guests(server).await;
    assert_eq!(seek_rated(server, &cora).await, Err("needs_account".to_owned()));
    for (guest, name) in [(&anne, "Anne Bonny"), (&bess, "Bess Read")] {
        let body = json!({"name": name, "password": "a long and salty word"}).to_string();
        let (status, answer) = guest.ask("PUT", "/api/v1/me/password", &body).await.expect("asked");
        assert_eq!(status, 200, "{answer}");
    }
    let (friendly, _cora) = seek(server, &cora).await;
    let table = seek_rated(server, &anne).await.expect("a table");
    assert_ne!(table, friendly, "a guest waits for a friendly match there");
    assert_eq!(seek_rated(server, &bess).await, Ok(table.clone()), "both are new");
    let mut seat = come(server, &anne, &table).await;
    let info = until(&mut seat, shown).await;
    assert!(info.rated && sits(&info, &anne) && sits(&info, &bess));
    let (_, listed) = cora.ask("GET", "/api/v1/tables?rated=true", "").await.expect("a list");
    let listed: Vec<protocol::v1::ListedTable> = serde_json::from_str(&listed).expect("tables");
    let listed: Vec<_> = listed.iter().map(|table| (table.id.as_str(), table.rated)).collect();
    assert_eq!(listed, [(table.as_str(), Some(true))]);
    let new = json!({"game": "planks", "players": 2, "rated": true, "clock": {"days": 1}});
    let refused = cora.make(&new).await.expect_err("guests open none");
    assert!(format!("{refused:#}").contains("account"), "{refused:#}");
}

async fn come(server: SocketAddr, guest: &Guest, table: &str) -> Socket {
    let mut socket = Socket::open(server, guest, table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket
}

fn shown(answer: Answer) -> Option<TableInfo> {
    match answer {
        Answer::Welcome(welcome) => Some(welcome.table),
        Answer::Table(table) => Some(table),
        _ => None,
    }
}

fn sits(table: &TableInfo, guest: &Guest) -> bool {
    let is = |occupant: &Occupant| matches!(occupant, Occupant::Person(p) if p.id == guest.id);
    table.seats.iter().any(|chair| is(&chair.occupant))
}

#[tokio::test]
async fn play_now_opens_a_table_fills_it_and_lets_people_take_over() {
    let server = serve().await;
    let [anne, bess, cora] = guests(server).await;
    let (table, _anne) = seek(server, &anne).await;
    let (same, _bess) = seek(server, &bess).await;
    assert_eq!(same, table, "two people who seek meet");
    let mut seats = [come(server, &anne, &table).await, come(server, &bess, &table).await];
    for socket in &mut seats {
        let info = until(socket, shown).await;
        assert!(info.starts.is_some() && info.fill.is_some());
        socket.say(&json!({"ready": {"on": true}})).await.expect("sent");
    }
    let playing = |answer| shown(answer).filter(|table| table.phase == Phase::Playing);
    let [first, second] = &mut seats;
    let (info, _) = tokio::join!(until(first, playing), until(second, playing));
    assert!(sits(&info, &anne) && sits(&info, &bess));
    assert_eq!(info.take_over.len(), 2, "the other two are bots");
    let (late, _cora) = seek(server, &cora).await;
    assert_eq!(late, table, "somebody who comes later takes over from a bot");
    let seen = until(first, |answer| shown(answer).filter(|table| sits(table, &cora))).await;
    assert_eq!(seen.take_over.len(), 1);
}

#[tokio::test]
async fn chat_survives_a_kill_and_goes_with_the_account() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&program(), folder.path()).await.expect("a server");
    let [anne, bess] = guests(server.address).await;
    let table = anne.make(&json!({"game": "planks", "players": 2})).await.expect("a table").id;
    for (guest, text) in [(&anne, "ahoy"), (&bess, "aye")] {
        let mut socket = come(server.address, guest, &table).await;
        socket.say(&json!({"chat": {"text": text}})).await.expect("sent");
        until(&mut socket, |answer| matches!(answer, Answer::Chat(_)).then_some(())).await;
    }
    server.kill().expect("it is killed");
    server.restart().await.expect("a server");
    assert_eq!(chat_at(server.address, &bess, &table).await, ["ahoy", "aye"]);
    let (status, _) = anne.ask("DELETE", "/api/v1/me", "{}").await.expect("an answer");
    assert_eq!(status, 204);
    assert_eq!(chat_at(server.address, &bess, &table).await, ["aye"]);
    server.kill().expect("it is killed");
    server.restart().await.expect("a server");
    assert_eq!(chat_at(server.address, &bess, &table).await, ["aye"]);
}

/// The part of the chat that newcomers get.
async fn chat_at(server: SocketAddr, guest: &Guest, table: &str) -> Vec<String> {
    let mut socket = come(server, guest, table).await;
    let chat = until(&mut socket, |answer| match answer {
        Answer::Welcome(welcome) => Some(welcome.chat),
        _ => None,
    });
    chat.await.into_iter().map(|said| said.text).collect()
}

#[tokio::test]
async fn a_person_hears_elsewhere_that_a_seat_is_reserved_and_the_table_closed() {
    let server = serve().await;
    let [anne, bess, cora] = guests(server).await;
    let mut elsewhere = [personal(server, &bess).await, personal(server, &cora).await];
    let table = anne.make(&json!({"game": "planks", "players": 2})).await.expect("a table").id;
    let mut host = sit(server, &anne, &table, 0).await;
    for request in [json!({"reserve": {"seat": 1, "person": bess.id}}), json!({"close": {}})] {
        host.say(&request).await.expect("sent");
    }
    for key in ["online-notice-reserved", "online-notice-closed"] {
        let notice = heard(&mut elsewhere[0], |answer| match answer {
            PersonalAnswer::Notice(text) => Some(text),
            _ => None,
        });
        let notice = serde_json::to_value(notice.await).expect("plain data");
        assert_eq!(notice["key"], key);
        assert_eq!(notice["values"]["table"], table.as_str(), "with the way there: {notice}");
    }
    let other = async {
        heard(&mut elsewhere[1], |answer| {
            matches!(answer, PersonalAnswer::Notice(_)).then_some(())
        })
        .await;
    };
    assert!(timeout(Duration::from_millis(300), other).await.is_err(), "nobody else hears it");
}

#[tokio::test]
async fn the_picture_of_a_private_match_is_for_its_own_people() {
    let server = serve().await;
    let [anne, bess, cora] = guests(server).await;
    let (table, mut seats) = begin(server, [&anne, &bess]).await;
    let updates = seats
        .iter_mut()
        .map(|socket| until(socket, |answer| matches!(answer, Answer::Update(_)).then_some(())));
    futures_util::future::join_all(updates).await;
    // A match is drawn every three seconds at the most.
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    let mut pictures = Vec::new();
    for guest in [&anne, &bess] {
        let (_, body) = guest.ask("GET", "/api/v1/me/tables", "").await.expect("an answer");
        let tables: Vec<protocol::v1::ListedTable> = serde_json::from_str(&body).expect("tables");
        assert_eq!((tables.len(), tables[0].id.as_str()), (1, table.as_str()));
        pictures.push(tables[0].thumbnail.clone().expect("its own people see it"));
    }
    assert_eq!(pictures[0], pictures[1], "what spectators would see, not a player's view");
    let (_, body) = cora.ask("GET", "/api/v1/tables?running=true", "").await.expect("an answer");
    assert_eq!(body, "[]", "nobody else sees anything of it");
}
