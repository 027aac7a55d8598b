//! Passes the commit that the program is built from to the compiler, for `freebooter --version`;
//! `-dirty` behind it says that what is built was changed since.

use std::env;
use std::path::Path;
use std::process::Command;

/// What the program is made of; other files don't make it another one.
const SOURCES: [&str; 7] = [".cargo", "Cargo.lock", "Cargo.toml", "cli", "crates", "games", "web"];

fn main() {
    println!("cargo:rerun-if-env-changed=FREEBOOTER_COMMIT");
    let named = env::var("FREEBOOTER_COMMIT").ok().filter(|commit| !commit.is_empty());
    if let Some(commit) = named.or_else(checked_out) {
        println!("cargo:rustc-env=FREEBOOTER_COMMIT={commit}");
    }
}

/// The commit of the checkout that this crate is in; none in an unpacked archive, even inside
/// somebody else's checkout.
fn checked_out() -> Option<String> {
    let root = git(&["rev-parse", "--show-toplevel"])?;
    let ours = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).parent()?.canonicalize().ok()?;
    if Path::new(&root).canonicalize().ok()? != ours {
        return None;
    }
    // It changes with every commit and checkout.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo:rerun-if-changed={log}");
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let sources = SOURCES.map(|source| format!("{root}/{source}"));
    for source in &sources {
        // The client is built by itself, and the program has it inside when that is done.
        let watched =
            if source.ends_with("/web") { format!("{root}/target/web") } else { source.clone() };
        println!("cargo:rerun-if-changed={watched}");
    }
    let mut changed = vec!["--no-optional-locks", "status", "--porcelain", "--"];
    changed.extend(sources.iter().map(String::as_str));
    let dirty = if git(&changed)?.is_empty() { "" } else { "-dirty" };
    Some(commit + dirty)
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
