//! The server: it hands out the browser client, which is embedded in the binary.
//!
//! [`app`] is the whole service as a value, so a test can ask it without a socket; [`serve`] puts
//! it on a listener until the process is told to stop.
//!
//! ```no_run
//! # async fn example() -> std::io::Result<()> {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! server::serve(listener).await
//! # }
//! ```

mod client;
mod headers;
mod shutdown;

use std::future::Future;
use std::io;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;

/// All routes: `/healthz`, and the client everywhere else.
pub fn app() -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback_service(get(client::respond))
        .layer(map_response(headers::guard))
}

/// Serves until the process is interrupted or told to terminate; requests under way are finished.
pub async fn serve(listener: TcpListener) -> io::Result<()> {
    serve_until(listener, shutdown::signal()).await
}

/// Serves until `stop` is done; requests under way are finished.
pub async fn serve_until(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app()).with_graceful_shutdown(stop).await
}
