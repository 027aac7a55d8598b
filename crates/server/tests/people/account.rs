//! Accounts: kept with a password, used on several devices, deleted.

use axum::http::StatusCode;

use crate::browser::{Browser, app};

const PASSWORD: &str = "fifteen men";

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_the_same_person() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let before = browser.get("/api/v1/me").await.json();
    let body = r#"{"name":"Anne Bonny","password":"fifteen men"}"#;
    let kept = browser.put("/api/v1/me/password", body).await;
    assert_eq!((kept.json()["guest"].clone(), &kept.json()["id"]), (false.into(), &before["id"]));

    let mut phone = Browser::new(&app);
    let signed_in = phone.sign_in("anne  BONNY", PASSWORD).await;
    assert_eq!((signed_in.status, &signed_in.json()["id"]), (StatusCode::OK, &before["id"]));
    assert_eq!(phone.get("/api/v1/me").await.json()["name"], "Anne Bonny");
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_are_the_same_answer() {
    let app = app();
    Browser::account(&app, "Anne", PASSWORD).await;
    let mut browser = Browser::new(&app);
    let wrong = browser.sign_in("Anne", "sixteen men").await;
    let unknown = browser.sign_in("Mary", PASSWORD).await;
    let odd = browser.sign_in("<>", PASSWORD).await;
    assert_eq!((wrong.status, wrong.kind().as_str()), (StatusCode::FORBIDDEN, "wrong_password"));
    assert_eq!((&wrong.text, wrong.status), (&unknown.text, unknown.status));
    assert_eq!((&wrong.text, wrong.status), (&odd.text, odd.status));
    assert_eq!(browser.cookie, None);
}

#[tokio::test]
async fn a_name_is_kept_for_its_account() {
    let app = app();
    Browser::account(&app, "Anne", PASSWORD).await;
    let mut mary = Browser::guest(&app).await;
    let renamed = mary.patch("/api/v1/me", r#"{"name":"A-n-n-e"}"#).await;
    assert_eq!((renamed.status, renamed.kind().as_str()), (StatusCode::CONFLICT, "name_taken"));
    let kept = mary.put("/api/v1/me/password", r#"{"name":"ANNE","password":"fifteen men"}"#).await;
    assert_eq!(kept.kind(), "name_taken");
    assert_eq!(mary.get("/api/v1/me").await.json()["guest"], true);
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_signs_others_out() {
    let app = app();
    let mut laptop = Browser::account(&app, "Anne", PASSWORD).await;
    let mut phone = Browser::new(&app);
    phone.sign_in("Anne", PASSWORD).await;

    let without = laptop.put("/api/v1/me/password", r#"{"password":"a bottle of rum"}"#).await;
    assert_eq!(without.kind(), "wrong_password");
    let body = r#"{"password":"a bottle of rum","current":"fifteen men"}"#;
    assert_eq!(laptop.put("/api/v1/me/password", body).await.status, StatusCode::OK);
    assert_eq!(phone.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(laptop.get("/api/v1/me").await.status, StatusCode::OK);
    assert_eq!(phone.sign_in("Anne", PASSWORD).await.kind(), "wrong_password");
    assert_eq!(phone.sign_in("Anne", "a bottle of rum").await.status, StatusCode::OK);
}

#[tokio::test]
async fn devices_are_listed_and_ended() {
    let app = app();
    let mut laptop = Browser::account(&app, "Anne", PASSWORD).await;
    let mut phone = Browser::new(&app);
    phone.sign_in("Anne", PASSWORD).await;

    let list = laptop.get("/api/v1/me/sessions").await.json();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 2);
    let other = list.iter().find(|session| session["current"] == false).unwrap();
    let path = format!("/api/v1/me/sessions/{}", other["id"].as_str().unwrap());

    let mut mary = Browser::guest(&app).await;
    assert_eq!(mary.delete(&path, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.get("/api/v1/me").await.status, StatusCode::OK);
    assert_eq!(laptop.delete(&path, "").await.status, StatusCode::NO_CONTENT);
    assert_eq!(phone.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(laptop.delete(&path, "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn signing_out_ends_the_session_and_not_only_the_cookie() {
    let app = app();
    let mut browser = Browser::account(&app, "Anne", PASSWORD).await;
    let mut copy = browser.clone();
    assert_eq!(browser.delete("/api/v1/session", "").await.status, StatusCode::NO_CONTENT);
    assert_eq!(browser.cookie, None);
    assert_eq!(copy.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn signing_in_ends_the_guest_of_this_device() {
    let app = app();
    Browser::account(&app, "Anne", PASSWORD).await;
    let mut browser = Browser::guest(&app).await;
    let mut guest = browser.clone();
    browser.sign_in("Anne", PASSWORD).await;
    assert_eq!(browser.get("/api/v1/me").await.json()["name"], "Anne");
    assert_eq!(guest.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn an_account_is_deleted_with_its_password_only() {
    let app = app();
    let mut browser = Browser::account(&app, "Anne", PASSWORD).await;
    let refused = browser.delete("/api/v1/me", "{}").await;
    assert_eq!(refused.kind(), "wrong_password");
    assert!(refused.text.contains("current password"), "{}", refused.text);
    let body = r#"{"password":"fifteen men"}"#;
    assert_eq!(browser.delete("/api/v1/me", body).await.status, StatusCode::NO_CONTENT);
    let mut again = Browser::new(&app);
    assert_eq!(again.sign_in("Anne", PASSWORD).await.kind(), "wrong_password");
    // The name is free again.
    Browser::account(&app, "Anne", PASSWORD).await;
}
