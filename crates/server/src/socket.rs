//! What all sockets share: bounds on messages, pings, and how a connection ends.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use futures_util::{Sink, SinkExt};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use protocol::v1::Refused;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, interval, timeout};

use crate::nodes;
use crate::origin;
use crate::outgoing::Outgoing;
use crate::refusal::Refusal;
use crate::service::Service;

/// Large buffers would cost more memory than everything else of a socket. Requests are short: a
/// longer one is read in several parts.
pub(crate) const READ_BUFFER: usize = 1024;
pub(crate) const WRITE_BUFFER: usize = 4 * 1024;
pub(crate) const LARGEST: usize = 16 * 1024;
const PING: Duration = Duration::from_secs(20);
/// After this long without a message, the other side counts as gone.
pub(crate) const SILENCE: Duration = Duration::from_secs(50);
/// What a client has sent that is let go is read for so long: a connection that is closed before
/// that may be reset, and then the client never reads why.
const LINGER: Duration = Duration::from_secs(1);
/// The time limit for sending.
pub(crate) const STUCK: Duration = Duration::from_secs(20);

/// Only pages of this server may open sockets.
pub(crate) fn check_origin(headers: &HeaderMap, service: &Service) -> Result<(), Refusal> {
    if origin::is_ours(headers, &service.config) {
        return Ok(());
    }
    Err(Refusal::forbidden("only pages of this server may open sockets"))
}

/// An upgrade to a socket of bounded size.
pub(crate) fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
}

/// What a socket is connected to.
pub(crate) trait Peer: Send {
    /// Where messages for the client come from.
    fn messages(&mut self) -> &mut Outgoing;

    /// Does what a message of the client asks for.
    fn receive(&mut self, text: &str) -> impl Future<Output = Result<(), NotTaken>> + Send;

    /// A refusal, as it is sent.
    fn refusal(refused: Refused) -> String;
}

/// Why a message was not taken.
#[derive(Debug)]
pub(crate) enum NotTaken {
    /// It makes no sense, or not now.
    Refused { kind: &'static str, message: String },
    /// The client has to connect again.
    Gone,
}

impl NotTaken {
    pub(crate) fn new(kind: &'static str, message: impl Into<String>) -> Self {
        debug_assert!(protocol::v1::problem_key(kind).is_some(), "no words for `{kind}`");
        Self::Refused { kind, message: message.into() }
    }
}

/// A message of a client.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, NotTaken> {
    serde_json::from_str(text).map_err(|error| NotTaken::new("bad_request", error.to_string()))
}

/// A client's connection.
pub(crate) struct Session<P> {
    socket: WebSocket,
    peer: P,
    allowance: Allowance,
    heard: Instant,
    /// The client's messages that were taken.
    taken: u64,
    /// What the peer is connected to has gone: nothing more is read.
    gone: bool,
    /// The client is a node, which connects again for a client of its own.
    passed_on: bool,
}

/// Why a session ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We let it go.
    Close(u16, &'static str),
    /// Another node goes on; the number of messages that were taken.
    Moved(u64),
}

impl End {
    fn of(error: axum::Error) -> Self {
        let error = error.into_inner().downcast::<tungstenite::Error>().ok();
        let reason = error.and_then(|error| reason(&error));
        reason.map_or(Self::Gone, |(code, reason)| Self::Close(code, reason))
    }
}

