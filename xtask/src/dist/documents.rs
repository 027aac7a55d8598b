//! Texts for people who run a server, in one folder of the package.

use std::fs;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::dist::tree::Tree;
use crate::workspace::Workspace;

/// Files of the workspace.
const DOCUMENTS: [&str; 15] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "deploy/alerts.yml",
    "deploy/grafana.json",
    "docs/api.md",
    "docs/bots.md",
    "docs/hosting.md",
    "docs/measured.md",
    "docs/notation.md",
    "docs/operating.md",
    "docs/playing.md",
    "docs/security.md",
    "docs/writing-bots.md",
];

/// All of them, by name.
pub(crate) fn documents(workspace: &Workspace) -> Result<Tree> {
    let mut tree = Tree::default();
    for path in DOCUMENTS {
        let text = fs::read_to_string(workspace.path(path));
        let text = text.with_context(|| format!("reading {path}"))?;
        let text = if has_links(path) { packaged(path, &text) } else { text };
        tree.file(name(path), text);
    }
    Ok(tree)
}

/// Whether a document is written in Markdown.
fn has_links(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "md")
}

fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// A text whose links lead to its neighbours in the package. A link to a file that isn't packed
/// becomes plain text, and a picture goes.
fn packaged(document: &str, text: &str) -> String {
    let mut changed = String::new();
    let mut done = 0;
    for (range, link) in links(document, text) {
        if range.start < done {
            continue;
        }
        changed += &text[done..range.start];
        changed += &link.packaged(&text[range.clone()]);
        done = range.end;
    }
    changed + &text[done..]
}

/// Where a link leads.
enum Link {
    /// To an address, or to a place in the same text.
    Elsewhere,
    /// To a file of the workspace, and a place in it.
    File {
        path: String,
        place: String,
    },
    Picture,
}

impl Link {
    fn of(document: &str, target: &str) -> Self {
        let (path, place) = match target.split_once('#') {
            Some((path, place)) => (path, format!("#{place}")),
            None => (target, String::new()),
        };
        if path.is_empty() || path.contains(':') {
            return Self::Elsewhere;
        }
        let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
        Self::File { path: joined(folder, path), place }
    }

    /// How the link is written in the package.
    fn packaged(&self, written: &str) -> String {
        match self {
            Self::Elsewhere => written.to_owned(),
            Self::Picture => String::new(),
            Self::File { path, place } => {
                let words = written.rsplit_once("](").map_or(written, |(words, _)| words);
                let words = words.trim_start_matches('[');
                if DOCUMENTS.contains(&path.as_str()) {
                    format!("[{words}]({}{place})", name(path))
                } else {
                    words.to_owned()
                }
            }
        }
    }
}

/// All links of a text, with where they stand.
fn links(document: &str, text: &str) -> Vec<(Range<usize>, Link)> {
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
    let link = |(event, range): (Event<'_>, Range<usize>)| {
        let link = match event {
            Event::Start(Tag::Link { dest_url, .. }) => Link::of(document, &dest_url),
            Event::Start(Tag::Image { .. }) => Link::Picture,
            _ => return None,
        };
        Some((range, link))
    };
    events.filter_map(link).collect()
}

/// A path from a folder, without `..`.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_neighbours_or_are_plain_text() {
        let text = "![A board](screenshots/board.webp)\n\nSee [limits](operating.md#limits), \
            [the unit](../deploy/freebooter.service), [`alerts`](../deploy/alerts.yml), \
            [below](#below) and [the format](https://example.org/a).\n";
        let packaged = packaged("docs/hosting.md", text);
        let expected = "\n\nSee [limits](operating.md#limits), the unit, [`alerts`](alerts.yml), \
            [below](#below) and [the format](https://example.org/a).\n";
        assert_eq!(packaged, expected);
        let table = "| a |\n|---|\n| [play](docs/playing.md) |\n";
        assert!(super::packaged("README.md", table).contains("[play](playing.md)"));
    }

    #[test]
    fn every_link_in_the_package_leads_somewhere() {
        let workspace = Workspace::find().expect("the workspace");
        let tree = documents(&workspace).expect("all documents");
        let names: Vec<&str> = tree.files().map(|(name, _)| name).collect();
        assert_eq!(names.len(), DOCUMENTS.len(), "two have the same name: {names:?}");
        for (document, bytes) in tree.files().filter(|(name, _)| has_links(name)) {
            let text = std::str::from_utf8(bytes).expect("text");
            for (range, link) in links(document, text) {
                let written = &text[range];
                match link {
                    Link::Elsewhere => {}
                    Link::Picture => panic!("{document}: {written}"),
                    Link::File { path, .. } => {
                        assert!(names.contains(&path.as_str()), "{document}: {written}");
                    }
                }
            }
        }
    }
}
