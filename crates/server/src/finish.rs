//! Requests are answered in time, and those that change something are finished even if the client
//! hangs up or the time is over.
//!
//! The server drops a handler's future when the connection closes. In the middle of a change that
//! would leave it half done, so changes run as separate tasks; reads may stop anywhere.

use std::time::Duration;

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::refusal::Refusal;

/// For a request and its body to come in and be answered; sockets and exports go on after that.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Runs a request that changes something to its end. A client that waits too long is told so, and
/// what the request counts for is held until it ends.
pub(crate) async fn changes(request: Request, next: Next) -> Response {
    if !is_change(request.method()) {
        return next.run(request).await;
    }
    match timeout(PATIENCE, tokio::spawn(next.run(request))).await {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The server stops.
            Err(_) => Refusal::busy().into_response(),
        },
        Err(_) => {
            Refusal::too_slow("the request took too long; it may still be done").into_response()
        }
    }
}

/// Stops a read that takes too long.
pub(crate) async fn in_time(request: Request, next: Next) -> Response {
    if is_change(request.method()) {
        return next.run(request).await;
    }
    let answered = timeout(PATIENCE, next.run(request)).await;
    answered.unwrap_or_else(|_| Refusal::too_slow("the request took too long").into_response())
}

fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use axum::Router;
    use axum::body::Body;
    use axum::http::StatusCode;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tokio::time::sleep;
    use tower::ServiceExt;

    use super::*;

    /// Something slow that begins, and then has something left to do.
    async fn ask(method: Method) -> (StatusCode, Arc<AtomicBool>) {
        let done = Arc::<AtomicBool>::default();
        let at_the_end = Arc::clone(&done);
        let slow = move || async move {
            sleep(2 * PATIENCE).await;
            at_the_end.store(true, Ordering::Relaxed);
        };
        let app = Router::new().route("/", get(slow.clone()).post(slow));
        let app = app.layer(from_fn(in_time)).layer(from_fn(changes));
        let request = Request::builder().method(method).uri("/").body(Body::empty());
        let answer = app.oneshot(request.expect("a request")).await.expect("an answer");
        (answer.status(), done)
    }

    #[tokio::test(start_paused = true)]
    async fn a_change_that_takes_too_long_is_done_to_its_end() {
        let (status, done) = ask(Method::POST).await;
        assert_eq!(status, StatusCode::REQUEST_TIMEOUT);
        assert!(!done.load(Ordering::Relaxed));
        sleep(2 * PATIENCE).await;
        assert!(done.load(Ordering::Relaxed));
    }

    #[tokio::test(start_paused = true)]
    async fn a_read_that_takes_too_long_is_stopped() {
        let (status, done) = ask(Method::GET).await;
        assert_eq!(status, StatusCode::REQUEST_TIMEOUT);
        sleep(2 * PATIENCE).await;
        assert!(!done.load(Ordering::Relaxed));
    }
}
