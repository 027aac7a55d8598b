//! `cargo xtask screenshots`: the pictures of the client in docs/screenshots.

use anyhow::Result;

use crate::test;
use crate::web;
use crate::web::{Compiler, Effort};
use crate::workspace::Workspace;

/// Builds the client and has the browser crate take its picture in every size and theme.
pub(crate) fn take(workspace: &Workspace) -> Result<()> {
    test::ensure_browser(workspace)?;
    web::build(workspace, Compiler::Auto, Effort::Full)?;
    let run = ["run", "--package", "browser-tests", "--bin", "screenshots", "--"];
    workspace.cargo().args(run).arg("icons").arg(workspace.path("web/static")).run()?;
    workspace.cargo().args(run).arg(workspace.path("docs/screenshots")).run()?;
    Ok(())
}
