//! The files of the template, with the names of a new game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::new_game::name::Name;

/// Where the template lies.
const FOLDER: &str = "xtask/template/game";
/// The last position of the golden record, whose hash depends on the game's name.
const GOLDEN_END: &str = "xtask/template/golden-end.json";

/// What stands for the names in the template.
pub(crate) const PLACEHOLDERS: [&str; 7] =
    ["template-game", "template_game", "TemplateGame", "Template Game", "TPL-", "tpl-", "tpl_"];
/// Stands for the hash of the golden record.
const HASH: &str = "hash_of_the_golden_record";

/// A file of the new game.
pub(crate) struct File {
    /// From the root of the workspace.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

/// Every file of the new game, in the order of their paths.
pub(crate) fn files(root: &Path, name: &Name) -> Result<Vec<File>> {
    let mut found = Vec::new();
    read(&root.join(FOLDER), "", &mut found)?;
    found.sort_by(|one, other| one.path.cmp(&other.path));
    let hash = golden_hash(root, name)?;
    let named = |file: File| {
        let text =
            String::from_utf8(file.bytes).with_context(|| format!("{} is no text", file.path))?;
        let text = fill(&text, name).replace(HASH, &hash);
        Ok(File { path: format!("{}/{}", name.folder(), file.path), bytes: text.into_bytes() })
    };
    found.into_iter().map(named).collect()
}

fn read(folder: &Path, below: &str, found: &mut Vec<File>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let entry = entry?;
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.push(File { bytes: fs::read(entry.path())?, path });
        }
    }
    Ok(())
}

/// Puts the names in their places.
fn fill(text: &str, name: &Name) -> String {
    let (upper, lower) = (&name.prefix, name.prefix.to_ascii_lowercase());
    let names = [
        name.id.clone(),
        name.module.clone(),
        name.kind.clone(),
        name.title.clone(),
        format!("{upper}-"),
        format!("{lower}-"),
        format!("{lower}_"),
    ];
    let pairs = PLACEHOLDERS.iter().zip(&names);
    pairs.fold(text.to_owned(), |text, (placeholder, name)| text.replace(placeholder, name))
}

/// The hash of the golden record's last position, as `Match::hash` makes it.
fn golden_hash(root: &Path, name: &Name) -> Result<String> {
    let position = fs::read_to_string(root.join(GOLDEN_END)).context(GOLDEN_END)?;
    let position = fill(position.trim_end(), name);
    let digest = Sha256::digest(format!("{} 1\n{position}", name.id));
    let half = digest.first_chunk().context("a digest has 32 bytes")?;
    Ok(format!("{:032x}", u128::from_be_bytes(*half)))
}
