//! The binary that is shipped: small, fast, and the same from any folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::Result;

use crate::dist::Release;
use crate::dist::graph::{Key, Package};
use crate::web::{self, Compiler, Effort};
use crate::workspace::Workspace;

const PROFILE: &str = "dist";

/// Builds the client and the binary that has it inside, and answers where that is.
pub(crate) fn build(
    workspace: &Workspace,
    release: &Release,
    packages: &BTreeMap<Key, Package>,
) -> Result<PathBuf> {
    let paths = remapped(workspace, packages);
    web::build_with(workspace, Compiler::Auto, Effort::Full, &paths)?.check()?;
    let flags = format!("target.'cfg(all())'.rustflags={paths:?}");
    let cargo = workspace.cargo().args(["build", "--locked", "--package=freebooter"]);
    cargo
        .args(["--profile", PROFILE, "--config", &flags])
        .env("SOURCE_DATE_EPOCH", release.time.to_string())
        .run()?;
    Ok(workspace.path("target").join(PROFILE).join("freebooter"))
}

/// Flags that keep this machine's folders out of what is built: panics name the files of packages
/// and of generated code.
fn remapped(workspace: &Workspace, packages: &BTreeMap<Key, Package>) -> Vec<String> {
    let others = packages.values().filter(|package| !package.is_ours());
    let registries: BTreeSet<_> = others.filter_map(|package| package.folder.parent()).collect();
    let registries = registries.into_iter().map(|folder| (folder, "/crates"));
    let all = registries.chain([(workspace.root.as_path(), "/freebooter")]);
    all.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).collect()
}
