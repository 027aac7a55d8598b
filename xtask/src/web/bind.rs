//! The JavaScript around the module, made by wasm-bindgen as a library.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::web::dist::short_hash;
use crate::workspace::Workspace;

/// The bound module: `folder` holds `name.js`, `name_bg.wasm` and what they need.
pub(crate) struct Bound {
    pub(crate) folder: PathBuf,
    pub(crate) name: String,
}

/// Binds the module unless that was done before.
///
/// The name is made from the content, so a browser may keep the files for ever.
pub(crate) fn bind(workspace: &Workspace, module: &Path) -> Result<Bound> {
    let bytes = fs::read(module).with_context(|| format!("reading {}", module.display()))?;
    let name = format!("freebooter-{}", short_hash(&bytes));
    let folder = workspace.web_build().join("bound").join(&name);
    if !folder.join(format!("{name}.js")).exists() {
        generate(bytes, &name, &folder)?;
    }
    Ok(Bound { folder, name })
}

fn generate(bytes: Vec<u8>, name: &str, folder: &Path) -> Result<()> {
    if let Some(all) = folder.parent().filter(|all| all.exists()) {
        fs::remove_dir_all(all).context("clearing earlier bindings")?;
    }
    Bindgen::new()
        .input_bytes(name, bytes)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(folder)
        })
        .context("making the JavaScript around the module")
}
