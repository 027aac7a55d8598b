//! Sockets at tables of other nodes: messages go through here, both ways.
//!
//! When a node hands a table over, it says how many messages of the client it has taken and ends its
//! side. The socket is then attached to the table's new owner: a hello asks for what has happened
//! since the last update, and messages that were not taken are sent again. The client keeps its
//! socket.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::extract::ws::{CloseFrame as Closing, close_code};
use axum::http::{HeaderMap, StatusCode, Uri};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{self, Upgraded};
use hyper_util::rt::TokioIo;
use store::Id;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tungstenite::{Message, Utf8Bytes};

use super::Nodes;
use super::forward::send;
use super::said::Said;
use crate::service::Service;
use crate::socket::{self, LARGEST, SILENCE, STUCK};

/// For a table to be free and loaded elsewhere.
const PATIENCE: Duration = Duration::from_secs(10);

/// From one try to attach to the next.
const RETRY: Duration = Duration::from_millis(20);

/// Clients come back after this.
const AGAIN: (u16, &str) = (close_code::AGAIN, "connect again");

type Stream = WebSocketStream<TokioIo<Upgraded>>;

/// How a socket that was passed on ends if its table has moved.
pub(crate) fn moved(taken: u64) -> Closing {
    Closing { code: close_code::RESTART, reason: format!("moved {taken}").into() }
}

/// How many messages were taken, if the table has moved.
fn taken(close: &CloseFrame) -> Option<u64> {
    let number = close.reason.strip_prefix("moved ")?;
    (u16::from(close.code) == close_code::RESTART).then(|| number.parse().ok()).flatten()
}

/// What it takes to attach a client's socket once more.
pub(super) struct Attachment {
    uri: Uri,
    headers: HeaderMap,
}

impl Attachment {
    pub(super) fn of(request: &Request) -> Self {
        Self { uri: request.uri().clone(), headers: request.headers().clone() }
    }

    async fn to(&self, node: &str) -> io::Result<Stream> {
        let mut request = Request::new(Body::empty());
        (*request.uri_mut(), *request.headers_mut()) = (self.uri.clone(), self.headers.clone());
        let mut response = send(node, request).await?;
        if response.status() != StatusCode::SWITCHING_PROTOCOLS {
            return Err(io::Error::other(response.status().to_string()));
        }
        let theirs = upgrade::on(&mut response).await.map_err(io::Error::other)?;
        Ok(client_of(theirs).await)
    }
}

/// Our side of a connection to another node.
async fn client_of(theirs: Upgraded) -> Stream {
    WebSocketStream::from_raw_socket(TokioIo::new(theirs), Role::Client, None).await
}

/// Carries a socket until the client is gone or is let go.
pub(super) async fn run(
    service: Service,
    (table, node): (Id, u64),
    attachment: Attachment,
    ours: Upgraded,
    theirs: Upgraded,
) {
    let Some(nodes) = service.nodes.clone() else { return };
    // As small as those of other sockets.
    let config = WebSocketConfig::default()
        .read_buffer_size(socket::READ_BUFFER)
        .write_buffer_size(socket::WRITE_BUFFER)
        .max_message_size(Some(LARGEST))
        .max_frame_size(Some(LARGEST));
    let ours = TokioIo::new(ours);
    let ours = WebSocketStream::from_raw_socket(ours, Role::Server, Some(config)).await;
    let theirs = client_of(theirs).await;
    let said = Said::default();
    let relay = Relay { service: &service, nodes, table, node, attachment, ours, theirs, said };
    relay.run().await;
}

struct Relay<'a> {
    service: &'a Service,
    nodes: Arc<Nodes>,
    table: Id,
    /// The node that plays the table.
    node: u64,
    attachment: Attachment,
    /// The client.
    ours: Stream,
    /// The node.
    theirs: Stream,
    said: Said,
}

