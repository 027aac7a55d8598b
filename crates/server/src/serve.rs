//! Runs the service on a listener until it is asked to stop.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

use crate::config::Config;
use crate::listener::{Limited, Peer};
use crate::{Service, app, descriptors, health, metrics, nodes, shutdown, sizes};

/// How long requests under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// Serves until the process is interrupted or asked to terminate; pending requests are finished.
pub async fn serve(listener: TcpListener, service: Service) -> io::Result<()> {
    serve_until(listener, service, shutdown::signal()).await
}

/// Serves until `stop` resolves; pending requests are finished, and everything sent is stored.
pub async fn serve_until(
    listener: TcpListener,
    service: Service,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    descriptors::check(&service.config.limits);
    let background = [
        tokio::spawn(service.clone().wake()),
        tokio::spawn(service.clone().look_for_damage()),
        tokio::spawn(service.clone().keep_tidy()),
        tokio::spawn(service.clone().send_alerts()),
        tokio::spawn(service.clone().pass_news_on()),
        tokio::spawn(nodes::run(service.clone())),
        measure(&service).await?,
    ];
    let stopping = service.clone();
    let stop = async move {
        tokio::select! {
            () = stop => {}
            () = stopping.drain_wanted() => {}
        }
        stopping.drain().await;
        tracing::info!("stopping");
        stopping.stop();
    };
    tokio::select! {
        () = serve_on(listener, app(service.clone()), &service.config, stop) => {}
        () = patience(&service) => {}
    }
    for task in background {
        task.abort();
    }
    // Writes are queued in order: when this one is done, so are all before it.
    service.store.ready().await.map_err(io::Error::other)?;
    if let Some(nodes) = &service.nodes {
        nodes.leave().await.map_err(io::Error::other)?;
    }
    tracing::info!("stopped");
    Ok(())
}

async fn patience(service: &Service) {
    service.stopped().await;
    tokio::time::sleep(GRACE).await;
    tracing::warn!("some connections did not close in time");
}

/// Metrics have a listener of their own, which need not be reachable from outside.
async fn measure(service: &Service) -> io::Result<tokio::task::JoinHandle<()>> {
    let Some(address) = service.config.metrics else {
        return Ok(tokio::spawn(async {}));
    };
    let listener = TcpListener::bind(address).await.map_err(|error| {
        io::Error::new(error.kind(), format!("cannot serve metrics on {address}: {error}"))
    })?;
    let routes = Router::new()
        .route("/metrics", get(metrics::show))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .with_state(service.clone());
    tracing::info!(%address, "metrics");
    let service = service.clone();
    Ok(tokio::spawn(async move {
        serve_on(listener, routes, &service.config, service.stopped()).await;
    }))
}

/// Serves until `stop` is done and every request under way is answered.
async fn serve_on(
    listener: TcpListener,
    app: Router,
    config: &Config,
    stop: impl Future<Output = ()>,
) {
    let listener = Limited::new(listener, config);
    let builder = builder(config);
    // Every connection hears when `stopping` is dropped, and `ended` when all of them are.
    let (stopping, told) = watch::channel(());
    let (alive, mut ended) = mpsc::channel::<()>(1);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let app = app.clone();
        let answering = service_fn(move |request| answer(app.clone(), Peer(peer), request));
        let connection = builder.serve_connection(TokioIo::new(stream), answering).with_upgrades();
        let (mut told, alive) = (told.clone(), alive.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Who hangs up, is silent or sends nonsense is not worth a line in the log.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = told.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
            drop(alive);
        });
    }
    drop((listener, stopping, alive));
    ended.recv().await;
}

/// A request has to begin in time, also the next one on the same connection.
fn builder(config: &Config) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new());
    builder.header_read_timeout(config.limits.header_timeout());
    builder.max_buf_size(sizes::HEAD);
    builder
}

async fn answer(
    app: Router,
    peer: Peer,
    mut request: Request<Incoming>,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(ConnectInfo(peer));
    app.oneshot(request.map(Body::new)).await
}
