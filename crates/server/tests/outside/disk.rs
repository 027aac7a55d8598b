//! A disk that takes no more, and changes that are hung up on.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use server::{LimitRules, Service};
use store::Store;
use tokio::time::sleep;
use tower::ServiceExt;

use crate::settings;

fn request(method: &str, path: &str, cookie: &str) -> Request<Body> {
    Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, "localhost")
        .header(COOKIE, cookie)
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from("{}"))
        .unwrap()
}

async fn ask(app: &Router, request: Request<Body>) -> (StatusCode, String, Option<String>) {
    let answer = app.clone().oneshot(request).await.unwrap();
    let (parts, body) = answer.into_parts();
    let text = body.collect().await.unwrap().to_bytes();
    let cookie = parts.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    (parts.status, String::from_utf8_lossy(&text).into_owned(), cookie)
}

#[tokio::test]
async fn a_full_disk_is_not_ready_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_with_pages(folder.path(), 60).unwrap();
    let app = server::app(Service::new(settings(LimitRules::default()), store));
    assert_eq!(ask(&app, request("GET", "/readyz", "")).await.0, StatusCode::OK);
    let mut refused = None;
    for _ in 0..2_000 {
        let (status, text, _) = ask(&app, request("POST", "/api/v1/me", "")).await;
        if status != StatusCode::CREATED {
            refused = Some((status, text));
            break;
        }
    }
    let (status, text) = refused.expect("the disk is full some day");
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(text.contains("not_kept"), "{text}");
    sleep(Duration::from_millis(1_100)).await;
    let (status, ..) = ask(&app, request("GET", "/readyz", "")).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ask(&app, request("GET", "/healthz", "")).await.0, StatusCode::OK);
}

#[tokio::test]
async fn probes_of_readiness_do_not_write_each_time() {
    let store = Store::memory().unwrap();
    let app = server::app(Service::new(settings(LimitRules::default()), store.clone()));
    for _ in 0..100 {
        assert_eq!(ask(&app, request("GET", "/readyz", "")).await.0, StatusCode::OK);
    }
    assert!(store.written().jobs < 20, "{:?}", store.written());
}

#[tokio::test]
async fn an_account_is_deleted_to_the_end_when_somebody_hangs_up() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let app = server::app(Service::new(settings(LimitRules::default()), store.clone()));
    for patience in [None, Some(0), Some(1), Some(3), Some(10)] {
        let (_, me, cookie) = ask(&app, request("POST", "/api/v1/me", "")).await;
        let me: serde_json::Value = serde_json::from_str(&me).unwrap();
        let (cookie, id) = (cookie.unwrap(), me["id"].as_str().unwrap().parse().unwrap());
        let mut leaving = Box::pin(app.clone().oneshot(request("DELETE", "/api/v1/me", &cookie)));
        // It begins, and is dropped.
        let begun = std::future::poll_fn(|context| {
            std::task::Poll::Ready(leaving.as_mut().poll(context).is_ready())
        });
        assert!(!begun.await);
        match patience {
            None => drop(leaving),
            Some(patience) => {
                let _ = tokio::time::timeout(Duration::from_millis(patience), leaving).await;
            }
        }
        for _ in 0..200 {
            if store.person(id).await.unwrap().is_none() {
                break;
            }
            sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(store.person(id).await.unwrap(), None, "after {patience:?} ms");
        assert_eq!(store.leaving().await.unwrap(), []);
    }
}
