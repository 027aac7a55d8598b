//! Requests that change something are finished even if the client hangs up.
//!
//! The server drops a handler's future when the connection closes. In the middle of a change that
//! would leave it half done, so changes run as separate tasks; reads may stop anywhere.

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;

/// Runs a request that changes something to its end.
pub(crate) async fn changes(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The server stops.
            Err(_) => Refusal::busy().into_response(),
        },
    }
}
