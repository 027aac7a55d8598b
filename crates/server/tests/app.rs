//! The service asked without a socket. The client may or may not have been built: what depends on
//! it says so.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

fn service() -> server::Service {
    server::Service::memory().expect("data in memory")
}

async fn ask(request: Request<Body>) -> Answer {
    let response = server::app(service()).oneshot(request).await.expect("the service never fails");
    let (parts, body) = response.into_parts();
    let body = body.collect().await.expect("a body in memory").to_bytes().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

async fn get(path: &str) -> Answer {
    ask(Request::get(path).body(Body::empty()).expect("a request")).await
}

async fn get_with(path: &str, name: &str, value: &str) -> Answer {
    ask(Request::get(path).header(name, value).body(Body::empty()).expect("a request")).await
}

/// The page, unless the client was never built.
async fn page() -> Option<Answer> {
    let page = get("/").await;
    (page.status == StatusCode::OK).then_some(page)
}

/// The path of a file that a page or script names, by how it begins and ends.
fn named_in(text: &str, beginning: &str, ending: &str) -> String {
    let mut quoted = text.split('"');
    let fits = |path: &&str| path.starts_with(beginning) && path.ends_with(ending);
    quoted.find(fits).expect("such a file is named").to_owned()
}

#[tokio::test]
async fn healthz_answers() {
    let answer = get("/healthz").await;
    assert_eq!((answer.status, answer.text().as_str()), (StatusCode::OK, "ok\n"));
}

#[tokio::test]
async fn every_answer_is_guarded() {
    for path in ["/", "/healthz", "/nowhere.js"] {
        let answer = get(path).await;
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        let policy = answer.headers[CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.contains("'wasm-unsafe-eval'") && !policy.contains("unsafe-inline"));
    }
}

#[tokio::test]
async fn an_unbuilt_client_says_what_to_do() {
    if page().await.is_none() {
        let answer = get("/").await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text().contains("cargo xtask web"));
    }
}

#[tokio::test]
async fn a_missing_file_is_not_the_page() {
    assert_eq!(get("/nowhere.js").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let request = Request::post("/").body(Body::empty()).expect("a request");
    assert_eq!(ask(request).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn routes_of_the_client_get_the_page() {
    let Some(page) = page().await else { return };
    let route = get("/play/buccaneer").await;
    assert_eq!(route.body, page.body);
    assert_eq!(route.headers[CONTENT_TYPE], "text/html; charset=utf-8");
    assert_eq!(route.headers[CACHE_CONTROL], "no-cache");
}

#[tokio::test]
async fn the_module_is_compressed_typed_and_kept() {
    let Some(page) = page().await else { return };
    // A script decides which bundle of the client is loaded.
    let bundles = get(&named_in(&page.text(), "/bundles-", ".js")).await;
    let path = named_in(&bundles.text(), "/home-", "_bg.wasm");
    let plain = get(&path).await;
    assert_eq!(plain.headers[CONTENT_TYPE], "application/wasm");
    assert!(plain.headers[CACHE_CONTROL].to_str().expect("text").contains("immutable"));
    assert!(plain.body.starts_with(b"\0asm"));
    for (accepted, chosen) in [("gzip", "gzip"), ("gzip, deflate, br", "br")] {
        let answer = get_with(&path, "accept-encoding", accepted).await;
        assert_eq!(answer.headers[CONTENT_ENCODING], chosen);
        assert_eq!(answer.headers[CONTENT_TYPE], "application/wasm");
        assert!(answer.body.len() < plain.body.len());
        assert_ne!(answer.headers[ETAG], plain.headers[ETAG]);
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let Some(page) = page().await else { return };
    let tag = page.headers[ETAG].to_str().expect("text");
    let again = get_with("/", IF_NONE_MATCH.as_str(), tag).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
}
