//! Health and readiness checks.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::service::Service;

/// A disk that takes longer than this is not there for those who play.
const PATIENCE: Duration = Duration::from_secs(2);

/// Within this time the answer is the same: each one costs a write.
const FRESH: Duration = Duration::from_secs(1);

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// The last answer of the store, and when.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

/// The server takes requests and can keep what they change: it writes something to see that.
pub(crate) async fn ready(State(service): State<Service>) -> (StatusCode, &'static str) {
    if service.stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if service.nodes.as_ref().is_some_and(|nodes| nodes.is_draining()) {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    if is_ready(&service).await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
    }
}

async fn is_ready(service: &Service) -> bool {
    let mut last = service.readiness.0.lock().await;
    if let Some((at, ready)) = *last
        && at.elapsed() < FRESH
    {
        return ready;
    }
    let written = timeout(PATIENCE, service.store.ready()).await;
    let ready = matches!(written, Ok(Ok(())));
    if let Ok(Err(error)) = &written {
        tracing::error!(%error, "cannot write to the store");
    }
    *last = Some((Instant::now(), ready));
    ready
}
