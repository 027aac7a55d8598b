//! A browser, as far as the service can tell.

use axum::Router;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use server::{Config, LimitRules, Service};
use store::Store;
use tower::ServiceExt;

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The `kind` of a refusal.
    pub(crate) fn kind(&self) -> String {
        self.json()["kind"].as_str().unwrap_or_default().to_owned()
    }
}

/// A service whose limits are no matter.
pub(crate) fn app() -> Router {
    let limits = LimitRules { rates: false, ..LimitRules::default() };
    app_with(Config { limits, ..Config::default() })
}

/// The same with its data, to put something there.
pub(crate) fn app_and_store() -> (Router, Store) {
    let store = Store::memory().unwrap();
    let limits = LimitRules { rates: false, ..LimitRules::default() };
    let config = Config { limits, ..Config::default() };
    (server::app(Service::new(config, store.clone())), store)
}

pub(crate) fn app_with(config: Config) -> Router {
    server::app(Service::open(config).unwrap())
}

#[derive(Clone)]
pub(crate) struct Browser {
    app: Router,
    pub(crate) cookie: Option<String>,
    /// The cookie of a device on which somebody has signed in.
    pub(crate) device: Option<String>,
    pub(crate) bearer: Option<String>,
    pub(crate) origin: &'static str,
}

impl Browser {
    pub(crate) fn new(app: &Router) -> Self {
        let origin = "http://localhost:8080";
        Self { app: app.clone(), cookie: None, device: None, bearer: None, origin }
    }

    /// One that has come in as a guest.
    pub(crate) async fn guest(app: &Router) -> Self {
        let mut browser = Self::new(app);
        assert_eq!(browser.post("/api/v1/me", "{}").await.status, StatusCode::CREATED);
        browser
    }

    /// One of an account.
    pub(crate) async fn account(app: &Router, name: &str, password: &str) -> Self {
        let mut browser = Self::guest(app).await;
        let body = serde_json::json!({ "name": name, "password": password }).to_string();
        let kept = browser.put("/api/v1/me/password", &body).await;
        assert_eq!(kept.status, StatusCode::OK, "{}", kept.text);
        browser
    }

    pub(crate) async fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        let body = serde_json::json!({ "name": name, "password": password }).to_string();
        self.post("/api/v1/session", &body).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &str) -> Answer {
        self.ask(Method::POST, path, body).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &str) -> Answer {
        self.ask(Method::PUT, path, body).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: &str) -> Answer {
        self.ask(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: &str) -> Answer {
        self.ask(Method::DELETE, path, body).await
    }

    async fn ask(&mut self, method: Method, path: &str, body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(HOST, "localhost:8080").header(ORIGIN, self.origin);
        request = request.header(CONTENT_TYPE, "application/json");
        for cookie in self.cookie.iter().chain(&self.device) {
            request = request.header(COOKIE, cookie);
        }
        if let Some(bearer) = &self.bearer {
            request = request.header(AUTHORIZATION, format!("Bearer {bearer}"));
        }
        let answer = self.send(request.body(Body::from(body.to_owned())).unwrap()).await;
        for cookie in answer.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            let is_device = pair.starts_with("freebooter-device=");
            let kept = if is_device { &mut self.device } else { &mut self.cookie };
            *kept = Some(pair).filter(|pair| !pair.ends_with('='));
        }
        answer
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }
}
