//! `cargo xtask screenshots`: the pictures of the client in docs/screenshots.

use anyhow::Result;

use crate::test;
use crate::web;
use crate::web::Compiler;
use crate::workspace::Workspace;

/// Builds the client and has the browser crate take its picture in every size and theme.
pub(crate) fn take(workspace: &Workspace) -> Result<()> {
    test::ensure_browser(workspace)?;
    web::build(workspace, Compiler::Auto)?;
    let folder = workspace.path("docs/screenshots");
    workspace
        .cargo()
        .args(["run", "--package", "browser", "--bin", "screenshots", "--"])
        .arg(folder)
        .run()?;
    Ok(())
}