/// Why messages go no further.
enum End {
    /// The client is gone.
    Gone,
    /// The client is let go.
    Close(CloseFrame),
    /// Another node plays the table by now; the number of messages that were taken.
    Moved(u64),
}

fn close((code, reason): (u16, &'static str)) -> End {
    End::Close(CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) })
}

impl Relay<'_> {
    async fn run(mut self) {
        let (service, nodes) = (self.service, Arc::clone(&self.nodes));
        loop {
            let node = self.node;
            let end = tokio::select! {
                biased;
                end = self.carry() => end,
                () = service.stopped() => {
                    close((close_code::AWAY, "the server is stopping: reconnect"))
                }
                () = nodes.is_lost(node) => close(AGAIN),
            };
            let frame = match end {
                End::Gone => return,
                End::Close(frame) => frame,
                End::Moved(taken) => match self.attach_again(taken).await {
                    Ok(()) => continue,
                    Err(frame) => frame,
                },
            };
            let _ = timeout(STUCK, self.ours.close(Some(frame))).await;
            return;
        }
    }

    async fn carry(&mut self) -> End {
        let mut heard = Instant::now();
        loop {
            // In this order: what was told before the end of a side is passed on first.
            let done = tokio::select! {
                biased;
                told = self.theirs.next() => match told {
                    Some(Ok(Message::Ping(_))) if heard.elapsed() > SILENCE => Err(End::Gone),
                    Some(Ok(told)) => self.pass_down(told).await,
                    Some(Err(_)) | None => Err(close(AGAIN)),
                },
                said = self.ours.next() => {
                    heard = Instant::now();
                    match said {
                        Some(Ok(said)) => self.pass_up(said).await,
                        Some(Err(error)) => Err(socket::reason(&error).map_or(End::Gone, close)),
                        None => Err(End::Gone),
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// From the node to the client. Each side's pings are answered here as well.
    async fn pass_down(&mut self, told: Message) -> Result<(), End> {
        let told = match told {
            Message::Text(text) => Message::Text(self.said.hear(text)),
            Message::Close(Some(frame)) => {
                return Err(taken(&frame).map_or(End::Close(frame), End::Moved));
            }
            Message::Close(None) => return Err(close(AGAIN)),
            Message::Pong(_) => return Ok(()),
            told @ (Message::Ping(_) | Message::Binary(_) | Message::Frame(_)) => told,
        };
        match timeout(STUCK, self.ours.send(told)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// From the client to the node. If that can't be reached any more, its end says why.
    async fn pass_up(&mut self, said: Message) -> Result<(), End> {
        match &said {
            Message::Text(text) => self.said.say(text.clone()),
            Message::Close(_) => {
                let _ = timeout(STUCK, self.theirs.send(said)).await;
                return Err(End::Gone);
            }
            Message::Pong(_) => return Ok(()),
            Message::Binary(_) | Message::Ping(_) | Message::Frame(_) => {}
        }
        let _ = timeout(STUCK, self.theirs.send(said)).await;
        Ok(())
    }

    /// Attaches the socket to the new owner of its table.
    async fn attach_again(&mut self, taken: u64) -> Result<(), CloseFrame> {
        let lost = || CloseFrame { code: AGAIN.0.into(), reason: Utf8Bytes::from_static(AGAIN.1) };
        let again = self.said.again(taken).ok_or_else(lost)?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE && !self.service.stopping() {
            let (node, name) = match self.service.tables.other_owner(self.table).await {
                Some(other) => other,
                None => (self.nodes.node.id(), self.nodes.name.clone()),
            };
            if let Ok(Ok(theirs)) = timeout(STUCK, self.attachment.to(&name)).await {
                (self.theirs, self.node) = (theirs, node);
                for text in again {
                    // If it is gone already, its end says why.
                    let _ = self.theirs.send(Message::Text(text)).await;
                }
                return Ok(());
            }
            sleep(RETRY).await;
        }
        Err(lost())
    }
}
