//! Opening the file.

use std::fs::{self, File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::schema;
use super::wal;
use crate::{Notice, StoreError, slow};

/// The database inside the folder of the data.
pub(crate) const FILE: &str = "freebooter.db";

const LOCK: &str = "freebooter.lock";

/// In the file of the lock while a server uses the data: one that is still there was killed.
const IN_USE: &[u8] = b"in use\n";

/// A folder that is ours.
pub(crate) struct Opened {
    /// The database.
    pub(crate) file: PathBuf,
    pub(crate) lock: Lock,
    pub(crate) notices: Vec<Notice>,
}

/// Keeps other servers away until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // At worst the next start takes this process for one that was killed.
        let _ = self.0.set_len(0);
    }
}

/// The folder, made if it is not there, kept from other servers as long as the lock lives.
pub(crate) fn folder(folder: &Path) -> Result<Opened, StoreError> {
    let unusable = |path: &Path, error: &std::io::Error| StoreError::Unusable {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    create(folder).map_err(|error| unusable(folder, &error))?;
    let path = folder.join(LOCK);
    let mut lock = private(&path).map_err(|error| unusable(&path, &error))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(StoreError::InUse { path: folder.to_owned() });
        }
        Err(TryLockError::Error(error)) => return Err(unusable(&path, &error)),
    }
    let file = folder.join(FILE);
    let killed = mark(&mut lock).map_err(|error| unusable(&path, &error))?;
    let mut notices: Vec<_> = wal::lost(&file, killed).into_iter().collect();
    private(&file).map_err(|error| unusable(&file, &error))?;
    notices.extend([path, file.clone(), wal::path_of(&file)].into_iter().filter_map(exposed));
    Ok(Opened { file, lock: Lock(lock), notices })
}

/// Says in the file of the lock that the data is in use; whether it said so before.
fn mark(lock: &mut File) -> std::io::Result<bool> {
    let mut said = Vec::new();
    lock.take(64).read_to_end(&mut said)?;
    lock.set_len(0)?;
    lock.rewind()?;
    lock.write_all(IN_USE)?;
    Ok(!said.is_empty())
}

/// Whether a server uses the data, or was killed when it did.
pub(crate) fn is_in_use(file: &Path) -> bool {
    fs::metadata(file.with_file_name(LOCK)).is_ok_and(|lock| lock.len() > 0)
}

/// A file that only its owner may read, made if it is not there. What SQLite puts beside the
/// database has the same permissions.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A file that was made with other permissions gets the right ones; it is named if it cannot.
#[cfg(unix)]
fn exposed(path: PathBuf) -> Option<Notice> {
    use std::os::unix::fs::PermissionsExt;
    let permissions = fs::metadata(&path).ok()?.permissions();
    if permissions.mode() & 0o777 == 0o600 {
        return None;
    }
    let changed = fs::set_permissions(&path, fs::Permissions::from_mode(0o600));
    changed.is_err().then_some(Notice::Exposed { path })
}

#[cfg(not(unix))]
fn exposed(_: PathBuf) -> Option<Notice> {
    None
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
pub(crate) fn writer(file: &Path, notices: &mut Vec<Notice>) -> Result<Connection, StoreError> {
    let create = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(file, create)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A commit is on the disk, not only with the operating system.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // What is deleted is overwritten, also in the file and its copies.
    connection.pragma_update(None, "secure_delete", true)?;
    // `checkpoints` makes them: a commit should not take as long as one.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    schema::check(&connection, file)?;
    notices.extend(wal::damaged(&connection, file));
    schema::migrate(&mut connection, file)?;
    Ok(connection)
}

/// The connection that makes checkpoints.
pub(crate) fn checkpoints(file: &Path) -> Result<Connection, StoreError> {
    let connection = connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // The log must be on the disk before the file is changed, and that before the log is reused.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // It tries again later: the writer must not wait for it.
    connection.busy_timeout(Duration::ZERO)?;
    Ok(connection)
}

/// A connection with what all of them have in common.
pub(crate) fn connect(file: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(|error| cannot_open(file, error))?;
    slow::watch(&mut connection)?;
    prepare(&connection)?;
    Ok(connection)
}

pub(crate) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    // Statements keep their plan. Otherwise some are compiled anew for every value bound to them.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A database that somebody else made could call functions by its views and triggers.
    #[test]
    fn no_connection_trusts_what_is_written_in_the_schema() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(FILE);
        let writer = writer(&file, &mut Vec::new()).expect("a new database");
        let reader = connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("it is there");
        for connection in [writer, reader] {
            let on = |name| connection.pragma_query_value(None, name, |row| row.get::<_, bool>(0));
            assert_eq!(on("trusted_schema"), Ok(false));
            assert_eq!(on("foreign_keys"), Ok(true));
        }
    }
}
