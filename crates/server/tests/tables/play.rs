//! Playing, leaving, coming back.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use game::Seat;
use protocol::v1::{Answer, Asked, Fairness, Occupant, Phase, Update};
use serde_json::{Value, json};
use test_client::{Guest, Socket, choose, play_out};
use tokio::time::timeout;

use crate::{guests, serve};

/// Hears until something is said that the caller looks for.
pub(crate) async fn until<T>(
    socket: &mut Socket,
    mut wanted: impl FnMut(Answer) -> Option<T>,
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

async fn next_update(socket: &mut Socket) -> Update {
    until(socket, |answer| match answer {
        Answer::Update(update) => Some(update),
        _ => None,
    })
    .await
}

/// Plays a seat to the end; the standing, and how the dice came about.
async fn play(mut socket: Socket, seat: Seat) -> Fairness {
    let mut answered = None;
    loop {
        let answer = socket.hear().await.expect("the server speaks");
        match answer {
            // Others who are asked at the same time answer at the same time.
            Answer::Update(update) => {
                if let Asked::Players(asked) = &update.asked
                    && asked.contains(&seat)
                    && update.since != answered
                {
                    answered = update.since;
                    act(&mut socket, &update).await;
                }
            }
            // A card was faster: the answer to the new question is on its way, or comes next.
            Answer::Refused(refused) if refused.kind == "late" => {}
            Answer::Revealed(fairness) => return fairness,
            Answer::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
}

/// The host and somebody else play the match of a table to the end; its record.
pub(crate) async fn play_seats(server: SocketAddr, table: &str, host: &Guest) -> Value {
    let other = Guest::come(server).await.expect("a guest");
    play_together(server, table, host, &other).await
}

/// Two people play the match of a table to the end; its record.
pub(crate) async fn play_together(
    server: SocketAddr,
    table: &str,
    host: &Guest,
    other: &Guest,
) -> Value {
    let mut playing = Vec::new();
    for (number, guest) in [other, host].into_iter().enumerate() {
        let seat = 1 - number;
        let mut socket = Socket::open(server, guest, table).await.expect("a socket");
        socket.say(&json!({"hello": {}})).await.expect("sent");
        socket.say(&json!({"sit": {"seat": seat}})).await.expect("sent");
        let seated = |answer| match answer {
            Answer::Table(table) if table.seats[seat].occupant != Occupant::Nobody => Some(()),
            _ => None,
        };
        until(&mut socket, seated).await;
        if seat == 0 {
            socket.say(&json!({"start": {}})).await.expect("sent");
        }
        playing.push(tokio::spawn(play(socket, Seat::new(seat as u8))));
    }
    for played in playing {
        timeout(Duration::from_secs(300), played).await.expect("in time").expect("it is played");
    }
    host.record(table).await.expect("a record")["record"].clone()
}

pub(crate) async fn act(socket: &mut Socket, update: &Update) {
    let list = update.legal.as_ref().expect("it is asked").get();
    let legal: Vec<Value> = serde_json::from_str(list).expect("a list");
    let action = &legal[choose(list, legal.len())]["action"];
    let key = format!("key {}", update.seq);
    socket
        .say(&json!({"act": {"seq": update.seq, "key": key, "action": action}}))
        .await
        .expect("it is sent");
}

#[tokio::test]
async fn four_people_play_a_match_and_its_dice_can_be_checked() {
    let server = serve().await;
    let people: [Guest; 4] = guests(server).await;
    let table = people[0].make(&json!({"game": "buccaneer", "players": 4})).await.expect("a table");
    let mut playing = Vec::new();
    for (number, guest) in people.iter().enumerate() {
        let mut socket = Socket::open(server, guest, &table.id).await.expect("a socket");
        socket.say(&json!({"hello": {}})).await.expect("sent");
        socket.say(&json!({"sit": {"seat": number}})).await.expect("sent");
        let seated = |answer| match answer {
            Answer::Table(table) if table.seats[number].commitment.is_some() => Some(()),
            _ => None,
        };
        until(&mut socket, seated).await;
        playing.push(tokio::spawn(play(socket, Seat::new(number as u8))));
    }
    // Its maker begins, from a second tab.
    let mut tab = Socket::open(server, &people[0], &table.id).await.expect("a socket");
    tab.say(&json!({"hello": {}})).await.expect("sent");
    tab.say(&json!({"start": {}})).await.expect("sent");
    for played in playing {
        let fairness = timeout(Duration::from_secs(60), played).await.expect("in time");
        let fairness = fairness.expect("it did not fail");
        assert_eq!(fairness.commitment, table.commitment);
        assert_eq!((fairness.scheme, fairness.shares.iter().flatten().count()), (2, 4));
        let record = people[1].record(&table.id).await.expect("a record")["record"].clone();
        let seed = record["seed"].as_str().expect("a text");
        assert_eq!(fair_dice::seed_of(&fairness).as_deref(), Ok(seed));
        let replayed = engine::replay(&record).expect("a record");
        assert!(replayed.check_draws().is_ok());
        assert_eq!(replayed.hash(), play_out(&record).expect("it can be played").hash());
    }
}

#[tokio::test]
async fn a_person_and_bots_play_and_play_again() {
    let server = serve().await;
    let [anne] = guests(server).await;
    let new = json!({"game": "pirates", "players": 3, "bots": [null, "cabin-boy", "cabin-boy"],
        "bot_pause": 0});
    let table = anne.make(&new).await.expect("a table");
    let mut socket = Socket::open(server, &anne, &table.id).await.expect("a socket");
    for request in [json!({"hello": {}}), json!({"sit": {}}), json!({"start": {}})] {
        socket.say(&request).await.expect("sent");
    }
    let mut second = Socket::open(server, &anne, &table.id).await.expect("a socket");
    second.say(&json!({"hello": {}})).await.expect("sent");
    timeout(Duration::from_secs(60), play(socket, Seat::new(0))).await.expect("in time");
    // However often it is asked for, and before it is there.
    for _ in 0..20 {
        second.say(&json!({"rematch": {}})).await.expect("sent");
    }
    let again = until(&mut second, |answer| match answer {
        Answer::Table(table) => table.rematch,
        _ => None,
    })
    .await;
    let mut socket = Socket::open(server, &anne, &again).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    let Answer::Welcome(welcome) = socket.hear().await.expect("a welcome") else { panic!() };
    assert_eq!((welcome.table.phase, welcome.you.seat), (Phase::Gathering, Some(Seat::new(0))));
    assert!(matches!(welcome.table.seats[1].occupant, Occupant::Bot(_)));
    second.say(&json!({"rematch": {}})).await.expect("sent");
    let same = |answer| match answer {
        Answer::Table(table) => table.rematch,
        _ => None,
    };
    assert_eq!(until(&mut second, same).await, again);
    let (_, tables) = anne.ask("GET", "/api/v1/me/tables", "").await.expect("an answer");
    let tables: Value = serde_json::from_str(&tables).expect("a list");
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "{tables}");
    // The share of the dice is given on coming.
    socket.say(&json!({"start": {}})).await.expect("sent");
    next_update(&mut socket).await;
}

#[tokio::test]
async fn who_comes_back_gets_what_happened_since() {
    let server = serve().await;
    let [anne, bess] = guests(server).await;
    let new = json!({"game": "planks", "players": 2});
    let table = anne.make(&new).await.expect("a table");
    let mut sockets = Vec::new();
    for guest in [&anne, &bess] {
        let mut socket = Socket::open(server, guest, &table.id).await.expect("a socket");
        socket.say(&json!({"hello": {}})).await.expect("sent");
        socket.say(&json!({"sit": {}})).await.expect("sent");
        until(&mut socket, |answer| matches!(answer, Answer::Table(_)).then_some(())).await;
        sockets.push(socket);
    }
    sockets[0].say(&json!({"start": {}})).await.expect("sent");
    let seen = join_all(sockets.iter_mut().map(next_update)).await;
    let Asked::Players(asked) = &seen[0].asked else { panic!("it has begun") };
    let (active, other) = (asked[0].index(), 1 - asked[0].index());
    drop(sockets.remove(other));
    act(&mut sockets[0], &seen[active]).await;
    let update = next_update(&mut sockets[0]).await;
    let mut back = Socket::open(server, [&anne, &bess][other], &table.id).await.expect("a socket");
    back.say(&json!({"hello": {"after": seen[other].seq}})).await.expect("sent");
    let missed = next_update(&mut back).await;
    assert_eq!(missed.seq, update.seq);
    assert_eq!(missed.steps.len(), 1);
    let mut fresh = Socket::open(server, [&anne, &bess][other], &table.id).await.expect("a socket");
    fresh.say(&json!({"hello": {}})).await.expect("sent");
    let fresh = next_update(&mut fresh).await;
    assert!(fresh.steps.is_empty());
    assert_eq!(fresh.view.get(), missed.view.get());
}

#[tokio::test]
async fn without_a_cookie_or_a_table_there_is_no_socket() {
    let server = serve().await;
    let [anne] = guests(server).await;
    assert!(Socket::open(server, &anne, "nowhere").await.is_err());
    let table = anne.make(&json!({"game": "planks", "players": 2})).await.expect("a table");
    let nobody = anne.clone().without_cookie();
    assert!(Socket::open(server, &nobody, &table.id).await.is_err());
    for bad in [
        json!({"game": "chess", "players": 2}),
        json!({"game": "planks", "players": 9}),
        json!({"game": "planks", "players": 2, "clock": {"days": 0}}),
        json!({"game": "planks", "players": 2, "what": 1}),
    ] {
        let error = anne.make(&bad).await.expect_err("no table").to_string();
        assert!(error.contains("422") || error.contains("400"), "{error}");
    }
    let twice = r#"{"game":"planks","players":2,"options":{"sea":"calm","sea":"rocking"}}"#;
    let (status, body) = anne.ask("POST", "/api/v1/tables", twice).await.expect("an answer");
    assert!(status == 400 && body.contains("the key `sea` appears twice"), "{status} {body}");
}

#[test]
fn a_record_of_other_rules_is_refused_before_its_actions_are_read() {
    for game in registry::GameId::ALL {
        let table = engine::open(*game, &engine::Choices::default()).expect("a table");
        let mut record = table.record();
        record["rules"] = json!(0);
        record["inputs"] = json!([{"seat": 0, "action": "of older rules"}]);
        let refused = engine::replay(&record).err().expect("its rules are not known");
        assert_eq!(refused.kind(), "bad_record");
        assert!(refused.to_string().contains("rules version 0"), "{refused}");
    }
}
