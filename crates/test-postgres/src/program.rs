//! PostgreSQL's programs, and the user who may run them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder of `initdb` and `postgres`; of several versions the last.
pub(crate) fn folder() -> Option<PathBuf> {
    let has = |folder: &PathBuf| folder.join("initdb").exists() && folder.join("postgres").exists();
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut found: Vec<_> =
        versions.map(|version| version.path().join("bin")).filter(has).collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.pop().or_else(|| std::env::split_paths(&path).find(has))
}

/// A program, as a user who may run it: PostgreSQL refuses root.
pub(crate) fn command(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]).arg(program);
    command
}

/// Makes a folder that this user can write to.
pub(crate) fn hand_over(folder: &Path) {
    if is_root() {
        let changed = Command::new("chown").arg("postgres").arg(folder).status();
        assert!(changed.is_ok_and(|status| status.success()), "{}", crate::MISSING);
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("--user").output().expect("every system has `id`");
    id.stdout.trim_ascii() == b"0"
}
