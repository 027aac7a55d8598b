//! Played matches in a file, one per line, so that a run can be killed at any
//! time and resumed later.

use crate::{ArenaError, Fixture, MatchResult};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// A killed program loses nothing it has written; a power failure loses what was
/// not synced. Syncing each of a thousand short matches per second would take
/// longer than playing them.
const SYNC: Duration = Duration::from_secs(1);

/// A file of played matches: a line with the settings, then a line per match.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    synced: Instant,
}

impl Journal {
    /// Creates a new file; an existing one is not touched.
    pub fn create(path: &Path, fixture: &Fixture) -> Result<Self, ArenaError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => ArenaError::Exists(path.to_owned()),
            _ => failed(path, error),
        })?;
        let mut journal = Self::locked(path, file)?;
        journal.line(&fixture.header())?;
        Ok(journal)
    }

    /// Resumes a file and gives the matches in it; creates one if there is
    /// none.
    pub fn resume(path: &Path, fixture: &Fixture) -> Result<(Self, Vec<MatchResult>), ArenaError> {
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut journal = Self::locked(path, file.map_err(|error| failed(path, error))?)?;
        let text = journal.whole_lines()?;
        let mut lines = (1..).zip(text.lines());
        match lines.next() {
            None => journal.line(&fixture.header())?,
            Some((_, header)) => check_header(path, header, fixture)?,
        }
        let mut played = BTreeMap::new();
        for (line, text) in lines {
            let result = read_match(path, line, text)?;
            played.insert(result.number, result);
        }
        Ok((journal, played.into_values().collect()))
    }

    /// Adds a match.
    pub fn append(&mut self, result: &MatchResult) -> Result<(), ArenaError> {
        let value = serde_json::to_value(result).expect("a result is plain data");
        self.line(&value)?;
        if self.synced.elapsed() >= SYNC {
            self.sync()?;
        }
        Ok(())
    }

    /// Waits until everything is on disk.
    pub fn sync(&mut self) -> Result<(), ArenaError> {
        self.synced = Instant::now();
        self.file.sync_data().map_err(|error| failed(&self.path, error))
    }

    fn locked(path: &Path, file: File) -> Result<Self, ArenaError> {
        match file.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), file, synced: Instant::now() }),
            Err(TryLockError::WouldBlock) => Err(ArenaError::Busy(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(path, error)),
        }
    }

    /// In one write, so that a kill leaves at most its last line in pieces.
    fn line(&mut self, value: &Value) -> Result<(), ArenaError> {
        let line = format!("{value}\n");
        self.file.write_all(line.as_bytes()).map_err(|error| failed(&self.path, error))
    }

    /// The text of the file, after dropping an incomplete last line.
    fn whole_lines(&mut self) -> Result<String, ArenaError> {
        let mut bytes = Vec::new();
        let read = self.file.read_to_end(&mut bytes);
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        bytes.truncate(whole);
        let cut = read
            .and_then(|_| self.file.set_len(whole as u64))
            .and_then(|()| self.file.seek(SeekFrom::Start(whole as u64)));
        cut.map_err(|error| failed(&self.path, error))?;
        String::from_utf8(bytes).map_err(|error| ArenaError::Line {
            file: self.path.clone(),
            line: 1,
            error: error.to_string(),
        })
    }
}

fn check_header(path: &Path, header: &str, fixture: &Fixture) -> Result<(), ArenaError> {
    let wanted = fixture.header();
    let found = serde_json::from_str::<Value>(header).ok().filter(|found| found["arena"] == 1);
    let found = found.ok_or_else(|| ArenaError::Line {
        file: path.to_owned(),
        line: 1,
        error: "this is no file of an arena".to_owned(),
    })?;
    let fields = wanted.as_object().into_iter().flatten();
    let differences: Vec<String> = fields
        .filter(|&(name, value)| found[name] != *value)
        .map(|(name, value)| {
            format!("{name} is {} there, {} here", short(&found[name]), short(value))
        })
        .collect();
    if differences.is_empty() {
        return Ok(());
    }
    Err(ArenaError::OtherSettings { file: path.to_owned(), differences: differences.join("; ") })
}

/// An edition is a long text; its beginning names it.
fn short(value: &Value) -> String {
    let text = value.to_string();
    let cut: String = text.chars().take(60).collect();
    if cut.len() < text.len() { format!("{cut}…") } else { text }
}

fn read_match(path: &Path, line: usize, text: &str) -> Result<MatchResult, ArenaError> {
    serde_json::from_str(text).map_err(|error| ArenaError::Line {
        file: path.to_owned(),
        line,
        error: error.to_string(),
    })
}

fn failed(path: &Path, error: io::Error) -> ArenaError {
    ArenaError::File { file: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::play;
    use bots::Level;
    use registry::GameId;

    fn fixture() -> Fixture {
        Fixture::new(GameId::Buccaneer, vec![Level::Random; 3])
    }

    fn result(number: u64) -> MatchResult {
        play(&fixture(), number).unwrap().0
    }

    #[test]
    fn matches_come_back_as_they_were_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let mut journal = Journal::create(&path, &fixture()).unwrap();
        let (two, one) = (result(2), result(1));
        journal.append(&two).unwrap();
        journal.append(&one).unwrap();
        drop(journal);
        assert!(matches!(Journal::create(&path, &fixture()), Err(ArenaError::Exists(_))));
        let (_, played) = Journal::resume(&path, &fixture()).unwrap();
        assert_eq!(played, [one, two]);
    }

    #[test]
    fn half_a_line_is_dropped_wherever_it_was_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let mut journal = Journal::create(&path, &fixture()).unwrap();
        journal.append(&result(0)).unwrap();
        drop(journal);
        let whole = std::fs::read(&path).unwrap();
        let header = whole.iter().position(|&byte| byte == b'\n').unwrap();
        for cut in [0, 5, header, header + 1, header + 40, whole.len() - 1, whole.len()] {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let (mut journal, played) = Journal::resume(&path, &fixture()).unwrap();
            assert_eq!(played.len(), usize::from(cut == whole.len()), "cut at {cut}");
            journal.append(&result(1)).unwrap();
            drop(journal);
            let (_, played) = Journal::resume(&path, &fixture()).unwrap();
            assert_eq!(played.last().unwrap().number, 1, "cut at {cut}");
        }
    }

    #[test]
    fn another_arena_and_another_run_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let journal = Journal::create(&path, &fixture()).unwrap();
        let busy = Journal::resume(&path, &fixture()).unwrap_err();
        assert!(matches!(busy, ArenaError::Busy(_)), "{busy}");
        drop(journal);
        let other = Fixture { seed: "other".to_owned(), ..fixture() };
        let error = Journal::resume(&path, &other).unwrap_err().to_string();
        assert!(error.contains("seed is \"arena\" there, \"other\" here"), "{error}");
        std::fs::write(&path, "a letter\nfrom home\n").unwrap();
        let error = Journal::resume(&path, &fixture()).unwrap_err().to_string();
        assert!(error.contains("no file of an arena"), "{error}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a letter\nfrom home\n");
    }
}
