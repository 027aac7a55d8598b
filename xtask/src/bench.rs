//! `cargo xtask bench`: how fast the rules are.

use anyhow::Result;

use crate::workspace::Workspace;

/// Runs every benchmark of the workspace.
pub(crate) fn bench(workspace: &Workspace, args: &[String]) -> Result<()> {
    let all = ["bench", "--workspace", "--exclude", "web", "--exclude", "browser", "--benches"];
    let mut bench = workspace.cargo().args(all);
    if !args.is_empty() {
        bench = bench.arg("--").args(args);
    }
    Ok(bench.run()?)
}
