//! The Debian package: its own user, a service that runs at once, data in /var/lib/freebooter.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::dist::Release;
use crate::dist::contents::Contents;
use crate::workspace::Workspace;

/// The scripts that dpkg runs, in `deploy/debian`.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Packs a version and answers where the package is.
pub(crate) fn pack(
    workspace: &Workspace,
    release: &Release,
    contents: &Contents,
    version: &str,
) -> Result<PathBuf> {
    let mut tree = contents.debian()?;
    let size = tree.files().map(|(_, bytes)| bytes.len().div_ceil(1024)).sum();
    let architecture = cmd!(workspace.shell, "dpkg --print-architecture").quiet().read()?;
    let libc = newest_libc(&contents.binary).context("the binary uses glibc")?;
    let control = control(version, &architecture, &libc, size);
    let sum = |(path, bytes)| Ok(format!("{}  {path}\n", md5(workspace, bytes)?));
    let sums: String = tree.files().map(sum).collect::<Result<_>>()?;
    tree.file("DEBIAN/control", control);
    tree.file("DEBIAN/conffiles", "/etc/freebooter.toml\n");
    tree.file("DEBIAN/md5sums", sums);
    for script in SCRIPTS {
        let path = workspace.path("deploy/debian").join(script);
        tree.program(format!("DEBIAN/{script}"), fs::read(path)?);
    }
    let folder = workspace.target().join("packages-root");
    tree.write(&folder, release.time)?;
    let package = release.folder.join(format!("freebooter_{version}_{architecture}.deb"));
    cmd!(workspace.shell, "dpkg-deb --root-owner-group -Zxz --threads-max=1 --build")
        .arg(&folder)
        .arg(&package)
        .env("SOURCE_DATE_EPOCH", release.time.to_string())
        .quiet()
        .ignore_stdout()
        .run()?;
    fs::remove_dir_all(&folder)?;
    Ok(package)
}

/// What `dpkg --verify` compares files with.
fn md5(workspace: &Workspace, bytes: &[u8]) -> Result<String> {
    let printed = cmd!(workspace.shell, "md5sum").stdin(bytes).quiet().read()?;
    let sum = printed.split_whitespace().next().filter(|sum| sum.len() == 32);
    Ok(sum.with_context(|| format!("md5sum printed `{printed}`"))?.to_owned())
}

fn control(version: &str, architecture: &str, libc: &str, size: usize) -> String {
    format!(
        "\
Package: freebooter
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: The Freebooter contributors <freebooter@example.org>
Installed-Size: {size}
Depends: adduser, init-system-helpers (>= 1.51), libc6 (>= {libc}), libgcc-s1
Description: pirate board games in the browser, in the terminal and online
 Four pirate board games against bots, with friends on one device, or online.
 This package runs a server at http://127.0.0.1:8080/, which people reach through
 a proxy with TLS, and brings the command freebooter to play in the terminal.
"
    )
}

/// The newest version of glibc that a symbol of the binary asks for.
fn newest_libc(binary: &[u8]) -> Option<String> {
    const MARK: &[u8] = b"GLIBC_";
    let at =
        (0..binary.len().saturating_sub(MARK.len())).filter(|&at| binary[at..].starts_with(MARK));
    let version = |at: usize| {
        let rest = &binary[at + MARK.len()..];
        let end = rest.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'.'))?;
        let text = std::str::from_utf8(&rest[..end]).ok()?;
        text.split('.').map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()
    };
    let newest = at.filter_map(version).max()?;
    Some(newest.iter().map(u32::to_string).collect::<Vec<_>>().join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_glibc_counts_by_number() {
        let binary = b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0";
        assert_eq!(newest_libc(binary).as_deref(), Some("2.34"));
        assert_eq!(newest_libc(b"static"), None);
    }

    #[test]
    fn sums_are_those_of_md5() {
        let workspace = Workspace::find().expect("the workspace");
        let sum = md5(&workspace, b"cargo").expect("md5sum is there");
        assert_eq!(sum, "f91cd5d61e1e331b360fdbfe56588cbf");
    }

    #[test]
    fn the_control_file_ends_with_a_described_package() {
        let control = control("1.2.3", "amd64", "2.36", 7);
        assert!(control.contains("\nVersion: 1.2.3\n") && control.contains("libc6 (>= 2.36)"));
        assert!(control.ends_with(".\n"), "a package without its last newline is refused");
    }
}
