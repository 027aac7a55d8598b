//! Is the server there, and can it do its work?

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use tokio::time::timeout;

use crate::service::Service;

/// A disk that takes longer than this is not there for those who play.
const PATIENCE: Duration = Duration::from_secs(2);

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// The server takes requests, and what it is told can be kept.
pub(crate) async fn ready(State(service): State<Service>) -> (StatusCode, &'static str) {
    if service.stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match timeout(PATIENCE, service.store.ready()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}
