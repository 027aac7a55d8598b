//! Histories, ratings, statistics and the export of records.

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Append, Change, Ended, Id, NewMatch, SeatResult, SeatRow, Store};

use crate::browser::{Browser, app_and_store};

/// A finished match that a person won against a bot.
async fn win(store: &Store, person: &str, public: bool) -> String {
    win_with(store, person, public, r#"{"game":"pirates","inputs":[]}"#).await
}

/// The same, with this record.
async fn win_with(store: &Store, person: &str, public: bool, record: &str) -> String {
    let person = Some(person.parse().unwrap());
    let seats = vec![
        SeatRow { seat: 0, person, bot: None, name: "Anne".into() },
        SeatRow { seat: 1, person: None, bot: Some("mate".into()), name: "Mate".into() },
    ];
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public, settings, seats };
    let key = store.create_match(new).await.unwrap();
    let results = [(0, 1, 40), (1, 2, 30)];
    let results = results.map(|(seat, place, score)| SeatResult { seat, place, score }).into();
    let ended = Ended { record: record.into(), results, rated: true };
    let change = Change { ended: Some(ended), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    id.to_string()
}

async fn id(browser: &mut Browser) -> String {
    browser.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_profile_shows_what_somebody_has_done() {
    let (app, store) = app_and_store();
    let anne = id(&mut Browser::guest(&app).await).await;
    win(&store, &anne, true).await;
    win(&store, &anne, true).await;
    let mut stranger = Browser::new(&app);
    let profile = stranger.get(&format!("/api/v1/people/{anne}")).await.json();
    let game = &profile["games"][0];
    assert_eq!(
        (&game["matches"], &game["wins"], &game["best_score"]),
        (&2.into(), &2.into(), &40.into())
    );
    assert!(game["points"].as_i64().unwrap() > 1000);
    for unknown in ["x", &Id::random().to_string()] {
        let answer = stranger.get(&format!("/api/v1/people/{unknown}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn the_link_of_a_private_table_is_for_those_who_sat_there() {
    let (app, store) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let anne = id(&mut browser).await;
    let public = win(&store, &anne, true).await;
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let private = win(&store, &anne, false).await;
    let path = format!("/api/v1/people/{anne}/matches");

    let own = browser.get(&path).await.json();
    assert_eq!((&own[0]["id"], &own[1]["id"]), (&private.as_str().into(), &public.as_str().into()));
    let mut other = Browser::guest(&app).await;
    let seen = other.get(&path).await;
    assert_eq!(
        (&seen.json()[0]["id"], &seen.json()[0]["seats"][0]["place"]),
        (&Value::Null, &1.into())
    );
    assert!(!seen.text.contains(&private));

    let older = format!("{path}?before={}&limit=5", own[0]["finished"]);
    assert_eq!(browser.get(&older).await.json().as_array().unwrap().len(), 1);
    let bad = browser.get(&format!("{path}?limit=many")).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_ranking_of_a_game_has_people_and_bots() {
    let (app, store) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let anne = id(&mut browser).await;
    win(&store, &anne, true).await;
    let ranking = browser.get("/api/v1/ratings/pirates").await.json();
    assert_eq!(
        (&ranking[0]["person"], &ranking[1]["name"]),
        (&anne.as_str().into(), &"mate".into())
    );
    assert_eq!(browser.get("/api/v1/ratings/planks").await.text, "[]");
    assert_eq!(browser.get("/api/v1/ratings/chess").await.status, StatusCode::BAD_REQUEST);
    let statistics = browser.get("/api/v1/statistics").await.json();
    assert_eq!(statistics[0]["wins_by_seat"], serde_json::json!([1, 0]));
}

#[tokio::test]
async fn all_of_ones_own_records_are_exported_line_by_line() {
    let (app, store) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let anne = id(&mut browser).await;
    // 20 KiB each: an export reads 256 KiB at a time, and so more than once.
    let record = json!({"game": "pirates", "inputs": [], "seed": "x".repeat(20_480)}).to_string();
    let mut played = Vec::new();
    for _ in 0..45 {
        played.push(win_with(&store, &anne, false, &record).await);
    }
    let export = browser.get("/api/v1/me/records").await;
    assert_eq!(export.headers["content-type"], "application/jsonl");
    let lines: Vec<Value> =
        export.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ids: Vec<_> = lines.iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect();
    assert_eq!(ids, played);
    assert_eq!(lines[0]["record"]["game"], "pirates");
    assert_eq!(Browser::guest(&app).await.get("/api/v1/me/records").await.text, "");
    assert_eq!(Browser::new(&app).get("/api/v1/me/records").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_deleted_person_is_nobody_in_what_they_played() {
    let (app, store) = app_and_store();
    let mut browser = Browser::guest(&app).await;
    let anne = id(&mut browser).await;
    let played = win(&store, &anne, true).await.parse().unwrap();
    browser.delete("/api/v1/me", "{}").await;
    let left = store.record(played).await.unwrap().unwrap().past.seats;
    assert_eq!((left[0].row.person, left[0].row.name.as_str()), (None, "a former player"));
    let mut stranger = Browser::new(&app);
    let profile = stranger.get(&format!("/api/v1/people/{anne}")).await;
    assert_eq!(profile.status, StatusCode::NOT_FOUND);
    assert!(!stranger.get("/api/v1/ratings/pirates").await.text.contains(&anne));
}
