//! `cargo xtask test`: everything that must hold before a change is taken.

use anyhow::Result;
use xshell::{Cmd, cmd};

use crate::packages::Packages;
use crate::steps::Steps;
use crate::web::{Compiler, Summary};
use crate::workspace::Workspace;
use crate::{axe, tidy, web};

/// What the browser tests drive.
const BROWSER: Packages = Packages {
    purpose: "the browser tests drive a real browser",
    names: &["chromium", "chromium-driver"],
};

/// How many random games each law looks at: for every game and number of players.
const LAW_GAMES: &str = "2000";
const QUICK_LAW_GAMES: &str = "50";

/// Takes all steps, or the quick ones.
pub(crate) fn test(workspace: &Workspace, quick: bool) -> Result<()> {
    let cargo = |args: &[&str]| Ok(workspace.cargo().args(args).run()?);
    let mut steps = Steps::default();
    steps.take("format", || cargo(&["fmt", "--all", "--check"]));
    steps.take("clippy", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
    });
    steps.take("tidy", || tidy::report(workspace));
    let games = if quick { QUICK_LAW_GAMES } else { LAW_GAMES };
    steps.take("tests", || run_tests(workspace, &["--workspace", "--exclude", "browser"], games));
    steps.take("doc tests", || {
        cargo(&["test", "--doc", "--workspace", "--exclude", "browser", "--exclude", "web"])
    });
    if !quick {
        steps.take("docs", || docs(workspace));
        let mut client = None;
        let build = || {
            client = Some(web::build(workspace, Compiler::Auto)?);
            Ok(())
        };
        if steps.take("client", build) {
            steps.take("size of the client", || client.iter().try_for_each(Summary::check));
            steps.take("axe-core", || axe::ensure(workspace));
            steps.take("browser tests", || browser_tests(workspace));
        }
    }
    steps.summary()
}

fn docs(workspace: &Workspace) -> Result<()> {
    let args = ["doc", "--workspace", "--no-deps", "--document-private-items"];
    Ok(workspace.cargo().args(args).env("RUSTDOCFLAGS", "--deny warnings").run()?)
}

fn browser_tests(workspace: &Workspace) -> Result<()> {
    ensure_browser(workspace)?;
    run_tests(workspace, &["--package", "browser"], LAW_GAMES)
}

/// Installs Chromium and its driver unless there is a driver already.
pub(crate) fn ensure_browser(workspace: &Workspace) -> Result<()> {
    if answers(cmd!(workspace.shell, "chromedriver --version")) {
        return Ok(());
    }
    BROWSER.ensure(workspace)
}

/// With nextest where it is installed, as it runs the tests of all crates at once.
fn run_tests(workspace: &Workspace, which: &[&str], law_games: &str) -> Result<()> {
    let runner: &[&str] = if answers(cmd!(workspace.shell, "cargo nextest --version")) {
        &["nextest", "run", "--no-fail-fast", "--no-tests=pass"]
    } else {
        &["test", "--no-fail-fast", "--all-targets"]
    };
    Ok(workspace.cargo().args(runner).args(which).env("FREEBOOTER_LAW_GAMES", law_games).run()?)
}

fn answers(command: Cmd<'_>) -> bool {
    command.quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
