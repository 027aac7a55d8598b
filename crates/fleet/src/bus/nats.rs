//! The bus over NATS: core publish, subscribe and request, nothing that a server has to keep.

use std::path::PathBuf;
use std::time::Duration;

use async_nats::client::{PublishErrorKind, RequestErrorKind};
use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, ServerAddr, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout, timeout_at};

use crate::bus::{AbortOnDrop, Bus, BusError, BusFuture, Message, Subscription, WAITING, check};

/// How long a server may take to answer a first connection.
const CONNECT_WITHIN: Duration = Duration::from_secs(5);
/// The longest wait between two attempts to connect again.
const RECONNECT_AFTER: Duration = Duration::from_millis(500);

/// Where NATS is, and who this node is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NatsOptions {
    /// Addresses, as in `nats://host:4222` or `tls://host`.
    pub addresses: Vec<String>,
    /// A file with credentials: a `.creds` file of NATS, or one line `user:password`.
    pub credentials: Option<PathBuf>,
}

/// Why there is no connection to NATS.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// No address was given.
    #[error("no address of a NATS server is given; write one as in nats://host:4222")]
    NoAddress,
    /// An address is not one.
    #[error("`{0}` is not the address of a NATS server; write it as in nats://host:4222")]
    Address(String),
    /// The file with the credentials cannot be read.
    #[error("the NATS credentials in {} can't be read: {error}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file holds something else.
    #[error(
        "{} holds no NATS credentials; it must be a .creds file or one line `user:password`",
        .0.display()
    )]
    NotCredentials(PathBuf),
    /// The server wants credentials, and none were given.
    #[error("NATS at {0} requires credentials; name their file as `credentials` under [fleet]")]
    Required(String),
    /// The server does not accept the credentials.
    #[error("NATS at {address} refuses the credentials in {}", file.display())]
    Refused {
        /// The server.
        address: String,
        /// The file.
        file: PathBuf,
    },
    /// Nobody answers there.
    #[error("no NATS server answers at {address}: {error}")]
    Unreachable {
        /// The addresses that were tried.
        address: String,
        /// Why.
        error: String,
    },
}

/// A bus over NATS. A clone is the same connection, which reconnects by itself.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
}

impl Nats {
    /// Connects, or says in one sentence why not.
    pub async fn connect(options: &NatsOptions) -> Result<Self, NatsError> {
        let addresses = addresses(&options.addresses)?;
        let connect = credentials(ConnectOptions::new(), options)?
            .name("freebooter")
            .connection_timeout(CONNECT_WITHIN)
            .subscription_capacity(WAITING)
            .reconnect_delay_callback(|attempts| {
                RECONNECT_AFTER.min(Duration::from_millis(50) * attempts.min(100) as u32)
            });
        let connected = connect.connect(addresses).await;
        Ok(Self { client: connected.map_err(|error| explain(&error, options))? })
    }

    /// True unless the connection is lost.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// What is published while NATS is away is lost, not kept for later: links notice and resume.
    fn present(&self) -> Result<(), BusError> {
        if self.is_connected() { Ok(()) } else { Err(BusError::Away("not connected".into())) }
    }
}

fn addresses(given: &[String]) -> Result<Vec<ServerAddr>, NatsError> {
    if given.is_empty() {
        return Err(NatsError::NoAddress);
    }
    let scheme = |text: &str| text.starts_with("nats://") || text.starts_with("tls://");
    let parse = |text: &String| {
        let address = text.parse::<ServerAddr>().ok();
        let address = address.filter(|address| scheme(text) && !address.host().is_empty());
        address.ok_or_else(|| NatsError::Address(text.clone()))
    };
    given.iter().map(parse).collect()
}

fn credentials(
    connect: ConnectOptions,
    options: &NatsOptions,
) -> Result<ConnectOptions, NatsError> {
    let Some(file) = &options.credentials else { return Ok(connect) };
    let text = std::fs::read_to_string(file)
        .map_err(|error| NatsError::Unreadable { file: file.clone(), error })?;
    if text.contains("-----BEGIN NATS USER JWT-----") {
        return connect.credentials(&text).map_err(|_| NatsError::NotCredentials(file.clone()));
    }
    match text.trim().split_once(':') {
        Some((user, password)) if !text.trim().contains(char::is_whitespace) => {
            Ok(connect.user_and_password(user.to_owned(), password.to_owned()))
        }
        _ => Err(NatsError::NotCredentials(file.clone())),
    }
}

