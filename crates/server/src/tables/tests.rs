//! Tables with people who do not read what they are sent.

use serde_json::{Value, json};

use super::*;
use crate::Service;
use crate::origin::Address;
use crate::outgoing::BYTES;

fn request(value: &Value) -> Request {
    serde_json::from_value(value.clone()).expect("a request")
}

/// Somebody whom the store knows.
async fn guest(store: &Store) -> Id {
    let (id, label, expires) = (Id::random(), String::new(), store::now() + 60_000);
    let hash = store::random_bytes();
    let key =
        store::NewKey { id: Id::random(), kind: store::KeyKind::Session, hash, label, expires };
    store.create_guest(id, "Anne".to_owned(), key).await.expect("a guest");
    id
}

async fn connect(tables: &Tables, table: Id, person: Id) -> Connected {
    let from = Address([127, 0, 0, 1].into()).into();
    let connected = tables.connect(table, (person, true), "Anne", from).await.expect("a table");
    connected.say(request(&json!({"hello": {}}))).await.expect("it is there");
    connected
}

#[tokio::test]
async fn a_rematch_has_the_edition_of_the_match_before() {
    let service = Service::memory().expect("in memory");
    let (tables, host) = (service.tables(), guest(&service.store).await);
    let text = registry::GameId::Planks.house_edition();
    let edition = json!({"name": "mine.toml", "text": text});
    let new = json!({"game": "planks", "players": 2, "edition": edition});
    let mut table: NewTable = serde_json::from_value(new).expect("a table");
    let former = Some(tables.open_table(table.clone(), host).await);
    // As a table orders it that has forgotten the text.
    table.edition.as_mut().expect("its own").text.clear();
    let id = Id::random();
    let ordered = Ordered { id, table, host, people: Vec::new(), former };
    tables.create_rematch(ordered).await.expect("it is made");
    assert_eq!(tables.edition_text(id).await.expect("a table"), text);
}

/// Whether a table is in memory after this time.
async fn is_kept(tables: &Tables, seconds: u64) -> bool {
    tokio::time::advance(std::time::Duration::from_secs(seconds)).await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    tables.live() > 0
}

#[tokio::test]
async fn a_table_that_somebody_only_asks_about_soon_leaves_the_memory() {
    let service = Service::memory().expect("in memory");
    let (tables, person) = (service.tables(), guest(&service.store).await);
    let new = serde_json::from_value(json!({"game": "planks", "players": 2})).expect("a table");
    let table = tables.open_table(new, person).await;
    tables.info(table, None).await.expect("it is there");
    tokio::time::pause();
    assert!(is_kept(tables, 15).await);
    assert!(!is_kept(tables, 10).await);
    tokio::time::resume();
    drop(connect(tables, table, person).await);
    tables.info(table, None).await.expect("it is there");
    tokio::time::pause();
    assert!(is_kept(tables, 60).await, "somebody was there and may come back");
    assert!(!is_kept(tables, 70).await);
}

/// What the dice want of a person in seat 0.
async fn give_share(table: &Connected, message: &Value) {
    let info = message.get("table").or(message.pointer("/welcome/table"));
    let Some(info) = info.and_then(|info| serde_json::from_value(info.clone()).ok()) else {
        return;
    };
    let mut shares = fair_dice::Shares::new(Bytes32([1; 32]));
    if let Some(owed) = shares.owed(&info, Seat::new(0)).filter(|_| takes(&info)) {
        table.say(owed).await.expect("it is there");
    }
}

fn takes(info: &TableInfo) -> bool {
    matches!(info.seats[0].occupant, protocol::v1::Occupant::Person(_))
}

/// Plays for everybody, with one connection, until a step.
async fn play_until(table: &mut Connected, last: u64) {
    loop {
        let text = table.messages.next().await.expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        give_share(table, &message).await;
        let update = &message["update"];
        if update["seq"].as_u64().is_some_and(|seq| seq >= last) {
            return;
        }
        let legal = update["legal"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(first) = legal.first() {
            let seq = &update["seq"];
            let act = json!({"seq": seq, "key": seq.to_string(), "action": first["action"]});
            table.say(request(&json!({ "act": act }))).await.expect("it is there");
        }
    }
}

#[tokio::test]
async fn who_does_not_read_makes_the_server_keep_only_so_many_bytes() {
    let service = Service::memory().expect("in memory");
    let tables = service.tables();
    let host = guest(&service.store).await;
    let new = json!({"game": "king-of-pirates", "players": 2, "bots": [null, "cabin-boy"],
        "bot_pause": 0});
    let new = serde_json::from_value(new).expect("a table");
    let table = tables.open_table(new, host).await;
    let mut own = connect(tables, table, host).await;
    own.say(request(&json!({"sit": {}}))).await.expect("it is there");
    own.say(request(&json!({"start": {}}))).await.expect("it is there");
    play_until(&mut own, 60).await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(connect(tables, table, Id::random()).await);
    }
    // The same again and again, and what others do.
    for _ in 0..100 {
        for connected in &idle {
            for message in [json!({"hello": {}}), json!({"history": {}})] {
                connected.say(request(&message)).await.expect("it is there");
            }
        }
        own.say(request(&json!({"chat": {"text": "x".repeat(500)}}))).await.expect("it is there");
        while own.messages.another().is_some() {}
    }
    tables.info(table, None).await.expect("it has done all that");
    for connected in &idle {
        let waiting = connected.messages.waiting();
        // The one that was too much is counted, too.
        assert!(waiting < BYTES + 128 * 1024, "{waiting}");
    }
}

#[tokio::test]
async fn a_connection_that_is_dropped_at_any_moment_leaves_nobody_behind() {
    let service = Service::memory().expect("in memory");
    let tables = service.tables();
    let new = serde_json::from_value(json!({"game": "planks", "players": 2})).expect("a table");
    let table = tables.open_table(new, Id::random()).await;
    let from = Address([127, 0, 0, 1].into()).into();
    for polls in 0..40 {
        let mut connecting = Box::pin(tables.connect(table, (Id::random(), true), "Anne", from));
        for _ in 0..polls % 8 {
            let waker = std::task::Waker::noop();
            let ready = connecting.as_mut().poll(&mut std::task::Context::from_waker(waker));
            if ready.is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    for _ in 0..200 {
        if tables.info(table, None).await.expect("the table is there").watching == 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("somebody is still there");
}

#[tokio::test]
async fn a_rematch_that_is_made_twice_at_once_is_made_once() {
    let service = Service::memory().expect("in memory");
    let tables = service.tables();
    let new = json!({"game": "planks", "players": 2});
    let table: NewTable = serde_json::from_value(new).expect("a table");
    let ordered = || Ordered {
        id: Id::from_bytes([7; 16]),
        table: table.clone(),
        host: Id::from_bytes([8; 16]),
        people: Vec::new(),
        former: None,
    };
    let (one, other) =
        tokio::join!(tables.create_rematch(ordered()), tables.create_rematch(ordered()));
    one.expect("it is there");
    other.expect("it is there, too");
    assert_eq!(service.store.matches(State::Waiting).await.expect("a list").len(), 1);
}