/// A frame that no client of ours sends is answered with a code and a reason.
pub(crate) fn reason(error: &tungstenite::Error) -> Option<(u16, &'static str)> {
    use tungstenite::Error;
    use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
    match error {
        Error::Capacity(_) => Some((close_code::SIZE, "the message is too large")),
        Error::Utf8(_) => Some((close_code::INVALID, "the text is not UTF-8")),
        Error::Protocol(ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((close_code::PROTOCOL, "invalid frame")),
        _ => None,
    }
}

impl<P: Peer> Session<P> {
    pub(crate) fn new(socket: WebSocket, peer: P, allowance: Allowance) -> Self {
        let (heard, taken, gone, passed_on) = (Instant::now(), 0, false, false);
        Self { socket, peer, allowance, heard, taken, gone, passed_on }
    }

    /// Whether another node has passed the socket on.
    pub(crate) fn passed_on(self, passed_on: bool) -> Self {
        Self { passed_on, ..self }
    }

    /// Runs until the client is gone or is let go.
    pub(crate) async fn run(
        mut self,
        stopped: impl Future<Output = ()>,
        ended: impl Future<Output = ()>,
    ) {
        // In this order, so that what happens seldom is looked at last.
        let end = tokio::select! {
            biased;
            end = self.run_until_end() => end,
            () = stopped => End::Close(close_code::AWAY, "the server is stopping: reconnect"),
            () = ended => End::Close(close_code::POLICY, "signed out"),
        };
        drop(self.peer);
        let close = match end {
            End::Gone => None,
            End::Close(code, reason) => {
                Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
            }
            End::Moved(taken) => Some(nodes::moved(taken)),
        };
        if let Some(close) = close {
            let code = close.code;
            let sent = timeout(STUCK, self.socket.send(Message::Close(Some(close)))).await;
            if matches!(sent, Ok(Ok(()))) && code == close_code::POLICY {
                let _ =
                    timeout(LINGER, async { while let Some(Ok(_)) = self.socket.recv().await {} })
                        .await;
            }
        }
    }

    async fn run_until_end(&mut self) -> End {
        let mut ping = interval(PING);
        ping.reset();
        loop {
            // In this order: all that waits is sent at once, so requests get their turn.
            let done = tokio::select! {
                biased;
                message = self.peer.messages().next() => match message {
                    Some(message) => self.send(message).await,
                    None if self.passed_on && self.peer.messages().is_handed_over() => {
                        Err(End::Moved(self.taken))
                    }
                    None => Err(End::Close(close_code::AGAIN, "connect again")),
                },
                frame = self.socket.recv(), if !self.gone => match frame {
                    Some(Ok(frame)) => self.read(frame).await,
                    Some(Err(error)) => Err(End::of(error)),
                    None => Err(End::Gone),
                },
                _ = ping.tick() => self.ping().await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Sends this message and all others that wait in one go.
    async fn send(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let Self { socket, peer, .. } = self;
        let sending = async {
            socket.feed(Message::Text(first)).await?;
            while let Some(next) = peer.messages().another() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        };
        match timeout(STUCK, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Close(close_code::AGAIN, "too slow: reconnect")),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        send_ping(&mut self.socket).await
    }

    async fn read(&mut self, frame: Message) -> Result<(), End> {
        self.heard = Instant::now();
        match frame {
            Message::Text(text) => self.request(&text).await,
            Message::Binary(_) => Err(End::Close(close_code::UNSUPPORTED, "send text, not binary")),
            // Each is answered, so each counts.
            Message::Ping(_) | Message::Pong(_) => match self.allowance.spend() {
                Spent::Within | Spent::Over => Ok(()),
                Spent::FarOver => Err(End::Close(close_code::POLICY, "too many messages")),
            },
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn request(&mut self, text: &str) -> Result<(), End> {
        self.taken += 1;
        match self.allowance.spend() {
            Spent::Within => {}
            Spent::Over => {
                return self.refuse("too_fast", "too many messages at once".to_owned()).await;
            }
            Spent::FarOver => return Err(End::Close(close_code::POLICY, "too many messages")),
        }
        match self.peer.receive(text).await {
            Ok(()) => Ok(()),
            Err(NotTaken::Refused { kind, message }) => self.refuse(kind, message).await,
            Err(NotTaken::Gone) => {
                // The last messages are still sent.
                (self.gone, self.taken) = (true, self.taken - 1);
                Ok(())
            }
        }
    }

    async fn refuse(&mut self, kind: &str, message: String) -> Result<(), End> {
        let kind = kind.to_owned();
        let refused = Refused { key: None, kind, rule: None, message, text: None };
        self.send(P::refusal(refused).into()).await
    }
}

/// A client that doesn't even take a ping in time is gone.
async fn send_ping(socket: &mut (impl Sink<Message> + Unpin)) -> Result<(), End> {
    match timeout(STUCK, socket.send(Message::Ping(Bytes::new()))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// How many messages a connection may send: a burst, and a steady rate.
pub(crate) struct Allowance<C: Clock = DefaultClock> {
    /// None where the operator wants no limits.
    rate: Option<RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>>,
    /// Messages over the limit without a pause.
    excess: u32,
}

enum Spent {
    Within,
    Over,
    FarOver,
}

/// A burst of messages, and how many follow per second.
#[derive(Clone, Copy)]
struct Pace {
    burst: NonZeroU32,
    per_second: NonZeroU32,
}

const OF_TABLE: Pace =
    Pace { burst: NonZeroU32::new(60).unwrap(), per_second: NonZeroU32::new(30).unwrap() };

/// 40 in 10 seconds.
const OF_PERSON: Pace =
    Pace { burst: NonZeroU32::new(40).unwrap(), per_second: NonZeroU32::new(4).unwrap() };

impl Allowance {
    /// For a table's socket.
    pub(crate) fn of_table(limited: bool) -> Self {
        Self::by_clock(limited, OF_TABLE, DefaultClock::default())
    }

    /// For a personal socket.
    pub(crate) fn of_person(limited: bool) -> Self {
        Self::by_clock(limited, OF_PERSON, DefaultClock::default())
    }
}

impl<C: Clock> Allowance<C> {
    /// This many messages over the limit without a pause end the connection.
    const PATIENCE: u32 = 200;

    fn by_clock(limited: bool, pace: Pace, clock: C) -> Self {
        let quota = Quota::per_second(pace.per_second).allow_burst(pace.burst);
        let rate = limited.then(|| RateLimiter::direct_with_clock(quota, clock));
        Self { rate, excess: 0 }
    }

    fn spend(&mut self) -> Spent {
        if self.rate.as_ref().is_none_or(|rate| rate.check().is_ok()) {
            self.excess = 0;
            return Spent::Within;
        }
        self.excess += 1;
        if self.excess > Self::PATIENCE { Spent::FarOver } else { Spent::Over }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::sink;
    use governor::clock::FakeRelativeClock;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_ping_that_cannot_be_sent_ends_the_session() {
        let never = |(), _: Message| std::future::pending::<Result<(), End>>();
        let mut stuck = Box::pin(sink::unfold((), never));
        let sent = timeout(2 * STUCK, send_ping(&mut stuck)).await;
        assert!(matches!(sent, Ok(Err(End::Gone))));
        let mut reading = Box::pin(sink::unfold((), async |(), _: Message| Ok::<_, End>(())));
        assert!(send_ping(&mut reading).await.is_ok());
    }

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        for (pace, burst, later) in [(OF_TABLE, 60, 30), (OF_PERSON, 40, 4)] {
            let clock = FakeRelativeClock::default();
            let mut allowance = Allowance::by_clock(true, pace, clock.clone());
            let mut within = || (0..100).filter(|_| is_within(&mut allowance)).count();
            assert_eq!(within(), burst);
            clock.advance(Duration::from_secs(1));
            assert_eq!(within(), later);
            let flood = (0..1_000).any(|_| matches!(allowance.spend(), Spent::FarOver));
            assert!(flood);
        }
    }

    fn is_within(allowance: &mut Allowance<FakeRelativeClock>) -> bool {
        matches!(allowance.spend(), Spent::Within)
    }
}
