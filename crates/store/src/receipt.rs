//! Answers to writes, and how many there were.

use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

use crate::StoreError;

/// The answer to a write. The write is already queued: it happens whether or not this is awaited.
#[must_use = "only an awaited answer says whether it is kept"]
#[derive(Debug)]
pub struct Receipt<T>(oneshot::Receiver<Result<T, StoreError>>);

impl<T> Future for Receipt<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let answer = Pin::new(&mut self.0).poll(context);
        answer.map(|answer| answer.unwrap_or(Err(StoreError::Closed)))
    }
}

impl<T> Receipt<T> {
    /// A receipt, and where its answer is put. Without an answer it says [`StoreError::Closed`].
    pub(crate) fn new() -> (oneshot::Sender<Result<T, StoreError>>, Self) {
        let (sender, receiver) = oneshot::channel();
        (sender, Self(receiver))
    }

    /// Blocks until the write is done; must not be called on a runtime's thread.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

/// What was written since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Transactions committed.
    pub transactions: u64,
    /// Jobs in them.
    pub jobs: u64,
    /// Transactions that failed as a whole.
    pub failed: u64,
}
