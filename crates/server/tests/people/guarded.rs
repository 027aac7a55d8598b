//! Requests that a server must not follow.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use server::{Config, LimitRules};

use crate::browser::{Browser, app, app_with};

#[tokio::test]
async fn another_page_changes_nothing() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    browser.origin = "https://evil.example";
    assert_eq!(browser.get("/api/v1/me").await.status, StatusCode::OK);
    let refused = [
        browser.patch("/api/v1/me", r#"{"name":"Anne"}"#).await,
        browser.delete("/api/v1/me", "{}").await,
        browser.delete("/api/v1/session", "").await,
        browser.post("/api/v1/me/tokens", r#"{"label":"theirs"}"#).await,
    ];
    assert!(refused.iter().all(|answer| answer.status == StatusCode::FORBIDDEN));
    assert_eq!(browser.get("/api/v1/me/tokens").await.text, "[]");
}

#[tokio::test]
async fn a_form_is_not_read() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let form = Request::patch("/api/v1/me")
        .header("host", "localhost:8080")
        .header("cookie", browser.cookie.clone().unwrap())
        .header("content-type", "text/plain")
        .body(Body::from(r#"{"name":"Anne"}"#))
        .unwrap();
    assert_eq!(browser.send(form).await.status, StatusCode::BAD_REQUEST);
    assert_ne!(browser.get("/api/v1/me").await.json()["name"], "Anne");
}

#[tokio::test]
async fn too_much_is_refused_and_says_when_to_come_again() {
    let limits = LimitRules { guests: 2, ..LimitRules::default() };
    let app = app_with(Config { limits, ..Config::default() });
    for _ in 0..2 {
        Browser::guest(&app).await;
    }
    let refused = Browser::new(&app).post("/api/v1/me", "{}").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.kind(), "too_fast");
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=31).contains(&wait), "{wait}");
}

#[tokio::test]
async fn passwords_cannot_be_tried_for_ever() {
    let limits = LimitRules { passwords: 3, ..LimitRules::default() };
    let app = app_with(Config { limits, ..Config::default() });
    let mut browser = Browser::new(&app);
    for _ in 0..3 {
        assert_eq!(browser.sign_in("Anne", "fifteen men").await.kind(), "wrong_password");
    }
    assert_eq!(browser.sign_in("Anne", "fifteen men").await.kind(), "too_fast");
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let body = format!(r#"{{"name":"{}"}}"#, "x".repeat(100_000));
    let refused = browser.patch("/api/v1/me", &body).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(refused.kind(), "too_large");
    assert!(refused.json()["message"].as_str().unwrap().contains("65536"));
}

#[tokio::test]
async fn unknown_paths_and_methods_are_refused_in_json() {
    let app = app();
    let mut browser = Browser::new(&app);
    let unknown = browser.get("/api/v1/treasure").await;
    assert_eq!((unknown.status, unknown.kind().as_str()), (StatusCode::NOT_FOUND, "not_found"));
    let method = browser.put("/api/v1/session", "{}").await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(method.headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn every_refusal_has_a_kind_and_a_message() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let socket = format!("/api/v1/tables/{}/socket", "0".repeat(26));
    let answers = [
        (browser.get("/api/v1/people/%ff").await, StatusCode::BAD_REQUEST),
        (browser.get("/api/v1/tables/%ff").await, StatusCode::BAD_REQUEST),
        (browser.get(&socket).await, StatusCode::BAD_REQUEST),
        (browser.get("/api/v1/tables?game=1&game=2").await, StatusCode::BAD_REQUEST),
        (browser.get("/nowhere.js").await, StatusCode::NOT_FOUND),
        (browser.post("/healthz", "").await, StatusCode::METHOD_NOT_ALLOWED),
        (browser.get("/api/v1/ratings/%ff").await, StatusCode::BAD_REQUEST),
    ];
    for (answer, status) in answers {
        assert_eq!(answer.status, status, "{}", answer.text);
        assert!(!answer.kind().is_empty(), "{}", answer.text);
        assert!(answer.json()["message"].as_str().is_some_and(|text| !text.is_empty()));
        assert_eq!(answer.headers["content-type"], "application/json");
    }
}

#[tokio::test]
async fn requests_that_do_not_come_in_time_are_refused_in_json() {
    let app = app();
    let browser = Browser::guest(&app).await;
    tokio::time::pause();
    let never = futures_util::stream::pending::<Result<axum::body::Bytes, std::io::Error>>();
    let request = Request::patch("/api/v1/me")
        .header("host", "localhost:8080")
        .header("cookie", browser.cookie.clone().unwrap())
        .header("content-type", "application/json")
        .body(Body::from_stream(never))
        .unwrap();
    let answer = browser.send(request).await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(answer.kind(), "too_slow");
}

#[tokio::test]
async fn others_who_try_passwords_do_not_lock_a_known_device_out() {
    let limits = LimitRules { passwords: 3, ..LimitRules::default() };
    let app = app_with(Config { limits, ..Config::default() });
    let mut anne = Browser::account(&app, "Anne", "sixteen men on").await;
    let mut stranger = Browser::new(&app);
    for _ in 0..10 {
        stranger.sign_in("Anne", "a guess that is wrong").await;
    }
    assert_eq!(stranger.sign_in("Anne", "sixteen men on").await.kind(), "too_fast");
    assert_eq!(anne.delete("/api/v1/session", "").await.status, StatusCode::NO_CONTENT);
    assert_eq!(anne.sign_in("Anne", "sixteen men on").await.status, StatusCode::OK);
    // The cookie of the device alone lets nobody in.
    let mut thief = Browser::new(&app);
    thief.device = anne.device.clone();
    assert_eq!(thief.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}
