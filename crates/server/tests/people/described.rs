//! The interface says what it is, and is what it says.

use axum::body::Body;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use serde_json::Value;

use crate::browser::{Browser, app};

async fn description() -> (Browser, Value) {
    let app = app();
    let mut browser = Browser::new(&app);
    let answer = browser.get("/api/v1/openapi.json").await;
    assert_eq!(answer.status, StatusCode::OK);
    (browser, answer.json())
}

#[tokio::test]
async fn every_described_request_is_there_and_explained() {
    let (browser, description) = description().await;
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    let mut operations = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            operations += 1;
            let what = format!("{method} {path}");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
            assert!(!operation["responses"].as_object().unwrap().is_empty(), "{what}");
            let path = path.replace("{id}", "00000000000000000000000000");
            let request = Request::builder().method(method.to_uppercase().as_str());
            let request = request.uri(path.replace("{game}", "pirates"));
            let answer = browser.send(request.body(Body::empty()).unwrap()).await;
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{what}");
            assert!(!answer.text.contains("no such path"), "{what}");
        }
    }
    assert!(operations >= 18, "{operations}");
}

#[tokio::test]
async fn every_type_that_is_named_is_described() {
    let (_, description) = description().await;
    let text = description.to_string();
    let named = text.split("#/components/schemas/").skip(1);
    for name in named.map(|rest| rest.split('"').next().unwrap()) {
        assert!(!description["components"]["schemas"][name].is_null(), "{name}");
    }
    for name in ["Me", "Problem", "Profile", "ListedTable"] {
        assert!(!description["components"]["schemas"][name].is_null(), "{name}");
    }
}

#[tokio::test]
async fn the_page_shows_all_of_it_within_the_policy() {
    let (mut browser, description) = description().await;
    let page = browser.get("/api/v1").await;
    assert_eq!(page.headers[CONTENT_TYPE], "text/html; charset=utf-8");
    let policy = page.headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("style-src 'self'"));
    for forbidden in ["<script", "<style", " style=", "http://", "https://", " onclick="] {
        assert!(!page.text.contains(forbidden), "{forbidden}");
    }
    for path in description["paths"].as_object().unwrap().keys() {
        assert!(page.text.contains(path.as_str()), "{path}");
    }
    let style = browser.get("/api/v1/style.css").await;
    assert_eq!(style.headers[CONTENT_TYPE], "text/css; charset=utf-8");
}

#[tokio::test]
async fn what_every_change_leaves_behind_is_in_the_table() {
    let (_, description) = description().await;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/security.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (_, table) = text.split_once("### What each request leaves behind").unwrap();
    let table = table.split("\n## ").next().unwrap();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            let path = path.strip_prefix("/api/v1").unwrap();
            let request = format!("`{} {path}`", method.to_uppercase());
            assert_eq!(table.matches(&request).count(), 1, "{request}");
        }
    }
}
