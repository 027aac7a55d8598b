//! Tokens: a program plays for a person, and does nothing else.

use axum::http::StatusCode;

use crate::browser::{Browser, app};

async fn made(browser: &mut Browser) -> (String, String) {
    let made = browser.post("/api/v1/me/tokens", r#"{"label":" my bot "}"#).await;
    assert_eq!(made.status, StatusCode::CREATED);
    assert_eq!(made.json()["key"]["label"], "my bot");
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    (text(&made.json()["token"]), text(&made.json()["key"]["id"]))
}

fn program(app: &axum::Router, token: &str) -> Browser {
    let mut program = Browser::new(app);
    program.bearer = Some(token.to_owned());
    program
}

#[tokio::test]
async fn a_token_is_its_person() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let (token, id) = made(&mut browser).await;
    let mut program = program(&app, &token);
    assert_eq!(program.get("/api/v1/me").await.json(), browser.get("/api/v1/me").await.json());

    let list = browser.get("/api/v1/me/tokens").await;
    assert_eq!(list.json()[0]["id"], id.as_str());
    assert!(!list.text.contains(&token), "a token is shown once only");
    let path = format!("/api/v1/me/tokens/{id}");
    assert_eq!(browser.delete(&path, "").await.status, StatusCode::NO_CONTENT);
    assert_eq!(program.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_token_cannot_take_the_account_over() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let (token, _) = made(&mut browser).await;
    let mut program = program(&app, &token);
    let refused = [
        program.put("/api/v1/me/password", r#"{"password":"fifteen men"}"#).await,
        program.post("/api/v1/me/tokens", r#"{"label":"more"}"#).await,
        program.get("/api/v1/me/sessions").await,
        program.delete("/api/v1/me", "{}").await,
        program.patch("/api/v1/me", r#"{"name":"Anne"}"#).await,
    ];
    assert!(refused.iter().all(|answer| answer.status == StatusCode::FORBIDDEN));
}

#[tokio::test]
async fn a_token_is_no_cookie_and_a_cookie_no_token() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    let (token, _) = made(&mut browser).await;
    let mut wrong = Browser::new(&app);
    wrong.cookie = Some(format!("freebooter={}", token.trim_start_matches("freebooter_")));
    assert_eq!(wrong.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    let cookie = browser.cookie.clone().unwrap().replace("freebooter=", "freebooter_");
    assert_eq!(program(&app, &cookie).get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn labels_are_short_and_tokens_are_few() {
    let app = app();
    let mut browser = Browser::guest(&app).await;
    for bad in [r#"{"label":" "}"#, r#"{"label":"a\u0000b"}"#, r#"{"label":"a","x":1}"#] {
        let refused = browser.post("/api/v1/me/tokens", bad).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    for _ in 0..20 {
        made(&mut browser).await;
    }
    let refused = browser.post("/api/v1/me/tokens", r#"{"label":"one more"}"#).await;
    assert_eq!(refused.kind(), "too_many");
}

#[tokio::test]
async fn a_token_does_not_read_where_turns_are_told() {
    let webhooks = server::WebhookRules { enabled: true, private: false };
    let app = crate::browser::app_with(server::Config { webhooks, ..server::Config::default() });
    let mut browser = Browser::guest(&app).await;
    let secret = r#"{"url":"https://example.org/hook?token=1"}"#;
    assert_eq!(browser.put("/api/v1/me/webhook", secret).await.status, StatusCode::OK);
    assert!(browser.get("/api/v1/me").await.text.contains("example.org"));
    let (token, _) = made(&mut browser).await;
    let mut program = program(&app, &token);
    for answer in [program.get("/api/v1/me").await, program.post("/api/v1/me", "{}").await] {
        assert_eq!(answer.status, StatusCode::OK);
        assert!(!answer.text.contains("example.org"), "{}", answer.text);
    }
    for path in ["alerts", "export", "push", "sessions", "tokens"] {
        let answer = program.get(&format!("/api/v1/me/{path}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn a_new_password_ends_tokens_if_the_person_says_so() {
    let app = app();
    let mut browser = Browser::account(&app, "Anne", "sixteen men on").await;
    let (token, _) = made(&mut browser).await;
    let mut program = program(&app, &token);
    let keep = r#"{"password":"a dead mans chest","current":"sixteen men on"}"#;
    assert_eq!(browser.put("/api/v1/me/password", keep).await.status, StatusCode::OK);
    assert_eq!(program.get("/api/v1/me").await.status, StatusCode::OK);
    let end = r#"{"password":"sixteen men on","current":"a dead mans chest","end_tokens":true}"#;
    assert_eq!(browser.put("/api/v1/me/password", end).await.status, StatusCode::OK);
    assert_eq!(program.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}
