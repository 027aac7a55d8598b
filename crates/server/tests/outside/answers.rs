//! Answers that are asked for and not read.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use tower::ServiceExt;

use crate::settings;

#[tokio::test]
async fn unread_answers_of_one_address_have_a_most() {
    let service = server::Service::open(settings(server::LimitRules::default())).unwrap();
    let ask = || {
        let request = Request::get("/api/v1/openapi.json").body(Body::empty()).unwrap();
        server::app(service.clone()).oneshot(request)
    };
    let mut unread = Vec::new();
    let mut bytes = 0;
    let refused = loop {
        let answer = ask().await.unwrap();
        if answer.status() != StatusCode::OK {
            break answer;
        }
        bytes += http_body_util::BodyExt::collect(ask().await.unwrap().into_body())
            .await
            .unwrap()
            .to_bytes()
            .len();
        unread.push(answer);
        assert!(bytes < 64 * 1024 * 1024, "there is a most");
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(bytes > 8 * 1024 * 1024, "{bytes}: who reads is not hindered");
    drop(unread);
    assert!(service.is_idle(), "nothing is left of them");
    assert_eq!(ask().await.unwrap().status(), StatusCode::OK);
}
