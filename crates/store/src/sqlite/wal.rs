//! The write-ahead log beside the file: is it there, and can it be read to its end?

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use rusqlite::Connection;

use super::open;
use crate::Notice;

/// Its header, and that of each frame, which has a page behind it.
const HEADER: usize = 32;
const FRAME: usize = 24;

/// A server may be in the middle of a write; what is damaged stays so.
const PAUSE: Duration = Duration::from_millis(100);

/// The file that SQLite writes to first.
pub(crate) fn path_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Was the last process killed, and is what it wrote last gone? To be asked before SQLite opens
/// the file.
pub(crate) fn lost(file: &Path, killed: bool) -> Option<Notice> {
    let path = path_of(file);
    let used = fs::metadata(file).is_ok_and(|data| data.len() > 0);
    (killed && used && !path.exists()).then_some(Notice::LostLog { path })
}

/// Commits behind the frames that SQLite could read. It stops at the first one whose checksum is
/// wrong; a commit after that was once whole.
pub(crate) fn damaged(connection: &Connection, file: &Path) -> Option<Notice> {
    let frames = connection
        .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get::<_, i64>(1))
        .ok()?;
    unreadable(file, u64::try_from(frames).unwrap_or(0))
}

/// What is wrong with the log of data that is only looked at. To be asked before SQLite opens the
/// file.
pub(crate) fn look(file: &Path) -> Option<Notice> {
    let look = || {
        let ours = file.file_name().is_some_and(|name| name == open::FILE);
        lost(file, ours && open::is_in_use(file)).or_else(|| {
            let frames = sound_frames(&path_of(file)).ok()?;
            unreadable(file, frames)
        })
    };
    let again = |_| {
        sleep(PAUSE);
        look()
    };
    look().and_then(again).and_then(again)
}

fn unreadable(file: &Path, frames: u64) -> Option<Notice> {
    let path = path_of(file);
    let commits = commits_after(&path, frames).ok()?;
    (commits > 0).then_some(Notice::DamagedLog { path, commits })
}

/// An error where there is no log or an empty one.
/// <https://sqlite.org/fileformat.html#the_write_ahead_log>
fn commits_after(path: &Path, frames: u64) -> io::Result<u64> {
    let mut wal = File::open(path)?;
    let mut header = [0; HEADER];
    wal.read_exact(&mut header)?;
    let size = (FRAME as u64) + u64::from(page_size(&header));
    let mut commits = 0;
    for frame in frames.. {
        wal.seek(SeekFrom::Start(HEADER as u64 + frame * size))?;
        let mut head = [0; FRAME];
        if wal.read_exact(&mut head).is_err() {
            break;
        }
        let of_this_log = head[8..16] == header[16..24];
        let is_commit = head[4..8] != [0; 4];
        commits += u64::from(of_this_log && is_commit);
    }
    Ok(commits)
}

/// The number of frames before the first one that does not belong to this log or whose checksum
/// is wrong, as SQLite counts them.
fn sound_frames(path: &Path) -> io::Result<u64> {
    let mut wal = BufReader::new(File::open(path)?);
    let mut header = [0; HEADER];
    wal.read_exact(&mut header)?;
    let mut sum = Checksum { big_endian: header[3] & 1 == 1, sum: [0; 2] };
    sum.add(&header[..24]);
    if !sum.is(&header[24..]) {
        return Ok(0);
    }
    let mut frame = vec![0; FRAME + page_size(&header) as usize];
    let mut frames = 0;
    while wal.read_exact(&mut frame).is_ok() {
        let (head, page) = frame.split_at(FRAME);
        sum.add(&head[..8]);
        sum.add(page);
        if head[8..16] != header[16..24] || !sum.is(&head[16..]) {
            break;
        }
        frames += 1;
    }
    Ok(frames)
}

fn page_size(header: &[u8; HEADER]) -> u32 {
    u32::from_be_bytes([header[8], header[9], header[10], header[11]])
}

/// Of everything before it.
struct Checksum {
    big_endian: bool,
    sum: [u32; 2],
}

impl Checksum {
    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let word = |at: usize| {
                let word = [pair[at], pair[at + 1], pair[at + 2], pair[at + 3]];
                if self.big_endian { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) }
            };
            let [first, second] = self.sum;
            let first = first.wrapping_add(word(0)).wrapping_add(second);
            self.sum = [first, second.wrapping_add(word(4)).wrapping_add(first)];
        }
    }

    fn is(&self, stored: &[u8]) -> bool {
        stored == self.sum.map(u32::to_be_bytes).concat()
    }
}
