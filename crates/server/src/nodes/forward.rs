//! Passing requests and sockets on to the node that plays their table.

use std::io;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{HeaderName, UPGRADE};
use axum::http::{self, HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::upgrade;
use hyper_util::rt::TokioIo;
use store::Id;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::relay::{self, Attachment};
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
    Address(from): Address,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(nodes) = service.nodes.clone().filter(|_| !is_passed_on(request.headers())) else {
        return next.run(request).await;
    };
    let table = table_of(request.uri().path());
    let owner = match table {
        Some(table) => service.tables.other_owner(table).await,
        // Nothing new begins on a node that stops.
        None if is_new_table(&request) && nodes.is_draining() => nodes.peer(Id::random()),
        None => None,
    };
    let Some((node, name)) = owner else { return next.run(request).await };
    let headers = request.headers_mut();
    headers.insert(PASSED_ON, HeaderValue::from_static("1"));
    if let Ok(from) = HeaderValue::try_from(from.to_string()) {
        headers.insert(FORWARDED_FOR, from);
    }
    let answer = tokio::select! {
        answer = pass_on(&service, table, (node, &name), request) => answer,
        () = nodes.is_lost(node) => Err(io::ErrorKind::TimedOut.into()),
    };
    answer.unwrap_or_else(|error| {
        tracing::debug!(%name, %error, "cannot reach a node");
        Refusal::busy().into_response()
    })
}

/// Whether another node has passed on what has these headers.
pub(crate) fn is_passed_on(headers: &HeaderMap) -> bool {
    headers.contains_key(PASSED_ON)
}

/// The table that a path below `/api/v1/tables` is about.
fn table_of(path: &str) -> Option<Id> {
    path.strip_prefix("/api/v1/tables/")?.split('/').next()?.parse().ok()
}

fn is_new_table(request: &Request) -> bool {
    request.method() == Method::POST && request.uri().path() == "/api/v1/tables"
}

async fn pass_on(
    service: &Service,
    table: Option<Id>,
    (node, name): (u64, &str),
    mut request: Request,
) -> io::Result<Response> {
    let ours = request.headers().contains_key(UPGRADE).then(|| upgrade::on(&mut request));
    let again = Attachment::of(&request);
    let mut response = send(name, request).await?;
    if let (Some(ours), Some(table), StatusCode::SWITCHING_PROTOCOLS) =
        (ours, table, response.status())
    {
        let theirs = upgrade::on(&mut response);
        let service = service.clone();
        tokio::spawn(async move {
            let (Ok(ours), Ok(theirs)) = tokio::join!(ours, theirs) else { return };
            relay::run(service, (table, node), again, ours, theirs).await;
        });
    }
    Ok(response.map(Body::new))
}

/// Asks another node.
pub(super) async fn send(name: &str, request: Request) -> io::Result<http::Response<Incoming>> {
    let stream = timeout(CONNECT, TcpStream::connect(name)).await??;
    stream.set_nodelay(true)?;
    let handshake = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(io::Error::other)?;
    tokio::spawn(connection.with_upgrades());
    sender.send_request(request).await.map_err(io::Error::other)
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
