//! Tables in lists.

use axum::http::StatusCode;
use serde_json::Value;
use store::{Append, Change, Id, NewMatch, SeatRow, State, Store};

use crate::browser::{Browser, app_and_store};

const SETTINGS: &str = r#"{"table":{"game":"pirates","players":4,"public":true,
    "clock":{"days":3}},"host":"x","secret":"the secret of the dice","created":0}"#;

async fn open(store: &Store, public: bool, running: bool, person: Option<&str>) -> String {
    let person = person.map(|person| person.parse().unwrap());
    let seats = vec![
        SeatRow { seat: 0, person, bot: None, name: "Anne".into() },
        SeatRow { seat: 2, person: None, bot: Some("mate".into()), name: "Mate".into() },
    ];
    let id = Id::random();
    let (game, settings) = ("pirates".into(), SETTINGS.into());
    let key = store.create_match(NewMatch { id, game, public, settings, seats }).await.unwrap();
    if running {
        let change = Change { state: Some(State::Running), ..Change::default() };
        store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    }
    id.to_string()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_lobby_shows_public_tables_and_none_of_their_secrets() {
    let (app, store) = app_and_store();
    let waiting = open(&store, true, false, None).await;
    let running = open(&store, true, true, None).await;
    let private = open(&store, false, false, None).await;
    let mut browser = Browser::new(&app);

    let lobby = browser.get("/api/v1/tables").await;
    assert_eq!(ids(&lobby.json()), [waiting.as_str()]);
    assert!(!lobby.text.contains(&private) && !lobby.text.contains("secret"), "{}", lobby.text);
    let table = &lobby.json()[0];
    assert_eq!((&table["players"], &table["clock"]["days"]), (&4.into(), &3.into()));
    assert_eq!(table["seats"].as_array().unwrap().len(), 2);

    let on = browser.get("/api/v1/tables?running=true&game=pirates").await.json();
    assert_eq!(ids(&on), [running.as_str()]);
    assert_eq!(browser.get("/api/v1/tables?game=planks").await.text, "[]");
    let days = browser.get("/api/v1/tables?pace=days&free=true").await.json();
    assert_eq!(ids(&days), [waiting.as_str()]);
    assert_eq!((&days[0]["pace"], &days[0]["free"]), (&"days".into(), &2.into()));
    assert_eq!(browser.get("/api/v1/tables?pace=live").await.text, "[]");
    let bad = browser.get("/api/v1/tables?running=perhaps").await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn ones_own_tables_are_listed_for_oneself() {
    let (app, store) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let me = browser.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    let mine = open(&store, false, true, Some(&me)).await;
    open(&store, false, true, None).await;
    assert_eq!(ids(&browser.get("/api/v1/me/tables").await.json()), [mine.as_str()]);
    let nobody = Browser::new(&app).get("/api/v1/me/tables").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_table_is_small_in_the_lobby_whatever_its_host_sent() {
    let (app, _) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let edition = registry::GameId::ALL[0].house_edition();
    let table = |name: &str| {
        let edition = serde_json::json!({ "name": name, "text": edition });
        let game = registry::GameId::ALL[0].name();
        serde_json::json!({ "game": game, "players": 3, "public": true, "edition": edition })
            .to_string()
    };
    for name in ["x".repeat(61), String::new(), "a\nb".to_owned(), "x".repeat(50_000)] {
        let refused = browser.post("/api/v1/tables", &table(&name)).await;
        assert_eq!(
            (refused.status, refused.kind().as_str()),
            (StatusCode::BAD_REQUEST, "bad_request")
        );
        assert!(refused.text.contains("edition.name") && refused.text.len() < 200);
    }
    let name = "x".repeat(60);
    for _ in 0..20 {
        let made = browser.post("/api/v1/tables", &table(&name)).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    }
    let lobby = browser.get("/api/v1/tables").await;
    assert_eq!(ids(&lobby.json()).len(), 5, "of one host");
    assert_eq!(lobby.json()[0]["edition"], name.as_str());
    assert!(lobby.text.len() < 5 * 1024, "{}", lobby.text.len());
}
