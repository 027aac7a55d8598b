//! Messages between nodes. Every one may be lost, doubled or late; nothing but a delay comes of it.

mod in_process;
mod join;
#[cfg(feature = "nats")]
mod nats;

use std::pin::Pin;
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::mpsc;

pub use in_process::InProcess;
pub use join::{FleetName, JoinError, join};
#[cfg(feature = "nats")]
pub use nats::{Nats, NatsError, NatsOptions};

/// How many messages may wait for a subscriber. Those that come when it is full are dropped, as a
/// NATS server drops them.
const WAITING: usize = 64 * 1024;

/// A message that arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What it was published to.
    pub subject: String,
    /// Where an answer is expected, if one is: publish it to this subject.
    pub reply: Option<String>,
    /// What it says.
    pub payload: Bytes,
}

/// Messages to one subject, in the order of each sender. It ends when it is dropped.
#[derive(Debug)]
pub struct Subscription {
    messages: mpsc::Receiver<Message>,
    /// Ends whatever feeds it.
    _feed: Option<AbortOnDrop>,
}

impl Subscription {
    /// The next message; none if the bus is gone.
    pub async fn next(&mut self) -> Option<Message> {
        self.messages.recv().await
    }
}

#[derive(Debug)]
struct AbortOnDrop(tokio::task::AbortHandle);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Why a message did not leave, or no answer came.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BusError {
    /// Nobody listens to the subject.
    #[error("nobody listens to `{0}`")]
    NoResponder(String),
    /// No answer came in time.
    #[error("no answer from `{0}` in time")]
    TimedOut(String),
    /// A subject is words of letters, digits, `-` and `_`, joined by dots.
    #[error("`{0}` is not a subject")]
    Subject(String),
    /// The message is larger than the bus carries.
    #[error("a message of {0} bytes is too large")]
    TooLarge(usize),
    /// The bus is not connected.
    #[error("the bus is away: {0}")]
    Away(String),
}

/// A future that a bus answers with, so that a bus can be chosen at start.
pub type BusFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, BusError>> + Send + 'a>>;

/// Carries messages by subject.
pub trait Bus: Send + Sync + 'static {
    /// Publishes a message and waits for the first answer.
    fn request(&self, subject: &str, payload: Bytes, within: Duration) -> BusFuture<'_, Bytes>;

    /// Publishes a message to all who have subscribed.
    fn publish(&self, subject: &str, payload: Bytes) -> BusFuture<'_, ()>;

    /// Receives what is published to a subject from here on. Of subscribers in the same group, one
    /// gets each message.
    fn subscribe(&self, subject: &str, group: Option<&str>) -> BusFuture<'_, Subscription>;

    /// Publishes a message and collects all answers that come within a time.
    fn ask_all(&self, subject: &str, payload: Bytes, within: Duration)
    -> BusFuture<'_, Vec<Bytes>>;
}

/// Subjects are checked here, so that both buses refuse the same ones.
fn check(subject: &str) -> Result<(), BusError> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_' || c == '$';
    let word = |word: &str| !word.is_empty() && word.chars().all(part);
    if subject.split('.').all(word) { Ok(()) } else { Err(BusError::Subject(subject.to_owned())) }
}

/// How long a node may be without its bus before it lets go of tables at which nobody is on its own
/// sockets, so that the node that has the people can take them.
pub const LET_GO_AFTER: Duration = Duration::from_secs(5);

/// For how long the bus has been away. Time is passed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BusWatch {
    since: Option<Duration>,
    told: bool,
}

impl BusWatch {
    /// Looks whether the bus is connected; true once, when tables are to be let go.
    pub fn look(&mut self, now: Duration, connected: bool) -> bool {
        if connected {
            *self = Self::default();
            return false;
        }
        let since = *self.since.get_or_insert(now);
        let due = now.saturating_sub(since) >= LET_GO_AFTER;
        due && !std::mem::replace(&mut self.told, due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_without_its_bus_for_five_seconds_lets_go_once() {
        let (mut watch, at) = (BusWatch::default(), Duration::from_secs);
        assert!(!watch.look(at(0), true));
        assert!(!watch.look(at(10), false) && !watch.look(at(14), false));
        assert!(watch.look(at(15), false) && !watch.look(at(16), false));
        assert!(!watch.look(at(17), true), "it is back");
        assert!(!watch.look(at(18), false) && watch.look(at(23), false));
    }
}
