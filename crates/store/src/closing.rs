//! Closing a match from outside, even while a server is running.

use crate::{Id, Millis, Store, StoreError};

impl Store {
    /// Matches closed since a moment.
    pub async fn closed_since(&self, since: Millis) -> Result<Vec<Id>, StoreError> {
        engine!(self, engine => engine.closed_since(since).await)
    }
}
