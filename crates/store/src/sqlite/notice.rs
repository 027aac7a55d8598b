//! Problems with the data that the operator should know, found at startup and by a check.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::Sqlite;
use crate::{Notice, StoreError};

impl Sqlite {
    pub(crate) fn notices(&self) -> &[Notice] {
        &self.notices
    }

    pub(crate) async fn check(&self) -> Result<Vec<Notice>, StoreError> {
        self.read(|connection| {
            let mut found = damaged_pages(connection)?;
            found.extend(gaps(connection)?);
            Ok(found)
        })
        .await
    }
}

pub(crate) fn damaged_pages(connection: &Connection) -> Result<Vec<Notice>, StoreError> {
    let mut check = connection.prepare("PRAGMA quick_check(10)")?;
    let mut rows = check.query([])?;
    let mut found = Vec::new();
    loop {
        match rows.next() {
            Ok(None) => return Ok(found),
            Ok(Some(row)) => {
                let text: String = row.get(0)?;
                if text != "ok" {
                    found.push(Notice::DamagedPage(text));
                }
            }
            // The check itself came upon it.
            Err(error) => {
                found.push(Notice::DamagedPage(error.to_string()));
                return Ok(found);
            }
        }
    }
}

pub(crate) fn gaps(connection: &Connection) -> Result<Vec<Notice>, StoreError> {
    const GAPS: &str = "SELECT match, count(*), max(number) FROM log GROUP BY match
        HAVING count(*) <> max(number) + 1 LIMIT 100";
    let mut select = connection.prepare(GAPS)?;
    let read = |row: &rusqlite::Row<'_>| {
        let (found, last): (i64, i64) = (row.get(1)?, row.get(2)?);
        Ok(Notice::Gap {
            key: row.get(0)?,
            found: found.cast_unsigned(),
            last: last.cast_unsigned(),
        })
    };
    Ok(select.query_map([], read)?.collect::<Result<_, _>>()?)
}

/// The file that SQLite writes to first.
pub(crate) fn wal(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Was the last process killed, and is what it wrote last gone? To be asked before SQLite opens
/// the file.
pub(crate) fn lost_log(file: &Path, killed: bool) -> Option<Notice> {
    let path = wal(file);
    let used = std::fs::metadata(file).is_ok_and(|data| data.len() > 0);
    (killed && used && !path.exists()).then_some(Notice::LostLog { path })
}

/// Commits behind the frames that SQLite could read. It stops at the first one whose checksum is
/// wrong; a commit after that was once whole.
pub(crate) fn damaged_log(connection: &Connection, file: &Path) -> Option<Notice> {
    let frames = connection
        .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get::<_, i64>(1))
        .ok()?;
    let path = wal(file);
    let commits = commits_after(&path, u64::try_from(frames).unwrap_or(0)).ok()?;
    (commits > 0).then_some(Notice::DamagedLog { path, commits })
}

/// An error where there is no log or an empty one.
/// <https://sqlite.org/fileformat.html#the_write_ahead_log>
fn commits_after(path: &Path, frames: u64) -> std::io::Result<u64> {
    const HEADER: u64 = 32;
    const FRAME: u64 = 24;
    let mut wal = File::open(path)?;
    let mut header = [0; HEADER as usize];
    wal.read_exact(&mut header)?;
    let page = u64::from(u32::from_be_bytes([header[8], header[9], header[10], header[11]]));
    let mut commits = 0;
    for frame in frames.. {
        wal.seek(SeekFrom::Start(HEADER + frame * (FRAME + page)))?;
        let mut head = [0; FRAME as usize];
        if wal.read_exact(&mut head).is_err() {
            break;
        }
        let of_this_log = head[8..16] == header[16..24];
        let is_commit = head[4..8] != [0; 4];
        commits += u64::from(of_this_log && is_commit);
    }
    Ok(commits)
}
