//! Messages waiting for a client: bounded in number and bytes, so that a client that doesn't read
//! costs little.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// A message as it goes over the wire; a clone is the same text.
pub(crate) type Wire = Utf8Bytes;

/// Messages that may wait for one reader.
const MESSAGES: usize = 128;

/// Bytes that may wait for one reader. One message may be larger where no other waits.
pub(crate) const BYTES: usize = 512 * 1024;

/// What both ends know.
#[derive(Debug, Default)]
struct Shared {
    /// Bytes that wait or are being sent.
    bytes: AtomicUsize,
    /// Another node goes on with the table.
    handed_over: AtomicBool,
}

/// Where messages for one connection are put in.
pub(crate) struct Outbox {
    messages: mpsc::Sender<Wire>,
    shared: Arc<Shared>,
}

/// Where the connection takes them out.
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Wire>,
    shared: Arc<Shared>,
    /// Bytes of the message that was taken last and is being sent.
    sending: usize,
}

/// The reader is too slow, or gone.
#[derive(Debug)]
pub(crate) struct TooSlow;

/// Both ends.
pub(crate) fn outgoing() -> (Outbox, Outgoing) {
    let (sender, messages) = mpsc::channel(MESSAGES);
    let shared = Arc::<Shared>::default();
    let outbox = Outbox { messages: sender, shared: Arc::clone(&shared) };
    (outbox, Outgoing { messages, shared, sending: 0 })
}

impl Outbox {
    /// Puts a message in, unless too much waits already. Who is too slow gets no further messages:
    /// this outbox is to be dropped then.
    pub(crate) fn put(&self, message: Wire) -> Result<(), TooSlow> {
        let waiting = self.shared.bytes.fetch_add(message.len(), Ordering::Relaxed);
        if waiting > 0 && waiting + message.len() > BYTES {
            return Err(TooSlow);
        }
        self.messages.try_send(message).map_err(|_| TooSlow)
    }

    /// The last message is in, and another node goes on with the table.
    pub(crate) fn hand_over(self) {
        self.shared.handed_over.store(true, Ordering::Release);
    }
}

impl Outgoing {
    /// The next message; none once its outbox is dropped. The message before it
    /// has been sent by now.
    pub(crate) async fn next(&mut self) -> Option<Wire> {
        self.sent();
        let message = self.messages.recv().await?;
        self.sending = message.len();
        Some(message)
    }

    /// The next message if there is one already.
    pub(crate) fn another(&mut self) -> Option<Wire> {
        self.sent();
        let message = self.messages.try_recv().ok()?;
        self.sending = message.len();
        Some(message)
    }

    /// Whether another node goes on with the table, once there are no more messages.
    pub(crate) fn is_handed_over(&self) -> bool {
        self.shared.handed_over.load(Ordering::Acquire)
    }

    /// Bytes that wait or are being sent.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.shared.bytes.load(Ordering::Relaxed)
    }

    fn sent(&mut self) {
        self.shared.bytes.fetch_sub(std::mem::take(&mut self.sending), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(bytes: usize) -> Wire {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn who_does_not_read_is_let_go_after_so_many_bytes() {
        let (outbox, mut outgoing) = outgoing();
        let fits = BYTES / 100_000;
        for _ in 0..fits {
            assert!(outbox.put(message(100_000)).is_ok());
        }
        assert!(outbox.put(message(100_000)).is_err());
        assert_eq!(outgoing.next().await.map(|text| text.len()), Some(100_000));
    }

    #[tokio::test]
    async fn who_reads_may_get_any_amount_in_the_end() {
        let (outbox, mut outgoing) = outgoing();
        for _ in 0..1_000 {
            assert!(outbox.put(message(100_000)).is_ok());
            assert!(outbox.put(message(100)).is_ok());
            assert!(outgoing.next().await.is_some());
            assert!(outgoing.another().is_some());
            assert!(outgoing.another().is_none());
        }
        assert!(outbox.put(message(3 * BYTES)).is_ok(), "alone, it may be as large as it is");
        assert!(outbox.put(message(1)).is_err());
    }

    #[tokio::test]
    async fn a_message_that_is_being_sent_still_counts() {
        let (outbox, mut outgoing) = outgoing();
        assert!(outbox.put(message(BYTES)).is_ok());
        assert!(outgoing.next().await.is_some());
        assert!(outbox.put(message(1)).is_err());
    }
}
