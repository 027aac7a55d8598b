//! Guests: at once, with a name that can be changed.

use axum::http::StatusCode;

use crate::browser::{Browser, app};

#[tokio::test]
async fn nobody_is_nobody_until_they_come_in() {
    let app = app();
    let mut browser = Browser::new(&app);
    let nobody = browser.get("/api/v1/me").await;
    assert_eq!((nobody.status, nobody.kind().as_str()), (StatusCode::UNAUTHORIZED, "nobody"));

    let come = browser.post("/api/v1/me", "{}").await;
    assert_eq!(come.status, StatusCode::CREATED);
    assert_eq!(come.json()["guest"], true);
    assert_eq!(come.headers["cache-control"], "no-store");
    assert!(come.json()["name"].as_str().unwrap().len() > 4);
    assert_eq!(browser.get("/api/v1/me").await.json(), come.json());
    // To come in again is no harm.
    let again = browser.post("/api/v1/me", "{}").await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, come.json()));
}

#[tokio::test]
async fn a_guest_chooses_a_name() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let renamed = browser.patch("/api/v1/me", r#"{"name":"  Anne   Bonny "}"#).await;
    assert_eq!(renamed.json()["name"], "Anne Bonny");
    assert_eq!(browser.get("/api/v1/me").await.json()["name"], "Anne Bonny");
    for bad in [r#"{"name":"x"}"#, r#"{"name":"<b>"}"#, r#"{"name":5}"#, "{}", "", "{", "[]"] {
        let refused = browser.patch("/api/v1/me", bad).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{bad}");
        assert!(!refused.json()["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(browser.get("/api/v1/me").await.json()["name"], "Anne Bonny");
}

#[tokio::test]
async fn a_cookie_that_was_made_up_lets_nobody_in() {
    let app = app();
    let mut browser = Browser::new(&app);
    for value in ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "", "x", "%00"] {
        browser.cookie = Some(format!("freebooter={value}"));
        assert_eq!(browser.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_guest_can_vanish() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let mut tab = browser.clone();
    assert_eq!(browser.delete("/api/v1/me", "{}").await.status, StatusCode::NO_CONTENT);
    assert_eq!(browser.cookie, None);
    assert_eq!(tab.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}
