//! `cargo xtask test`: everything that must hold before a change is taken.

use anyhow::Result;
use xshell::{Cmd, cmd};

use crate::packages::Packages;
use crate::steps::{Steps, needs};
use crate::web::{Compiler, Effort, Summary};
use crate::workspace::Workspace;
use crate::{axe, new_game, tidy, web};

/// What the browser tests drive.
const BROWSER: Packages = Packages {
    purpose: "the browser tests drive a real browser",
    names: &["chromium", "chromium-driver"],
};

/// What the tests of the store keep data in, unless a server is named.
const POSTGRES: Packages = Packages {
    purpose: "the tests of the store start a PostgreSQL of their own",
    names: &["postgresql"],
};

/// What the tests of the fleet talk over, and what they check settings with.
const FLEET: Packages = Packages {
    purpose: "the tests of the fleet talk over NATS and check settings of HAProxy",
    names: &["haproxy", "nats-server"],
};

/// The tests that start a PostgreSQL, as nextest selects them.
const WITH_POSTGRES: &str = "kind(test) & (binary(postgres) | test(/postgres/) \
    | (package(server) & binary(tables) & test(/^nodes::/)))";

/// The tests that start a NATS server or run `HAProxy`.
const WITH_FLEET: &str = "package(fleet) & (binary(nats) | binary(deploy))";

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
    steps.take("licences and sources", || deny(workspace));
    steps.take("alert rules", || alert_rules(workspace));
    // Before the tests: the server holds the client, so that it need not be compiled twice, and
    // what it serves is tested.
    let client = !quick && build_client(workspace, &mut steps);
    let mut without = Vec::new();
    if !steps.take("NATS and HAProxy", || ensure_fleet(workspace)) {
        without.push(WITH_FLEET);
    }
    if !steps.take("PostgreSQL", || ensure_postgres(workspace)) {
        without.push(WITH_POSTGRES);
    }
    let games = if quick { QUICK_LAW_GAMES } else { LAW_GAMES };
    steps.take("tests", || run_tests(workspace, Tests::Native, &without, games));
    steps.take("doc tests", || cargo(&["test", "--doc", "--workspace"]));
    if !quick {
        steps.take("new game", || new_game::prove(workspace));
        steps.take("docs", || docs(workspace));
    }
    if client {
        steps.take("axe-core", || axe::ensure(workspace));
        steps.take("browser tests", || browser_tests(workspace));
    } else if !quick {
        steps.take("browser tests", || Err(needs("the client, which could not be built")));
    }
    steps.summary()
}

/// With cargo-deny where it is installed.
fn deny(workspace: &Workspace) -> Result<()> {
    if !answers(cmd!(workspace.shell, "cargo deny --version")) {
        return Err(needs("cargo-deny (`cargo install --locked cargo-deny`)"));
    }
    Ok(workspace.cargo().args(["deny", "check", "licenses", "bans", "sources"]).run()?)
}

/// With Prometheus's own tool where it is installed; a test of the server checks the names.
fn alert_rules(workspace: &Workspace) -> Result<()> {
    if !answers(cmd!(workspace.shell, "promtool --version")) {
        return Err(needs("promtool (Debian's package `prometheus`)"));
    }
    Ok(cmd!(workspace.shell, "promtool check rules deploy/alerts.yml").quiet().run()?)
}

/// Builds the client and checks its size; whether there is one.
fn build_client(workspace: &Workspace, steps: &mut Steps) -> bool {
    let mut client = None;
    let built = steps.take("client", || {
        client = Some(web::build(workspace, Compiler::Auto, Effort::Full)?);
        Ok(())
    });
    if built {
        steps.take("size of the client", || client.iter().try_for_each(Summary::check));
    }
    built
}

/// The bundles of the client are named like the games: only its library is documented.
fn docs(workspace: &Workspace) -> Result<()> {
    let others: [&str; 3] = ["--workspace", "--exclude", "web-app"];
    let client: [&str; 3] = ["--package", "web-app", "--lib"];
    for packages in [others, client] {
        let doc = workspace.cargo().args(["doc", "--no-deps", "--document-private-items"]);
        doc.args(packages).env("RUSTDOCFLAGS", "--deny warnings").run()?;
    }
    Ok(())
}

fn browser_tests(workspace: &Workspace) -> Result<()> {
    ensure_browser(workspace)?;
    run_tests(workspace, Tests::Browser, &[], LAW_GAMES)
}

/// Installs PostgreSQL unless it is there, or a server is named. The tests start it themselves.
fn ensure_postgres(workspace: &Workspace) -> Result<()> {
    if std::env::var_os("FREEBOOTER_TEST_POSTGRES").is_some() {
        return Ok(());
    }
    POSTGRES.ensure(workspace)
}

/// Installs Chromium and its driver unless there is a driver already.
pub(crate) fn ensure_browser(workspace: &Workspace) -> Result<()> {
    if answers(cmd!(workspace.shell, "chromedriver --version")) {
        return Ok(());
    }
    BROWSER.ensure(workspace)
}

/// Installs a NATS server and `HAProxy` unless they are there already.
fn ensure_fleet(workspace: &Workspace) -> Result<()> {
    let nats = answers(cmd!(workspace.shell, "nats-server --version"));
    if nats && answers(cmd!(workspace.shell, "haproxy -v")) {
        return Ok(());
    }
    FLEET.ensure(workspace)
}

/// Which tests: the browser's need the client and a Chromium.
#[derive(Clone, Copy)]
enum Tests {
    Native,
    Browser,
}

impl Tests {
    /// Always the whole workspace: a part of it would have its dependencies compiled again with
    /// other features.
    fn nextest(self, without: &[&str]) -> [String; 3] {
        let all = match self {
            Self::Native => "not package(browser-tests)",
            Self::Browser => "package(browser-tests)",
        };
        let without = without.iter().map(|tests| format!(" & not ({tests})"));
        let filter = without.fold(all.to_owned(), |filter, without| filter + &without);
        ["--workspace".to_owned(), "--filterset".to_owned(), filter]
    }

    fn cargo_test(self) -> &'static [&'static str] {
        match self {
            Self::Native => &["--workspace", "--exclude", "browser-tests"],
            Self::Browser => &["--package", "browser-tests"],
        }
    }
}

/// With nextest where it is installed, as it runs the tests of all crates at once, and can leave
/// out those whose tools are missing.
fn run_tests(workspace: &Workspace, tests: Tests, without: &[&str], law_games: &str) -> Result<()> {
    let cargo = workspace.cargo().env("FREEBOOTER_LAW_GAMES", law_games);
    let cargo = if answers(cmd!(workspace.shell, "cargo nextest --version")) {
        cargo.args(["nextest", "run", "--no-fail-fast"]).args(tests.nextest(without))
    } else {
        cargo.args(["test", "--no-fail-fast", "--all-targets"]).args(tests.cargo_test())
    };
    Ok(cargo.run()?)
}

fn answers(command: Cmd<'_>) -> bool {
    command.quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
