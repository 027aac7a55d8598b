//! Passes the commit that the program is built from to the compiler, for `freebooter --version`.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=FREEBOOTER_COMMIT");
    if let Some(commit) = env::var("FREEBOOTER_COMMIT").ok().or_else(checked_out) {
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
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
