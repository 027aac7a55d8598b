//! The server: people and tables on line, and the browser client, which is embedded in the binary.
//!
//! [`app`] is the whole service as a value, so a test can ask it without a socket; [`serve`] puts
//! it on a listener until the process is told to stop.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let service = server::Service::memory()?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! server::serve(listener, service).await?;
//! # Ok(())
//! # }
//! ```

mod api;
mod body;
mod client;
mod config;
mod headers;
mod limits;
mod origin;
mod people;
mod refusal;
mod service;
mod shutdown;

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;

pub use config::{Config, ConfigError, Data, LimitRules, LogFormat, LogRules, WebhookRules};
pub use service::Service;

/// All routes: `/healthz`, `/api/v1`, and the client everywhere else.
pub fn app(service: Service) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .merge(api::routes(&service))
        .fallback_service(get(client::respond))
        .layer(map_response(headers::guard))
        .with_state(service)
}

/// Serves until the process is interrupted or told to terminate; requests under way are finished.
pub async fn serve(listener: TcpListener, service: Service) -> io::Result<()> {
    serve_until(listener, service, shutdown::signal()).await
}

/// Serves until `stop` is done; requests under way are finished.
pub async fn serve_until(
    listener: TcpListener,
    service: Service,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let tidying = tokio::spawn(service.clone().keep_tidy());
    let app = app(service).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, app).with_graceful_shutdown(stop).await;
    tidying.abort();
    served
}
