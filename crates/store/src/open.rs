//! Opening the file.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::{StoreError, schema};

/// The database inside the folder of the data.
pub(crate) const FILE: &str = "freebooter.db";

const LOCK: &str = "freebooter.lock";

/// The folder, made if it is not there, kept from other servers as long as the lock lives.
pub(crate) fn folder(folder: &Path) -> Result<(PathBuf, File), StoreError> {
    let unusable = |path: &Path, error: &std::io::Error| StoreError::Unusable {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    create(folder).map_err(|error| unusable(folder, &error))?;
    let path = folder.join(LOCK);
    let lock = File::options().create(true).truncate(false).write(true).open(&path);
    let lock = lock.map_err(|error| unusable(&path, &error))?;
    match lock.try_lock() {
        Ok(()) => Ok((folder.join(FILE), lock)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: folder.to_owned() }),
        Err(TryLockError::Error(error)) => Err(unusable(&path, &error)),
    }
}

/// Only the owner may look: there are hashes of passwords in it.
fn create(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The connection that writes, at the schema of this version.
pub(crate) fn writer(file: &Path) -> Result<Connection, StoreError> {
    let create = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(file, create)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A commit is on the disk, not only with the operating system.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // `checkpoints` makes them: a commit should not take as long as one.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    schema::migrate(&mut connection, file)?;
    Ok(connection)
}

/// The connection that makes checkpoints.
pub(crate) fn checkpoints(file: &Path) -> Result<Connection, StoreError> {
    let connection = connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // The log must be on the disk before the file is changed, and that before the log is reused.
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// A connection with what all of them have in common.
pub(crate) fn connect(file: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(|error| cannot_open(file, error))?;
    prepare(&connection)?;
    Ok(connection)
}

pub(crate) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(())
}

fn cannot_open(file: &Path, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::CannotOpen) => {
            StoreError::Unusable { path: file.to_owned(), reason: error.to_string() }
        }
        _ => error.into(),
    }
}
