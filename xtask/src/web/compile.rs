//! Compiling the client to WebAssembly with whatever this machine has.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use xshell::cmd;

use crate::packages::Packages;
use crate::web::dist::entries;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler for its browsers, which builds the standard library from source.
const DEBIAN: Packages = Packages {
    purpose: "the client is compiled to WebAssembly by Debian's Rust, as the target \
              wasm32-unknown-unknown cannot be added to this one",
    names: &["rustc-web", "cargo-web", "rust-web-src"],
};

/// A refused `rustup target add` answers at once; this is for one that hangs.
const RUSTUP_PATIENCE: Duration = Duration::from_secs(90);

/// Which compiler makes the WebAssembly.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Compiler {
    /// The toolchain's own if it has the target or can get it, Debian's otherwise
    Auto,
    /// The toolchain that runs this command
    Rustup,
    /// Debian's rustc-web
    Debian,
}

/// How much work goes into a build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// What is shipped: small pages, fast bots.
    Full,
    /// What a developer waits for: soon there, rebuilt in parts, larger.
    Quick,
}

impl Effort {
    /// The pages are made small.
    fn page(self) -> &'static str {
        if self == Self::Full { "web" } else { "web-quick" }
    }

    /// The bots are made fast.
    fn bots(self) -> &'static str {
        if self == Self::Full { "web-bots" } else { "web-quick" }
    }

    /// What is compiled in one go, with the profile. A quick build compiles every dependency once.
    fn parts(self) -> Vec<(&'static [&'static str], &'static str)> {
        match self {
            Self::Full => {
                vec![
                    (&["--package=web-app"], self.page()),
                    (&["--package=bot-worker"], self.bots()),
                ]
            }
            Self::Quick => vec![(&["--package=web-app", "--package=bot-worker"], self.page())],
        }
    }
}

fn module(workspace: &Workspace, profile: &str, name: &str) -> Result<PathBuf> {
    let folder = workspace.web_build().join(TARGET).join(profile);
    let path = folder.join(name).with_extension("wasm");
    ensure!(path.exists(), "the compiler left no {}", path.display());
    Ok(path)
}

/// The modules of the client.
pub(crate) struct Modules {
    /// The bundles of pages: `home`, and one for each game.
    pub(crate) bundles: BTreeMap<String, PathBuf>,
    /// Where bots think.
    pub(crate) bots: PathBuf,
}

/// Compiles the client and answers where its modules are.
pub(crate) fn compile(
    workspace: &Workspace,
    compiler: Compiler,
    effort: Effort,
    flags: &[String],
) -> Result<Modules> {
    let rustup = match compiler {
        Compiler::Rustup => true,
        Compiler::Debian => false,
        Compiler::Auto => rustup_has_target(workspace)?,
    };
    for (packages, profile) in effort.parts() {
        let mut args = vec!["--profile", profile, "--target", TARGET];
        args.extend(packages);
        // What is set for the target in `.cargo/config.toml` stays.
        let flags = format!("target.{TARGET}.rustflags={flags:?}");
        args.extend(["--config", &flags]);
        if rustup {
            with_rustup(workspace, &args)?;
        } else {
            with_debian(workspace, &args)?;
        }
    }
    let page = |name: String| module(workspace, effort.page(), &name).map(|module| (name, module));
    Ok(Modules {
        bundles: bundles(workspace)?.into_iter().map(page).collect::<Result<_>>()?,
        bots: module(workspace, effort.bots(), "bot-worker")?,
    })
}

/// The names of the bundles: each is a binary of the client.
fn bundles(workspace: &Workspace) -> Result<Vec<String>> {
    let sources = entries(&workspace.path("web/app/src/bin"))?;
    let name = |path: &PathBuf| Some(path.file_stem()?.to_str()?.to_owned());
    Ok(sources.iter().filter_map(name).collect())
}

fn with_rustup(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let folder = workspace.web_build();
    Ok(workspace.cargo().arg("build").args(args).arg("--target-dir").arg(folder).run()?)
}

fn with_debian(workspace: &Workspace, args: &[&str]) -> Result<()> {
    DEBIAN.ensure(workspace)?;
    let (folder, linker) = (workspace.web_build(), linker(workspace)?);
    cmd!(workspace.shell, "/usr/bin/cargo build")
        .args(args)
        .arg("-Zbuild-std=std,panic_abort")
        .arg("--target-dir")
        .arg(folder)
        .env("RUSTC", "/usr/bin/rustc")
        // `-Zbuild-std` is unstable, but this very compiler is made to be used so.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        // What the outer cargo and rustup set is meant for another toolchain.
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("RUSTC_WRAPPER")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .quiet()
        .run()?;
    Ok(())
}

/// True if the running toolchain can compile to WebAssembly, now or after asking rustup.
fn rustup_has_target(workspace: &Workspace) -> Result<bool> {
    if sysroot(workspace)?.join("lib/rustlib").join(TARGET).join("lib").exists() {
        return Ok(true);
    }
    let refused = workspace.web_build().join("target-refused");
    if refused.exists() && DEBIAN.installed(workspace) {
        return Ok(false);
    }
    if rustup_adds_target() {
        return Ok(true);
    }
    fs::create_dir_all(workspace.web_build())?;
    fs::write(&refused, "rustup could not add the target; Debian's compiler is used\n")?;
    Ok(false)
}

/// Asks rustup for the target, silently and not for long.
fn rustup_adds_target() -> bool {
    let child = Command::new("rustup")
        .args(["target", "add", TARGET])
        .env("RUSTUP_MAX_RETRIES", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return false };
    let start = Instant::now();
    while start.elapsed() < RUSTUP_PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(100)),
            Err(_) => return false,
        }
    }
    // Nothing depends on whether this ends a process that may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// The running toolchain's LLD; Debian's own package carries none that links WebAssembly.
fn linker(workspace: &Workspace) -> Result<PathBuf> {
    let host = cmd!(workspace.shell, "rustc --print host-tuple").quiet().read()?;
    let lld = sysroot(workspace)?.join("lib/rustlib").join(host).join("bin/rust-lld");
    if lld.exists() {
        return Ok(lld);
    }
    match PathBuf::from("/usr/bin/wasm-ld") {
        debian if debian.exists() => Ok(debian),
        _ => bail!("no linker for WebAssembly: neither {} nor /usr/bin/wasm-ld", lld.display()),
    }
}

fn sysroot(workspace: &Workspace) -> Result<PathBuf> {
    let printed = cmd!(workspace.shell, "rustc --print sysroot").quiet().read();
    printed.map(PathBuf::from).context("asking rustc where it lives")
}
