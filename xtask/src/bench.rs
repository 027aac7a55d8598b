//! `cargo xtask bench`: how fast the rules are, how fast the server is, how smooth the client is, and
//! how much a match asks of a person.

use anyhow::Result;

use crate::test;
use crate::web::{self, Compiler, Effort};
use crate::workspace::Workspace;

/// Runs every benchmark of the workspace, or with `server` the load test of the server, or with
/// `client` the measurement of the client's animations, or with `pace` that of a match's pace.
pub(crate) fn bench(workspace: &Workspace, args: &[String]) -> Result<()> {
    match args.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("server", args)) => bench_server(workspace, args),
        Some(("client", args)) => bench_client(workspace, "frames", args),
        Some(("pace", args)) => bench_client(workspace, "pace", args),
        _ => bench_games(workspace, args),
    }
}

fn bench_games(workspace: &Workspace, args: &[String]) -> Result<()> {
    let all =
        ["bench", "--workspace", "--exclude", "web-app", "--exclude", "browser-tests", "--benches"];
    let mut bench = workspace.cargo().args(all);
    if !args.is_empty() {
        bench = bench.arg("--").args(args);
    }
    Ok(bench.run()?)
}

/// Server and load generator are processes of their own, on this machine.
fn bench_server(workspace: &Workspace, args: &[String]) -> Result<()> {
    let build = ["build", "--release", "--package", "server", "--example", "serve"];
    workspace.cargo().args(build).run()?;
    let program = workspace.target().join("release/examples/serve");
    let run = ["run", "--quiet", "--release", "--package", "test-client", "--", "--program"];
    Ok(workspace.cargo().args(run).arg(program).args(args).run()?)
}

/// In a real browser, with the client as it is shipped.
fn bench_client(workspace: &Workspace, what: &str, args: &[String]) -> Result<()> {
    test::ensure_browser(workspace)?;
    web::build(workspace, Compiler::Auto, Effort::Full)?;
    let run = ["run", "--package", "browser-tests", "--bin", what, "--"];
    Ok(workspace.cargo().args(run).args(args).run()?)
}
