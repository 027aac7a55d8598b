//! The text files of the repository.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

const TEXTS: [&str; 8] = ["rs", "md", "toml", "ftl", "css", "js", "html", "webmanifest"];

/// Texts by path from the root (with `/`), and the paths of everything else with no text.
#[derive(Default)]
pub(crate) struct Sources {
    texts: BTreeMap<String, String>,
}

impl Sources {
    /// Reads the repository below `root`, without what is built or hidden.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut sources = Self::default();
        sources.read_folder(root, root)?;
        Ok(sources)
    }

    fn read_folder(&mut self, root: &Path, folder: &Path) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            if name == "target" || name == ".git" {
                continue;
            }
            let is_text = TEXTS.iter().any(|text| path.extension().is_some_and(|e| e == *text));
            if path.is_dir() {
                self.texts.insert(name, String::new());
                self.read_folder(root, &path)?;
            } else if is_text {
                let text = fs::read_to_string(&path).with_context(|| format!("reading {name}"))?;
                self.texts.insert(name, text);
            } else {
                self.texts.insert(name, String::new());
            }
        }
        Ok(())
    }

    /// How many files and folders there are.
    pub(crate) fn len(&self) -> usize {
        self.texts.len()
    }

    /// True if there is such a file or folder.
    pub(crate) fn exists(&self, path: &str) -> bool {
        self.texts.contains_key(path.trim_end_matches('/'))
    }

    /// The text at a path.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// Paths and texts whose path begins and ends so.
    pub(crate) fn all<'a>(
        &'a self,
        begin: &'a str,
        end: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        let chosen = move |path: &str| path.starts_with(begin) && path.ends_with(end);
        self.texts
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .filter(move |(path, _)| chosen(path))
    }
}

#[cfg(test)]
impl Sources {
    /// Adds a file as if it had been read.
    pub(crate) fn add(&mut self, path: &str, bytes: &[u8]) {
        let is_text = TEXTS.iter().any(|text| path.ends_with(&format!(".{text}")));
        let text =
            if is_text { String::from_utf8_lossy(bytes).into_owned() } else { String::new() };
        self.texts.insert(path.to_owned(), text);
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Sources {
    fn from(texts: [(&str, &str); N]) -> Self {
        Self { texts: texts.map(|(path, text)| (path.into(), text.into())).into() }
    }
}
