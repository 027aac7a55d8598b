//! Connections: limited in total and per address, and closed if they neither read nor write.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

use crate::at_a_time::{AtATime, Entered};
use crate::config::Config;
use crate::limits::Net;
use crate::network::Network;

/// After an error that is the machine's, such as too few file descriptors.
const PAUSE: Duration = Duration::from_millis(500);

/// For a connection of an address that has too many. It may not come through.
const REFUSED: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\
    content-type: application/json\r\ncontent-length: 69\r\nretry-after: 1\r\n\r\n\
    {\"kind\":\"too_many\",\"message\":\"too many connections from one address\"}";

/// Accepts connections up to the limit; others wait with the operating system, or are refused
/// where their own address has too many.
pub(crate) struct Limited {
    listener: TcpListener,
    places: Arc<Semaphore>,
    of_address: AtATime<Net>,
    trusted: Vec<Network>,
    patience: Option<Duration>,
}

impl Limited {
    pub(crate) fn new(listener: TcpListener, config: &Config) -> Self {
        let limits = &config.limits;
        let places = match limits.connections {
            0 => Semaphore::MAX_PERMITS,
            most => most.min(Semaphore::MAX_PERMITS),
        };
        Self {
            listener,
            places: Arc::new(Semaphore::new(places)),
            of_address: AtATime::new(limits.connections_of_address),
            trusted: config.trusted_proxies.clone(),
            patience: limits.write_timeout(),
        }
    }

    pub(crate) async fn accept(&self) -> (Connection, SocketAddr) {
        loop {
            let place = Arc::clone(&self.places).acquire_owned().await;
            let place = place.expect("nobody closes the semaphore");
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    failed(&error).await;
                    continue;
                }
            };
            let Ok(of_address) = self.count(peer) else {
                let _ = stream.try_write(REFUSED);
                continue;
            };
            // Actions and updates are small, and somebody waits for each.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot set TCP_NODELAY");
            }
            let stall = Stall { patience: self.patience, timer: None };
            return (Connection { stream, stall, _place: place, _of_address: of_address }, peer);
        }
    }

    /// Behind a proxy is everybody: its connections count only among all.
    fn count(&self, peer: SocketAddr) -> Result<Option<Entered<Net>>, TooMany> {
        if self.trusted.iter().any(|proxy| proxy.contains(peer.ip())) {
            return Ok(None);
        }
        self.of_address.enter(peer.ip().into()).map(Some).ok_or(TooMany)
    }
}

/// An address has as many connections as it may.
struct TooMany;

/// A connection that ended before it was accepted is nobody's fault.
async fn failed(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "cannot accept a connection");
        sleep(PAUSE).await;
    }
}

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A connection that has a place until it is dropped, and breaks when nobody reads what is written
/// to it.
pub(crate) struct Connection {
    stream: TcpStream,
    stall: Stall,
    _place: OwnedSemaphorePermit,
    _of_address: Option<Entered<Net>>,
}

/// A write that waits. The system wakes a writer when a good part of its buffer is free, so any
/// progress means that somebody reads.
struct Stall {
    patience: Option<Duration>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Stall {
    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let Some(patience) = self.patience else { return written };
        if written.is_ready() {
            self.timer = None;
            return written;
        }
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep(patience)));
        match timer.as_mut().poll(context) {
            Poll::Ready(()) => {
                timer.as_mut().reset(Instant::now() + patience);
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.stall.watch(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.stall.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_refusal_is_as_long_as_it_says() {
        let text = std::str::from_utf8(REFUSED).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{}", body.len());
        assert!(serde_json::from_str::<protocol::v1::Problem>(body).is_ok());
    }
}
