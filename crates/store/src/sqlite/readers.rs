//! Reading connections, used while the writer writes.

use std::path::Path;

use pool::{Pool, PoolError};
use rusqlite::{Connection, OpenFlags};

use super::open;
use crate::StoreError;

/// The number of reading connections; more would only compete for the CPU.
pub const CONNECTIONS: usize = 4;

#[derive(Debug)]
pub(crate) struct Readers(Pool<Connection>);

impl Readers {
    pub(crate) fn open(file: &Path) -> Result<Self, StoreError> {
        let connect = |_| open::connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let connections = (0..CONNECTIONS).map(connect).collect::<Result<Vec<_>, _>>()?;
        Ok(Self(Pool::new(connections, usize::MAX)))
    }

    /// Reads on a thread that may block, on one consistent state of the data.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reading = self.0.run(|connection| within(connection, work)).await;
        reading.unwrap_or_else(|error| Err(error.into()))
    }

    /// How many connections nobody uses.
    pub(crate) fn free(&self) -> usize {
        self.0.available().0
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        Self::Broken(error.to_string())
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn readers() -> (tempfile::TempDir, Readers) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.db");
        drop(Connection::open(&file).expect("a new file"));
        let readers = Readers::open(&file).expect("connections");
        (folder, readers)
    }

    fn one(connection: &Connection) -> Result<i64, StoreError> {
        Ok(connection.query_row("SELECT 1", [], |row| row.get(0))?)
    }

    #[tokio::test]
    async fn reads_that_are_hung_up_on_refuse_nobody_else() {
        let (_folder, readers) = readers();
        for _ in 0..3 * CONNECTIONS {
            let slow = readers.read(|_| {
                std::thread::sleep(Duration::from_millis(30));
                Ok(())
            });
            assert!(timeout(Duration::from_millis(1), slow).await.is_err());
            assert!(matches!(readers.read(one).await, Ok(1)));
        }
    }

    #[tokio::test]
    async fn a_read_that_panics_gives_its_connection_back() {
        let (_folder, readers) = readers();
        for _ in 0..=CONNECTIONS {
            let panicked = readers.read::<()>(|_| panic!("on purpose")).await;
            assert!(matches!(panicked, Err(StoreError::Broken(_))));
        }
        assert_eq!(readers.free(), CONNECTIONS);
        assert!(matches!(readers.read(one).await, Ok(1)));
    }
}