fn explain(error: &async_nats::ConnectError, options: &NatsOptions) -> NatsError {
    let address = options.addresses.join(", ");
    match (error.kind(), &options.credentials) {
        (ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication, None) => {
            NatsError::Required(address)
        }
        (ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication, Some(it)) => {
            NatsError::Refused { address, file: it.clone() }
        }
        _ => NatsError::Unreachable { address, error: error.to_string() },
    }
}

fn message(message: async_nats::Message) -> Message {
    let reply = message.reply.map(|reply| reply.to_string());
    Message { subject: message.subject.to_string(), reply, payload: message.payload }
}

/// Passes messages on until nobody takes them.
async fn feed(mut from: Subscriber, to: mpsc::Sender<Message>) {
    while let Some(next) = from.next().await {
        if to.send(message(next)).await.is_err() {
            return;
        }
    }
}

impl Bus for Nats {
    fn request(&self, subject: &str, payload: Bytes, within: Duration) -> BusFuture<'_, Bytes> {
        let subject = subject.to_owned();
        Box::pin(async move {
            check(&subject)?;
            self.present()?;
            let bytes = payload.len();
            match timeout(within, self.client.request(subject.clone(), payload)).await {
                Ok(Ok(answer)) => Ok(answer.payload),
                Err(_) => Err(BusError::TimedOut(subject)),
                Ok(Err(error)) => Err(match error.kind() {
                    RequestErrorKind::TimedOut => BusError::TimedOut(subject),
                    RequestErrorKind::NoResponders => BusError::NoResponder(subject),
                    RequestErrorKind::InvalidSubject => BusError::Subject(subject),
                    RequestErrorKind::MaxPayloadExceeded => BusError::TooLarge(bytes),
                    RequestErrorKind::Other => BusError::Away(error.to_string()),
                }),
            }
        })
    }

    fn publish(&self, subject: &str, payload: Bytes) -> BusFuture<'_, ()> {
        let subject = subject.to_owned();
        Box::pin(async move {
            // An answer goes to an inbox of the client library.
            if !subject.starts_with("_INBOX.") {
                check(&subject)?;
            }
            self.present()?;
            let bytes = payload.len();
            let published = self.client.publish(subject.clone(), payload).await;
            published.map_err(|error| match error.kind() {
                PublishErrorKind::MaxPayloadExceeded => BusError::TooLarge(bytes),
                PublishErrorKind::InvalidSubject => BusError::Subject(subject),
                PublishErrorKind::Send => BusError::Away(error.to_string()),
            })
        })
    }

    fn subscribe(&self, subject: &str, group: Option<&str>) -> BusFuture<'_, Subscription> {
        let (subject, group) = (subject.to_owned(), group.map(str::to_owned));
        Box::pin(async move {
            check(&subject)?;
            let away = |error: &dyn std::error::Error| BusError::Away(error.to_string());
            let result = match group {
                Some(group) => self.client.queue_subscribe(subject, group).await,
                None => self.client.subscribe(subject).await,
            };
            let subscriber = result.map_err(|error| away(&error))?;
            // The server knows of it before anything is published after this.
            self.client.flush().await.map_err(|error| away(&error))?;
            let (sender, messages) = mpsc::channel(1024);
            let feed = tokio::spawn(feed(subscriber, sender)).abort_handle();
            Ok(Subscription { messages, _feed: Some(AbortOnDrop(feed)) })
        })
    }

    fn ask_all(
        &self,
        subject: &str,
        payload: Bytes,
        within: Duration,
    ) -> BusFuture<'_, Vec<Bytes>> {
        let subject = subject.to_owned();
        Box::pin(async move {
            check(&subject)?;
            self.present()?;
            let away = |error: &dyn std::error::Error| BusError::Away(error.to_string());
            let inbox = self.client.new_inbox();
            let mut answers =
                self.client.subscribe(inbox.clone()).await.map_err(|error| away(&error))?;
            let asked = self.client.publish_with_reply(subject, inbox, payload).await;
            asked.map_err(|error| away(&error))?;
            let (until, mut all) = (Instant::now() + within, Vec::new());
            while let Ok(Some(answer)) = timeout_at(until, answers.next()).await {
                // "Nobody listens" comes as an answer with a status.
                if answer.status.is_none() {
                    all.push(answer.payload);
                }
            }
            Ok(all)
        })
    }
}
