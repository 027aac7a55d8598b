//! Making a finished module smaller with Binaryen's `wasm-opt`.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::packages::Packages;
use crate::workspace::Workspace;

const BINARYEN: Packages =
    Packages { purpose: "the client is made smaller by Binaryen's wasm-opt", names: &["binaryen"] };

/// What Rust's compiler takes for granted in a browser, and older versions of the tool do not.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The tool, if this machine has it or can get it.
pub(crate) struct Shrinker<'a> {
    workspace: &'a Workspace,
    version: Option<String>,
}

impl<'a> Shrinker<'a> {
    /// Looks for the tool. Without it the client is larger, which is said, and just as good.
    pub(crate) fn find(workspace: &'a Workspace) -> Self {
        let version = version(workspace).or_else(|| {
            if let Err(error) = BINARYEN.ensure(workspace) {
                println!("the client stays larger than it need be: {error:#}");
            }
            version(workspace)
        });
        Self { workspace, version }
    }

    /// Which one it is; empty if there is none.
    pub(crate) fn version(&self) -> &str {
        self.version.as_deref().unwrap_or_default()
    }

    /// Makes a module smaller, in place.
    pub(crate) fn shrink(&self, module: &Path) -> Result<()> {
        if self.version.is_none() {
            return Ok(());
        }
        let features = FEATURES;
        cmd!(self.workspace.shell, "wasm-opt -Oz {features...} {module} --output {module}")
            .quiet()
            .run()
            .with_context(|| format!("making {} smaller", module.display()))
    }
}

fn version(workspace: &Workspace) -> Option<String> {
    let asked = cmd!(workspace.shell, "wasm-opt --version").quiet().ignore_stderr().read();
    asked.ok().filter(|version| !version.is_empty())
}
