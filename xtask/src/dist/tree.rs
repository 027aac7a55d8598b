//! Files that are packed, with modes and owners of their own, whatever lies on the disk.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// Files and folders by their path below the root, in the order in which they are packed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tree(BTreeMap<String, Entry>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    mode: u32,
    owner: u64,
    content: Content,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Folder,
    File(Vec<u8>),
}

impl Tree {
    /// Adds a file that anyone may read.
    pub(crate) fn file(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.add(path.into(), 0o644, 0, Content::File(bytes.into()));
    }

    /// Adds a file that anyone may run.
    pub(crate) fn program(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.add(path.into(), 0o755, 0, Content::File(bytes.into()));
    }

    /// Adds a folder with a mode and an owner.
    pub(crate) fn folder(&mut self, path: impl Into<String>, mode: u32, owner: u64) {
        self.add(path.into(), mode, owner, Content::Folder);
    }

    /// Adds all of another tree, below a folder.
    pub(crate) fn extend(&mut self, below: &str, other: &Self) {
        for (path, entry) in &other.0 {
            self.add(format!("{below}/{path}"), entry.mode, entry.owner, entry.content.clone());
        }
    }

    /// The files by their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().filter_map(|(path, entry)| match &entry.content {
            Content::File(bytes) => Some((path.as_str(), bytes.as_slice())),
            Content::Folder => None,
        })
    }

    /// A folder that is not named otherwise belongs to root, and anyone may look into it.
    fn add(&mut self, path: String, mode: u32, owner: u64, content: Content) {
        for (at, _) in path.match_indices('/') {
            let folder = Entry { mode: 0o755, owner: 0, content: Content::Folder };
            self.0.entry(path[..at].to_owned()).or_insert(folder);
        }
        self.0.insert(path, Entry { mode, owner, content });
    }

    /// As a tar archive. The same tree always gives the same bytes.
    pub(crate) fn tar(&self, time: u64) -> Result<Vec<u8>> {
        let mut archive = Builder::new(Vec::new());
        for (path, entry) in &self.0 {
            let mut header = Header::new_gnu();
            header.set_mode(entry.mode);
            header.set_uid(entry.owner);
            header.set_gid(entry.owner);
            header.set_mtime(time);
            header.set_size(0);
            match &entry.content {
                Content::Folder => {
                    header.set_entry_type(EntryType::Directory);
                    archive.append_data(&mut header, format!("{path}/"), &[][..])?;
                }
                Content::File(bytes) => {
                    header.set_size(bytes.len() as u64);
                    archive.append_data(&mut header, path, bytes.as_slice())?;
                }
            }
        }
        Ok(archive.into_inner()?)
    }

    /// Writes everything into a new folder; owners are set by the program that packs it.
    pub(crate) fn write(&self, folder: &Path, time: u64) -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        for (path, entry) in &self.0 {
            let target = folder.join(path);
            entry.write(&target, time).with_context(|| format!("writing {}", target.display()))?;
        }
        // A folder changes as long as something is written into it.
        let folders = self.0.iter().rev().filter(|(_, entry)| entry.content == Content::Folder);
        folders
            .map(|(path, _)| folder.join(path))
            .chain([folder.to_owned()])
            .try_for_each(|folder| set_time(&folder, time))
    }
}

impl Entry {
    fn write(&self, target: &Path, time: u64) -> Result<()> {
        match &self.content {
            Content::Folder => fs::create_dir_all(target)?,
            Content::File(bytes) => fs::write(target, bytes)?,
        }
        fs::set_permissions(target, fs::Permissions::from_mode(self.mode))?;
        set_time(target, time)
    }
}

fn set_time(path: &Path, time: u64) -> Result<()> {
    let time = UNIX_EPOCH + Duration::from_secs(time);
    Ok(fs::File::open(path)?.set_modified(time)?)
}

/// By gzip, without a name and a time.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Tree {
        let mut tree = Tree::default();
        tree.program("usr/bin/sail", "go");
        tree.file("etc/sail.toml", "wind = 3");
        tree.folder("data", 0o700, 65_532);
        tree
    }

    #[test]
    fn an_archive_has_folders_before_files_and_no_trace_of_the_disk() {
        let bytes = tree().tar(1_000).expect("an archive");
        assert_eq!(bytes, tree().tar(1_000).expect("an archive"));
        let mut archive = tar::Archive::new(bytes.as_slice());
        let entries = archive.entries().expect("entries").map(|entry| {
            let entry = entry.expect("an entry");
            let path = entry.path().expect("a path").display().to_string();
            let header = entry.header();
            let [mode, owner, time] = [header.mode().map(u64::from), header.uid(), header.mtime()]
                .map(|it| it.expect("a number"));
            (path, mode, owner, time)
        });
        let entries: Vec<_> = entries.collect();
        let entry = |path: &str, mode, owner| (path.to_owned(), mode, owner, 1_000);
        assert_eq!(
            entries,
            [
                entry("data/", 0o700, 65_532),
                entry("etc/", 0o755, 0),
                entry("etc/sail.toml", 0o644, 0),
                entry("usr/", 0o755, 0),
                entry("usr/bin/", 0o755, 0),
                entry("usr/bin/sail", 0o755, 0),
            ]
        );
    }

    #[test]
    fn gzip_tells_nothing_of_the_day() {
        let packed = gzip(b"cargo").expect("packed");
        assert_eq!(packed[4..8], [0; 4], "no time");
        assert_eq!(packed[3], 0, "no name");
    }
}
