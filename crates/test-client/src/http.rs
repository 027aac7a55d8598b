//! HTTP for a client that talks to one server.

use std::net::SocketAddr;

use anyhow::Result;
use http::Request;
use http::header::{CONTENT_TYPE, COOKIE, HOST};
use http_body_util::BodyExt;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: u16,
    headers: http::HeaderMap,
    pub(crate) body: String,
}

impl Reply {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

/// One request on a connection of its own.
pub(crate) async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<Reply> {
    let stream = TcpStream::connect(server).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, server.to_string())
        .header(COOKIE, cookie)
        .header(CONTENT_TYPE, "application/json")
        .body(body.to_owned())?;
    let exchange = async {
        let (parts, body) = sender.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        // Ends the connection below.
        drop(sender);
        anyhow::Ok((parts, body))
    };
    let (connection, exchange) = tokio::join!(connection, exchange);
    let (parts, body) = exchange?;
    connection?;
    let body = String::from_utf8(body.into())?;
    Ok(Reply { status: parts.status.as_u16(), headers: parts.headers, body })
}
