//! `cargo xtask tidy`: what must hold in this repository and no compiler checks.
//!
//! Every check is a function from texts to complaints, so its own tests need no files.

mod architecture;
mod cycles;
mod dependencies;
mod games;
mod length;
mod modules;
mod rules;
mod sentences;
mod skeleton;
mod sources;
mod styles;
mod translations;
mod words;

use anyhow::{Result, bail};

use crate::tidy::sources::Sources;
use crate::workspace::Workspace;

/// Prints what is untidy and fails if anything is.
pub(crate) fn report(workspace: &Workspace) -> Result<()> {
    let sources = Sources::read(&workspace.root)?;
    let complaints = complaints(&sources)?;
    for complaint in &complaints {
        println!("{complaint}");
    }
    match complaints.len() {
        0 => println!("tidy: {} files looked at", sources.len()),
        number => bail!("tidy: {number} complaints"),
    }
    Ok(())
}

fn complaints(sources: &Sources) -> Result<Vec<String>> {
    let mut complaints = rules::complaints(sources);
    complaints.extend(translations::complaints(sources));
    complaints.extend(architecture::complaints(sources));
    complaints.extend(sentences::complaints(sources));
    complaints.extend(length::complaints(sources));
    complaints.extend(skeleton::complaints(sources));
    complaints.extend(styles::complaints(sources));
    complaints.extend(dependencies::complaints(sources)?);
    complaints.extend(cycles::complaints(sources));
    complaints.extend(games::complaints(sources));
    complaints.extend(words::complaints(sources));
    Ok(complaints)
}

/// What would be untidy in the repository with these files added.
#[cfg(test)]
pub(crate) fn complaints_with<'a>(
    workspace: &Workspace,
    files: impl Iterator<Item = (&'a str, &'a [u8])>,
) -> Result<Vec<String>> {
    let mut sources = Sources::read(&workspace.root)?;
    for (path, bytes) in files {
        sources.add(path, bytes);
    }
    complaints(&sources)
}
