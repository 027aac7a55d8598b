//! Connections that read while the writer writes.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;

use crate::{StoreError, open};

/// More would only wait for the processor.
const CONNECTIONS: usize = 4;

#[derive(Debug)]
pub(crate) struct Readers {
    free: Arc<Mutex<Vec<Connection>>>,
    permits: Semaphore,
}

impl Readers {
    pub(crate) fn open(file: &Path) -> Result<Self, StoreError> {
        let connect = |_| open::connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let free = (0..CONNECTIONS).map(connect).collect::<Result<_, _>>()?;
        Ok(Self { free: Arc::new(Mutex::new(free)), permits: Semaphore::new(CONNECTIONS) })
    }

    /// Reads on a thread that may block, on one consistent state of the data.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _permit = self.permits.acquire().await.map_err(|_| StoreError::Closed)?;
        let free = Arc::clone(&self.free);
        let reading = tokio::task::spawn_blocking(move || {
            let pop = || free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = pop().ok_or(StoreError::Closed)?;
            let result = within(&connection, work);
            free.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            result
        });
        reading.await.map_err(|_| StoreError::Closed)?
    }
}

fn within<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.unchecked_transaction()?;
    let result = work(&transaction);
    transaction.finish()?;
    result
}
