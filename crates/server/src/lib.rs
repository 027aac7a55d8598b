//! The server: people, online tables, and the browser client embedded in the binary.
//!
//! [`app`] is the whole service as a value, so tests can call it without a socket; [`serve()`] runs
//! it on a listener until the process is asked to stop.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let service = server::Service::memory()?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! server::serve(listener, service).await?;
//! # Ok(())
//! # }
//! ```

mod alerts;
mod answers;
mod api;
mod at_a_time;
mod body;
mod client;
mod config;
mod descriptors;
mod endings;
mod finish;
mod headers;
mod health;
mod limits;
mod listener;
mod metrics;
mod network;
mod nodes;
mod origin;
mod outgoing;
mod people;
mod personal;
mod presence;
mod refusal;
mod serve;
mod service;
mod shutdown;
mod sizes;
mod socket;
mod steady;
pub mod tables;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;

pub use alerts::{MailRules, PushRules, WebhookRules};
pub use config::{Config, ConfigError, Data, DatabaseUrl, LimitRules, LogFormat, LogRules};
pub use network::{Network, NoNetwork};
pub use serve::{serve, serve_until};
pub use service::Service;

/// All routes: `/healthz`, `/readyz`, `/api/v1`, and the client everywhere else.
pub fn app(service: Service) -> Router {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .merge(api::routes(&service))
        .fallback_service(get(client::respond))
        .layer(CatchPanicLayer::custom(refusal::panicked))
        .layer(map_response(refusal::unify))
        .layer(map_response(headers::guard))
        .with_state(service)
}
