//! The JavaScript around a module, made by wasm-bindgen as a library.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::web::dist::short_hash;
use crate::workspace::Workspace;

/// A bound module: `folder` holds `name.js`, `name_bg.wasm` and what they need.
pub(crate) struct Bound {
    pub(crate) folder: PathBuf,
    pub(crate) name: String,
}

impl Bound {
    /// The file that starts the module.
    pub(crate) fn script(&self) -> String {
        format!("{}.js", self.name)
    }

    /// The module itself.
    pub(crate) fn module(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// True for its two files.
    pub(crate) fn has(&self, file: &str) -> bool {
        file == self.script() || file == self.module()
    }
}

/// Binds a module unless that was done before.
///
/// The name is made from the content, so a browser may keep the files for ever.
pub(crate) fn bind(workspace: &Workspace, module: &Path, kind: &str) -> Result<Bound> {
    let bytes = fs::read(module).with_context(|| format!("reading {}", module.display()))?;
    let name = format!("{kind}-{}", short_hash(&bytes));
    let folder = workspace.web_build().join("bound").join(kind).join(&name);
    let bound = Bound { folder, name };
    if !bound.folder.join(bound.script()).exists() {
        generate(bytes, &bound)?;
    }
    Ok(bound)
}

fn generate(bytes: Vec<u8>, bound: &Bound) -> Result<()> {
    if let Some(all) = bound.folder.parent().filter(|all| all.exists()) {
        fs::remove_dir_all(all).context("clearing earlier bindings")?;
    }
    Bindgen::new()
        .input_bytes(&bound.name, bytes)
        .out_name(&bound.name)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(&bound.folder)
        })
        .context("making the JavaScript around the module")
}
