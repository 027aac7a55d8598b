//! Passing requests and sockets on to the node that plays their table.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{HeaderName, UPGRADE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::{self, OnUpgrade};
use hyper_util::rt::TokioIo;
use store::Id;
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Nodes;
use crate::origin::Address;
use crate::refusal::Refusal;
use crate::service::Service;

/// On what a node has passed on: it isn't passed on again.
const PASSED_ON: HeaderName = HeaderName::from_static("x-freebooter-passed-on");

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Another node is on the same network, or gone.
const CONNECT: Duration = Duration::from_secs(2);

/// Answers what is asked of tables here, and passes on the rest.
pub(crate) async fn forward(
    State(service): State<Service>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    let table = table_of(request.uri().path());
    let Some(table) = table.filter(|_| !request.headers().contains_key(PASSED_ON)) else {
        return next.run(request).await;
    };
    let (Some((node, name)), Some(nodes)) =
        (service.tables.other_owner(table).await, service.nodes.clone())
    else {
        return next.run(request).await;
    };
    let end = End { service: service.clone(), nodes, node };
    let answer = tokio::select! {
        answer = pass_on(end.clone(), &name, from, request) => answer,
        () = end.nodes.is_lost(node) => Err(io::ErrorKind::TimedOut.into()),
    };
    answer.unwrap_or_else(|error| {
        tracing::debug!(%name, %error, "cannot reach a node");
        Refusal::busy().into_response()
    })
}

/// What ends a socket that is passed on.
#[derive(Clone)]
struct End {
    service: Service,
    nodes: Arc<Nodes>,
    /// The node it is passed on to.
    node: u64,
}

/// The table that a path below `/api/v1/tables` is about.
fn table_of(path: &str) -> Option<Id> {
    path.strip_prefix("/api/v1/tables/")?.split('/').next()?.parse().ok()
}

async fn pass_on(
    end: End,
    node: &str,
    Address(from): Address,
    mut request: Request,
) -> io::Result<Response> {
    let headers = request.headers_mut();
    headers.insert(PASSED_ON, HeaderValue::from_static("1"));
    if let Ok(from) = HeaderValue::try_from(from.to_string()) {
        headers.insert(FORWARDED_FOR, from);
    }
    let ours = headers.contains_key(UPGRADE).then(|| upgrade::on(&mut request));
    let stream = timeout(CONNECT, TcpStream::connect(node)).await??;
    stream.set_nodelay(true)?;
    let handshake = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(io::Error::other)?;
    tokio::spawn(connection.with_upgrades());
    let mut response = sender.send_request(request).await.map_err(io::Error::other)?;
    if let Some(ours) = ours.filter(|_| response.status() == StatusCode::SWITCHING_PROTOCOLS) {
        let theirs = upgrade::on(&mut response);
        tokio::spawn(join(end, ours, theirs));
    }
    Ok(response.map(Body::new))
}

/// Carries a socket until one of the two sides or the node is gone, or this server stops.
async fn join(end: End, ours: OnUpgrade, theirs: OnUpgrade) {
    let (Ok(ours), Ok(theirs)) = tokio::join!(ours, theirs) else { return };
    let (mut ours, mut theirs) = (TokioIo::new(ours), TokioIo::new(theirs));
    tokio::select! {
        // However it ended, both are closed.
        _ = copy_bidirectional(&mut ours, &mut theirs) => {}
        () = end.service.stopped() => {}
        () = end.nodes.is_lost(end.node) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_names_its_table() {
        let id = Id::random();
        for rest in ["", "/", "/socket", "/record", "/seat"] {
            assert_eq!(table_of(&format!("/api/v1/tables/{id}{rest}")), Some(id));
        }
        for other in ["/api/v1/tables", "/api/v1/tables/", "/api/v1/me", "/", "/table/x"] {
            assert_eq!(table_of(other), None, "{other}");
        }
    }
}
