//! Files that are written together or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What was written so far. Unless it is finished, it is taken back.
pub(crate) struct Writing {
    root: PathBuf,
    /// A new folder, which is removed again.
    folder: PathBuf,
    /// New files elsewhere.
    created: Vec<PathBuf>,
    /// Files that were there, as they were.
    before: Vec<(PathBuf, Vec<u8>)>,
    finished: bool,
}

impl Writing {
    /// Begins, with a folder that is not there yet.
    pub(crate) fn begin(root: &Path, folder: &str) -> Self {
        let root = root.to_path_buf();
        Self {
            folder: root.join(folder),
            root,
            created: Vec::new(),
            before: Vec::new(),
            finished: false,
        }
    }

    /// Writes a new file.
    pub(crate) fn create(&mut self, path: &str, bytes: &[u8]) -> Result<()> {
        let file = self.root.join(path);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        }
        if !file.starts_with(&self.folder) {
            self.created.push(file.clone());
        }
        fs::write(file, bytes).with_context(|| format!("writing {path}"))
    }

    /// Remembers a file that something else may change.
    pub(crate) fn keep(&mut self, path: &str) -> Result<()> {
        let file = self.root.join(path);
        let bytes = fs::read(&file).with_context(|| format!("reading {path}"))?;
        self.before.push((file, bytes));
        Ok(())
    }

    /// Writes a file that is there.
    pub(crate) fn change(&mut self, path: &str, text: &str) -> Result<()> {
        self.keep(path)?;
        fs::write(self.root.join(path), text).with_context(|| format!("writing {path}"))
    }

    /// All is well: what was written stays.
    pub(crate) fn finish(mut self) {
        self.finished = true;
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if self.finished {
            return;
        }
        for (file, bytes) in self.before.iter().rev() {
            if let Err(error) = fs::write(file, bytes) {
                eprintln!("{} could not be restored: {error}", file.display());
            }
        }
        for file in self.created.iter().filter(|file| file.exists()) {
            if let Err(error) = fs::remove_file(file) {
                eprintln!("{} could not be removed: {error}", file.display());
            }
        }
        if self.folder.exists()
            && let Err(error) = fs::remove_dir_all(&self.folder)
        {
            eprintln!("{} could not be removed: {error}", self.folder.display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_finished_is_taken_back() {
        let root = std::env::temp_dir().join(format!("new-game-writing-{}", std::process::id()));
        fs::create_dir_all(&root).expect("a folder");
        fs::write(root.join("list"), "a\n").expect("a file");
        let write = |finish: bool| {
            let mut writing = Writing::begin(&root, "games/bay");
            writing.create("games/bay/src/lib.rs", b"//").expect("written");
            writing.create("bin/bay.rs", b"//").expect("written");
            writing.change("list", "a\nb\n").expect("written");
            assert!(writing.change("missing", "").is_err(), "there is no such file");
            if finish {
                writing.finish();
            }
        };
        write(false);
        assert_eq!(fs::read_to_string(root.join("list")).expect("a file"), "a\n");
        assert!(!root.join("games/bay").exists() && !root.join("bin/bay.rs").exists());
        write(true);
        assert_eq!(fs::read_to_string(root.join("list")).expect("a file"), "a\nb\n");
        assert!(root.join("games/bay/src/lib.rs").exists() && root.join("bin/bay.rs").exists());
        fs::remove_dir_all(root).expect("removed");
    }
}
