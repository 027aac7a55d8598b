//! The service on a listener, until it is told to stop.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::listener::{Limited, Peer};
use crate::{Service, app, health, metrics, shutdown};

/// Requests under way when the server is told to stop have so long.
const GRACE: Duration = Duration::from_secs(10);

/// Serves until the process is interrupted or told to terminate; requests under way are finished.
pub async fn serve(listener: TcpListener, service: Service) -> io::Result<()> {
    serve_until(listener, service, shutdown::signal()).await
}

/// Serves until `stop` is done; requests under way are finished, and all that was told is kept.
pub async fn serve_until(
    listener: TcpListener,
    service: Service,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let waking = tokio::spawn(service.clone().wake());
    let tidying = tokio::spawn(service.clone().keep_tidy());
    let alerting = tokio::spawn(service.clone().send_alerts());
    let measured = measure(&service).await?;
    let listener = Limited::new(listener, service.config.limits.connections);
    let app = app(service.clone()).into_make_service_with_connect_info::<Peer>();
    let stopping = service.clone();
    let serving = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stop();
    });
    let served = tokio::select! {
        served = serving => served,
        () = patience(&service) => Ok(()),
    };
    waking.abort();
    tidying.abort();
    alerting.abort();
    measured.abort();
    // Writes are queued in order: when this one is done, so are all before it.
    service.store.ready().await.map_err(io::Error::other)?;
    tracing::info!("stopped");
    served
}

async fn patience(service: &Service) {
    service.stopped().await;
    tokio::time::sleep(GRACE).await;
    tracing::warn!("some connections did not end in time");
}

/// Metrics have a listener of their own, which need not be reachable from outside.
async fn measure(service: &Service) -> io::Result<tokio::task::JoinHandle<io::Result<()>>> {
    let Some(address) = service.config.metrics else {
        return Ok(tokio::spawn(async { Ok(()) }));
    };
    let listener = TcpListener::bind(address).await.map_err(|error| {
        io::Error::new(error.kind(), format!("cannot give out metrics on {address}: {error}"))
    })?;
    let routes = Router::new()
        .route("/metrics", get(metrics::show))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .with_state(service.clone());
    tracing::info!(%address, "metrics");
    Ok(tokio::spawn(async { axum::serve(listener, routes).await }))
}
