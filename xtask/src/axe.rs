//! axe-core, which looks through pages for what some people stumble over. It is not ours (MPL-2.0),
//! so it is fetched into `target/`, in one version whose content is known.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use xshell::cmd;

use crate::packages::Packages;
use crate::workspace::Workspace;

const VERSION: &str = "4.10.3";
/// SHA-256 of `axe.min.js`.
const CONTENT: &str = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb";

const NPM: Packages = Packages {
    purpose: "axe-core, by which pages are checked, is fetched with npm",
    names: &["npm"],
};

/// Makes sure that axe-core is there and is the one that is meant.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    let folder = workspace.path("target/axe");
    let file = folder.join("axe.min.js");
    if hash(&file).is_ok_and(|hash| hash == CONTENT) {
        return Ok(());
    }
    fetch(workspace, &folder).with_context(|| format!("fetching axe-core {VERSION} with npm"))?;
    let found = hash(&file)?;
    ensure!(found == CONTENT, "axe-core {VERSION} has another content than is known: {found}");
    Ok(())
}

fn fetch(workspace: &Workspace, folder: &Path) -> Result<()> {
    let shell = &workspace.shell;
    if cmd!(shell, "npm --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        NPM.ensure(workspace)?;
    }
    fs::create_dir_all(folder)?;
    let package = format!("axe-core@{VERSION}");
    cmd!(shell, "npm pack {package} --silent --pack-destination {folder}")
        .quiet()
        .ignore_stdout()
        .ignore_stderr()
        .run()?;
    let archive = folder.join(format!("axe-core-{VERSION}.tgz"));
    cmd!(shell, "tar --extract --gzip --file {archive} --directory {folder} --strip-components 1 package/axe.min.js")
        .quiet()
        .run()?;
    Ok(())
}

fn hash(file: &Path) -> Result<String> {
    let bytes = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let digest = <[u8; 32]>::from(Sha256::digest(bytes));
    let mut text = String::with_capacity(2 * digest.len());
    for byte in digest {
        write!(text, "{byte:02x}")?;
    }
    Ok(text)
}
